#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "players/random.h"
#include "solver/solver.h"
#include "teaching/menace.h"

namespace mnk {

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
  bool resigned;                 ///< by the machine, or by its copy, whose box was empty
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
  /// How many beads were in the first box after each game.
  [[nodiscard]] const std::vector<int>& first_box() const { return first_box_; }
  /// The game by hand that goes on, or else the last that is over. Nothing before the first one.
  [[nodiscard]] const std::optional<MenaceGame>& last() const {
    return current_ ? current_ : last_;
  }

 private:
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
  std::vector<int> first_box_;
  std::optional<MenaceGame> current_;
  std::optional<MenaceGame> last_;
};

}  // namespace mnk
