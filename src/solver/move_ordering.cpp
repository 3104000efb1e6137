#include "solver/move_ordering.h"

#include <algorithm>

#include "engine/canonical.h"
#include "solver/insertion_sort.h"
#include "solver/static_rules.h"

namespace mnk {
namespace {

/// Immediate effects outweigh any sum of line weights, which stays below 2^32.
enum class Urgency : std::uint8_t { none, answers_fork, threatens, forks, blocks, wins };

constexpr unsigned bits_below_urgency = 40;

struct Situation {
  SearchBoard board;  ///< the side to move is the attacker
  Forks theirs;
  bool own_forks;
  bool their_forks;
};

Urgency urgency(const Situation& here, CellIndex cell) {
  if (here.board.completes(Role::attacker, cell)) return Urgency::wins;
  if (here.board.completes(Role::defender, cell)) return Urgency::blocks;
  if (here.own_forks && Forks::is_fork(here.board, Role::attacker, cell)) return Urgency::forks;
  if (!here.their_forks) return Urgency::none;
  if (here.theirs.is_answer(cell)) return Urgency::answers_fork;
  return here.board.missing_two(Role::attacker, cell) > 0 ? Urgency::threatens : Urgency::none;
}

std::uint64_t score(const Situation& here, CellIndex cell) {
  const std::uint64_t own = here.board.weight(Role::attacker, cell);
  const std::uint64_t theirs = here.board.weight(Role::defender, cell);
  const auto urgent = static_cast<std::uint64_t>(urgency(here, cell));
  return (urgent << bits_below_urgency) + 3 * own + 2 * theirs;
}

std::uint64_t misere_score(const SearchBoard& board, CellIndex cell) {
  if (board.completes(Role::attacker, cell)) return 0;
  return (std::uint64_t{1} << bits_below_urgency) - board.weight(Role::attacker, cell);
}

/// Whether the symmetry maps the position to itself.
bool fixes(const Position& position, std::size_t symmetry) {
  const Rules& rules = position.rules();
  for (const Cell cell : rules.cells()) {
    if (position.at(cell) != position.at(image(rules, symmetry, cell))) return false;
  }
  return true;
}

}  // namespace

std::vector<OrderedMove> ordered_moves(const SearchContext& context, const Position& position) {
  Situation here{.board = SearchBoard(context, position, position.to_move()),
                 .theirs = Forks(context.map),
                 .own_forks = false,
                 .their_forks = false};
  here.own_forks = Forks::exist(here.board, Role::attacker);
  here.their_forks = here.theirs.collect(here.board, Role::defender);
  std::vector<OrderedMove> moves;
  for (const Cell move : position.available_moves()) {
    const auto cell = static_cast<CellIndex>(position.rules().index(move));
    moves.push_back(
        {.move = move,
         .score = position.rules().misere() ? misere_score(here.board, cell) : score(here, cell)});
  }
  insertion_sort(moves,
                 [](const OrderedMove& a, const OrderedMove& b) { return a.score > b.score; });
  return moves;
}

EquivalentMoves::EquivalentMoves(const Position& position) : rules_(position.rules()) {
  for (int index = 0; index < rules_.cell_count(); ++index) representatives_.push_back(index);
  for (std::size_t symmetry = 1; symmetry < symmetry_count(rules_); ++symmetry) {
    if (!fixes(position, symmetry)) continue;
    for (int index = 0; index < rules_.cell_count(); ++index) {
      int& representative = representatives_[static_cast<std::size_t>(index)];
      const int alike = rules_.index(image(rules_, symmetry, rules_.cell(index)));
      representative = std::min(representative, alike);
    }
  }
}

}  // namespace mnk
