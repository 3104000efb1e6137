#include <algorithm>
#include <cstdlib>
#include <span>

#include "solver/heuristic/principal_search.h"
#include "solver/insertion_sort.h"

// The root of the search: its moves, iterative deepening and aspiration windows.
namespace mnk {
namespace {

constexpr Evaluation first_window = 60;

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
  if (won_at_once) {
    root_moves_.front().score = win_in(1);
    root_moves_.front().depth = 1;
    over_ = true;
  }
  limits_.lines = std::clamp<std::size_t>(limits_.lines, 1, root_moves_.size());
}

void PrincipalSearch::begin_depth() {
  if (depth_ >= limits_.depth) {
    over_ = true;
    return;
  }
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
  if (returned_ <= root_alpha_ && root_alpha_ > -win_now) {
    root_alpha_ = window_ > 2000 ? -win_now : std::max(-win_now, returned_ - window_);
    push(root_alpha_, root_beta_, depth_, true);
  } else if (returned_ >= root_beta_ && root_beta_ < win_now) {
    root_beta_ = window_ > 2000 ? win_now : std::min(win_now, returned_ + window_);
    push(root_alpha_, root_beta_, depth_, true);
  } else if (++line_ < limits_.lines) {
    open_window();
  } else {
    finish_depth();
  }
}

void PrincipalSearch::finish_depth() {
  auto lines = std::span(root_moves_).first(limits_.lines);
  insertion_sort(lines, [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
  const Evaluation best = root_moves_.front().score;
  const bool decided = is_win(best) || is_loss(best);
  const bool no_choice = root_moves_.size() == 1;
  const bool to_the_end = depth_ > board_.empty_count();
  if (limits_.lines == 1 && (decided || no_choice)) over_ = true;
  if (to_the_end) over_ = true;
  step_ = Step::begin;
}

void PrincipalSearch::order_root_moves(Frame& frame) {
  for (std::size_t i = line_; i < root_moves_.size(); ++i) {
    moves_.emplace_back(board_.square(root_moves_[i].move), -static_cast<int>(i));
  }
  frame.moves_end = moves_.size();
  foresee(frame);
  step_ = Step::pick;
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
