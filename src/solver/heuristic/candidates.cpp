#include "solver/heuristic/candidates.h"

#include <array>

namespace mnk {
namespace {

using ThreatUrgency = std::array<int, threat_count>;

//                             none two twos three threes o3  o3+  2o3  four 4+   4,3  o4   five
constexpr ThreatUrgency to_make = {0, 5, 20, 15, 40, 70, 100, 200, 60, 110, 400, 900, 2000};
constexpr ThreatUrgency to_take = {0, 4, 15, 10, 30, 50, 70, 120, 40, 70, 250, 500, 1500};

}  // namespace

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
      squares = board.near_stones();  // fours and open threes are among them
      break;
  }
  if (squares == SquareSet())
    squares = board.stones_exist() ? board.empty_squares() : board.middle();
  squares.for_each([&](Square square) { moves.emplace_back(square, urgency(board, square)); });
}

}  // namespace mnk
