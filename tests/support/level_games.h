#pragma once

#include <array>
#include <cstdint>

#include "analysis/review.h"
#include "players/mnk_solver.h"

/// Games between players of all levels, with good and bad moves.
namespace mnk::test {

/// The final position of a game between two levels chosen by the number; 25 consecutive numbers
/// cover every pair of levels.
inline Position level_game(const Rules& rules, std::uint64_t number, Solver& solver) {
  constexpr std::array levels = {PlayerKind::random, PlayerKind::easy, PlayerKind::medium,
                                 PlayerKind::hard, PlayerKind::perfect};
  constexpr std::uint64_t nodes = 5'000;
  Position position(rules);
  while (!position.outcome().over()) {
    const std::size_t side = position.to_move() == Mark::X ? number % 5 : number / 5 % 5;
    const auto seed = number * 1000 + static_cast<std::uint64_t>(position.mark_count());
    position = position.after(choose(position, levels[side], seed, nodes, solver));
  }
  return position;
}

/// The review of a game, with `nodes` for each position.
inline Review reviewed(const Position& end, std::uint64_t nodes, Solver& solver) {
  Review review{games::AnyPosition(end)};
  while (!review.done()) {
    const SearchReport report = think(
        {.goal = SearchGoal::review, .position = review.position(), .node_budget = nodes}, solver);
    review.take(report.value, report.moves);
  }
  return review;
}

}  // namespace mnk::test
