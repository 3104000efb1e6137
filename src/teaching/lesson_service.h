#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/position.h"
#include "players/engine.h"
#include "search/solvers.h"

namespace mnk {

/// Answers the page's requests about a teacher's lesson in any game: is its position valid, what
/// are its values, is a move right, and what does a perfect player play? README.md has the requests
/// and answers.
class LessonService {
 public:
  /// `borrow` lends the solvers for one search, which ends before the answer is returned.
  explicit LessonService(std::function<games::Solvers&()> borrow) : borrow_(std::move(borrow)) {}

  /// One JSON object; nothing if the words are no such request. Valuing a position takes at most
  /// two million nodes, seconds on a slow phone; where old marks leave, the first request also
  /// makes the table of all values.
  [[nodiscard]] std::optional<std::string> answer(const std::vector<std::string_view>& words);

 private:
  [[nodiscard]] std::string values(const games::AnyPosition& position);
  [[nodiscard]] std::string judge(const games::AnyPosition& position, std::string_view cell_text);
  [[nodiscard]] std::string reply(const games::AnyPosition& position);
  [[nodiscard]] std::vector<MoveAssessment> moves_of(const games::AnyPosition& position);
  [[nodiscard]] Cell best_move(const games::AnyPosition& position);
  [[nodiscard]] SearchReport think_about(const SearchRequest& request) {
    return think(request, borrow_());
  }

  std::function<games::Solvers&()> borrow_;
};

}  // namespace mnk
