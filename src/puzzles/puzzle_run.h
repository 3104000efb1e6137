#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "puzzles/puzzle.h"

/// A player solving a puzzle. It knows no screen or clock.
namespace mnk {

enum class PuzzleStage : std::uint8_t {
  asking,  ///< waits for a move
  wrong,   ///< the move on the board was wrong; see refutation()
  solved,
  given_up  ///< shows the solution
};

/// How many hints the player has seen: the idea, then the region, then the move.
enum class PuzzleHint : std::uint8_t { none, idea, region, move };

class PuzzleRun {
 public:
  /// Assesses a position's legal moves, best first. On boards too large to solve all may be
  /// unproven.
  using Values = std::function<std::vector<MoveAssessment>(const games::AnyPosition&)>;

  PuzzleRun(Puzzle puzzle, Values values);

  [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }
  [[nodiscard]] PuzzleStage stage() const { return stage_; }
  /// The board; its history continues the puzzle's.
  [[nodiscard]] const games::AnyPosition& position() const { return position_; }
  /// How many moves are right this turn; and the plies to the end, at most, as far as known.
  [[nodiscard]] std::size_t right_count() const { return right_.size(); }
  [[nodiscard]] int plies() const { return plies_; }
  /// The moves since the puzzle began.
  [[nodiscard]] std::vector<Cell> moves() const;

  /// Tries a legal move, and plays the reply to a right one. Only while asking.
  void play(Cell move);

  /// While wrong: the opponent's reply, nothing if the game is over; and the solver's result then,
  /// if proven.
  [[nodiscard]] std::optional<Cell> refutation() const { return refutation_; }
  [[nodiscard]] std::optional<Result> result_of_mistake() const { return mistaken_result_; }
  /// Takes the wrong move back. Only while wrong.
  void retry();

  /// The next hint for this turn, if any. Only while asking.
  PuzzleHint hint();
  [[nodiscard]] PuzzleHint hints() const { return hint_; }
  /// The cells that the hints so far show: none, a region of the board, or the right moves.
  [[nodiscard]] std::vector<Cell> hinted_cells() const;

  /// Returns to the puzzle's start. Its line is the solution.
  void give_up();

  /// Wrong moves so far, and the furthest hint seen.
  [[nodiscard]] int mistakes() const { return mistakes_; }
  [[nodiscard]] PuzzleHint furthest_hint() const { return furthest_hint_; }

 private:
  void refute();
  void find_right_moves();
  [[nodiscard]] std::size_t move_count() const {
    return position_.history().size() - puzzle_.position.history().size();
  }
  [[nodiscard]] bool on_the_line() const;

  Puzzle puzzle_;
  Values values_;
  PuzzleStage stage_ = PuzzleStage::asking;
  games::AnyPosition position_;
  std::vector<Cell> right_;  ///< right moves this turn
  int plies_;
  std::optional<Cell> refutation_;
  std::optional<Result> mistaken_result_;
  PuzzleHint hint_ = PuzzleHint::none;
  PuzzleHint furthest_hint_ = PuzzleHint::none;
  int mistakes_ = 0;
  int turns_done_ = 0;
};

}  // namespace mnk
