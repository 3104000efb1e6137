#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/solver.h"
#include "study/desk_words.h"
#include "study/puzzle_run.h"

/// Requests about somebody at a puzzle.
namespace mnk::desk {

class RunDesk {
 public:
  /// The solver must outlive it.
  explicit RunDesk(Solver& solver) : solver_(&solver) {}

  /// `PUZZLE ACTION…`: how it stands after that. What was done before is not done again.
  std::string answer(const Words& words);

 private:
  /// What is known of all moves of a position, best first.
  std::vector<MoveAssessment> moves_of(const Position& position);
  /// Whether the run takes what somebody does.
  bool act(std::string_view action);
  void answer_its_questions();
  [[nodiscard]] std::string described();

  Solver* solver_;
  std::optional<PuzzleRun> run_;
  std::string run_text_;
  std::vector<std::string> done_;
};

}  // namespace mnk::desk
