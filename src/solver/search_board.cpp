#include "solver/search_board.h"

namespace mnk {

SearchBoard::SearchBoard(const SearchContext& context, const Position& position, Mark attacker)
    : map_(&context.map),
      board_keys_(&context.keys),
      convention_(position.rules().misere() ? Convention::misere : Convention::normal),
      content_(map_->cell_count(), Content::empty),
      empty_count_(map_->cell_count()),
      empty_xor_(map_->line_count(), 0),
      next_(map_->cell_count() + 1),
      previous_(map_->cell_count() + 1) {
  played_.reserve(map_->cell_count());
  for (LineIndex line = 0; line < map_->line_count(); ++line) {
    for (const CellIndex cell : map_->cells_of(line)) {
      empty_xor_[line] = static_cast<CellIndex>(empty_xor_[line] ^ cell);
    }
  }
  for (CellIndex cell = 0; cell <= end(); ++cell) {
    next_[cell] = cell == end() ? CellIndex{0} : static_cast<CellIndex>(cell + 1);
    previous_[next_[cell]] = cell;
  }
  count_lines(Role::attacker);
  count_lines(Role::defender);
  for (CellIndex cell = 0; cell < end(); ++cell) {
    if (dead(cell) && convention_ == Convention::normal) toggle(cell, BoardKeys::Content::dead);
  }
  for (CellIndex cell = 0; cell < end(); ++cell) {
    const auto mark = position.at(position.rules().cell(cell));
    if (mark) play(*mark == attacker ? Role::attacker : Role::defender, cell);
  }
  played_.clear();
}

void SearchBoard::count_lines(Role role) {
  Side& mine = side(role);
  mine.marks.assign(map_->line_count(), 0);
  mine.tally.assign(map_->cell_count(), 0);
  mine.wins_on.assign(map_->cell_count(), 0);
  mine.lines_missing[map_->length()] = map_->line_count();
  for (LineIndex line = 0; line < map_->line_count(); ++line) {
    add_tally(mine, line, tally_of(map_->length()));
    if (map_->length() == 1) add_winning_cell(mine, map_->cells_of(line).front());
  }
}

std::size_t SearchBoard::fewest_missing(Role role) const {
  std::size_t marks = 1;
  while (marks <= map_->length() && side(role).lines_missing[marks] == 0) ++marks;
  return marks;
}

std::uint64_t SearchBoard::tally_of(std::size_t missing) {
  return (std::uint64_t{1} << 56) | (std::uint64_t{missing == 2 ? 1u : 0u} << 48) |
         (unit_weight >> missing);
}

void SearchBoard::add_tally(Side& side, LineIndex line, std::uint64_t amount) {
  for (const CellIndex cell : map_->cells_of(line)) side.tally[cell] += amount;
}

void SearchBoard::add_winning_cell(Side& side, CellIndex cell) {
  if (side.wins_on[cell]++ != 0) return;
  ++side.winning_cells;
  side.winning_cells_xor = static_cast<CellIndex>(side.winning_cells_xor ^ cell);
}

void SearchBoard::remove_winning_cell(Side& side, CellIndex cell) {
  if (--side.wins_on[cell] != 0) return;
  --side.winning_cells;
  side.winning_cells_xor = static_cast<CellIndex>(side.winning_cells_xor ^ cell);
}

/// This side's live line gets its next mark on `cell`.
void SearchBoard::extend(Side& side, LineIndex line, CellIndex cell) {
  const std::size_t missing = map_->length() - side.marks[line];
  --side.lines_missing[missing];
  ++side.lines_missing[missing - 1];
  add_tally(side, line, tally_of(missing - 1) - tally_of(missing));
  if (missing == 2) add_winning_cell(side, partner(line, cell));
  if (missing == 1) remove_winning_cell(side, cell);
}

void SearchBoard::shrink(Side& side, LineIndex line, CellIndex cell) {
  const std::size_t missing = map_->length() - side.marks[line];
  --side.lines_missing[missing];
  ++side.lines_missing[missing + 1];
  add_tally(side, line, tally_of(missing + 1) - tally_of(missing));
  if (missing == 1) remove_winning_cell(side, partner(line, cell));
  if (missing == 0) add_winning_cell(side, cell);
}

/// The other side plays on `cell`, in a live line of this side.
void SearchBoard::kill(Side& side, LineIndex line, CellIndex cell) {
  const std::size_t missing = map_->length() - side.marks[line];
  --side.lines_missing[missing];
  if (missing == 1) remove_winning_cell(side, cell);
  const std::uint64_t amount = tally_of(missing);
  for (const CellIndex other : map_->cells_of(line)) {
    side.tally[other] -= amount;
    if (dead(other)) take_out_of_key(other);
  }
}

void SearchBoard::revive(Side& side, LineIndex line, CellIndex cell) {
  const std::size_t missing = map_->length() - side.marks[line];
  ++side.lines_missing[missing];
  if (missing == 1) add_winning_cell(side, cell);
  add_tally(side, line, tally_of(missing));
}

/// A cell has died, so its content no longer matters.
void SearchBoard::take_out_of_key(CellIndex cell) {
  const Content content = content_[cell];
  if (content != Content::empty) toggle(cell, named(content));
  if (content != Content::empty || convention_ == Convention::normal)
    toggle(cell, BoardKeys::Content::dead);
}

void SearchBoard::play(Role role, CellIndex cell) {
  played_.push_back({.role = role, .cell = cell, .keys = keys_});
  next_[previous_[cell]] = next_[cell];
  previous_[next_[cell]] = previous_[cell];
  --empty_count_;
  const bool was_dead = dead(cell);
  content_[cell] = role == Role::attacker ? Content::attacker : Content::defender;
  if (!was_dead) {
    toggle(cell, named(content_[cell]));
  } else if (convention_ == Convention::misere) {
    toggle(cell, BoardKeys::Content::dead);
  }
  Side& mine = side(role);
  Side& theirs = side(other(role));
  for (const LineIndex line : map_->lines_through(cell)) {
    if (theirs.marks[line] == 0) extend(mine, line, cell);
    if (mine.marks[line] == 0) kill(theirs, line, cell);
    ++mine.marks[line];
    empty_xor_[line] = static_cast<CellIndex>(empty_xor_[line] ^ cell);
  }
}

void SearchBoard::take_back() {
  const Role role = played_.back().role;
  const CellIndex cell = played_.back().cell;
  Side& mine = side(role);
  Side& theirs = side(other(role));
  for (const LineIndex line : map_->lines_through(cell)) {
    empty_xor_[line] = static_cast<CellIndex>(empty_xor_[line] ^ cell);
    if (theirs.marks[line] == 0) shrink(mine, line, cell);
    --mine.marks[line];
    if (mine.marks[line] == 0) revive(theirs, line, cell);
  }
  content_[cell] = Content::empty;
  ++empty_count_;
  next_[previous_[cell]] = cell;
  previous_[next_[cell]] = cell;
  keys_ = played_.back().keys;
  played_.pop_back();
}

SearchBoard::NamedCopy SearchBoard::key(bool up_to_symmetry) const {
  NamedCopy least{.key = {.first = keys_.first[0], .second = keys_.second[0]}, .symmetry = 0};
  if (!up_to_symmetry) return least;
  for (std::size_t i = 1; i < LineMap::symmetry_count; ++i) {
    const BoardKey key{.first = keys_.first[i], .second = keys_.second[i]};
    if (key < least.key) least = {.key = key, .symmetry = i};
  }
  return least;
}

}  // namespace mnk
