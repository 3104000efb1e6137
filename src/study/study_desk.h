#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "players/random.h"
#include "solver/solver.h"
#include "study/puzzle_day.h"
#include "study/puzzle_maker.h"
#include "study/puzzle_run.h"
#include "study/puzzle_stock.h"
#include "study/teaching.h"

/// The study in texts, as the page's worker speaks to it. README.md has every request.
namespace mnk {

/// Answers requests. Each is a word and what it needs, separated by spaces; each answer is one JSON
/// object. What could not be done is `{"error": …}`, with a word for what was wrong.
class StudyDesk {
 public:
  StudyDesk();

  /// The answer at once, but for what takes long: that is worked at by step(), in place of what was
  /// worked at before.
  [[nodiscard]] std::optional<std::string> ask(std::string_view text);

  /// Whether something that takes long is being worked at.
  [[nodiscard]] bool busy() const { return maker_.has_value(); }
  /// Works on for some milliseconds; the answer once there is one. busy() must be so.
  [[nodiscard]] std::optional<std::string> step();

 private:
  using Words = std::vector<std::string_view>;
  /// A kind of request.
  struct Row {
    std::string_view name;
    std::optional<std::string> (*answer)(StudyDesk&, const Words&);
  };
  static const std::vector<Row>& rows();
  /// A row's function, of one that the desk answers itself.
  template <std::optional<std::string> (StudyDesk::*answer)(const Words&)>
  static std::optional<std::string> by_desk(StudyDesk& desk, const Words& words) {
    return (desk.*answer)(words);
  }

  std::optional<std::string> puzzles_of_day(const Words& words);
  std::optional<std::string> puzzle_of_stock(const Words& words);
  std::optional<std::string> make_puzzle(const Words& words);
  std::optional<std::string> run_puzzle(const Words& words);

  std::string take_stock(std::string_view text);
  /// What is known of all moves of a position, best first.
  std::vector<MoveAssessment> moves_of(const Position& position);
  /// Whether the run takes what somebody does.
  bool act(std::string_view action);
  void answer_its_questions();
  [[nodiscard]] std::string described_run();

  Solver solver_;
  std::vector<StockedPuzzle> stock_;
  std::optional<PuzzleCalendar> calendar_;

  /// Somebody at a puzzle, and what was done so far: the next request goes on from there.
  std::optional<PuzzleRun> run_;
  std::string run_text_;
  std::vector<std::string> done_;

  std::optional<PuzzleMaker> maker_;
  Teaching teaching_;  ///< answers what none of the rows does
};

}  // namespace mnk
