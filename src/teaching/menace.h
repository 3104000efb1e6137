#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/position.h"
#include "solver/solver.h"
#include "solver/value.h"
#include "text/random.h"
#include "text/text_index.h"

/// MENACE, Donald Michie's machine of matchboxes and beads (1961), which learns to play 3×3.
namespace mnk {

/// Beads of one kind. Moves that lead to the same position up to symmetry share a kind.
struct Beads {
  Cell move;
  int count;
};

/// A box for a position in which the machine has a choice. Its front shows one symmetric copy.
struct Matchbox {
  Position front;
  int stage;  ///< the machine's move number, 1 to 4
  std::vector<Beads> beads;

  [[nodiscard]] int count() const;
};

/// A move that the machine has drawn.
struct DrawnBead {
  std::size_t box;   ///< its index
  std::size_t kind;  ///< index of the box's beads
  Cell move;         ///< on the actual board, not the front
};

/// The machine for one side. X's machine has 304 boxes: 1, 12, 108 and 183 by stage. Its last move
/// is forced and needs no box.
class Menace {
 public:
  explicit Menace(Mark side);

  /// Ordered by stage.
  [[nodiscard]] const std::vector<Matchbox>& boxes() const { return boxes_; }

  /// Draws a bead for the position, with this side to move in a game in progress, and remembers it.
  /// Plays a forced move without a bead. Nothing if the box is empty: the machine resigns.
  [[nodiscard]] std::optional<Cell> draw(const Position& position, Random& random);
  /// The beads drawn since the last learn().
  [[nodiscard]] const std::vector<DrawnBead>& drawn() const { return drawn_; }
  /// After a game: adds three beads of each kind drawn for a win and one for a draw; removes the
  /// drawn beads for a loss.
  void learn(Result result);
  /// Forgets the beads drawn since the last learn().
  void forget() { drawn_.clear(); }

 private:
  void fill(const Position& position, int stage);

  std::vector<Matchbox> boxes_;
  TextIndex numbers_;  ///< of the boxes, by the fronts' keys
  std::vector<DrawnBead> drawn_;
};

/// The machine's opponent. The machine always moves first.
enum class MenaceOpponent : std::uint8_t { random, hard, perfect, itself };

/// One of the machine's turns, with the box's beads before the draw.
struct MenaceTurn {
  std::size_t box;
  std::size_t kind;
  std::vector<Beads> beads;
};

struct MenaceGame {
  std::optional<Result> result;  ///< for the machine; nothing while in progress
  bool resigned = false;         ///< the machine or its copy had an empty box
  std::vector<Cell> moves;
  std::vector<MenaceTurn> turns;  ///< the machine's, except a forced last move
};

/// A machine that learns by playing. Deterministic: the same seed and games give the same machine
/// everywhere. A game takes microseconds, or about a tenth of a millisecond against `hard`.
class MenaceTraining {
 public:
  explicit MenaceTraining(std::uint64_t seed);

  void play(MenaceOpponent opponent);
  /// A game against a person who has played `replies` so far. Until it is over it does not count,
  /// and calling again with more replies continues the same game. False if a move is illegal.
  [[nodiscard]] bool play_by_hand(std::span<const Cell> replies);
  /// Drops an unfinished game by hand.
  void drop() { current_.reset(); }

  [[nodiscard]] const Menace& machine() const { return machine_; }
  /// Of all finished games, in order.
  [[nodiscard]] const std::vector<Result>& results() const { return results_; }
  /// The unfinished game by hand, else the last finished one, if any.
  [[nodiscard]] const std::optional<MenaceGame>& last() const {
    return current_ ? current_ : last_;
  }

 private:
  /// Plays until the game is over or a side has no move; returns the last position.
  template <class Reply>
  Position play(MenaceGame& game, Reply reply);
  std::optional<Cell> reply(const Position& position, MenaceOpponent opponent);
  /// The machine's move, recorded in the game; nothing if it resigns.
  std::optional<Cell> turn(const Position& position, MenaceGame& game);
  /// Ends a game that is over, or that the side to move resigned.
  void end(const Position& position, MenaceGame game);

  Random random_;
  Menace machine_{Mark::X};
  Menace copy_{Mark::O};  ///< its opponent for `itself`
  Solver solver_;
  TextIndex positions_;
  std::vector<Cell> perfect_;  ///< cached moves, by the number of the position's text
  std::vector<Result> results_;
  std::optional<MenaceGame> current_;
  std::optional<MenaceGame> last_;
};

}  // namespace mnk
