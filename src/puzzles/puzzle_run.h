#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "puzzles/puzzle.h"
#include "solver/analysis.h"

/// A player at a puzzle. No screen and no clock.
namespace mnk {

enum class PuzzleStage : std::uint8_t {
  asking,  ///< a move is wanted
  wrong,   ///< the move on the board was wrong, and refutation() says what comes of it
  solved,
  given_up  ///< the solution may be played through
};

inline constexpr std::array<std::string_view, 4> puzzle_stage_names = {"asking", "wrong", "solved",
                                                                       "given_up"};

[[nodiscard]] constexpr std::string_view to_text(PuzzleStage stage) {
  return puzzle_stage_names[static_cast<std::size_t>(stage)];
}

/// The first hint, the second and the third.
enum class PuzzleHint : std::uint8_t { none, idea, region, move };

class PuzzleRun {
 public:
  /// What is known of a position's moves: every legal one, best first. On boards beyond solving it
  /// may be that nothing is.
  using Values = std::function<std::vector<MoveAssessment>(const games::AnyPosition&)>;

  PuzzleRun(Puzzle puzzle, Values values);

  [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }
  [[nodiscard]] PuzzleStage stage() const { return stage_; }
  /// What is on the board; its history goes on from that of the puzzle.
  [[nodiscard]] const games::AnyPosition& position() const { return position_; }
  /// How many moves are right at this turn, and the plies to the end of the game from here as far
  /// as they are known: for a win that is not proven to the ply, the most that it takes.
  [[nodiscard]] std::size_t right_count() const { return right_.size(); }
  [[nodiscard]] int plies() const { return plies_; }
  /// The moves since the puzzle began.
  [[nodiscard]] std::vector<Cell> moves() const;

  /// Tries a legal move, and plays the reply to a right one; only while asking.
  void play(Cell move);

  /// While wrong: what the opponent plays against it, and what the game is worth for the solver
  /// then, if that is proven. Without a reply the game is over.
  [[nodiscard]] std::optional<Cell> refutation() const { return refutation_; }
  [[nodiscard]] std::optional<Result> result_of_mistake() const { return mistaken_result_; }
  /// Takes the wrong move back; only while wrong.
  void retry();

  /// One more hint for this turn, as long as there is one; only while asking.
  PuzzleHint hint();
  [[nodiscard]] PuzzleHint hints() const { return hint_; }
  /// The cells that the hints so far point at: none, or a region of the board, or the right moves.
  [[nodiscard]] std::vector<Cell> hinted_cells() const;

  /// Puts the puzzle back to its beginning. Its line is the solution.
  void give_up();

  /// Wrong moves so far, and the furthest hint that was asked for.
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
  std::vector<Cell> right_;  ///< moves of this turn
  int plies_;
  std::optional<Cell> refutation_;
  std::optional<Result> mistaken_result_;
  PuzzleHint hint_ = PuzzleHint::none;
  PuzzleHint furthest_hint_ = PuzzleHint::none;
  int mistakes_ = 0;
  int turns_done_ = 0;
};

}  // namespace mnk
