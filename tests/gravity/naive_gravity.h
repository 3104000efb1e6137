#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

/// The game whose marks fall, written again from its rules alone, without any header of the
/// project.
namespace naive {

/// The columns from the left, each from the bottom up, of 'X' and 'O'.
using Columns = std::vector<std::string>;

class Gravity {
 public:
  Gravity(int columns, int rows, int in_a_row, bool misere)
      : columns_(columns), rows_(rows), in_a_row_(in_a_row), misere_(misere) {}

  [[nodiscard]] Columns empty() const { return Columns(static_cast<std::size_t>(columns_)); }

  [[nodiscard]] static int count(const Columns& board) {
    std::size_t marks = 0;
    for (const std::string& column : board) marks += column.size();
    return static_cast<int>(marks);
  }
  [[nodiscard]] static char to_move(const Columns& board) { return count(board) % 2 ? 'O' : 'X'; }

  [[nodiscard]] std::vector<int> moves(const Columns& board) const {
    std::vector<int> open;
    for (int column = 0; column < columns_; ++column) {
      if (static_cast<int>(board[static_cast<std::size_t>(column)].size()) < rows_) {
        open.push_back(column);
      }
    }
    return open;
  }

  [[nodiscard]] static Columns after(Columns board, int column) {
    const char mark = to_move(board);
    board[static_cast<std::size_t>(column)] += mark;
    return board;
  }

  [[nodiscard]] char at(const Columns& board, int column, int height) const {
    if (column < 0 || column >= columns_ || height < 0) return '.';
    const std::string& marks = board[static_cast<std::size_t>(column)];
    return height < static_cast<int>(marks.size()) ? marks[static_cast<std::size_t>(height)] : '.';
  }

  [[nodiscard]] bool has_line(const Columns& board, char mark) const {
    for (int column = 0; column < columns_; ++column) {
      for (int height = 0; height < rows_; ++height) {
        if (at(board, column, height) == '.') break;
        if (at(board, column, height) != mark) continue;
        if (runs(board, mark, column, height, 1, 0) || runs(board, mark, column, height, 0, 1) ||
            runs(board, mark, column, height, 1, 1) || runs(board, mark, column, height, 1, -1)) {
          return true;
        }
      }
    }
    return false;
  }

  struct Value {
    int result = 0;  ///< 1 win, 0 draw, -1 loss, for the side to move
    int plies = 0;
    friend bool operator==(const Value&, const Value&) = default;
  };

  /// Whether `a` is better than `b`: a win soon, a loss late.
  [[nodiscard]] static bool better(Value a, Value b) {
    if (a.result != b.result) return a.result > b.result;
    return a.result > 0 ? a.plies < b.plies : a.plies > b.plies;
  }

  /// Searches all play from here. Remembers the value of every position on the way, on boards of at
  /// most eight columns of seven cells.
  Value value(const Columns& board) {
    const bool remembers = columns_ <= 8 && rows_ <= 7;
    const auto known = remembers ? values_.find(number(board)) : values_.end();
    if (known != values_.end()) return known->second;
    Value best{.result = -2, .plies = 0};
    const char last = to_move(board) == 'X' ? 'O' : 'X';
    if (has_line(board, last)) {
      best = {.result = misere_ ? 1 : -1, .plies = 0};
    } else if (moves(board).empty()) {
      best = {};
    } else {
      for (const int column : moves(board)) {
        const Value reply = value(after(board, column));
        const Value mine{.result = -reply.result, .plies = reply.plies + 1};
        if (best.result == -2 || better(mine, best)) best = mine;
      }
    }
    if (remembers) values_[number(board)] = best;
    return best;
  }

 private:
  /// A byte for each column: a 1, then a bit for each mark.
  [[nodiscard]] static std::uint64_t number(const Columns& board) {
    std::uint64_t number = 0;
    for (const std::string& column : board) {
      std::uint64_t digits = 1;
      for (const char mark : column) digits = 2 * digits + (mark == 'X' ? 1 : 0);
      number = number << 8 | digits;
    }
    return number;
  }

  [[nodiscard]] bool runs(const Columns& board, char mark, int column, int height, int right,
                          int up) const {
    for (int i = 0; i < in_a_row_; ++i) {
      if (at(board, column + i * right, height + i * up) != mark) return false;
    }
    return true;
  }

  int columns_;
  int rows_;
  int in_a_row_;
  bool misere_;
  std::unordered_map<std::uint64_t, Value> values_;
};

}  // namespace naive
