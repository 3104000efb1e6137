// The root: its moves, iterative deepening and aspiration windows.
#include <algorithm>
#include <cstdlib>
#include <span>

#include "solver/heuristic/move_order.h"
#include "solver/heuristic/principal_search.h"
#include "solver/insertion_sort.h"

namespace mnk {
namespace {

constexpr Evaluation first_window = 60;

/// Plies from the root, not counting forced answers.
constexpr int max_depth = 60;

}  // namespace

PrincipalSearch::PrincipalSearch(const PatternKnowledge& knowledge, ScoreTable& table,
                                 const Position& position, const SearchLimits& limits,
                                 const std::vector<Overlooked>& overlooked)
    : limits_(limits),
      board_(knowledge, position, overlooked),
      table_(&table),
      order_(board_.square_count(), max_plies),
      lines_(max_plies + 1) {
  const bool won_at_once = board_.count(board_.to_move(), Threat::five) > 0;
  if (won_at_once) {
    moves_.emplace_back(board_.with(board_.to_move(), Threat::five).front(), 0);
  } else {
    order_.collect(board_, need_of(board_), {}, moves_);
  }
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    MoveOrder::bring_best(std::span(moves_).subspan(i));
    const Cell move = board_.cell(moves_[i].move());
    root_moves_.push_back({.move = move, .line = {move}});
  }
  moves_.clear();
  const bool forced = root_moves_.size() == 1;
  if (limits_.also && !forced && also() == root_moves_.end()) {
    root_moves_.push_back({.move = *limits_.also, .line = {*limits_.also}});
  }
  if (won_at_once) {
    root_moves_.front().score = win_in(1);
    root_moves_.front().depth = 1;
    over_ = true;
  }
  limits_.lines = std::clamp<std::size_t>(limits_.lines, 1, root_moves_.size());
  compared_moves_ = root_moves_;
}

void PrincipalSearch::begin_depth() {
  over_ = depth_ >= max_depth;
  if (over_) return;
  ++depth_;
  line_ = 0;
  open_window();
}

void PrincipalSearch::open_window() {
  const RootMove& expected = root_moves_[line_];
  window_ = first_window;
  const bool usual = depth_ > 3 && expected.depth > 0 && std::abs(expected.score) < min_win;
  root_alpha_ = usual ? expected.score - window_ : -win_now;
  root_beta_ = usual ? expected.score + window_ : win_now;
  push(root_alpha_, root_beta_, depth_, true);
}

/// Handles the root's score: inside the window, or a reason to widen it.
void PrincipalSearch::finish_root() {
  window_ *= 4;
  const bool too_low = returned_ <= root_alpha_ && root_alpha_ > -win_now;
  const bool too_high = returned_ >= root_beta_ && root_beta_ < win_now;
  const Evaluation wider = window_ > 2000 ? 2 * win_now : window_;
  if (too_low || too_high) {
    if (too_low) root_alpha_ = std::max(-win_now, returned_ - wider);
    if (!too_low) root_beta_ = std::min(win_now, returned_ + wider);
    push(root_alpha_, root_beta_, depth_, true);
    return;
  }
  ++line_;
  if (line_ < limits_.lines || (line_ == limits_.lines && bring_also())) {
    open_window();
  } else {
    finish_depth();
  }
}

std::vector<RootMove>::iterator PrincipalSearch::also() {
  return std::ranges::find(root_moves_, limits_.also, &RootMove::move);
}

/// Puts the move that gets a score in any case behind the best; false if it is one of them.
bool PrincipalSearch::bring_also() {
  const auto behind = root_moves_.begin() + static_cast<std::ptrdiff_t>(limits_.lines);
  const auto found = also();
  if (found < behind || found == root_moves_.end()) return false;
  std::rotate(behind, found, found + 1);
  return true;
}

void PrincipalSearch::finish_depth() {
  auto lines = std::span(root_moves_).first(limits_.lines);
  insertion_sort(lines, [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
  compared_moves_ = root_moves_;
  for (RootMove& move : compared_moves_) {
    if (move.depth < depth_) move.depth = 0;
  }
  const Evaluation best = root_moves_.front().score;
  const bool forced = limits_.choice && root_moves_.size() == 1;
  const bool decided = is_win(best) || is_loss(best) || forced;
  const bool to_the_end = depth_ > board_.empty_count();
  over_ = to_the_end || (limits_.lines == 1 && decided);
  step_ = Step::begin;
}

void PrincipalSearch::order_root_moves() {
  for (std::size_t i = line_; i < root_moves_.size(); ++i) {
    moves_.emplace_back(board_.square(root_moves_[i].move), -static_cast<int>(i));
  }
  begin_moves(frames_.back(), line_ < limits_.lines ? moves_.size() : 1);
}

/// Moves the root move to the front of those still being ranked.
void PrincipalSearch::take_root_move(const Frame& frame, Evaluation score) {
  const auto found = std::ranges::find(root_moves_, board_.cell(frame.move), &RootMove::move);
  found->score = score;
  found->depth = depth_;
  // A mere bound has no line; then keep the older one.
  if (const std::vector<Square>& rest = lines_[1]; !rest.empty()) {
    found->line.assign(1, found->move);
    for (const Square move : rest) found->line.push_back(board_.cell(move));
  }
  if (score <= frame.alpha && frame.next - frame.moves_begin > 1) return;
  const auto front = root_moves_.begin() + static_cast<std::ptrdiff_t>(line_);
  if (found > front) std::rotate(front, found, found + 1);
}

}  // namespace mnk
