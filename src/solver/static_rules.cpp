#include "solver/static_rules.h"

#include "solver/forks.h"

namespace mnk {
namespace {

/// Plies until this side has made `moves` moves.
Depth plies_for(std::size_t moves, Role role, Role to_move) {
  return static_cast<Depth>(2 * moves - (role == to_move ? 1 : 0));
}

/// Refuted for want of time, when the side that must complete a line lacks too many marks.
std::optional<Bounds> settle_by_distance(const SearchBoard& board, Role completer, Role to_move,
                                         Depth depth) {
  const std::size_t missing = board.fewest_missing(completer);
  if (missing > board.map().length()) return Bounds::no_win_within(always, Proof::no_line_left);
  const Depth plies = plies_for(missing, completer, to_move);
  if (plies <= depth) return std::nullopt;
  return Bounds::no_win_within(static_cast<Depth>(plies - 1));
}

/// Whether the defender has a threat, and the move that meets it makes no threat and no fork.
bool gains_time(const SearchBoard& board) {
  if (board.lines_missing(Role::defender, 2) == 0) return false;
  for (CellIndex cell = board.first_empty(); cell != board.end(); cell = board.next_empty(cell)) {
    if (board.missing_two(Role::defender, cell) == 0) continue;
    if (board.missing_two(Role::attacker, cell) > 0) continue;
    if (!Forks::may_arise(board, Role::attacker, cell)) return true;
  }
  return false;
}

bool has_safe_move(const SearchBoard& board, Role role) {
  for (CellIndex cell = board.first_empty(); cell != board.end(); cell = board.next_empty(cell)) {
    if (!board.completes(role, cell)) return true;
  }
  return false;
}

}  // namespace

std::optional<Bounds> settle_by_threats(const SearchBoard& board, Role to_move, Depth depth,
                                        bool forks) {
  const bool attacking = to_move == Role::attacker;
  const Role waiting = other(to_move);
  if (!attacking && board.winning_cells(Role::defender) > 0) return Bounds::no_win_within(always);
  if (const auto answer = settle_by_distance(board, Role::attacker, to_move, depth)) return answer;
  if (attacking && board.winning_cells(Role::attacker) > 0) return Bounds::win_within(1);
  if (board.winning_cells(waiting) > 1)
    return attacking ? Bounds::no_win_within(always) : Bounds::win_within(2);
  if (board.winning_cells(waiting) == 0 && forks && Forks::exist(board, to_move)) {
    return attacking ? Bounds::win_within(3) : Bounds::no_win_within(always);
  }
  return std::nullopt;
}

std::optional<Bounds> settle_without_forks(const SearchBoard& board, Role to_move, Depth depth) {
  if (to_move == Role::attacker) {
    return depth <= 4 ? std::optional(Bounds::no_win_within(4)) : std::nullopt;
  }
  if (depth > 7 || Forks::exist(board, Role::attacker)) return std::nullopt;
  if (depth <= 5) return Bounds::no_win_within(5);
  return gains_time(board) ? std::optional(Bounds::no_win_within(7)) : std::nullopt;
}

std::optional<Bounds> settle_by_weight(const SearchBoard& board, Role to_move, Depth depth) {
  const std::uint32_t limit =
      to_move == Role::attacker ? SearchBoard::unit_weight / 2 : SearchBoard::unit_weight;
  std::uint32_t sum = 0;
  for (std::size_t missing = 1; missing <= board.map().length(); ++missing) {
    sum += board.lines_missing(Role::attacker, missing) * (SearchBoard::unit_weight >> missing);
    if (sum < limit) continue;
    const auto plies = static_cast<Depth>(plies_for(missing, Role::attacker, to_move) - 1);
    if (plies < depth) return std::nullopt;
    return Bounds::no_win_within(plies);
  }
  return Bounds::no_win_within(always, Proof::erdos_selfridge);
}

bool settled_by_zetters(const SearchBoard& board, Role to_move) {
  if (board.map().length() < 8) return false;
  int marks = 0;
  for (CellIndex cell = 0; cell != board.end(); ++cell) {
    if (!board.holds(Role::attacker, cell) || board.live_lines(Role::attacker, cell) == 0) continue;
    if (to_move == Role::attacker || ++marks > 1) return false;
  }
  return true;
}

bool settled_by_strategy_stealing(const Position& position) {
  return !position.rules().misere() && position.mark_count() == 0;
}

std::optional<Bounds> settle_misere(const SearchBoard& board, Role to_move, Depth depth) {
  if (const auto answer = settle_by_distance(board, Role::defender, to_move, depth)) return answer;
  if (has_safe_move(board, to_move)) return std::nullopt;
  return to_move == Role::attacker ? Bounds::no_win_within(always) : Bounds::win_within(1);
}

}  // namespace mnk
