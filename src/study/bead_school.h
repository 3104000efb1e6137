#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "players/random.h"
#include "solver/solver.h"
#include "study/bead_machine.h"

namespace mnk {

/// Whom the machine plays, it always having the first move.
enum class BeadOpponent : std::uint8_t { random, hard, perfect, itself };

inline constexpr std::array<std::string_view, 4> bead_opponent_names = {"random", "hard", "perfect",
                                                                        "itself"};

/// One of the machine's turns: what was in the box before the bead was drawn.
struct BeadTurn {
  std::size_t box;
  std::size_t kind;
  std::vector<Beads> beads;
};

struct BeadGame {
  Result result;  ///< for the machine
  bool resigned;  ///< by the machine, or by its copy, whose box was empty
  std::vector<Cell> moves;
  std::vector<BeadTurn> turns;  ///< of the machine, but for a forced last move
};

/// A machine that learns by playing. The same seed and the same games give the same machine
/// everywhere. A game takes microseconds, against `hard` about a tenth of a millisecond.
class BeadSchool {
 public:
  explicit BeadSchool(std::uint64_t seed);

  void play(BeadOpponent opponent);

  [[nodiscard]] const BeadMachine& machine() const { return machine_; }
  /// Of all games so far, the first one first.
  [[nodiscard]] const std::vector<Result>& results() const { return results_; }
  /// How many beads were in the first box after each game.
  [[nodiscard]] const std::vector<int>& first_box() const { return first_box_; }
  /// Nothing before the first one.
  [[nodiscard]] const std::optional<BeadGame>& last() const { return last_; }

 private:
  std::optional<Cell> reply(const Position& position, BeadOpponent opponent);

  Random random_;
  BeadMachine machine_{Mark::X};
  BeadMachine copy_{Mark::O};  ///< that it plays against as itself
  Solver solver_;
  std::map<std::string, Cell> perfect_;  ///< moves that have been found, by position texts
  std::vector<Result> results_;
  std::vector<int> first_box_;
  std::optional<BeadGame> last_;
};

}  // namespace mnk
