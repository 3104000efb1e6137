#include "solver/heuristic/move_order.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <utility>

namespace mnk {
namespace {

constexpr int killer_key = 60;
constexpr int counter_key = 60;
constexpr int most_history = 80;
constexpr int table_move_key = 1'000'000;

/// Moves a habit towards a limit, so that old ones fade.
void train(int& habit, int by) { habit += by - habit * std::abs(by) / most_history; }

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
    const Square move = candidate.move();
    const int key =
        move == place.table_move ? table_move_key : candidate.key() + habit(board, move, place.ply);
    candidate = Candidate(move, key);
  }
}

void MoveOrder::bring_best(std::span<Candidate> moves) {
  std::int32_t best_rank = moves.front().rank();
  for (const Candidate& move : moves) best_rank = std::max(best_rank, move.rank());
  std::size_t best = 0;
  while (moves[best].rank() != best_rank) ++best;
  std::swap(moves.front(), moves[best]);
}

int MoveOrder::habit(const PatternBoard& board, Square move, std::size_t ply) const {
  const std::size_t side = index(board.to_move());
  const auto& killers = killers_[ply];
  const bool killer = move == killers[0] || move == killers[1];
  const bool counter = move == counters_[side][board.last_move()];
  return history_[side][move] + (killer ? killer_key : 0) + (counter ? counter_key : 0);
}

void MoveOrder::note_cutoff(const PatternBoard& board, Square move,
                            std::span<const Candidate> failed, int depth, std::size_t ply) {
  const std::size_t side = index(board.to_move());
  counters_[side][board.last_move()] = move;
  auto& killers = killers_[ply];
  if (killers[0] != move) killers = {move, killers[0]};
  const int bonus = std::min(depth * depth, most_history / 2);
  train(history_[side][move], bonus);
  for (const Candidate& other : failed) train(history_[side][other.move()], -bonus / 2);
}

}  // namespace mnk
