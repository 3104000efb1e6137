#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/position.h"
#include "solver/solver.h"
#include "solver/value.h"
#include "text/random.h"

/// MENACE, Donald Michie's machine of matchboxes and beads (1961), which learns 3×3.
namespace mnk {

/// Beads of one kind: moves that lead to the same position up to symmetry are one kind.
struct Beads {
  Cell move;
  int count;
};

/// A box stands for a position in which the machine has a choice. Its front shows one copy of it.
struct Matchbox {
  Position front;
  int stage;  ///< 1 for the machine's first move, to 4
  std::vector<Beads> beads;

  [[nodiscard]] int count() const;
};

/// A move that the machine has drawn.
struct DrawnBead {
  std::size_t box;   ///< its number, from 0
  std::size_t kind;  ///< which of the box's beads
  Cell move;         ///< on the board as it was turned
};

/// The machine for one side. The one that opens has 304 boxes: 1, 12, 108 and 183 by stage. Its
/// last move is forced and needs none.
class Menace {
 public:
  explicit Menace(Mark side);

  /// In the order of stages.
  [[nodiscard]] const std::vector<Matchbox>& boxes() const { return boxes_; }

  /// Draws a bead for the position, which must be this side's to move and not over, and remembers
  /// it. Where there is one move only it takes none. Nothing if the box is empty: it resigns.
  [[nodiscard]] std::optional<Cell> draw(const Position& position, Random& random);
  /// What it has drawn since the last learn().
  [[nodiscard]] const std::vector<DrawnBead>& drawn() const { return drawn_; }
  /// After a game: three beads more of each kind drawn for a win, one more for a draw, and for a
  /// loss the bead itself is taken away.
  void learn(Result result);
  /// As if it had drawn nothing since the last learn().
  void forget() { drawn_.clear(); }

 private:
  void fill(const Position& position, int stage);

  std::vector<Matchbox> boxes_;
  std::map<std::string, std::size_t> numbers_;  ///< of boxes, by their fronts' keys
  std::vector<DrawnBead> drawn_;
};

/// Whom the machine plays, it always having the first move.
enum class MenaceOpponent : std::uint8_t { random, hard, perfect, itself };

inline constexpr std::array<std::string_view, 4> menace_opponent_names = {"random", "hard",
                                                                          "perfect", "itself"};

/// One of the machine's turns: what was in the box before the bead was drawn.
struct MenaceTurn {
  std::size_t box;
  std::size_t kind;
  std::vector<Beads> beads;
};

struct MenaceGame {
  std::optional<Result> result;  ///< for the machine; nothing while the game goes on
  bool resigned = false;         ///< by the machine, or by its copy, whose box was empty
  std::vector<Cell> moves;
  std::vector<MenaceTurn> turns;  ///< of the machine, but for a forced last move
};

/// A machine that learns by playing. The same seed and the same games give the same machine
/// everywhere. A game takes microseconds, against `hard` about a tenth of a millisecond.
class MenaceTraining {
 public:
  explicit MenaceTraining(std::uint64_t seed);

  void play(MenaceOpponent opponent);
  /// A game against somebody who has played these moves so far. One that is not over yet counts for
  /// nothing, and the same moves and more give the same game; false where a move cannot be played.
  [[nodiscard]] bool play_by_hand(std::span<const Cell> replies);
  /// Drops a game by hand that is not over.
  void drop() { current_.reset(); }

  [[nodiscard]] const Menace& machine() const { return machine_; }
  /// Of all games that are over, the first one first.
  [[nodiscard]] const std::vector<Result>& results() const { return results_; }
  /// The game by hand that goes on, or else the last that is over. Nothing before the first one.
  [[nodiscard]] const std::optional<MenaceGame>& last() const {
    return current_ ? current_ : last_;
  }

 private:
  /// Plays until the game is over or a side has no move; that is the last position.
  template <class Reply>
  Position play(MenaceGame& game, Reply reply);
  std::optional<Cell> reply(const Position& position, MenaceOpponent opponent);
  /// The machine's move, kept in the game; nothing where it resigns.
  std::optional<Cell> turn(const Position& position, MenaceGame& game);
  /// After a game that is over, or that was given up by the side that is to move.
  void end(const Position& position, MenaceGame game);

  Random random_;
  Menace machine_{Mark::X};
  Menace copy_{Mark::O};  ///< that it plays against as itself
  Solver solver_;
  std::map<std::string, Cell> perfect_;  ///< moves that have been found, by position texts
  std::vector<Result> results_;
  std::optional<MenaceGame> current_;
  std::optional<MenaceGame> last_;
};

}  // namespace mnk
