#include "solver/role_board.h"

#include <algorithm>

namespace mnk {

RoleBoard::RoleBoard(const LineMap& map, const Zobrist& zobrist, const Position& position,
                     Mark attacker)
    : map_(&map),
      zobrist_(&zobrist),
      game_(position.rules().misere() ? Game::misere : Game::normal),
      content_(map.cell_count(), Content::empty),
      empty_xor_(map.line_count(), 0),
      next_(map.cell_count() + 1),
      previous_(map.cell_count() + 1) {
  played_.reserve(map.cell_count());
  for (LineIndex line = 0; line < map.line_count(); ++line) {
    for (const CellIndex cell : map.cells_of(line)) {
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
    if (dead(cell) && game_ == Game::normal) toggle(cell, Zobrist::Thing::dead);
  }
  for (CellIndex cell = 0; cell < end(); ++cell) {
    const auto mark = position.at(position.rules().cell(cell));
    if (mark) play(*mark == attacker ? Role::attacker : Role::defender, cell);
  }
  played_.clear();
}

void RoleBoard::count_lines(Role role) {
  Side& mine = side(role);
  mine.marks.assign(map_->line_count(), 0);
  mine.tally.assign(map_->cell_count(), 0);
  mine.wins_on.assign(map_->cell_count(), 0);
  mine.lacking[map_->length()] = map_->line_count();
  for (LineIndex line = 0; line < map_->line_count(); ++line) {
    add_tally(mine, line, tally_of(map_->length()));
    if (map_->length() == 1) add_winning_cell(mine, map_->cells_of(line).front());
  }
}

std::size_t RoleBoard::nearest(Role role) const {
  std::size_t marks = 1;
  while (marks <= map_->length() && side(role).lacking[marks] == 0) ++marks;
  return marks;
}

std::uint64_t RoleBoard::tally_of(std::size_t lack) {
  return (std::uint64_t{1} << 56) | (std::uint64_t{lack == 2 ? 1u : 0u} << 48) |
         (unit_weight >> lack);
}

void RoleBoard::add_tally(Side& side, LineIndex line, std::uint64_t amount) {
  for (const CellIndex cell : map_->cells_of(line)) side.tally[cell] += amount;
}

void RoleBoard::add_winning_cell(Side& side, CellIndex cell) {
  if (side.wins_on[cell]++ != 0) return;
  ++side.winning_cells;
  side.winning_cells_xor = static_cast<CellIndex>(side.winning_cells_xor ^ cell);
}

void RoleBoard::remove_winning_cell(Side& side, CellIndex cell) {
  if (--side.wins_on[cell] != 0) return;
  --side.winning_cells;
  side.winning_cells_xor = static_cast<CellIndex>(side.winning_cells_xor ^ cell);
}

/// A live line of this side gets its next mark on `cell`.
void RoleBoard::extend(Side& side, LineIndex line, CellIndex cell) {
  const std::size_t lack = map_->length() - side.marks[line];
  --side.lacking[lack];
  ++side.lacking[lack - 1];
  add_tally(side, line, tally_of(lack - 1) - tally_of(lack));
  if (lack == 2) add_winning_cell(side, partner(line, cell));
  if (lack == 1) remove_winning_cell(side, cell);
}

void RoleBoard::shrink(Side& side, LineIndex line, CellIndex cell) {
  const std::size_t lack = map_->length() - side.marks[line];
  --side.lacking[lack];
  ++side.lacking[lack + 1];
  add_tally(side, line, tally_of(lack + 1) - tally_of(lack));
  if (lack == 1) remove_winning_cell(side, partner(line, cell));
  if (lack == 0) add_winning_cell(side, cell);
}

/// The other side plays on `cell` of a live line of this side.
void RoleBoard::kill(Side& side, LineIndex line, CellIndex cell) {
  const std::size_t lack = map_->length() - side.marks[line];
  --side.lacking[lack];
  if (lack == 1) remove_winning_cell(side, cell);
  add_tally(side, line, std::uint64_t{0} - tally_of(lack));
  count_dead_cells(line);
}

void RoleBoard::revive(Side& side, LineIndex line, CellIndex cell) {
  const std::size_t lack = map_->length() - side.marks[line];
  ++side.lacking[lack];
  if (lack == 1) add_winning_cell(side, cell);
  add_tally(side, line, tally_of(lack));
}

/// Takes the cells that have died with this line out of the hash.
void RoleBoard::count_dead_cells(LineIndex line) {
  for (const CellIndex cell : map_->cells_of(line)) {
    if (!dead(cell)) continue;
    const Content content = content_[cell];
    if (content != Content::empty) toggle(cell, thing(content));
    if (content != Content::empty || game_ == Game::normal) toggle(cell, Zobrist::Thing::dead);
  }
}

void RoleBoard::play(Role role, CellIndex cell) {
  played_.push_back({.role = role, .cell = cell, .hash = hash_});
  next_[previous_[cell]] = next_[cell];
  previous_[next_[cell]] = previous_[cell];
  const bool was_dead = dead(cell);
  content_[cell] = role == Role::attacker ? Content::attacker : Content::defender;
  if (!was_dead) {
    toggle(cell, thing(content_[cell]));
  } else if (game_ == Game::misere) {
    toggle(cell, Zobrist::Thing::dead);
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

void RoleBoard::take_back() {
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
  next_[previous_[cell]] = cell;
  previous_[next_[cell]] = cell;
  hash_ = played_.back().hash;
  played_.pop_back();
}

std::uint64_t RoleBoard::hash(bool up_to_symmetry) const {
  return up_to_symmetry ? *std::ranges::min_element(hash_) : hash_.front();
}

}  // namespace mnk
