#include "players/solver.h"

#include <limits>

namespace mnk::games {
namespace {

std::uint64_t sequences(AnyPosition& position, int depth) {
  if (depth == 0) return 1;
  std::uint64_t sum = 0;
  for (const Cell move : position.available_moves()) {
    [[maybe_unused]] const auto played = position.play(move);
    sum += sequences(position, depth - 1);
    position.take_back();
  }
  return sum;
}

}  // namespace

std::uint64_t Solver::perft(const AnyPosition& start, int depth) const {
  AnyPosition position = start;
  return sequences(position, depth);
}

int Solver::deepest_perft(const AnyPosition& start) const {
  constexpr std::uint64_t most_visits = 200'000'000;
  AnyPosition position = start;
  std::uint64_t visits = 1;
  std::size_t width = 1;
  for (int depth = 0;; ++depth) {
    const std::vector<Cell> moves = position.available_moves();
    // Where positions recur other lines go on when this one has ended.
    const bool goes_on = position.can_come_again() && width > 1;
    if (moves.empty() && !goes_on) return std::numeric_limits<int>::max();
    if (!moves.empty()) width = moves.size();
    visits *= width;
    if (visits > most_visits) return depth;
    // A line of play that goes on, where one does.
    for (const Cell move : moves) {
      if (position.history().size() > start.history().size() + static_cast<std::size_t>(depth)) {
        position.take_back();
      }
      [[maybe_unused]] const auto played = position.play(move);
      if (!position.outcome().over()) break;
    }
  }
}

}  // namespace mnk::games
