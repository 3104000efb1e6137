#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "puzzles/puzzle.h"
#include "solver/analysis.h"

/// A player at a puzzle. No screen, no clock and no solver: it asks for what must be known of a
/// position, and goes on once it has it.
namespace mnk {

enum class PuzzleStage : std::uint8_t {
  asking,    ///< a move is wanted
  thinking,  ///< what is known of question() is wanted
  wrong,     ///< the move on the board was wrong, and refutation() says what comes of it
  solved,
  given_up  ///< the solution may be played through
};

/// Their names. To the page, thinking is no stage of its own.
inline constexpr std::array<std::string_view, 5> puzzle_stage_names = {"asking", "asking", "wrong",
                                                                       "solved", "given_up"};

[[nodiscard]] constexpr std::string_view to_text(PuzzleStage stage) {
  return puzzle_stage_names[static_cast<std::size_t>(stage)];
}

/// The first hint, the second and the third.
enum class PuzzleHint : std::uint8_t { none, idea, region, move };

class PuzzleRun {
 public:
  explicit PuzzleRun(Puzzle puzzle);

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

  /// Tries a legal move; only while asking.
  void play(Cell move);

  /// The position of which all moves must be known; only while thinking.
  [[nodiscard]] const games::AnyPosition& question() const { return question_; }
  /// Takes what is known of that position's moves: every legal one, best first. On boards beyond
  /// solving only wins that are proven count as right. Where positions can recur the win must come
  /// nearer once one has: from then on the quickest moves alone are right, for the third time would
  /// be a draw.
  void take(const std::vector<MoveAssessment>& moves);

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
  enum class Wanted : std::uint8_t { right_moves, reply, refutation };

  void ask_about(const games::AnyPosition& position, Wanted wanted);
  void reply(Cell move);
  [[nodiscard]] std::size_t move_count() const {
    return position_.history().size() - puzzle_.position.history().size();
  }
  [[nodiscard]] bool on_the_line() const;

  Puzzle puzzle_;
  PuzzleStage stage_ = PuzzleStage::asking;
  games::AnyPosition position_;
  games::AnyPosition question_;
  Wanted wanted_ = Wanted::right_moves;
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
