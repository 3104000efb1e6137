#include "solver/static_rules.h"

#include "solver/forks.h"

namespace mnk {
namespace {

/// Plies until this side has made so many moves.
Depth plies_for(std::size_t moves, Role role, Role to_move) {
  return static_cast<Depth>(2 * moves - (role == to_move ? 1 : 0));
}

/// Refuted for want of time, when the side that must complete a line lacks too many marks.
std::optional<Answer> settle_by_distance(const RoleBoard& board, Role completer, Role to_move,
                                         Depth depth) {
  const std::size_t nearest = board.nearest(completer);
  if (nearest > board.map().length()) return refuted(always, Proof::erdos_selfridge);
  const Depth plies = plies_for(nearest, completer, to_move);
  if (plies <= depth) return std::nullopt;
  return refuted(static_cast<Depth>(plies - 1));
}

bool has_safe_move(const RoleBoard& board, Role role) {
  for (CellIndex cell = board.first_empty(); cell != board.end(); cell = board.next_empty(cell)) {
    if (!board.completes(role, cell)) return true;
  }
  return false;
}

}  // namespace

std::optional<Answer> settle_by_threats(const RoleBoard& board, Role to_move, Depth depth,
                                        bool forks) {
  const bool attacking = to_move == Role::attacker;
  const Role waiting = other(to_move);
  if (!attacking && board.winning_cells(Role::defender) > 0) return refuted(always);
  if (const auto answer = settle_by_distance(board, Role::attacker, to_move, depth)) return answer;
  if (attacking && board.winning_cells(Role::attacker) > 0) return proven(1);
  if (board.winning_cells(waiting) > 1) return attacking ? refuted(always) : proven(2);
  if (board.winning_cells(waiting) == 0 && forks && Forks::exist(board, to_move)) {
    return attacking ? proven(3) : refuted(always);
  }
  return std::nullopt;
}

std::optional<Answer> settle_by_weight(const RoleBoard& board, Role to_move, Depth depth) {
  const std::uint32_t limit =
      to_move == Role::attacker ? RoleBoard::unit_weight / 2 : RoleBoard::unit_weight;
  std::uint32_t sum = 0;
  for (std::size_t lack = 1; lack <= board.map().length(); ++lack) {
    sum += board.lines_lacking(Role::attacker, lack) * (RoleBoard::unit_weight >> lack);
    if (sum < limit) continue;
    const auto plies = static_cast<Depth>(plies_for(lack, Role::attacker, to_move) - 1);
    if (plies < depth) return std::nullopt;
    return refuted(plies);
  }
  return refuted(always, Proof::erdos_selfridge);
}

std::optional<Answer> settle_misere(const RoleBoard& board, Role to_move, Depth depth) {
  if (const auto answer = settle_by_distance(board, Role::defender, to_move, depth)) return answer;
  if (has_safe_move(board, to_move)) return std::nullopt;
  return to_move == Role::attacker ? refuted(always) : proven(1);
}

}  // namespace mnk
