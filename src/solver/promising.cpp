#include "solver/promising.h"

#include <algorithm>

#include "solver/forks.h"

namespace mnk {
namespace {

/// What a move does at once outweighs every sum of line weights, which stays below 2^32.
enum class Urgency : std::uint8_t { none, answers_fork, threatens, forks, blocks, wins };

constexpr unsigned bits_below_urgency = 40;

struct View {
  RoleBoard board;  ///< the side to move attacks
  Forks theirs;
  bool own_forks;
  bool their_forks;
};

Urgency urgency(const View& view, CellIndex cell) {
  if (view.board.completes(Role::attacker, cell)) return Urgency::wins;
  if (view.board.completes(Role::defender, cell)) return Urgency::blocks;
  if (view.own_forks && Forks::is_fork(view.board, Role::attacker, cell)) return Urgency::forks;
  if (!view.their_forks) return Urgency::none;
  if (view.theirs.is_answer(cell)) return Urgency::answers_fork;
  return view.board.twos(Role::attacker, cell) > 0 ? Urgency::threatens : Urgency::none;
}

std::uint64_t score(const View& view, CellIndex cell) {
  const std::uint64_t own = view.board.weight(Role::attacker, cell);
  const std::uint64_t theirs = view.board.weight(Role::defender, cell);
  const auto urgent = static_cast<std::uint64_t>(urgency(view, cell));
  return (urgent << bits_below_urgency) + 3 * own + 2 * theirs;
}

std::uint64_t misere_score(const RoleBoard& board, CellIndex cell) {
  if (board.completes(Role::attacker, cell)) return 0;
  return (std::uint64_t{1} << bits_below_urgency) - board.weight(Role::attacker, cell);
}

}  // namespace

std::vector<PromisingMove> promising_moves(const BoardFacts& facts, const Position& position) {
  View view{.board = RoleBoard(facts.map, facts.zobrist, position, position.to_move()),
            .theirs = Forks(facts.map),
            .own_forks = false,
            .their_forks = false};
  view.own_forks = Forks::exist(view.board, Role::attacker);
  view.their_forks = view.theirs.collect(view.board, Role::defender);
  std::vector<PromisingMove> moves;
  for (const Cell move : position.available_moves()) {
    const auto cell = static_cast<CellIndex>(position.rules().index(move));
    moves.push_back(
        {.move = move,
         .score = position.rules().misere() ? misere_score(view.board, cell) : score(view, cell)});
  }
  std::ranges::stable_sort(moves, std::ranges::greater{}, &PromisingMove::score);
  return moves;
}

}  // namespace mnk
