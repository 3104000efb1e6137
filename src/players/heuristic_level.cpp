#include "players/heuristic_level.h"

#include <algorithm>

#include "players/visible_lines.h"

namespace mnk {
namespace {

constexpr unsigned level_table_bits = 12;

}  // namespace

HeuristicLevelChoice::HeuristicLevelChoice(const PatternKnowledge& knowledge,
                                           const Position& position, const HeuristicLevel& level,
                                           std::uint64_t seed, std::uint64_t node_budget)
    : level_(level),
      random_(seed),
      table_(level_table_bits),
      search_(knowledge, table_, position,
              {.nodes = std::min(level.nodes, node_budget), .lines = moves_compared},
              overlooked_lines(knowledge, position, level, random_)) {}

std::size_t moves_as_good(std::span<const RootMove> moves, int margin) {
  const RootMove& best = moves.front();
  // A move that was not looked at as deeply may be worse than it seems.
  const auto as_good = [&](const RootMove& other) {
    return other.depth > 0 && other.depth + 1 >= best.depth && other.score + margin >= best.score;
  };
  std::size_t count = 1;
  while (count < std::min(moves.size(), moves_compared) && as_good(moves[count])) ++count;
  return count;
}

void HeuristicLevelChoice::describe(SearchReport& report) const { report.move = move(); }

Cell HeuristicLevelChoice::move() const {
  const std::vector<RootMove>& moves = search_.moves();
  const std::size_t choices = moves_as_good(moves, level_.margin);
  Random random = random_;
  return moves[random.below(static_cast<std::uint32_t>(choices))].move;
}

}  // namespace mnk
