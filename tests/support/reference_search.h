#pragma once

#include <map>
#include <string>
#include <utility>

#include "engine/position.h"
#include "engine/position_text.h"

namespace mnk::test {

/// The question of WinSearch, answered by plain recursion on the engine's positions: does this
/// side win within so many plies, whatever the other does? Nothing is shared with the solver.
class ReferenceSearch {
 public:
  ReferenceSearch(Position position, Mark attacker)
      : position_(std::move(position)), attacker_(attacker) {}

  /// From the position, or from the one after a move.
  bool wins_within(int plies) { return search(position_, plies); }
  bool wins_after(Cell move, int plies) { return search(position_.after(move), plies); }

 private:
  bool search(const Position& position, int plies) {
    if (position.outcome().over()) return position.outcome().winner() == attacker_;
    if (plies <= 0) return false;
    const auto key = std::pair(to_position_text(position), plies);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    const bool attacking = position.to_move() == attacker_;
    bool wins = !attacking;
    for (const Cell move : position.available_moves()) {
      if (search(position.after(move), plies - 1) != attacking) continue;
      wins = attacking;
      break;
    }
    return known_[key] = wins;
  }

  Position position_;
  Mark attacker_;
  std::map<std::pair<std::string, int>, bool> known_;
};

}  // namespace mnk::test
