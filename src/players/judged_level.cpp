#include "players/judged_level.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "engine/lines.h"

namespace mnk {
namespace {

constexpr unsigned table_bits = 12;

/// Moves that a player compares.
constexpr std::size_t moves_compared = 4;

/// The distance at which a line is missed twice as often as one beside the last move.
constexpr int far_away = 5;

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

/// How a line stands for a side: the best pattern on it, and how near to the last move that is.
struct Seen {
  Overlooked line;
  Pattern best = Pattern::dead;
  int distance = Rules::max_side;
};

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
  [[nodiscard]] const std::vector<Seen>& all() const { return lines_; }

 private:
  void add(Mark side, Cell cell, std::size_t direction) {
    const Pattern pattern = board_->pattern(side, board_->square(cell), direction);
    // What becomes a four or a five is there to be seen or missed.
    if (pattern < Pattern::four) return;
    const Cell first = first_of_line(position_->rules(), cell, line_directions[direction]);
    Seen& seen = line(side, direction, first);
    seen.best = std::max(seen.best, pattern);
    if (last_) seen.distance = std::min(seen.distance, distance(cell, *last_));
  }

  Seen& line(Mark side, std::size_t direction, Cell first) {
    for (Seen& seen : lines_) {
      const Overlooked& known = seen.line;
      if (known.side == side && known.direction == direction && known.cell == first) return seen;
    }
    return lines_.emplace_back(Seen{.line = {.side = side, .direction = direction, .cell = first}});
  }

  const PatternBoard* board_;
  const Position* position_;
  std::optional<Cell> last_;
  std::vector<Seen> lines_;
};

std::uint32_t chance_to_miss(const Seen& seen, const JudgedLevel& level, Mark to_move) {
  std::uint32_t chance = seen.best == Pattern::five ? level.misses_five : level.misses_three;
  const bool diagonal = seen.line.direction >= 2;
  if (diagonal) chance *= 2;
  chance += chance * static_cast<std::uint32_t>(std::min(seen.distance, 2 * far_away)) / far_away;
  if (seen.line.side == to_move) chance /= 2;
  return std::min(chance, 90U);
}

}  // namespace

std::vector<Overlooked> overlooked_lines(const PatternKnowledge& knowledge,
                                         const Position& position, const JudgedLevel& level,
                                         Random& random) {
  const PatternBoard board(knowledge, position);
  const Lines lines(board, position);
  std::vector<Overlooked> overlooked;
  for (const Seen& seen : lines.all()) {
    if (random.percent(chance_to_miss(seen, level, position.to_move()))) {
      overlooked.push_back(seen.line);
    }
  }
  return overlooked;
}

JudgedLevelChoice::JudgedLevelChoice(const PatternKnowledge& knowledge, const Position& position,
                                     const JudgedLevel& level, std::uint64_t seed,
                                     std::uint64_t node_budget)
    : level_(level),
      random_(seed),
      table_(table_bits),
      search_(knowledge, table_, position,
              {.nodes = std::min(level.nodes, node_budget), .lines = moves_compared},
              overlooked_lines(knowledge, position, level, random_)) {}

Cell JudgedLevelChoice::move() const {
  const std::vector<JudgedMove>& moves = search_.moves();
  std::size_t choices = 1;
  while (choices < moves.size() && choices < moves_compared &&
         moves[choices].depth + 1 >= moves.front().depth && moves[choices].depth > 0 &&
         moves[choices].score + level_.carelessness >= moves.front().score) {
    ++choices;
  }
  Random random = random_;
  return search_.cell(moves[random.below(static_cast<std::uint32_t>(choices))].move);
}

}  // namespace mnk
