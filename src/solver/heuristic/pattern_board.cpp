#include "solver/heuristic/pattern_board.h"

#include <algorithm>
#include <span>

#include "engine/lines.h"
#include "engine/splitmix64.h"

namespace mnk {
namespace {

/// A number for each side in one word, see PatternBoard::LineNumbers.
constexpr std::uint64_t in_half(std::size_t side, std::uint32_t number) {
  return std::uint64_t{number} << (32 * side);
}
constexpr std::uint32_t half(std::size_t side, std::uint64_t numbers) {
  return static_cast<std::uint32_t>(numbers >> (32 * side));
}

bool exist(FourPatterns lines) {
  for (std::size_t direction = 0; direction < 4; ++direction) {
    if (static_cast<std::size_t>(lines[direction]) >= pattern_count) return false;
  }
  return true;
}

}  // namespace

PatternKnowledge::PatternKnowledge(int in_a_row, const Weights& weights)
    : patterns_(in_a_row), weights_(weights), combined_(FourPatterns::code_count) {
  for (std::size_t code = 0; code < FourPatterns::code_count; ++code) {
    const FourPatterns lines(static_cast<std::uint16_t>(code));
    if (!exist(lines)) continue;
    const Threat threat = threat_of(lines);
    combined_[code] = {.points = static_cast<std::int16_t>(weights_.points(lines, threat)),
                       .threat = threat};
  }
}

PatternBoard::PatternBoard(const PatternKnowledge& knowledge, const Position& position,
                           const std::vector<Overlooked>& overlooked)
    : knowledge_(&knowledge),
      margin_(std::max(knowledge.patterns().reach(), 2)),
      stride_(position.rules().columns() + margin_),
      middle_(
          square({.row = position.rules().rows() / 2, .column = position.rules().columns() / 2})),
      to_move_(position.to_move()),
      empty_count_(position.empty_count()) {
  for (std::size_t i = 0; i < line_directions.size(); ++i) {
    steps_[i] = line_directions[i].row * stride_ + line_directions[i].column;
  }
  set_up_squares(position);
  for (const Overlooked& line : overlooked) this->overlook(line);
  set_up_patterns();
  const auto moves = static_cast<std::size_t>(empty_count_);
  log_.resize(moves * steps_.size() * (added_[0].size() - 1));
  played_.reserve(moves);
}

void PatternBoard::set_up_squares(const Position& position) {
  const Rules& rules = position.rules();
  const int squares = (rules.rows() + 2 * margin_) * stride_ + 2 * margin_;
  content_.assign(static_cast<std::size_t>(squares), Content::wall);
  cells_.resize(content_.size());
  for (auto& numbers : numbers_) numbers.resize(content_.size());
  for (int number = 0; number < rules.cell_count(); ++number) {
    const Cell cell = rules.cell(number);
    const Square at = square(cell);
    const auto mark = position.at(cell);
    if (!mark) {
      content_[at] = Content::empty;
      empty_.insert(at);
      continue;
    }
    content_[at] = content_of(*mark);
    stones_.insert(at);
    hash_ ^= splitmix64(2U * at + index(*mark));
  }
}

/// Marks the line in all its cells. A line that is marked already stays as it is.
void PatternBoard::overlook(const Overlooked& line) {
  const std::uint32_t blind = knowledge_->patterns().blind();
  const Square from = square(line.cell);
  for (const int step : {steps_[line.direction], -steps_[line.direction]}) {
    for (auto at = from; content_[at] != Content::wall; at = static_cast<Square>(at + step)) {
      LineNumbers& numbers = numbers_[line.direction][at];
      if (half(index(line.side), numbers) == 0) numbers += in_half(index(line.side), blind);
    }
  }
}

/// What stones and walls mean to the cells in their reach, then what the empty cells are.
void PatternBoard::set_up_patterns() {
  const PatternTable& table = knowledge_->patterns();
  for (std::size_t side = 0; side < 2; ++side) {
    for (int offset = -table.reach(); offset <= table.reach(); ++offset) {
      const std::uint32_t digit = offset == 0 ? 0 : table.digit(-offset);
      added_[side].push_back(in_half(side, digit) + in_half(1 - side, 2 * digit));
    }
  }
  empty_.for_each([&](Square at) {
    for (std::size_t direction = 0; direction < steps_.size(); ++direction) {
      for (int offset = -table.reach(); offset <= table.reach(); ++offset) {
        if (offset == 0) continue;
        const std::uint32_t digit = table.digit(offset);
        const auto other = static_cast<Square>(at + offset * steps_[direction]);
        numbers_[direction][at] += [&]() -> LineNumbers {
          switch (content_[other]) {
            case Content::empty:
              return 0;
            case Content::x:
              return in_half(0, digit) + in_half(1, 2 * digit);
            case Content::o:
              return in_half(0, 2 * digit) + in_half(1, digit);
            case Content::wall:
              break;
          }
          return in_half(0, 2 * digit) + in_half(1, 2 * digit);
        }();
      }
      const LineNumbers numbers = numbers_[direction][at];
      cells_[at].lines =
          with(cells_[at].lines, direction, table[half(0, numbers)], table[half(1, numbers)]);
    }
    for (const Mark side : {Mark::X, Mark::O}) {
      cells_[at].now[index(side)] = knowledge_->combined(of(side, cells_[at].lines));
      count_cell(index(side), at, 1);
    }
  });
}

/// The same with other patterns in one direction.
PatternBoard::BothPatterns PatternBoard::with(BothPatterns lines, std::size_t direction, Pattern x,
                                              Pattern o) {
  constexpr BothPatterns one_line = 0x000F'000F;
  const auto both = static_cast<BothPatterns>(x) | static_cast<BothPatterns>(o) << 16U;
  return (lines & ~(one_line << (4 * direction))) | both << (4 * direction);
}

/// Counts an empty cell in, or out.
void PatternBoard::count_cell(std::size_t side, Square square, int sign) {
  const PatternKnowledge::Combined& now = cells_[square].now[side];
  Tally& tally = tallies_[side];
  tally.points += sign * now.points;
  std::int16_t& count = tally.counts[static_cast<std::size_t>(now.threat)];
  count = static_cast<std::int16_t>(count + sign);
  list_threat(side, square, Threat::none, now.threat);
}

/// Moves a square from one list to another. Back is the same way.
void PatternBoard::list_threat(std::size_t side, Square square, Threat before, Threat after) {
  if (before >= least_listed) listed_[side][list_of(before)].flip(square);
  if (after >= least_listed) listed_[side][list_of(after)].flip(square);
}

/// The lines through an empty cell have become others.
void PatternBoard::replace(Square square, BothPatterns lines) {
  CellState& cell = cells_[square];
  log_[log_size_++] = {.square = square, .before = cell};
  for (const Mark mark : {Mark::X, Mark::O}) {
    const FourPatterns patterns = of(mark, lines);
    if (patterns == of(mark, cell.lines)) continue;
    const std::size_t side = index(mark);
    const PatternKnowledge::Combined before = cell.now[side];
    const PatternKnowledge::Combined after = knowledge_->combined(patterns);
    cell.now[side] = after;
    Tally& tally = tallies_[side];
    tally.points += after.points - before.points;
    if (after.threat == before.threat) continue;
    --tally.counts[static_cast<std::size_t>(before.threat)];
    ++tally.counts[static_cast<std::size_t>(after.threat)];
    list_threat(side, square, before.threat, after.threat);
  }
  cell.lines = lines;
}

/// Calls visit(square, direction, numbers of the square's line, what the stone adds to them) for
/// all squares in reach of a stone, whatever is on them: adding to a few numbers too many is
/// quicker than asking.
template <typename Visit>
void PatternBoard::for_each_in_reach(Square square, Mark stone, Visit&& visit) {
  const int reach = knowledge_->patterns().reach();
  const std::span<const LineNumbers> adds = added_[index(stone)];
  for (std::size_t direction = 0; direction < steps_.size(); ++direction) {
    const std::span<LineNumbers> numbers = numbers_[direction];
    const int step = steps_[direction];
    int at = square - reach * step;
    for (const LineNumbers added : adds) {
      visit(static_cast<Square>(at), direction, numbers[static_cast<std::size_t>(at)], added);
      at += step;
    }
  }
}

void PatternBoard::play(Square square) {
  const std::size_t mover = index(to_move_);
  played_.push_back({.square = square, .changes = log_size_, .tallies = tallies_});
  count_cell(0, square, -1);
  count_cell(1, square, -1);
  content_[square] = content_of(to_move_);
  stones_.flip(square);
  empty_.flip(square);
  hash_ ^= splitmix64(2U * square + mover);
  --empty_count_;
  const std::span<const Pattern> patterns = knowledge_->patterns().all();
  const std::span<const Content> content = content_;
  const std::span<const CellState> cells = cells_;
  for_each_in_reach(square, to_move_,
                    [&](Square at, std::size_t direction, LineNumbers& numbers, LineNumbers added) {
                      numbers += added;
                      if (content[at] != Content::empty) return;
                      const BothPatterns before = cells[at].lines;
                      const BothPatterns after = with(before, direction, patterns[half(0, numbers)],
                                                      patterns[half(1, numbers)]);
                      if (after != before) replace(at, after);
                    });
  to_move_ = opponent(to_move_);
}

void PatternBoard::take_back() {
  to_move_ = opponent(to_move_);
  const std::size_t mover = index(to_move_);
  const Square square = played_.back().square;
  while (log_size_ > played_.back().changes) {
    const auto& [at, before] = log_[--log_size_];
    for (std::size_t side = 0; side < 2; ++side) {
      list_threat(side, at, cells_[at].now[side].threat, before.now[side].threat);
    }
    cells_[at] = before;
  }
  for_each_in_reach(
      square, to_move_,
      [](Square, std::size_t, LineNumbers& numbers, LineNumbers added) { numbers -= added; });
  ++empty_count_;
  hash_ ^= splitmix64(2U * square + mover);
  stones_.flip(square);
  empty_.flip(square);
  content_[square] = Content::empty;
  for (std::size_t side = 0; side < 2; ++side) {
    list_threat(side, square, Threat::none, cells_[square].now[side].threat);
  }
  tallies_ = played_.back().tallies;
  played_.pop_back();
}

SquareSet PatternBoard::with_at_least(Mark side, Threat threat) const {
  SquareSet result;
  for (std::size_t list = list_of(threat); list < list_count; ++list) {
    result |= listed_[index(side)][list];
  }
  return result;
}

SquareSet PatternBoard::near_stones() const {
  const auto stride = static_cast<unsigned>(stride_);
  SquareSet near = stones_.spread(1);
  near = near.spread(1).spread(stride);
  near = near.spread(stride);
  near &= empty_;
  return near;
}

}  // namespace mnk
