#include "engine/position.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace mnk {

Position::Position(const Rules& rules)
    : rules_(rules), marks_(static_cast<std::size_t>(rules.cell_count())) {}

Position::Position(const Rules& rules, std::vector<std::optional<Mark>> marks)
    : rules_(rules), marks_(std::move(marks)) {
  assert(marks_.size() == static_cast<std::size_t>(rules_.cell_count()));
  mark_count_ = static_cast<int>(
      std::ranges::count_if(marks_, [](const auto& mark) { return mark.has_value(); }));
  if (empty_count() == 0) outcome_ = Outcome::draw();
  for (const Cell cell : rules_.cells()) {
    const auto mark = at(cell);
    if (mark && completes_line(cell, *mark)) outcome_ = decided_by(*mark);
  }
}

std::vector<Cell> Position::available_moves() const {
  std::vector<Cell> moves;
  if (outcome_.over()) return moves;
  moves.reserve(static_cast<std::size_t>(empty_count()));
  for (int index = 0; index < rules_.cell_count(); ++index) {
    if (!marks_[static_cast<std::size_t>(index)]) moves.push_back(rules_.cell(index));
  }
  return moves;
}

std::optional<Refusal> Position::refusal(Cell cell) const {
  if (outcome_.over()) return Refusal::game_over;
  if (!rules_.contains(cell)) return Refusal::off_the_board;
  if (at(cell)) return Refusal::taken;
  return std::nullopt;
}

std::expected<void, Refusal> Position::play(Cell cell) {
  if (const auto reason = refusal(cell)) return std::unexpected(*reason);
  const Mark mark = to_move();
  marks_[slot(cell)] = mark;
  ++mark_count_;
  history_.push_back(cell);
  // A line on the last empty cell decides the game; only a full board without one is a draw.
  if (completes_line(cell, mark)) {
    outcome_ = decided_by(mark);
  } else if (empty_count() == 0) {
    outcome_ = Outcome::draw();
  }
  return {};
}

void Position::take_back() {
  assert(!history_.empty());
  marks_[slot(history_.back())].reset();
  history_.pop_back();
  --mark_count_;
  outcome_ = Outcome::in_progress();  // moves are only played in a game in progress
}

std::vector<Line> Position::completed_lines() const {
  std::vector<Line> lines;
  if (!outcome_.winner()) return lines;
  for (Line& line : winning_lines(rules_)) {
    const auto first = at(line.front());
    if (first && std::ranges::all_of(line, [&](Cell cell) { return at(cell) == first; })) {
      lines.push_back(std::move(line));
    }
  }
  return lines;
}

int Position::run(Cell from, Direction direction, Mark mark) const {
  int length = 0;
  Cell cell = step(from, direction);
  while (length < rules_.in_a_row() - 1 && rules_.contains(cell) && at(cell) == mark) {
    ++length;
    cell = step(cell, direction);
  }
  return length;
}

bool Position::completes_line(Cell cell, Mark mark) const {
  return std::ranges::any_of(line_directions, [&](Direction direction) {
    const Direction back{.row = -direction.row, .column = -direction.column};
    return run(cell, direction, mark) + 1 + run(cell, back, mark) >= rules_.in_a_row();
  });
}

}  // namespace mnk
