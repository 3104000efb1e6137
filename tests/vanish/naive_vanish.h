#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

/// The game whose marks vanish, written once more from its rules alone: no header of the project's.
namespace naive {

/// Cells by row-major number, oldest first.
struct Board {
  std::vector<int> x;
  std::vector<int> o;
  bool x_moves = true;

  friend auto operator<=>(const Board&, const Board&) = default;
};

class Vanish {
 public:
  Vanish(int columns, int rows, int marks, bool misere)
      : columns_(columns), rows_(rows), marks_(marks), misere_(misere) {}

  [[nodiscard]] bool free(const Board& board, int cell) const {
    return std::ranges::find(board.x, cell) == board.x.end() &&
           std::ranges::find(board.o, cell) == board.o.end();
  }

  [[nodiscard]] std::vector<int> moves(const Board& board) const {
    std::vector<int> cells;
    if (line(board.x) || line(board.o)) return cells;
    for (int cell = 0; cell < columns_ * rows_; ++cell) {
      if (free(board, cell)) cells.push_back(cell);
    }
    return cells;
  }

  [[nodiscard]] Board after(Board board, int cell) const {
    std::vector<int>& own = board.x_moves ? board.x : board.o;
    own.push_back(cell);
    if (static_cast<int>(own.size()) > marks_) own.erase(own.begin());
    board.x_moves = !board.x_moves;
    return board;
  }

  /// So many marks that stand in a row, beside each other, across, down or aslant.
  [[nodiscard]] bool line(std::vector<int> own) const {
    if (static_cast<int>(own.size()) != marks_) return false;
    std::ranges::sort(own);
    const int down = own[1] / columns_ - own[0] / columns_;
    const int right = own[1] % columns_ - own[0] % columns_;
    if (std::max(std::abs(down), std::abs(right)) != 1) return false;
    for (std::size_t i = 2; i < own.size(); ++i) {
      if (own[i] / columns_ - own[i - 1] / columns_ != down) return false;
      if (own[i] % columns_ - own[i - 1] % columns_ != right) return false;
    }
    return true;
  }

  /// 1 when the side to move has won, -1 when it has lost, 0 when nobody has a line.
  [[nodiscard]] int ended(const Board& board) const {
    const bool moved_last = line(board.x_moves ? board.o : board.x);
    if (!moved_last) return 0;
    return misere_ ? 1 : -1;
  }

  struct Value {
    int result = 0;  ///< 1 win, 0 draw, -1 loss, for the side to move
    int plies = 0;
    friend bool operator==(const Value&, const Value&) = default;
  };

  /// Every position that can be reached, with its value: all are drawn until a round of looking one
  /// move ahead finds otherwise.
  [[nodiscard]] std::map<Board, Value> values() const {
    std::map<Board, Value> known;
    std::vector<Board> open{Board{}};
    known[Board{}] = {};
    while (!open.empty()) {
      const Board board = open.back();
      open.pop_back();
      for (const int cell : moves(board)) {
        if (known.try_emplace(after(board, cell)).second) open.push_back(after(board, cell));
      }
    }
    for (auto& [board, value] : known) value.result = ended(board);
    for (int plies = 1, quiet = 0; quiet < 2; ++plies, ++quiet) {
      std::vector<std::pair<Board, int>> found;
      for (const auto& [board, value] : known) {
        if (value.result != 0) continue;
        const int result = in_one_more(board, known, plies - 1);
        if (result != 0) found.emplace_back(board, result);
      }
      for (const auto& [board, result] : found) known[board] = {.result = result, .plies = plies};
      if (!found.empty()) quiet = -1;
    }
    return known;
  }

 private:
  /// Whether a reply is lost in just so many plies, or every reply is won in at most so many.
  [[nodiscard]] int in_one_more(const Board& board, const std::map<Board, Value>& known,
                                int plies) const {
    bool all_won = true;
    for (const int cell : moves(board)) {
      const Value reply = known.at(after(board, cell));
      if (reply.result < 0 && reply.plies <= plies) return 1;
      all_won = all_won && reply.result > 0 && reply.plies <= plies;
    }
    return all_won ? -1 : 0;
  }

  int columns_;
  int rows_;
  int marks_;
  bool misere_;
};

}  // namespace naive
