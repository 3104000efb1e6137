#include "players/heuristic_level.h"

#include <algorithm>
#include <cstdlib>

#include "engine/rules.h"

namespace mnk {
namespace {

/// At this distance a level misses a line twice as often as next to the last move.
constexpr int far_away = 5;

constexpr std::uint32_t max_missed = 90;

int distance(Cell a, Cell b) {
  return std::max(std::abs(a.row - b.row), std::abs(a.column - b.column));
}

/// The first cell of a cell's whole row, column or diagonal, which identifies it.
Cell first_of_line(const Rules& rules, Cell cell, Direction direction) {
  for (;;) {
    const Cell before = step(cell, direction, -1);
    if (!rules.contains(before)) return cell;
    cell = before;
  }
}

constexpr unsigned level_table_bits = 12;

}  // namespace

std::vector<VisibleLine> visible_lines(const PatternBoard& board, const Position& position) {
  std::vector<VisibleLine> lines;
  const auto see = [&](const Overlooked& line, Pattern pattern, Cell cell) {
    const auto known = std::ranges::find(lines, line, &VisibleLine::line);
    VisibleLine& seen = known != lines.end() ? *known : lines.emplace_back(VisibleLine{line});
    seen.best = std::max(seen.best, pattern);
    if (position.history().empty()) return;
    seen.distance = std::min(seen.distance, distance(cell, position.history().back()));
  };
  for (const Mark side : {Mark::X, Mark::O}) {
    for (const Cell cell : position.available_moves()) {
      for (std::size_t i = 0; i < line_directions.size(); ++i) {
        const Pattern pattern = board.pattern(side, board.square(cell), i);
        // Levels can only see or miss a possible four or five.
        if (pattern < Pattern::four) continue;
        const Cell first = first_of_line(position.rules(), cell, line_directions[i]);
        see({.side = side, .direction = i, .cell = first}, pattern, cell);
      }
    }
  }
  return lines;
}

std::uint32_t chance_to_miss(const VisibleLine& seen, const HeuristicLevel& level, Mark to_move) {
  std::uint32_t chance = seen.best == Pattern::five ? level.misses_five : level.misses_three;
  const bool diagonal = seen.line.direction >= 2;
  if (diagonal) chance *= 2;
  chance += chance * static_cast<std::uint32_t>(std::min(seen.distance, 2 * far_away)) / far_away;
  if (seen.line.side == to_move) chance /= 2;
  return std::min(chance, max_missed);
}

std::vector<Overlooked> overlooked_lines(const PatternKnowledge& knowledge,
                                         const Position& position, const HeuristicLevel& level,
                                         Random& random) {
  const PatternBoard board(knowledge, position);
  std::vector<Overlooked> overlooked;
  for (const VisibleLine& seen : visible_lines(board, position)) {
    if (random.percent(chance_to_miss(seen, level, position.to_move()))) {
      overlooked.push_back(seen.line);
    }
  }
  return overlooked;
}

std::size_t moves_as_good(std::span<const RootMove> moves, int margin) {
  const RootMove& best = moves.front();
  // A move searched less deeply may be worse than it seems.
  const auto as_good = [&](const RootMove& other) {
    return other.depth > 0 && other.depth + 1 >= best.depth && other.score + margin >= best.score;
  };
  std::size_t count = 1;
  while (count < std::min(moves.size(), moves_compared) && as_good(moves[count])) ++count;
  return count;
}

namespace {

class HeuristicLevelChoice : public SearchTask {
 public:
  HeuristicLevelChoice(const PatternKnowledge& knowledge, const Position& position,
                       const HeuristicLevel& level, std::uint64_t seed, std::uint64_t node_budget)
      : level_(level),
        random_(seed),
        table_(level_table_bits),
        search_(knowledge, table_, position,
                {.nodes = std::min(level.nodes, node_budget), .lines = moves_compared},
                overlooked_lines(knowledge, position, level, random_)) {}

  bool run(Budget& budget) override { return search_.run(budget); }
  void describe(SearchReport& report) const override {
    const std::vector<RootMove>& moves = search_.moves();
    Random random = random_;
    report.move =
        moves[random.below(static_cast<std::uint32_t>(moves_as_good(moves, level_.margin)))].move;
  }

 private:
  HeuristicLevel level_;
  Random random_;
  ScoreTable table_;
  PrincipalSearch search_;
};

}  // namespace

std::unique_ptr<SearchTask> make_heuristic_level_choice(const PatternKnowledge& knowledge,
                                                        const Position& position,
                                                        const HeuristicLevel& level,
                                                        std::uint64_t seed,
                                                        std::uint64_t node_budget) {
  return std::make_unique<HeuristicLevelChoice>(knowledge, position, level, seed, node_budget);
}

}  // namespace mnk
