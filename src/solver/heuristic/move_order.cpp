#include "solver/heuristic/move_order.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>

namespace mnk {
namespace {

constexpr int killer_key = 60;
constexpr int counter_key = 60;
constexpr int most_history = 80;
constexpr int table_move_key = 1'000'000;

/// Greater for the move that is tried sooner, in one number: which of two is greater cannot be
/// guessed, and no branch on it is needed then.
std::int64_t rank(const Candidate& candidate) {
  return std::int64_t{candidate.key} * 65'536 - candidate.move;
}

constexpr std::size_t index(Mark side) { return static_cast<std::size_t>(side); }

}  // namespace

MoveOrder::MoveOrder(std::size_t squares, std::size_t plies) : killers_(plies) {
  for (auto& side : history_) side.resize(squares);
  for (auto& side : counters_) side.resize(squares);
}

void MoveOrder::collect(const PatternBoard& board, Need need, const Place& place,
                        std::vector<Candidate>& moves) const {
  const std::size_t first = moves.size();
  collect_candidates(board, need, moves);
  for (Candidate& candidate : std::span(moves).subspan(first)) {
    candidate.key += habit(board, candidate.move, place.ply);
    if (candidate.move == place.table_move) candidate.key = table_move_key;
  }
}

void MoveOrder::bring_best(std::span<Candidate> moves) {
  std::size_t best = 0;
  std::int64_t best_rank = rank(moves.front());
  for (std::size_t other = 1; other < moves.size(); ++other) {
    const std::int64_t other_rank = rank(moves[other]);
    best = other_rank > best_rank ? other : best;
    best_rank = std::max(best_rank, other_rank);
  }
  std::swap(moves.front(), moves[best]);
}

int MoveOrder::habit(const PatternBoard& board, Square move, std::size_t ply) const {
  const std::size_t side = index(board.to_move());
  const auto& killers = killers_[ply];
  const bool killer = move == killers[0] || move == killers[1];
  const bool counter = move == counters_[side][board.last_move()];
  return history_[side][move] + (killer ? killer_key : 0) + (counter ? counter_key : 0);
}

void MoveOrder::note_cutoff(const PatternBoard& board, Square move, int depth, std::size_t ply) {
  const std::size_t side = index(board.to_move());
  counters_[side][board.last_move()] = move;
  auto& killers = killers_[ply];
  if (killers[0] != move) killers = {move, killers[0]};
  // Grows towards a limit, so that old habits fade.
  int& habit = history_[side][move];
  const int bonus = std::min(depth * depth, most_history / 2);
  habit += bonus - habit * bonus / most_history;
}

}  // namespace mnk
