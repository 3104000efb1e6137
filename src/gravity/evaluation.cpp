#include "gravity/evaluation.h"

#include <algorithm>
#include <cstdlib>

namespace mnk::gravity {
namespace {

/// What a line with all its marks is worth, more than any number of others.
constexpr int decided = 1'000'000;

/// The worth of a line without marks of the opponent that lacks so many.
int worth(int missing) {
  constexpr int most = 64;
  return most >> std::min(2 * (missing - 1), 6);
}

}  // namespace

Evaluation::Evaluation(const Rules& rules) : shape_(rules) {
  for (const Line& line : winning_lines(rules.board())) {
    Bits& bits = lines_.emplace_back();
    for (const Cell cell : line) bits |= shape_.bit(cell);
  }
}

/// For the side to move.
int Evaluation::standing(Bits own, Bits marks) const {
  const bool x_moves = count(marks) % 2 == 0;
  // The rows that fall to X when both sides fill up the board, the lowest among them.
  const Bits rows_of_x = shape_.rows() % 2 == 0 ? ~shape_.upper_rows() : shape_.upper_rows();
  int sum = 0;
  for (const Bits line : lines_) {
    const int ours = count(line & own);
    const int theirs = count(line & (marks ^ own));
    if ((ours > 0) == (theirs > 0)) continue;
    const int missing = count(line) - ours - theirs;
    int value = worth(missing);
    const bool odd_row = (line & ~marks & rows_of_x) != 0;
    if (missing == 1 && odd_row == ((ours > 0) == x_moves)) value *= 2;
    sum += ours > 0 ? value : -value;
  }
  return shape_.misere() ? -sum : sum;
}

/// For the side to move, which has not won.
int Evaluation::search(Bits own, Bits marks, int plies, int alpha, int beta, Budget& budget) const {
  if (shape_.has_line(marks ^ own)) return shape_.misere() ? decided + plies : -decided - plies;
  const Bits landings = shape_.landings(marks);
  if (landings == 0) return 0;
  if (plies == 0 || !budget.spend()) return standing(own, marks);
  const int columns = shape_.columns();
  for (int i = 0; i < columns; ++i) {
    // From the middle outwards.
    const int column = columns / 2 + (i % 2 == 0 ? i / 2 : -(i + 1) / 2);
    const Bits move = landings & shape_.column(column);
    if (move == 0) continue;
    alpha = std::max(alpha, -search(marks ^ own, marks | move, plies - 1, -beta, -alpha, budget));
    if (alpha >= beta) break;
  }
  return alpha;
}

std::uint8_t Evaluation::chance(const Position& position, Budget& budget) const {
  const Bits own = position.bits(position.to_move());
  const Bits marks = own | position.bits(opponent(position.to_move()));
  int value = 0;
  for (int plies = 2; plies <= max_plies; plies += 2) {
    const int found = search(own, marks, plies, -2 * decided, 2 * decided, budget);
    if (budget.exhausted() && plies > 2) break;
    value = found;
  }
  // Half way to certainty at this lead.
  constexpr int lead = 150;
  constexpr int even = 50;
  return static_cast<std::uint8_t>(even + (even - 1) * value / (std::abs(value) + lead));
}

}  // namespace mnk::gravity
