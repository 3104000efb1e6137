#include "solver/heuristic/heuristic_search.h"

#include <algorithm>

namespace mnk {
namespace {

/// Limits for a proof: one node in `share_…`, and at most `max_…`.
constexpr std::uint64_t share_of_fours = 5;
constexpr std::uint64_t max_nodes_for_fours = 20'000;
constexpr std::uint64_t share_of_threats = 10;
constexpr std::uint64_t max_nodes_for_threats = 10'000;

}  // namespace

HeuristicSearch::HeuristicSearch(const PatternKnowledge& knowledge, ScoreTable& table,
                                 const Position& position, const SearchLimits& limits)
    : limits_(limits),
      board_(knowledge, position),
      threats_(board_),
      search_(knowledge, table, position, limits) {
  fours_.start(board_);
}

bool HeuristicSearch::run(Budget& budget) {
  if (!looked_for_proof_ && !look_for_proof(budget)) return false;
  if (!forced_win_.empty() && limits_.lines == 1) return true;
  return search_.run(budget);
}

/// True once it has a proof, or has spent the nodes for one.
bool HeuristicSearch::look_for_proof(Budget& budget) {
  if (!look_for_fours(budget)) return false;
  if (forced_win_.empty() && !look_for_threats(budget)) return false;
  looked_for_proof_ = true;
  return true;
}

bool HeuristicSearch::look_for_fours(Budget& budget) {
  const std::uint64_t most = std::min(max_nodes_for_fours, limits_.nodes / share_of_fours);
  while (fours_.state() == FourSearch::State::searching && fours_.nodes() < most) {
    if (!budget.spend()) return false;
    fours_.run(1);
  }
  if (fours_.state() == FourSearch::State::won) forced_win_ = cells_of(fours_.line());
  fours_.abandon();
  return true;
}

/// One look() costs several nodes, so it pays afterwards.
bool HeuristicSearch::look_for_threats(Budget& budget) {
  const std::uint64_t most = std::min(max_nodes_for_threats, limits_.nodes / share_of_threats);
  for (;;) {
    for (; threat_nodes_paid_ < threats_.nodes(); ++threat_nodes_paid_) {
      if (!budget.spend()) return false;
    }
    if (threats_.state() != ThreatSearch::State::searching || threats_.nodes() >= most) break;
    threats_.look();
  }
  if (threats_.state() == ThreatSearch::State::won) forced_win_ = cells_of(threats_.line());
  return true;
}

std::vector<Cell> HeuristicSearch::cells_of(const std::vector<Square>& line) const {
  std::vector<Cell> cells;
  cells.reserve(line.size());
  for (const Square square : line) cells.push_back(board_.cell(square));
  return cells;
}

RootMove HeuristicSearch::best() const {
  if (forced_win_.empty()) return searched().front();
  const auto plies = static_cast<int>(forced_win_.size());
  return {.move = forced_win_.front(), .score = win_in(plies), .depth = plies, .line = forced_win_};
}

std::vector<RootMove> HeuristicSearch::moves() const {
  std::vector<RootMove> moves = {best()};
  for (const RootMove& other : searched()) {
    if (other.move != moves.front().move) moves.push_back(other);
  }
  return moves;
}

std::uint64_t HeuristicSearch::nodes() const {
  return fours_.nodes() + threats_.nodes() + search_.nodes();
}

}  // namespace mnk
