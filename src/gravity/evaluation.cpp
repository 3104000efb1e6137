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

Evaluation::Evaluation(const Rules& rules) : lines_(winning_lines(rules.board())) {}

/// For X.
int Evaluation::standing(const Position& position) const {
  int sum = 0;
  for (const Line& line : lines_) {
    int x = 0;
    int o = 0;
    Cell free;
    for (const Cell cell : line) {
      const auto mark = position.at(cell);
      if (!mark) {
        free = cell;
      } else {
        ++(*mark == Mark::X ? x : o);
      }
    }
    if ((x > 0) == (o > 0)) continue;
    const int missing = static_cast<int>(line.size()) - std::max(x, o);
    int value = worth(missing);
    const bool odd_row = (position.rules().rows() - free.row) % 2 != 0;
    if (missing == 1 && odd_row == (x > 0)) value *= 2;
    sum += x > 0 ? value : -value;
  }
  return position.rules().misere() ? -sum : sum;
}

/// For the side to move.
int Evaluation::search(Position& position, int plies, int alpha, int beta, Budget& budget) const {
  if (const Outcome outcome = position.outcome(); outcome.over()) {
    if (outcome.is_draw()) return 0;
    return outcome.winner() == position.to_move() ? decided + plies : -decided - plies;
  }
  if (plies == 0 || !budget.spend()) {
    return position.to_move() == Mark::X ? standing(position) : -standing(position);
  }
  std::vector<Cell> moves = position.available_moves();
  const int middle = position.rules().columns() / 2;
  std::ranges::stable_sort(moves, {}, [&](Cell cell) { return std::abs(cell.column - middle); });
  for (const Cell move : moves) {
    [[maybe_unused]] const auto played = position.play(move);
    const int value = -search(position, plies - 1, -beta, -alpha, budget);
    position.take_back();
    alpha = std::max(alpha, value);
    if (alpha >= beta) break;
  }
  return alpha;
}

std::uint8_t Evaluation::chance(const Position& position, Budget& budget) const {
  Position copy = position;
  int value = 0;
  for (int plies = 2; plies <= most_plies; plies += 2) {
    const int found = search(copy, plies, -2 * decided, 2 * decided, budget);
    if (budget.exhausted() && plies > 2) break;
    value = found;
  }
  // Half way to certainty at this lead.
  constexpr int lead = 150;
  constexpr int even = 50;
  return static_cast<std::uint8_t>(even + (even - 1) * value / (std::abs(value) + lead));
}

}  // namespace mnk::gravity
