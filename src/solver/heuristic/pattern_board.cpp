#include "solver/heuristic/pattern_board.h"

#include <algorithm>
#include <span>
#include <utility>

namespace mnk {

/// Replaces both sides' patterns in one direction.
PatternBoard::BothPatterns PatternBoard::with(BothPatterns lines, std::size_t direction, Pattern x,
                                              Pattern o) {
  constexpr BothPatterns one_line = 0x000F'000F;
  const auto both = static_cast<BothPatterns>(x) | static_cast<BothPatterns>(o) << 16U;
  return (lines & ~(one_line << (4 * direction))) | both << (4 * direction);
}

/// Moves a square between the sets of threats. Few changes need it.
[[gnu::noinline]] void PatternBoard::list_anew(Square square, const CellState& before,
                                               const CellState& after) {
  for (std::size_t side = 0; side < 2; ++side) {
    for (const Threat threat : {before.now[side].threat(), after.now[side].threat()}) {
      if (threat >= min_listed) listed_[side][list_of(threat)].flip(square);
    }
  }
}

/// Updates the empty cells whose lines have changed. Looks up both sides, even if only one has
/// changed: that is faster than mispredicting which.
void PatternBoard::replace(std::span<const Reached> changed) {
  const std::span<CellState> cells = cells_;
  const std::span<Change> log = std::span(log_).subspan(log_size_, changed.size());
  const PatternKnowledge& knowledge = *knowledge_;
  std::array<Tally, 2> tallies = tallies_;
  for (std::size_t i = 0; i < changed.size(); ++i) {
    const auto [square, lines] = changed[i];
    CellState& cell = cells[square];
    Change& change = log[i];
    change.square = square;
    change.before.lines = std::exchange(cell.lines, lines);
    // Copy field by field, from words written as words: reading back a copy of the whole is slow.
    std::array<Threat, 2> greatest{};
    for (std::size_t side = 0; side < 2; ++side) {
      const PatternKnowledge::Combined now = knowledge.combined(of(side, lines));
      const PatternKnowledge::Combined before = std::exchange(cell.now[side], now);
      change.before.now[side] = before;
      tallies[side].points += now.points() - before.points();
      tallies[side].counts.move(before.threat(), now.threat());
      greatest[side] = std::max(before.threat(), now.threat());
    }
    change.listed = std::max(greatest[0], greatest[1]) >= min_listed;
    if (change.listed) list_anew(square, change.before, cell);
  }
  tallies_ = tallies;
  log_size_ += changed.size();
}

/// Calls visit(square, direction, the line's numbers, what the stone adds to them) for all squares
/// within reach of a stone, with any content: updating a few numbers too many is faster than
/// checking.
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
  played_.push_back({.square = square, .changes = log_size_, .tallies = tallies_});
  for (std::size_t side = 0; side < 2; ++side) {
    const PatternKnowledge::Combined& now = cells_[square].now[side];
    tallies_[side].points -= now.points();
    tallies_[side].counts.remove(now.threat());
  }
  list_anew(square, cells_[square], {});
  content_[square] = content_of(to_move_);
  stones_.flip(square);
  empty_.flip(square);
  hash_ = hash_after(square);
  --empty_count_;
  const std::size_t changed = reach_from(square);
  replace(std::span(reached_).first(changed));
  to_move_ = opponent(to_move_);
}

/// Updates the lines within reach of a new stone of the side to move. Puts the empty cells whose
/// patterns change first in `reached_` and returns how many. Branchless, because which cells change
/// is unpredictable.
std::size_t PatternBoard::reach_from(Square square) {
  const std::span<const Pattern> patterns = knowledge_->patterns().all();
  const std::span<const Content> content = content_;
  const std::span<const CellState> cells = cells_;
  const std::span<Reached> reached = reached_;
  std::size_t changed = 0;
  for_each_in_reach(square, to_move_,
                    [&](Square at, std::size_t direction, LineNumbers& numbers, LineNumbers added) {
                      numbers += added;
                      const BothPatterns before = cells[at].lines;
                      const BothPatterns after = with(before, direction, patterns[half(0, numbers)],
                                                      patterns[half(1, numbers)]);
                      reached[changed] = {.square = at, .lines = after};
                      changed += static_cast<std::size_t>(content[at] == Content::empty) &
                                 static_cast<std::size_t>(after != before);
                    });
  return changed;
}

void PatternBoard::take_back() {
  to_move_ = opponent(to_move_);
  const Square square = played_.back().square;
  while (log_size_ > played_.back().changes) {
    const auto& [at, listed, before] = log_[--log_size_];
    if (listed) list_anew(at, cells_[at], before);
    cells_[at] = before;
  }
  for_each_in_reach(
      square, to_move_,
      [](Square, std::size_t, LineNumbers& numbers, LineNumbers added) { numbers -= added; });
  ++empty_count_;
  hash_ = hash_after(square);
  stones_.flip(square);
  empty_.flip(square);
  content_[square] = Content::empty;
  list_anew(square, {}, cells_[square]);
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
