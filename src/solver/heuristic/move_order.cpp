#include "solver/heuristic/move_order.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <utility>

namespace mnk {
namespace {

constexpr int deepest_futility = 6;
constexpr Evaluation futility_margin(int depth) { return 60 * depth + 20; }
constexpr int deepest_razoring = 2;
constexpr Evaluation razoring_margin(int depth) { return 100 * depth + 60; }

/// Natural logarithms of 1, 2, 3, …, by ln n = ln (n-1) + 2 artanh (1 / (2n-1)), using only
/// operations that round the same on every platform.
template <std::size_t count>
constexpr std::array<double, count> logarithms() {
  std::array<double, count> result{};
  for (std::size_t n = 2; n < count; ++n) {
    const double x = 1 / static_cast<double>(2 * n - 1);
    const double square = x * x;
    const double series = 1 + square * (1.0 / 3 + square * (1.0 / 5 + square * (1.0 / 7)));
    result[n] = result[n - 1] + 2 * x * series;
  }
  return result;
}

using ThreatUrgency = std::array<int, threat_count>;

//                             none two twos three threes o3  o3+  2o3  four 4+   4,3  o4   five
constexpr ThreatUrgency to_make = {0, 5, 20, 15, 40, 70, 100, 200, 60, 110, 400, 900, 2000};
constexpr ThreatUrgency to_take = {0, 4, 15, 10, 30, 50, 70, 120, 40, 70, 250, 500, 1500};

constexpr int killer_key = 60;
constexpr int counter_key = 60;
constexpr int max_history = 80;
constexpr int table_move_key = 1'000'000;

/// Moves a habit towards a limit, so that old habits fade.
void train(int& habit, int by) { habit += by - habit * std::abs(by) / max_history; }

}  // namespace

std::size_t width(int depth, bool principal, bool improving) {
  if (principal) return 40;
  const int moves = 5 + 2 * std::max(depth, 0);
  return static_cast<std::size_t>(improving ? moves : moves / 2);
}

int late_move_reduction(int depth, std::size_t tried) {
  constexpr std::size_t size = 48;
  static constexpr std::array<double, size> ln = logarithms<size>();
  const auto row = std::min(static_cast<std::size_t>(std::max(depth, 1)), size - 1);
  return static_cast<int>(0.8 + ln[row] * ln[std::min(tried, size - 1)]);
}

bool is_futile(Evaluation evaluation, Evaluation beta, int depth) {
  return depth <= deepest_futility && !is_loss(beta) && evaluation - futility_margin(depth) >= beta;
}

bool is_hopeless(Evaluation evaluation, Evaluation alpha, int depth) {
  return depth <= deepest_razoring && !is_win(alpha) &&
         evaluation + razoring_margin(depth) <= alpha;
}

Need need_of(const PatternBoard& board) {
  const Mark theirs = opponent(board.to_move());
  if (board.count(theirs, Threat::five) > 0) return Need::stop_five;
  return board.count(theirs, Threat::open_four) > 0 ? Need::stop_open_four : Need::none;
}

int urgency(const PatternBoard& board, Square square) {
  const Mark own = board.to_move();
  const Mark theirs = opponent(own);
  return to_make[static_cast<std::size_t>(board.threat(own, square))] +
         to_take[static_cast<std::size_t>(board.threat(theirs, square))] +
         board.points(own, square) + board.points(theirs, square);
}

void collect_candidates(const PatternBoard& board, Need need, std::vector<Candidate>& moves) {
  const Mark own = board.to_move();
  const Mark theirs = opponent(own);
  SquareSet squares;
  switch (need) {
    case Need::stop_five:
      squares = board.with(theirs, Threat::five);
      break;
    case Need::stop_open_four:
      squares = board.with_at_least(theirs, Threat::four);
      squares |= board.with_at_least(own, Threat::four);
      break;
    case Need::none:
      squares = board.near_stones();  // these include all fours and open threes
      break;
  }
  if (squares == SquareSet())
    squares = board.stones_exist() ? board.empty_squares() : board.middle();
  squares.for_each([&](Square square) { moves.emplace_back(square, urgency(board, square)); });
}

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
  const int bonus = std::min(depth * depth, max_history / 2);
  train(history_[side][move], bonus);
  for (const Candidate& other : failed) train(history_[side][other.move()], -bonus / 2);
}

}  // namespace mnk
