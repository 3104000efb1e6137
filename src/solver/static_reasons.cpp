#include "solver/static_reasons.h"

#include <algorithm>
#include <optional>

#include "solver/pairing.h"
#include "solver/search_board.h"
#include "solver/static_rules.h"

namespace mnk {
namespace {

CellIndex index_of(const Rules& rules, Cell cell) {
  return static_cast<CellIndex>(rules.index(cell));
}

/// The cells on which a side would complete a line.
std::vector<Cell> threats(const SearchBoard& board, const Rules& rules, Role role) {
  std::vector<Cell> cells;
  for (CellIndex cell = board.first_empty(); cell != board.end(); cell = board.next_empty(cell)) {
    if (board.completes(role, cell)) cells.push_back(rules.cell(cell));
  }
  return cells;
}

/// A cell on which the side to move makes two threats while its opponent is left with none. Nobody
/// but the opponent has a threat before.
std::optional<CellIndex> fork_cell(SearchBoard& board, Role role) {
  const Role waiting = other(role);
  if (board.winning_cells(waiting) > 1) return std::nullopt;
  for (CellIndex cell = board.first_empty(); cell != board.end(); cell = board.next_empty(cell)) {
    if (board.winning_cells(waiting) == 1 && board.winning_cell(waiting) != cell) continue;
    if (board.missing_two(role, cell) < 2) continue;
    board.play(role, cell);
    const bool fork = board.winning_cells(role) > 1;
    board.take_back();
    if (fork) return cell;
  }
  return std::nullopt;
}

/// Why the attacker of this board cannot win any more.
std::optional<MoveReason> reason_against(const SearchBoard& board, const Rules& rules, Role to_move,
                                         Mark attacker) {
  const bool misere = rules.misere();
  const Role completer = misere ? Role::defender : Role::attacker;
  if (board.fewest_missing(completer) > board.map().length()) {
    return MoveReason{.kind = ReasonKind::no_line_left, .side = attacker};
  }
  if (misere) return std::nullopt;
  Pairing pairing(board.map());
  if (pairing.exists(board, board.map().length())) {
    MoveReason reason{.kind = ReasonKind::pairing, .side = attacker};
    for (const CellIndex cell : pairing.pairs()) reason.cells.push_back(rules.cell(cell));
    return reason;
  }
  if (!settle_by_weight(board, to_move, always)) return std::nullopt;
  return MoveReason{.kind = ReasonKind::weight_bound, .side = attacker};
}

}  // namespace

std::vector<MoveReason> reasons_at_once(const SearchContext& context, const Position& position,
                                        Cell move) {
  const Rules& rules = position.rules();
  const Mark mover = position.to_move();
  const Mark waiting = opponent(mover);
  const Position after = position.after(move);
  if (const auto lines = after.completed_lines(); !lines.empty()) {
    return {
        {.kind = ReasonKind::completes_line, .side = mover, .cells = lines.front(), .plies = 1}};
  }
  std::vector<MoveReason> reasons;
  if (rules.misere()) return reasons;
  SearchBoard board(context, position, mover);
  const CellIndex cell = index_of(rules, move);
  const bool blocks = board.completes(Role::defender, cell);
  const int threats_before = board.winning_cells(Role::attacker);
  board.play(Role::attacker, cell);
  if (board.winning_cells(Role::defender) > 0) {
    const auto cells = threats(board, rules, Role::defender);
    reasons.push_back(
        {.kind = ReasonKind::allows_line, .side = waiting, .cells = {cells.front()}, .plies = 2});
  }
  if (blocks) {
    reasons.push_back({.kind = ReasonKind::blocks_line, .side = mover, .cells = {move}});
  }
  if (board.winning_cells(Role::defender) > 0) return reasons;
  if (board.winning_cells(Role::attacker) > 1) {
    if (board.winning_cells(Role::attacker) > threats_before) {
      reasons.push_back({.kind = ReasonKind::makes_fork,
                         .side = mover,
                         .cells = threats(board, rules, Role::attacker),
                         .plies = 3});
    }
  } else if (const auto fork = fork_cell(board, Role::defender)) {
    reasons.push_back({.kind = ReasonKind::allows_fork,
                       .side = waiting,
                       .cells = {rules.cell(*fork)},
                       .plies = 4});
  }
  return reasons;
}

std::vector<MoveReason> reasons_against_winning(const SearchContext& context,
                                                const Position& position, Cell move) {
  const Rules& rules = position.rules();
  const Mark mover = position.to_move();
  std::vector<MoveReason> reasons;
  for (const Mark side : {opponent(mover), mover}) {
    SearchBoard board(context, position, side);
    board.play(side == mover ? Role::attacker : Role::defender, index_of(rules, move));
    const Role to_move = side == mover ? Role::defender : Role::attacker;
    if (const auto reason = reason_against(board, rules, to_move, side)) {
      reasons.push_back(*reason);
    }
  }
  return reasons;
}

MoveReason reason_of_win(const SearchContext& context, const Position& position,
                         std::span<const Cell> moves, Mark winner) {
  const Rules& rules = position.rules();
  MoveReason reason{.kind = ReasonKind::search,
                    .side = winner,
                    .cells = {moves.begin(), moves.end()},
                    .plies = static_cast<int>(moves.size())};
  if (rules.misere()) return reason;
  SearchBoard board(context, position, winner);
  Role role = position.to_move() == winner ? Role::attacker : Role::defender;
  bool first = true;
  for (const Cell move : moves) {
    const CellIndex cell = index_of(rules, move);
    // The first move may be the loser's, by choice.
    if (role == Role::defender && !first) {
      const bool forced =
          board.winning_cells(Role::attacker) > 1 ||
          (board.winning_cells(Role::attacker) == 1 && board.winning_cell(Role::attacker) == cell);
      if (!forced || board.winning_cells(Role::defender) > 0) return reason;
    }
    if (role == Role::attacker && board.completes(role, cell)) break;
    board.play(role, cell);
    role = other(role);
    first = false;
  }
  reason.kind = ReasonKind::threat_sequence;
  return reason;
}

}  // namespace mnk
