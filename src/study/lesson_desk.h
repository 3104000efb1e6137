#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/position.h"
#include "solver/analysis.h"
#include "solver/solver.h"

namespace mnk {

/// Answers what the page asks of a teacher's lesson: whether its position can be, what is true of
/// it, whether a move is right, and what a perfect player plays there. README.md has the requests
/// and what is in the answers.
class LessonDesk {
 public:
  /// One JSON object; nothing for words that are no such request. To value a position takes two
  /// million nodes at most, seconds of a slow phone.
  [[nodiscard]] std::optional<std::string> answer(const std::vector<std::string_view>& words);

 private:
  [[nodiscard]] std::vector<MoveAssessment> moves_of(const Position& position);
  [[nodiscard]] std::string values(const Position& position);
  [[nodiscard]] std::string judge(const Position& position, std::string_view cell_text);
  [[nodiscard]] std::string reply(const Position& position);
  /// One for the rules that were asked about last.
  [[nodiscard]] Solver& solver_for(const Rules& rules);

  std::optional<Solver> solver_;
  std::optional<Rules> solver_rules_;
};

}  // namespace mnk
