#pragma once

#include <optional>

#include "engine/position.h"

/// The result of a board the slow way: every cell, every direction, no lines made beforehand and
/// no last move known. It shares nothing with the engine but the board.
namespace mnk::test {

inline bool naive_run(const Position& board, int row, int column, int down, int right) {
  const Rules& rules = board.rules();
  const auto first = board.at({.row = row, .column = column});
  if (!first) return false;
  for (int i = 1; i < rules.in_a_row(); ++i) {
    const Cell cell{.row = row + i * down, .column = column + i * right};
    if (!rules.contains(cell) || board.at(cell) != first) return false;
  }
  return true;
}

/// The mark that has a line somewhere; nothing without one.
inline std::optional<Mark> naive_completer(const Position& board) {
  const Rules& rules = board.rules();
  for (int row = 0; row < rules.rows(); ++row) {
    for (int column = 0; column < rules.columns(); ++column) {
      if (naive_run(board, row, column, 0, 1) || naive_run(board, row, column, 1, 0) ||
          naive_run(board, row, column, 1, 1) || naive_run(board, row, column, 1, -1)) {
        return board.at({.row = row, .column = column});
      }
    }
  }
  return std::nullopt;
}

inline Outcome naive_outcome(const Position& board) {
  const Rules& rules = board.rules();
  if (const auto completer = naive_completer(board)) {
    return Outcome::win(rules.misere() ? opponent(*completer) : *completer);
  }
  for (int row = 0; row < rules.rows(); ++row) {
    for (int column = 0; column < rules.columns(); ++column) {
      if (!board.at({.row = row, .column = column})) return Outcome::in_progress();
    }
  }
  return Outcome::draw();
}

}  // namespace mnk::test
