#include <algorithm>

#include "engine/rules.h"
#include "solver/heuristic/pattern_board.h"
#include "text/random.h"

// Set-up, done once per board or per k, so it need not be fast.
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
  for (std::uint16_t code = 0; Combined & known : combined_) {
    const FourPatterns lines(code++);
    if (!exist(lines)) continue;
    const Threat threat = threat_of(lines);
    known = {weights_.points(lines, threat), threat};
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
  // One more than can change, because reach_from() writes a cell before it knows whether it
  // changed.
  reached_.resize(steps_.size() * added_[0].size());
  log_.resize(moves * steps_.size() * (added_[0].size() - 1));
  played_.reserve(moves);
}

void PatternBoard::set_up_squares(const Position& position) {
  const Rules& rules = position.rules();
  const int squares = (rules.rows() + 2 * margin_) * stride_ + 2 * margin_;
  content_.assign(static_cast<std::size_t>(squares), Content::wall);
  cells_.resize(content_.size());
  for (auto& numbers : numbers_) numbers.resize(content_.size());
  for (const Cell cell : rules.cells()) {
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

/// Marks the line in all its cells, unless already marked.
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

/// Adds stones and walls to the numbers within their reach, then classifies the empty cells.
void PatternBoard::set_up_patterns() {
  const PatternTable& table = knowledge_->patterns();
  for (std::size_t side = 0; side < 2; ++side) {
    for (int offset = -table.reach(); offset <= table.reach(); ++offset) {
      const std::uint32_t digit = offset == 0 ? 0 : table.digit(-offset);
      added_[side].push_back(in_half(side, digit) + in_half(1 - side, 2 * digit));
    }
  }
  /// A side's own stone counts once, anything else that is in the way twice.
  const auto counted = [](Content content, std::uint32_t digit) {
    return in_half(0, content == Content::x ? digit : 2 * digit) +
           in_half(1, content == Content::o ? digit : 2 * digit);
  };
  empty_.for_each([&](Square at) {
    for (std::size_t direction = 0; direction < steps_.size(); ++direction) {
      for (int offset = -table.reach(); offset <= table.reach(); ++offset) {
        const auto other = static_cast<Square>(at + offset * steps_[direction]);
        const Content content = content_[other];
        if (offset == 0 || content == Content::empty) continue;
        numbers_[direction][at] += counted(content, table.digit(offset));
      }
      const LineNumbers numbers = numbers_[direction][at];
      cells_[at].lines =
          with(cells_[at].lines, direction, table[half(0, numbers)], table[half(1, numbers)]);
    }
    for (const Mark side : {Mark::X, Mark::O}) {
      const auto now = knowledge_->combined(of(index(side), cells_[at].lines));
      cells_[at].now[index(side)] = now;
      tallies_[index(side)].points += now.points();
      tallies_[index(side)].counts.add(now.threat());
    }
    list_anew(at, {}, cells_[at]);
  });
}

}  // namespace mnk
