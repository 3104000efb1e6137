#include "solver/heuristic/pattern_board.h"

#include <algorithm>

#include "engine/lines.h"
#include "engine/splitmix64.h"

namespace mnk {
namespace {

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
    combined_[code] = {.points = weights_.combination[combination_of(lines)],
                       .threat = threat_of(lines)};
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
}

void PatternBoard::set_up_squares(const Position& position) {
  const Rules& rules = position.rules();
  const int squares = (rules.rows() + 2 * margin_) * stride_ + 2 * margin_;
  content_.assign(static_cast<std::size_t>(squares), Content::wall);
  cells_.resize(content_.size());
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
      cells_[at].sides[index(line.side)].numbers[line.direction] = blind;
    }
  }
}

void PatternBoard::set_up_patterns() {
  const PatternTable& table = knowledge_->patterns();
  const auto digit_of = [](Content content, std::size_t side) -> std::uint32_t {
    if (content == Content::empty) return 0;
    return content == content_of(static_cast<Mark>(side)) ? 1 : 2;
  };
  empty_.for_each([&](Square at) {
    for (std::size_t side = 0; side < 2; ++side) {
      Side& here = cells_[at].sides[side];
      for (std::size_t direction = 0; direction < steps_.size(); ++direction) {
        std::uint32_t number = here.numbers[direction];
        for (int offset = 1; offset <= table.reach(); ++offset) {
          const int step = steps_[direction] * offset;
          number += table.digit(offset) * digit_of(content_[static_cast<Square>(at + step)], side);
          number += table.digit(-offset) * digit_of(content_[static_cast<Square>(at - step)], side);
        }
        here.numbers[direction] = number;
        here.lines.set(direction, table[number]);
      }
      here.now = knowledge_->combined(here.lines);
      count_cell(side, at, 1);
    }
  });
}

void PatternBoard::count_threat(Totals& totals, Threat threat, Square square, int sign) {
  const auto which = static_cast<std::size_t>(threat);
  totals.with[which].flip(square);
  totals.count[which] += sign;
  const unsigned bit = 1U << which;
  totals.present = totals.count[which] != 0 ? totals.present | bit : totals.present & ~bit;
}

/// Counts an empty cell in, or out.
void PatternBoard::count_cell(std::size_t side, Square square, int sign) {
  const PatternKnowledge::Combined& now = cells_[square].sides[side].now;
  totals_[side].points += sign * now.points;
  count_threat(totals_[side], now.threat, square, sign);
}

void PatternBoard::replace(std::size_t side, Square square, PatternKnowledge::Combined combined) {
  PatternKnowledge::Combined& now = cells_[square].sides[side].now;
  Totals& totals = totals_[side];
  totals.points += combined.points - now.points;
  if (combined.threat != now.threat) {
    count_threat(totals, now.threat, square, -1);
    count_threat(totals, combined.threat, square, 1);
  }
  now = combined;
}

/// Calls visit(empty square, direction, what a stone here counts in its line's number). Nothing
/// beyond a wall can be in reach.
template <typename Visit>
void PatternBoard::for_each_in_reach(Square square, Visit&& visit) const {
  const PatternTable& table = knowledge_->patterns();
  for (std::size_t direction = 0; direction < steps_.size(); ++direction) {
    for (const int sign : {1, -1}) {
      const int step = sign * steps_[direction];
      auto at = static_cast<Square>(square + step);
      for (int offset = 1; offset <= table.reach(); ++offset) {
        if (content_[at] == Content::wall) break;
        if (content_[at] == Content::empty) visit(at, direction, table.digit(-sign * offset));
        at = static_cast<Square>(at + step);
      }
    }
  }
}

/// Adds a stone to the number of a cell's line.
void PatternBoard::update(Square square, std::size_t side, std::size_t direction,
                          std::uint32_t digit) {
  Side& here = cells_[square].sides[side];
  here.numbers[direction] += digit;
  const Pattern pattern = knowledge_->patterns()[here.numbers[direction]];
  if (pattern == here.lines[direction]) return;
  log_.push_back({.square = square,
                  .side = static_cast<std::uint16_t>(side),
                  .lines = here.lines,
                  .combined = here.now});
  here.lines.set(direction, pattern);
  replace(side, square, knowledge_->combined(here.lines));
}

void PatternBoard::play(Square square) {
  const std::size_t mover = index(to_move_);
  played_.push_back({.square = square, .changes = log_.size()});
  count_cell(0, square, -1);
  count_cell(1, square, -1);
  content_[square] = content_of(to_move_);
  stones_.flip(square);
  empty_.flip(square);
  hash_ ^= splitmix64(2U * square + mover);
  --empty_count_;
  for_each_in_reach(square, [&](Square at, std::size_t direction, std::uint32_t digit) {
    update(at, mover, direction, digit);
    update(at, 1 - mover, direction, 2 * digit);
  });
  to_move_ = opponent(to_move_);
}

void PatternBoard::take_back() {
  to_move_ = opponent(to_move_);
  const std::size_t mover = index(to_move_);
  const auto [square, changes] = played_.back();
  played_.pop_back();
  while (log_.size() > changes) {
    const Change& change = log_.back();
    cells_[change.square].sides[change.side].lines = change.lines;
    replace(change.side, change.square, change.combined);
    log_.pop_back();
  }
  for_each_in_reach(square, [&](Square at, std::size_t direction, std::uint32_t digit) {
    cells_[at].sides[mover].numbers[direction] -= digit;
    cells_[at].sides[1 - mover].numbers[direction] -= 2 * digit;
  });
  ++empty_count_;
  hash_ ^= splitmix64(2U * square + mover);
  stones_.flip(square);
  empty_.flip(square);
  content_[square] = Content::empty;
  count_cell(0, square, 1);
  count_cell(1, square, 1);
}

SquareSet PatternBoard::with_at_least(Mark side, Threat threat) const {
  SquareSet result;
  for (auto which = static_cast<std::size_t>(threat); which < threat_count; ++which) {
    if (totals_[index(side)].count[which] != 0) result |= totals_[index(side)].with[which];
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
