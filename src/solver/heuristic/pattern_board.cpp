#include "solver/heuristic/pattern_board.h"

#include <span>

#include "engine/splitmix64.h"

namespace mnk {

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
