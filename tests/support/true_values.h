#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/notation.h"
#include "engine/position.h"
#include "solver/value.h"

namespace mnk::test {

/// Exact values of late positions by looking at everything below them, once each; nothing is shared
/// with the solver. Fit for a dozen empty cells.
class TrueValues {
 public:
  Value of(const Position& position) {
    const auto winner = position.outcome().winner();
    if (winner) {
      return {.result = *winner == position.to_move() ? Result::win : Result::loss, .plies = 0};
    }
    if (position.outcome().over()) return {.result = Result::draw, .plies = 0};
    const std::string text = to_position_text(position);
    if (const auto known = known_.find(text); known != known_.end()) return known->second;
    std::optional<Value> best;
    for (const Cell move : position.available_moves()) {
      const Value value = of_move(position, move);
      if (!best || *best < value) best = value;
    }
    known_.emplace(text, *best);
    return *best;
  }

  /// For the side that plays the move.
  Value of_move(const Position& position, Cell move) {
    return before_the_move(of(position.after(move)));
  }

  /// Every move that reaches the value, in row-major order.
  std::vector<Cell> best_moves(const Position& position) {
    std::vector<Cell> moves = position.available_moves();
    const Value value = of(position);
    std::erase_if(moves, [&](Cell move) { return of_move(position, move) != value; });
    return moves;
  }

 private:
  std::unordered_map<std::string, Value> known_;
};

}  // namespace mnk::test
