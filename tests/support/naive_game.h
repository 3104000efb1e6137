#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "engine/position.h"

/// A game from the rules alone, to check the claims of others. Shares only the types with the
/// engine, and nothing with the solver.
namespace mnk::test {

class NaiveGame {
 public:
  explicit NaiveGame(const Position& position)
      : columns_(position.rules().columns()),
        rows_(position.rules().rows()),
        k_(position.rules().in_a_row()),
        misere_(position.rules().misere()),
        cells_(cells_of(position)),
        to_move_(std::ranges::count(cells_, '.') % 2 == columns_ * rows_ % 2 ? 'X' : 'O') {
    find_lines();
  }

  /// The content of each cell, row by row: 'X', 'O', '.' for nothing.
  static std::string cells_of(const Position& position) {
    std::string cells;
    for (int index = 0; index < position.rules().cell_count(); ++index) {
      const auto mark = position.at(position.rules().cell(index));
      cells += mark ? letter(*mark) : '.';
    }
    return cells;
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

  /// A copy with this side's mark on a cell and the other side to move.
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
  char to_move_;
  std::vector<std::vector<int>> lines_;
};

/// The fault of a line in which the side to move should win by fours with one answer each; empty if
/// none.
inline std::string fault_of_fours(NaiveGame game, const std::vector<Cell>& line) {
  const char side = game.to_move();
  for (std::size_t ply = 0; ply < line.size(); ++ply) {
    if (!game.legal(line[ply])) return "the line has an illegal move";
    const auto to_stop = game.completing_cells(side);
    if (ply % 2 == 1) {
      if (to_stop.empty()) return "a move is no four";
      if (!game.completing_cells(NaiveGame::other(side)).empty())
        return "the other side wins first";
      if (std::ranges::find(to_stop, game.index(line[ply])) == to_stop.end()) {
        return "the answer answers nothing";
      }
      if (to_stop.size() > 1 && ply + 2 != line.size()) return "the game could end sooner";
    } else if (!to_stop.empty() && ply + 1 != line.size()) {
      return "a quicker win is passed over";
    }
    game = game.after(line[ply]);
  }
  return game.outcome() == side ? "" : "the line does not win";
}

/// The outcome of a position, for any last move.
inline Outcome naive_outcome(const Position& position) {
  const char outcome = NaiveGame(position).outcome();
  if (outcome == '.') return Outcome::in_progress();
  return outcome == '=' ? Outcome::draw() : Outcome::win(outcome == 'X' ? Mark::X : Mark::O);
}

}  // namespace mnk::test
