#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/position.h"
#include "players/random.h"
#include "solver/value.h"

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

}  // namespace mnk
