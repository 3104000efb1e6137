#include "solver/heuristic/principal_search.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "solver/heuristic/move_order.h"

namespace mnk {
namespace {

/// More nodes, or fours that prepare nothing, would find more but cost more than they are worth.
constexpr std::uint64_t max_nodes_of_leaf = 12;
constexpr Threat weakest_four = Threat::four_more;

}  // namespace

bool PrincipalSearch::run(Budget& budget) {
  while (!over_) {
    switch (step_) {
      case Step::begin:
        begin_depth();
        break;
      case Step::enter:
        if (nodes_ >= limits_.nodes) {
          over_ = true;
          break;
        }
        if (!pay(budget)) return false;
        enter();
        break;
      case Step::pick:
        pick();
        break;
      case Step::leave:
        leave();
        break;
    }
  }
  return true;
}

/// Pays for the next node, and for what earlier ones still owe.
bool PrincipalSearch::pay(Budget& budget) {
  for (; owed_ > 0; --owed_) {
    if (!budget.spend()) return false;
  }
  if (!budget.spend()) return false;
  ++nodes_;
  return true;
}

void PrincipalSearch::push(Evaluation alpha, Evaluation beta, int depth, bool principal) {
  frames_.push_back({.alpha = alpha, .beta = beta, .depth = depth, .principal = principal});
  step_ = Step::enter;
}

void PrincipalSearch::leave_with(Evaluation score) {
  returned_ = score;
  step_ = Step::leave;
}

void PrincipalSearch::enter() {
  Frame& frame = frames_.back();
  frame.first_alpha = frame.alpha;
  frame.moves_begin = frame.next = moves_.size();
  lines_[ply()].clear();
  if (ply() == 0) {
    frame.need = root_moves_.size() == 1 ? Need::stop_five : Need::none;
    order_root_moves();
    return;
  }
  Known known;
  if (look_up(frame, known)) return;
  if (Frame& before = frames_[ply() - 1]; !std::exchange(before.played, true)) {
    board_.play(before.move);
  }
  if (settled(frame)) return;
  frame.need = need_of(board_);
  const bool leaf = frame.depth <= 0 && frame.need != Need::stop_five;
  if (leaf || ply() >= max_plies) {
    judge_leaf(frame);
    return;
  }
  if (frame.need != Need::stop_five) {
    frame.evaluation = board_.evaluate();
    if (!frame.principal && pruned(frame, known)) return;
  }
  order_.collect(board_, frame.need, {.ply = ply(), .table_move = known.move}, moves_);
  begin_moves(frame, width(frame.depth, frame.principal, improving(frame)));
}

/// Whether the score follows from the threats on the board, or from a full board.
bool PrincipalSearch::settled(const Frame& frame) {
  const Mark own = board_.to_move();
  const Mark theirs = opponent(own);
  if (board_.count(own, Threat::five) > 0) {
    lines_[ply()] = {board_.with(own, Threat::five).front()};
    leave_with(win_in(plies_played() + 1));
  } else if (const int fives = board_.count(theirs, Threat::five); fives > 1) {
    leave_with(loss_in(plies_played() + 2));
  } else if (fives == 0 && board_.count(own, Threat::open_four) > 0) {
    lines_[ply()] = {board_.with(own, Threat::open_four).front()};
    leave_with(win_in(plies_played() + 3));
  } else if (board_.empty_count() == 0) {
    leave_with(0);
  } else if (win_in(plies_played() + 1) <= frame.alpha) {
    leave_with(frame.alpha);  // a shorter win is already known
  } else {
    return false;
  }
  return true;
}

/// Whether the table's entry is enough. Looks it up before playing the move that leads here, which
/// saves most of such a position's cost; the table never stores what settled() finds.
bool PrincipalSearch::look_up(const Frame& frame, Known& known) {
  const Frame& before = frames_[ply() - 1];
  const std::optional<ScoreTable::Entry> entry =
      table_->find(before.played ? board_.hash() : board_.hash_after(before.move));
  if (!entry) return false;
  if (win_in(plies_played() + 1) <= frame.alpha) {
    leave_with(frame.alpha);  // a shorter win is already known
    return true;
  }
  const Evaluation score = from_table(entry->score, plies_played());
  known = {.score = score, .bound = entry->bound};
  if (entry->move != before.move && board_.empty(entry->move)) known.move = entry->move;
  if (frame.principal || entry->depth < frame.depth) return false;
  const bool enough = known.tells(frame.alpha, frame.beta);
  if (enough) leave_with(score);
  return enough;
}

bool PrincipalSearch::Known::tells(Evaluation alpha, Evaluation beta) const {
  return bound == Bound::exact || (bound == Bound::lower && score >= beta) ||
         (bound == Bound::upper && score <= alpha);
}

/// Scores a leaf: a win if a few nodes find one by continuous fours, else the evaluation. The table
/// keeps it to avoid searching the fours again.
void PrincipalSearch::judge_leaf(const Frame& frame) {
  if (leaf_wins_by_fours()) {
    const std::vector<Square>& line = fours_.line();
    const Evaluation score = win_in(plies_played() + static_cast<int>(line.size()));
    store(score, line.front(), frame.depth, Bound::lower);
    lines_[ply()] = line;
    leave_with(score);
    return;
  }
  const Evaluation score = board_.evaluate();
  if (frame.depth <= 0) store(score, 0, 0, Bound::exact);
  lines_[ply()].clear();
  leave_with(score);
}

bool PrincipalSearch::leaf_wins_by_fours() {
  const Mark own = board_.to_move();
  const bool answer = board_.count(opponent(own), Threat::five) > 0;
  if (board_.best(own) < (answer ? Threat::four : weakest_four)) return false;
  fours_.start(board_, weakest_four);
  const bool wins = fours_.run(max_nodes_of_leaf) == FourSearch::State::won;
  if (!wins) fours_.abandon();
  owed_ += fours_.nodes();
  nodes_ += fours_.nodes();
  return wins;
}

/// Whether the position is so good or so bad that searching it is not worthwhile.
bool PrincipalSearch::pruned(const Frame& frame, const Known& known) {
  Evaluation score = frame.evaluation;
  // A shallower search result is a better guess than the evaluation.
  if (known.tells(score, score)) score = known.score;
  if (is_futile(score, frame.beta, frame.depth)) {
    leave_with(score);
    return true;
  }
  if (!is_hopeless(score, frame.alpha, frame.depth)) return false;
  judge_leaf(frame);
  return true;
}

/// Whether the side to move stands better than two plies ago, as far as known.
bool PrincipalSearch::improving(const Frame& frame) const {
  return ply() < 2 || frame.evaluation > frames_[ply() - 2].evaluation;
}

/// Tries at most `most` of the frame's collected moves.
void PrincipalSearch::begin_moves(Frame& frame, std::size_t most) {
  frame.moves_end = std::min(moves_.size(), frame.moves_begin + most);
  foresee(frame);
  step_ = Step::pick;
}

/// Finds the next move to try early enough to prefetch its table entry.
void PrincipalSearch::foresee(const Frame& frame) {
  if (frame.next == frame.moves_end) return;
  MoveOrder::bring_best(std::span(moves_).subspan(frame.next));
  table_->prefetch(board_.hash_after(moves_[frame.next].move()));
}

void PrincipalSearch::pick() {
  Frame& frame = frames_.back();
  if (frame.next == frame.moves_end) {
    leave_with_result(frame, frame.best);
    return;
  }
  const std::size_t tried = frame.next - frame.moves_begin;
  frame.move = moves_[frame.next++].move();
  foresee(frame);
  // A forced answer costs no depth.
  frame.move_depth = frame.need == Need::stop_five ? frame.depth : frame.depth - 1;
  const int reduced_by = reduction(frame, tried);
  frame.attempt = reduced_by > 0 ? Attempt::reduced : Attempt::scout;
  if (tried == 0) frame.attempt = Attempt::full;
  frame.played = false;
  try_move(frame, reduced_by);
}

int PrincipalSearch::reduction(const Frame& frame, std::size_t tried) const {
  if (tried < 2 || frame.depth < 2 || frame.need != Need::none) return 0;
  int plies = late_move_reduction(frame.depth, tried);
  const Threat own = board_.threat(board_.to_move(), frame.move);
  const Threat theirs = board_.threat(opponent(board_.to_move()), frame.move);
  if (own >= Threat::open_three || theirs >= Threat::four) plies -= 1;
  if (frame.principal) plies -= 1;
  return std::clamp(plies, 0, frame.move_depth);
}

/// Searches the position after the current move, with the window and depth of the attempt.
void PrincipalSearch::try_move(Frame& frame, int reduced_by) {
  if (frame.attempt == Attempt::full) {
    push(-frame.beta, -frame.alpha, frame.move_depth, frame.principal);
  } else {
    push(-frame.alpha - 1, -frame.alpha, frame.move_depth - reduced_by, false);
  }
}

/// A frame is done: its parent takes the score, or searches the move again.
void PrincipalSearch::leave() {
  moves_.erase(moves_.begin() + static_cast<std::ptrdiff_t>(frames_.back().moves_begin),
               moves_.end());
  frames_.pop_back();
  if (frames_.empty()) {
    finish_root();
    return;
  }
  Frame& parent = frames_.back();
  const Evaluation score = -returned_;
  if (parent.attempt == Attempt::reduced && score > parent.alpha) {
    parent.attempt = Attempt::scout;
    try_move(parent, 0);
  } else if (parent.attempt == Attempt::scout && score > parent.alpha && score < parent.beta) {
    parent.attempt = Attempt::full;
    try_move(parent, 0);
  } else {
    if (parent.played) board_.take_back();
    take(parent, score);
  }
}

void PrincipalSearch::take(Frame& frame, Evaluation score) {
  step_ = Step::pick;
  if (ply() == 0 && (score > frame.alpha || frame.next - frame.moves_begin == 1)) {
    take_root_move(frame, score);
  }
  if (score > frame.best) {
    frame.best = score;
    if (score > frame.alpha) raise(frame, score);
  }
}

void PrincipalSearch::raise(Frame& frame, Evaluation score) {
  frame.best_move = frame.move;
  lines_[ply()].assign(1, frame.move);
  const std::vector<Square>& rest = lines_[ply() + 1];
  lines_[ply()].insert(lines_[ply()].end(), rest.begin(), rest.end());
  if (score < frame.beta) {
    frame.alpha = score;
    return;
  }
  if (frame.need != Need::stop_five) {
    // The last move tried is `frame.move` itself.
    const std::span<const Candidate> failed(&moves_[frame.moves_begin], &moves_[frame.next - 1]);
    order_.note_cutoff(board_, frame.move, failed, frame.depth, ply());
  }
  leave_with_result(frame, score);
}

/// Leaves a searched position, whose score the table keeps.
void PrincipalSearch::leave_with_result(const Frame& frame, Evaluation score) {
  Bound bound = score > frame.first_alpha ? Bound::exact : Bound::upper;
  if (score >= frame.beta) bound = Bound::lower;
  if (ply() > 0) store(score, frame.best_move, frame.depth, bound);
  leave_with(score);
}

void PrincipalSearch::store(Evaluation score, Square move, int depth, Bound bound) {
  table_->store(board_.hash(), {.score = static_cast<std::int16_t>(to_table(score, plies_played())),
                                .move = move,
                                .depth = static_cast<std::int8_t>(std::clamp(depth, 0, 127)),
                                .bound = bound});
}

}  // namespace mnk
