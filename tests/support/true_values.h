#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "solver/value.h"
#include "support/naive_game.h"

namespace mnk::test {

/// Exact values of positions by enumeration, each position once. Shares only the type of a value
/// with the solver. Fit for a dozen empty cells.
class TrueValues {
 public:
  explicit TrueValues(const Rules& rules) : misere_(rules.misere()) {
    const NaiveGame game{Position(rules)};
    through_.resize(game.cells().size());
    for (const std::vector<int>& line : game.lines()) {
      for (const int cell : line) through_[static_cast<std::size_t>(cell)].push_back(line);
    }
  }

  /// The value for the side to move.
  Value of(const NaiveGame& game) {
    if (const auto known = known_.find(game.cells()); known != known_.end()) return known->second;
    const char outcome = game.outcome();
    cells_ = game.cells();
    if (outcome == '.') return search(game.to_move());
    const Result result = outcome == '='              ? Result::draw
                          : outcome == game.to_move() ? Result::win
                                                      : Result::loss;
    return known_[cells_] = {.result = result, .plies = 0};
  }
  Value of(const Position& position) {
    const auto known = known_.find(NaiveGame::cells_of(position));
    return known != known_.end() ? known->second : of(NaiveGame(position));
  }
  /// The value of a legal move, for the side that plays it.
  Value of_move(const NaiveGame& game, int cell) {
    return before(of(game.with(game.to_move(), cell)));
  }
  Value of_move(const Position& position, Cell move) { return before(of(position.after(move))); }

  /// Every move that reaches the value, in row-major order.
  std::vector<Cell> best_moves(const Position& position) {
    std::vector<Cell> moves = position.available_moves();
    const Value value = of(position);
    std::erase_if(moves, [&](Cell move) { return of_move(position, move) != value; });
    return moves;
  }

  /// The values of all visited positions, by their cells as in NaiveGame.
  [[nodiscard]] const std::unordered_map<std::string, Value>& known() const { return known_; }

 private:
  static Value before(Value after) {
    const Result result = after.result == Result::draw  ? Result::draw
                          : after.result == Result::win ? Result::loss
                                                        : Result::win;
    return {.result = result, .plies = after.plies + 1};
  }
  /// Best play: the winner hurries, the loser delays.
  static bool better(Value a, Value b) {
    if (a.result != b.result) return a.result > b.result;
    return a.result == Result::win ? a.plies < b.plies : a.plies > b.plies;
  }

  [[nodiscard]] bool completed(std::size_t cell) const {
    const char side = cells_[cell];
    return std::ranges::any_of(through_[cell], [&](const std::vector<int>& line) {
      return std::ranges::all_of(
          line, [&](int c) { return cells_[static_cast<std::size_t>(c)] == side; });
    });
  }

  Value search(char side) {
    const auto known = known_.find(cells_);
    if (known != known_.end()) return known->second;
    std::optional<Value> best;
    for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
      if (cells_[cell] != '.') continue;
      cells_[cell] = side;
      Value value{.result = Result::draw, .plies = 1};
      if (completed(cell)) {
        value.result = misere_ ? Result::loss : Result::win;
      } else if (cells_.find('.') != std::string::npos) {
        value = before(search(NaiveGame::other(side)));
      }
      cells_[cell] = '.';
      if (!best || better(value, *best)) best = value;
    }
    return known_[cells_] = *best;
  }

  bool misere_;
  std::string cells_;  ///< of the position in search
  std::vector<std::vector<std::vector<int>>> through_;
  std::unordered_map<std::string, Value> known_;
};

}  // namespace mnk::test
