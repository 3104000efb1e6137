#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/position.h"
#include "players/engine.h"
#include "search/solvers.h"

namespace mnk {

/// Answers what the page asks of a teacher's lesson in any of the games: whether its position can
/// be, what is true of it, whether a move is right, and what a perfect player plays there.
/// README.md has the requests and what is in the answers.
class LessonService {
 public:
  /// One JSON object; nothing for words that are no such request. To value a position takes two
  /// million nodes at most, seconds of a slow phone; where marks leave the first one waits for the
  /// table of all values.
  [[nodiscard]] std::optional<std::string> answer(const std::vector<std::string_view>& words);

 private:
  [[nodiscard]] std::string values(const games::AnyPosition& position);
  [[nodiscard]] std::string judge(const games::AnyPosition& position, std::string_view cell_text);
  [[nodiscard]] std::string reply(const games::AnyPosition& position);
  [[nodiscard]] std::vector<MoveAssessment> moves_of(const games::AnyPosition& position);
  [[nodiscard]] Cell best_move(const games::AnyPosition& position);
  [[nodiscard]] SearchReport think_about(const SearchRequest& request) {
    return think(request, solvers_);
  }

  games::Solvers solvers_{std::size_t{8} << 20};  // bytes of a table
};

}  // namespace mnk
