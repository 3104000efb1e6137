#pragma once

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

/// The game whose marks vanish, written again from its rules alone, without any header of the
/// project.
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

  /// Whether these marks are adjacent in one row, column or diagonal.
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

  /// 1 if the side to move has won, -1 if it has lost, 0 if neither has a line.
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

  /// Every reachable position with its value: a draw until a round of looking one move ahead finds
  /// otherwise.
  [[nodiscard]] std::map<Board, Value> values() const {
    std::map<Board, std::size_t> number{{Board{}, 0}};
    std::vector<Board> boards{Board{}};
    std::vector<std::vector<std::size_t>> replies;
    for (std::size_t at = 0; at < boards.size(); ++at) {
      std::vector<std::size_t>& of_this = replies.emplace_back();
      for (const int cell : moves(boards[at])) {
        const Board next = after(boards[at], cell);
        const auto [known, fresh] = number.try_emplace(next, boards.size());
        if (fresh) boards.push_back(next);
        of_this.push_back(known->second);
      }
    }
    std::vector<Value> values(boards.size());
    for (std::size_t at = 0; at < boards.size(); ++at) values[at].result = ended(boards[at]);
    for (int plies = 1, quiet = 0; quiet < 2; ++plies, ++quiet) {
      std::vector<std::pair<std::size_t, int>> found;
      for (std::size_t at = 0; at < boards.size(); ++at) {
        if (values[at].result != 0) continue;
        const int result = in_one_more(replies[at], values);
        if (result != 0) found.emplace_back(at, result);
      }
      for (const auto& [at, result] : found) values[at] = {.result = result, .plies = plies};
      if (!found.empty()) quiet = -1;
    }
    std::map<Board, Value> known;
    for (std::size_t at = 0; at < boards.size(); ++at) known[boards[at]] = values[at];
    return known;
  }

 private:
  /// Whether some reply loses for the opponent, or every reply wins for it.
  [[nodiscard]] static int in_one_more(const std::vector<std::size_t>& replies,
                                       const std::vector<Value>& values) {
    const auto result = [&](std::size_t reply) { return values[reply].result; };
    if (std::ranges::find(replies, -1, result) != replies.end()) return 1;
    const auto won = [&](std::size_t reply) { return result(reply) > 0; };
    return std::ranges::all_of(replies, won) ? -1 : 0;
  }

  int columns_;
  int rows_;
  int marks_;
  bool misere_;
};

}  // namespace naive
