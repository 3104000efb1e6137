#include "vanish/position.h"

#include <algorithm>
#include <cassert>

#include "solver/insertion_sort.h"

namespace mnk::vanish {

std::expected<Rules, RulesFault> Rules::make(int columns, int rows, int in_a_row, bool misere) {
  const auto fault = [](RulesFault::Field field, int low, int high) {
    return std::unexpected(RulesFault{.field = field, .low = low, .high = high});
  };
  const auto usable = [](int side) { return side >= 1 && side <= max_side; };
  if (!usable(columns)) return fault(RulesFault::Field::columns, 1, max_side);
  if (!usable(rows)) return fault(RulesFault::Field::rows, 1, max_side);
  const int most = std::min({max_in_a_row, std::max(columns, rows), (columns * rows - 1) / 2});
  if (in_a_row < min_in_a_row || in_a_row > most) {
    return fault(RulesFault::Field::in_a_row, min_in_a_row, most);
  }
  return Rules(mnk::Rules::make(columns, rows, in_a_row, misere).value());
}

Position::Position(const Rules& rules)
    : rules_(rules), board_(static_cast<std::size_t>(rules.board().cell_count())) {
  count_repetition();
}

std::expected<Position, ParseError::Reason> Position::set_up(const Rules& rules,
                                                             std::span<const Cell> x,
                                                             std::span<const Cell> o,
                                                             Mark to_move) {
  Position position(rules);
  const auto most = static_cast<std::size_t>(rules.in_a_row());
  const bool full = x.size() == most && o.size() == most;
  const bool counts_fit = x.size() <= most && o.size() <= most &&
                          (full || x.size() == o.size() + (to_move == Mark::X ? 0 : 1));
  for (const Mark side : {Mark::X, Mark::O}) {
    for (const Cell cell : side == Mark::X ? x : o) {
      assert(rules.board().contains(cell) && !position.at(cell));
      position.board_[static_cast<std::size_t>(rules.board().index(cell))] = side;
      position.played_[index(side)].push_back(cell);
    }
  }
  if (!counts_fit) return std::unexpected(ParseError::Reason::marks_counts);
  if (position.has_line(to_move)) return std::unexpected(ParseError::Reason::position_after_end);
  position.to_move_ = to_move;
  position.occurred_.clear();
  position.count_repetition();
  return position;
}

std::span<const Cell> Position::marks(Mark side) const {
  const std::vector<Cell>& played = played_[index(side)];
  const std::size_t count = std::min(played.size(), static_cast<std::size_t>(rules_.in_a_row()));
  return std::span(played).last(count);
}

std::optional<Cell> Position::next_removed() const {
  const auto own = marks(to_move_);
  if (outcome_.over() || static_cast<int>(own.size()) < rules_.in_a_row()) return std::nullopt;
  return own.front();
}

int Position::repetitions() const {
  return static_cast<int>(std::ranges::count(occurred_, occurred_.back()));
}

std::vector<Cell> Position::available_moves() const {
  std::vector<Cell> moves;
  if (outcome_.over()) return moves;
  for (const Cell cell : rules_.board().cells()) {
    if (!at(cell)) moves.push_back(cell);
  }
  return moves;
}

std::optional<Refusal> Position::refusal(Cell cell) const {
  if (outcome_.over()) return Refusal::game_over;
  if (!rules_.board().contains(cell)) return Refusal::off_the_board;
  if (at(cell)) return Refusal::taken;
  return std::nullopt;
}

std::expected<void, Refusal> Position::play(Cell cell) {
  if (const auto reason = refusal(cell)) return std::unexpected(*reason);
  if (const auto gone = next_removed()) {
    board_[static_cast<std::size_t>(rules_.board().index(*gone))].reset();
  }
  board_[static_cast<std::size_t>(rules_.board().index(cell))] = to_move_;
  played_[index(to_move_)].push_back(cell);
  history_.push_back(cell);
  to_move_ = opponent(to_move_);
  count_repetition();
  return {};
}

void Position::take_back() {
  assert(!history_.empty());
  occurred_.pop_back();
  to_move_ = opponent(to_move_);
  board_[static_cast<std::size_t>(rules_.board().index(history_.back()))].reset();
  history_.pop_back();
  played_[index(to_move_)].pop_back();
  outcome_ = Outcome::in_progress();
  if (const auto back = next_removed()) {
    board_[static_cast<std::size_t>(rules_.board().index(*back))] = to_move_;
  }
}

std::vector<Line> Position::completed_lines() const {
  const Mark last = opponent(to_move_);
  if (!has_line(last)) return {};
  Line line(marks(last).begin(), marks(last).end());
  insertion_sort(line);
  return {line};
}

Position::Key Position::key() const {
  Key key = to_move_ == Mark::X ? 0 : 1;
  for (const Mark side : {Mark::X, Mark::O}) {
    key = key << 3 | marks(side).size();
    for (const Cell cell : marks(side)) {
      key = key << 4 | static_cast<Key>(rules_.board().index(cell));
    }
  }
  return key;
}

/// A side has at most k marks, so a line takes them all, starting from the first in row-major
/// order.
bool Position::has_line(Mark side) const {
  const auto own = marks(side);
  if (static_cast<int>(own.size()) < rules_.in_a_row()) return false;
  const Cell first = *std::ranges::min_element(own);
  return std::ranges::any_of(line_directions, [&](Direction direction) {
    for (int i = 1; i < rules_.in_a_row(); ++i) {
      if (std::ranges::find(own, step(first, direction, i)) == own.end()) return false;
    }
    return true;
  });
}

void Position::count_repetition() {
  occurred_.push_back(key());
  const Mark last = opponent(to_move_);
  if (has_line(last)) {
    outcome_ = Outcome::win(rules_.misere() ? to_move_ : last);
  } else if (repetitions() >= repetitions_that_draw) {
    outcome_ = Outcome::draw();
  }
}

}  // namespace mnk::vanish
