#include "solver/heuristic/judgement.h"

#include <algorithm>

namespace mnk {
namespace {

constexpr std::uint64_t most_nodes_for_fours = 20'000;

}  // namespace

Judgement::Judgement(const PatternKnowledge& knowledge, ScoreTable& table, const Position& position,
                     const SearchLimits& limits)
    : limits_(limits),
      board_(knowledge, position),
      nodes_for_fours_(std::min(most_nodes_for_fours, limits.nodes / 5)),
      search_(knowledge, table, position, limits) {
  fours_.start(board_);
}

bool Judgement::run(Budget& budget) {
  if (!fours_done_ && !look_for_fours(budget)) return false;
  if (!forced_win_.empty() && limits_.lines == 1) return true;
  return search_.run(budget);
}

/// True once there is an answer, or the nodes for it are spent.
bool Judgement::look_for_fours(Budget& budget) {
  while (fours_.state() == FourSearch::State::searching && fours_.nodes() < nodes_for_fours_) {
    if (!budget.spend()) return false;
    fours_.run(1);
  }
  if (fours_.state() == FourSearch::State::won) forced_win_ = cells_of(fours_.line());
  fours_.abandon();
  fours_done_ = true;
  return true;
}

std::vector<Cell> Judgement::cells_of(const std::vector<Square>& line) const {
  std::vector<Cell> cells;
  cells.reserve(line.size());
  for (const Square square : line) cells.push_back(board_.cell(square));
  return cells;
}

Opinion Judgement::best() const {
  if (!forced_win_.empty()) {
    const auto plies = static_cast<int>(forced_win_.size());
    return {
        .move = forced_win_.front(), .score = win_in(plies), .depth = plies, .line = forced_win_};
  }
  const JudgedMove& best = search_.moves().front();
  return {.move = board_.cell(best.move),
          .score = best.score,
          .depth = best.depth,
          .line = cells_of(best.line)};
}

std::vector<Opinion> Judgement::opinions() const {
  std::vector<Opinion> opinions = {best()};
  for (const JudgedMove& judged : search_.moves()) {
    const Cell move = board_.cell(judged.move);
    if (move == opinions.front().move) continue;
    opinions.push_back({.move = move,
                        .score = judged.score,
                        .depth = judged.depth,
                        .line = cells_of(judged.line)});
  }
  return opinions;
}

std::uint64_t Judgement::nodes() const { return fours_.nodes() + search_.nodes(); }

}  // namespace mnk
