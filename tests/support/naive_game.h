#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/position.h"

/// A game from the rules alone, for checking what others claim: nothing is shared with the engine
/// but its words, and nothing at all with the solver.
namespace mnk::test {

class NaiveGame {
 public:
  explicit NaiveGame(const Position& position)
      : columns_(position.rules().columns()),
        rows_(position.rules().rows()),
        k_(position.rules().in_a_row()),
        misere_(position.rules().misere()) {
    int marks = 0;
    for (int row = 0; row < rows_; ++row) {
      for (int column = 0; column < columns_; ++column) {
        const auto mark = position.at({.row = row, .column = column});
        marks += mark ? 1 : 0;
        cells_ += mark ? letter(*mark) : '.';
      }
    }
    to_move_ = marks % 2 == 0 ? 'X' : 'O';
    find_lines();
  }

  [[nodiscard]] bool misere() const { return misere_; }
  [[nodiscard]] char to_move() const { return to_move_; }
  [[nodiscard]] static char other(char side) { return side == 'X' ? 'O' : 'X'; }
  [[nodiscard]] const std::vector<std::vector<int>>& lines() const { return lines_; }
  [[nodiscard]] const std::string& cells() const { return cells_; }
  [[nodiscard]] int k() const { return k_; }

  [[nodiscard]] int index(Cell cell) const { return cell.row * columns_ + cell.column; }
  [[nodiscard]] bool on_board(Cell cell) const {
    return cell.row >= 0 && cell.row < rows_ && cell.column >= 0 && cell.column < columns_;
  }

  [[nodiscard]] bool legal(Cell cell) const { return !over() && on_board(cell) && empty(cell); }
  [[nodiscard]] bool empty(Cell cell) const { return at(index(cell)) == '.'; }
  [[nodiscard]] char at(int index) const { return cells_[static_cast<std::size_t>(index)]; }

  /// A copy with this side's mark on a cell; the other side is to move then.
  [[nodiscard]] NaiveGame with(char side, int index) const {
    NaiveGame game = *this;
    game.cells_[static_cast<std::size_t>(index)] = side;
    game.to_move_ = other(side);
    return game;
  }
  [[nodiscard]] NaiveGame after(Cell cell) const { return with(to_move_, index(cell)); }

  [[nodiscard]] bool has_line(char side) const {
    return std::ranges::any_of(lines_, [&](const std::vector<int>& line) {
      return std::ranges::all_of(line, [&](int cell) { return at(cell) == side; });
    });
  }
  /// 'X', 'O', '=' for a draw, '.' for a game in progress.
  [[nodiscard]] char outcome() const {
    for (const char side : {'X', 'O'}) {
      if (has_line(side)) return misere_ ? other(side) : side;
    }
    return cells_.find('.') == std::string::npos ? '=' : '.';
  }
  [[nodiscard]] bool over() const { return outcome() != '.'; }

  [[nodiscard]] std::vector<int> empty_cells() const {
    std::vector<int> found;
    for (int i = 0; i < columns_ * rows_; ++i) {
      if (at(i) == '.') found.push_back(i);
    }
    return found;
  }
  /// The empty cells on which this side would complete a line.
  [[nodiscard]] std::vector<int> completing_cells(char side) const {
    std::set<int> found;
    for (const std::vector<int>& line : lines_) {
      const auto lacking = std::ranges::find_if(line, [&](int cell) { return at(cell) != side; });
      if (lacking == line.end() || at(*lacking) != '.') continue;
      const bool only =
          std::all_of(lacking + 1, line.end(), [&](int cell) { return at(cell) == side; });
      if (only) found.insert(*lacking);
    }
    return {found.begin(), found.end()};
  }

 private:
  void find_lines() {
    constexpr std::array<std::array<int, 2>, 4> ways{{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};
    for (int row = 0; row < rows_; ++row) {
      for (int column = 0; column < columns_; ++column) {
        for (const auto& [down, right] : ways) {
          const Cell last{.row = row + (k_ - 1) * down, .column = column + (k_ - 1) * right};
          if (!on_board(last)) continue;
          std::vector<int> line;
          for (int i = 0; i < k_; ++i) {
            line.push_back((row + i * down) * columns_ + column + i * right);
          }
          lines_.push_back(line);
        }
      }
    }
  }

  int columns_;
  int rows_;
  int k_;
  bool misere_;
  std::string cells_;
  char to_move_ = 'X';
  std::vector<std::vector<int>> lines_;
};

/// The value of positions by looking at all that can follow, for the side to move: 1 wins, 0 draws,
/// -1 loses, and after how many moves when the winner hurries and the loser delays.
class NaiveValues {
 public:
  struct Value {
    int result = 0;
    int plies = 0;
    friend bool operator==(const Value&, const Value&) = default;
  };

  explicit NaiveValues(const NaiveGame& game) : cells_(game.cells()), misere_(game.misere()) {
    through_.resize(cells_.size());
    for (const std::vector<int>& line : game.lines()) {
      for (const int cell : line) through_[static_cast<std::size_t>(cell)].push_back(line);
    }
  }

  /// The game must have the same rules.
  Value of(const NaiveGame& game) {
    const char result = game.outcome();
    if (result == '=') return {};
    if (result != '.') return {.result = result == game.to_move() ? 1 : -1, .plies = 0};
    cells_ = game.cells();
    return search(game.to_move());
  }
  /// Of a legal move, for the side that plays it.
  Value of_move(const NaiveGame& game, int cell) {
    const Value after = of(game.with(game.to_move(), cell));
    return {.result = -after.result, .plies = after.plies + 1};
  }

 private:
  static bool better(const Value& a, const Value& b) {
    if (a.result != b.result) return a.result > b.result;
    return a.result == 1 ? a.plies < b.plies : a.plies > b.plies;
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
      Value value{.result = 0, .plies = 1};
      if (completed(cell)) {
        value.result = misere_ ? -1 : 1;
      } else if (cells_.find('.') != std::string::npos) {
        const Value after = search(NaiveGame::other(side));
        value = {.result = -after.result, .plies = after.plies + 1};
      }
      cells_[cell] = '.';
      if (!best || better(value, *best)) best = value;
    }
    return known_[cells_] = *best;
  }

  std::string cells_;
  bool misere_;
  std::vector<std::vector<std::vector<int>>> through_;
  std::unordered_map<std::string, Value> known_;
};

}  // namespace mnk::test
