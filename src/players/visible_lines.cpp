#include "players/visible_lines.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "engine/lines.h"

namespace mnk {
namespace {

/// The distance at which a line is missed twice as often as one beside the last move.
constexpr int far_away = 5;

constexpr std::uint32_t max_missed = 90;

int distance(Cell a, Cell b) {
  return std::max(std::abs(a.row - b.row), std::abs(a.column - b.column));
}

/// The first cell of the whole row, column or diagonal that a cell lies on: it names that.
Cell first_of_line(const Rules& rules, Cell cell, Direction direction) {
  for (;;) {
    const Cell before = step(cell, direction, -1);
    if (!rules.contains(before)) return cell;
    cell = before;
  }
}

class Lines {
 public:
  Lines(const PatternBoard& board, const Position& position)
      : board_(&board), position_(&position) {
    if (!position.history().empty()) last_ = position.history().back();
    for (const Mark side : {Mark::X, Mark::O}) {
      for (const Cell cell : position.available_moves()) {
        for (std::size_t i = 0; i < line_directions.size(); ++i) add(side, cell, i);
      }
    }
  }
  [[nodiscard]] const std::vector<VisibleLine>& all() const { return lines_; }

 private:
  void add(Mark side, Cell cell, std::size_t direction) {
    const Pattern pattern = board_->pattern(side, board_->square(cell), direction);
    // Only a possible four or five can be seen or missed.
    if (pattern < Pattern::four) return;
    const Cell first = first_of_line(position_->rules(), cell, line_directions[direction]);
    VisibleLine& seen = line(side, direction, first);
    seen.best = std::max(seen.best, pattern);
    if (last_) seen.distance = std::min(seen.distance, distance(cell, *last_));
  }

  VisibleLine& line(Mark side, std::size_t direction, Cell first) {
    for (VisibleLine& seen : lines_) {
      const Overlooked& known = seen.line;
      if (known.side == side && known.direction == direction && known.cell == first) return seen;
    }
    return lines_.emplace_back(
        VisibleLine{.line = {.side = side, .direction = direction, .cell = first}});
  }

  const PatternBoard* board_;
  const Position* position_;
  std::optional<Cell> last_;
  std::vector<VisibleLine> lines_;
};

}  // namespace

std::vector<VisibleLine> visible_lines(const PatternBoard& board, const Position& position) {
  return Lines(board, position).all();
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

}  // namespace mnk
