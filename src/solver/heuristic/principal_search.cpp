#include "solver/heuristic/principal_search.h"

#include <algorithm>
#include <cstdlib>
#include <span>
#include <utility>

namespace mnk {
namespace {

constexpr Score first_window = 60;

/// Victory by continuous fours is looked for before a leaf is judged. More nodes find more, and
/// cost more than they are worth.
constexpr std::uint64_t nodes_for_fours_at_leaves = 12;

constexpr int deepest_futility = 6;
constexpr Score futility_margin(int depth) { return 60 * depth + 20; }
constexpr int deepest_razoring = 2;
constexpr Score razoring_margin(int depth) { return 100 * depth + 60; }

/// How many moves of a position are tried.
constexpr std::size_t width(int depth, bool principal) {
  return static_cast<std::size_t>(principal ? 40 : 4 + 2 * std::max(depth, 0));
}

constexpr int killer_key = 60;
constexpr int most_history = 80;
constexpr int table_move_key = 1'000'000;

bool before(const Candidate& a, const Candidate& b) {
  return a.key != b.key ? a.key > b.key : a.move < b.move;
}

/// Brings the best `wanted` moves to the front, in order. Selection is small, and fast enough for
/// so few.
void select_best(std::span<Candidate> moves, std::size_t wanted) {
  for (std::size_t i = 0; i < wanted; ++i) {
    std::size_t best = i;
    for (std::size_t other = i + 1; other < moves.size(); ++other) {
      if (before(moves[other], moves[best])) best = other;
    }
    std::swap(moves[i], moves[best]);
  }
}

constexpr std::size_t index(Mark side) { return static_cast<std::size_t>(side); }

/// Natural logarithms of 1, 2, 3, …, by ln n = ln (n-1) + 2 artanh (1 / (2n-1)): only what every
/// platform rounds alike.
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

/// Plies that the search of a late move is cut short by.
int late_move_reduction(int depth, std::size_t tried) {
  constexpr std::size_t size = 48;
  static constexpr std::array<double, size> ln = logarithms<size>();
  const auto row = std::min(static_cast<std::size_t>(std::max(depth, 1)), size - 1);
  return static_cast<int>(0.8 + ln[row] * ln[std::min(tried, size - 1)]);
}

/// A win is a number of plies from the root in the search, and from the position in the table.
Score to_table(Score score, int ply) {
  if (is_win(score)) return score + ply;
  return is_loss(score) ? score - ply : score;
}
Score from_table(Score score, int ply) {
  if (is_win(score)) return score - ply;
  return is_loss(score) ? score + ply : score;
}

}  // namespace

PrincipalSearch::PrincipalSearch(const PatternKnowledge& knowledge, ScoreTable& table,
                                 const Position& position, const SearchLimits& limits,
                                 const std::vector<Overlooked>& overlooked)
    : limits_(limits), board_(knowledge, position, overlooked), table_(&table) {
  for (auto& side : history_) side.resize(board_.square_count());
  lines_.resize((most_plies + 2) * line_room);
  const bool won_at_once = board_.count(board_.to_move(), Threat::five) > 0;
  if (won_at_once) {
    moves_.push_back({.move = board_.with(board_.to_move(), Threat::five).front(), .key = 0});
  } else {
    collect_candidates(board_, need_of(board_), moves_);
  }
  select_best(moves_, moves_.size());
  for (const Candidate& candidate : moves_) {
    root_moves_.push_back({.move = candidate.move, .line = {candidate.move}});
  }
  moves_.clear();
  if (won_at_once) {
    root_moves_.front().score = win_in(1);
    root_moves_.front().depth = 1;
    over_ = true;
  }
  limits_.lines = std::clamp<std::size_t>(limits_.lines, 1, root_moves_.size());
}

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

/// For the next node, and what earlier ones have cost beyond theirs.
bool PrincipalSearch::pay(Budget& budget) {
  for (; owed_ > 0; --owed_) {
    if (!budget.spend()) return false;
  }
  if (!budget.spend()) return false;
  ++nodes_;
  return true;
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
  const JudgedMove& expected = root_moves_[line_];
  window_ = first_window;
  const bool usual = depth_ > 3 && expected.depth > 0 && std::abs(expected.score) < least_win;
  root_alpha_ = usual ? expected.score - window_ : -won;
  root_beta_ = usual ? expected.score + window_ : won;
  push(root_alpha_, root_beta_, depth_, true);
}

/// The root has a score: within the window, or the window was wrong.
void PrincipalSearch::finish_root() {
  window_ *= 4;
  if (returned_ <= root_alpha_ && root_alpha_ > -won) {
    root_alpha_ = window_ > 2000 ? -won : std::max(-won, returned_ - window_);
    push(root_alpha_, root_beta_, depth_, true);
  } else if (returned_ >= root_beta_ && root_beta_ < won) {
    root_beta_ = window_ > 2000 ? won : std::min(won, returned_ + window_);
    push(root_alpha_, root_beta_, depth_, true);
  } else if (++line_ < limits_.lines) {
    open_window();
  } else {
    finish_depth();
  }
}

void PrincipalSearch::finish_depth() {
  finished_depth_ = depth_;
  // By score; those that are equal stay in their order.
  for (std::size_t i = 1; i < limits_.lines; ++i) {
    const auto move = root_moves_.begin() + static_cast<std::ptrdiff_t>(i);
    auto place = move;
    while (place != root_moves_.begin() && (place - 1)->score < move->score) --place;
    std::rotate(place, move, move + 1);
  }
  const Score best = root_moves_.front().score;
  const bool decided = is_win(best) || is_loss(best);
  const bool no_choice = root_moves_.size() == 1;
  const bool to_the_end = depth_ > board_.empty_count();
  if (limits_.lines == 1 && (decided || no_choice)) over_ = true;
  if (to_the_end) over_ = true;
  step_ = Step::begin;
}

void PrincipalSearch::push(Score alpha, Score beta, int depth, bool principal) {
  frames_.push_back({.alpha = alpha, .beta = beta, .depth = depth, .principal = principal});
  step_ = Step::enter;
}

void PrincipalSearch::leave_with(Score score) {
  returned_ = score;
  step_ = Step::leave;
}

void PrincipalSearch::end_line_here() { line_sizes_[static_cast<std::size_t>(ply())] = 0; }

void PrincipalSearch::set_line(std::span<const Square> line) {
  const auto from = static_cast<std::size_t>(ply());
  const std::size_t size = std::min(line.size(), line_room);
  std::copy_n(line.begin(), size, lines_.begin() + static_cast<std::ptrdiff_t>(from * line_room));
  line_sizes_[from] = size;
}

std::span<const Square> PrincipalSearch::line_from(std::size_t ply) const {
  return std::span(lines_).subspan(ply * line_room, line_sizes_[ply]);
}

/// The best line from here is this move and the best line after it.
void PrincipalSearch::extend_line(Square move) {
  const auto here = static_cast<std::size_t>(ply());
  const std::span<const Square> rest = line_from(here + 1);
  const std::size_t kept = std::min(rest.size(), line_room - 1);
  const auto first = lines_.begin() + static_cast<std::ptrdiff_t>(here * line_room);
  *first = move;
  std::copy_n(rest.begin(), kept, first + 1);
  line_sizes_[here] = kept + 1;
}

void PrincipalSearch::enter() {
  Frame& frame = frames_.back();
  frame.first_alpha = frame.alpha;
  frame.moves_begin = frame.next = moves_.size();
  end_line_here();
  if (ply() == 0) {
    frame.need = root_moves_.size() == 1 ? Need::stop_five : Need::none;
    order_root_moves(frame);
    return;
  }
  if (settled(frame)) return;
  Square table_move = 0;
  if (known(frame, table_move)) return;
  frame.need = need_of(board_);
  const bool leaf = frame.depth <= 0 && frame.need != Need::stop_five;
  if (leaf || ply() >= static_cast<int>(most_plies)) {
    judge_leaf(frame);
    return;
  }
  if (!frame.principal && frame.need != Need::stop_five && pruned(frame)) return;
  order_moves(frame, table_move);
}

/// Whether the score follows from the threats that are there, or from the board being full.
bool PrincipalSearch::settled(Frame& frame) {
  const Mark own = board_.to_move();
  const Mark theirs = opponent(own);
  if (board_.count(own, Threat::five) > 0) {
    set_line(std::array{board_.with(own, Threat::five).front()});
    leave_with(win_in(ply() + 1));
  } else if (const int fives = board_.count(theirs, Threat::five); fives > 1) {
    leave_with(loss_in(ply() + 2));
  } else if (fives == 0 && board_.count(own, Threat::open_four) > 0) {
    set_line(std::array{board_.with(own, Threat::open_four).front()});
    leave_with(win_in(ply() + 3));
  } else if (board_.empty_count() == 0) {
    leave_with(0);
  } else if (win_in(ply() + 1) <= frame.alpha) {
    leave_with(frame.alpha);  // a shorter win has been found already
  } else {
    return false;
  }
  return true;
}

/// Whether the table knows enough.
bool PrincipalSearch::known(Frame& frame, Square& table_move) {
  const ScoreTable::Entry* entry = table_->find(board_.hash());
  if (entry == nullptr) return false;
  if (entry->move != 0 && board_.empty(entry->move)) table_move = entry->move;
  if (frame.principal || entry->depth < frame.depth) return false;
  const Score score = from_table(entry->score, ply());
  const bool enough = entry->bound == Bound::exact ||
                      (entry->bound == Bound::lower && score >= frame.beta) ||
                      (entry->bound == Bound::upper && score <= frame.alpha);
  if (enough) leave_with(score);
  return enough;
}

bool PrincipalSearch::wins_by_fours(std::uint64_t nodes) {
  if (board_.best(board_.to_move()) < Threat::four) return false;
  fours_.start(board_);
  const bool wins = fours_.run(nodes) == FourSearch::State::won;
  if (!wins) fours_.abandon();
  owed_ += fours_.nodes();
  nodes_ += fours_.nodes();
  return wins;
}

void PrincipalSearch::judge_leaf(Frame& frame) {
  if (wins_by_fours(nodes_for_fours_at_leaves)) {
    set_line(fours_.line());
    const Score score = win_in(ply() + static_cast<int>(fours_.line().size()));
    table_->store(board_.hash(), {.score = static_cast<std::int16_t>(to_table(score, ply())),
                                  .move = fours_.line().front(),
                                  .depth = static_cast<std::int8_t>(std::max(frame.depth, 0)),
                                  .bound = Bound::lower});
    leave_with(score);
    return;
  }
  leave_with(board_.evaluate());
}

/// Whether the position is so good or so bad that looking ahead is not worth while.
bool PrincipalSearch::pruned(Frame& frame) {
  const Score judgement = board_.evaluate();
  if (frame.depth <= deepest_futility && !is_loss(frame.beta) &&
      judgement - futility_margin(frame.depth) >= frame.beta) {
    leave_with(judgement);
    return true;
  }
  if (frame.depth <= deepest_razoring && !is_win(frame.alpha) &&
      judgement + razoring_margin(frame.depth) <= frame.alpha) {
    judge_leaf(frame);
    return true;
  }
  return false;
}

void PrincipalSearch::order_root_moves(Frame& frame) {
  for (std::size_t i = line_; i < root_moves_.size(); ++i) {
    moves_.push_back({.move = root_moves_[i].move, .key = 0});
  }
  frame.next = frame.moves_begin;
  step_ = Step::pick;
}

void PrincipalSearch::add_habits(Candidate& candidate) const {
  const auto& killers = killers_[static_cast<std::size_t>(ply())];
  if (candidate.move == killers[0] || candidate.move == killers[1]) candidate.key += killer_key;
  candidate.key += history_[index(board_.to_move())][candidate.move];
}

void PrincipalSearch::order_moves(Frame& frame, Square table_move) {
  collect_candidates(board_, frame.need, moves_);
  const std::span<Candidate> found = std::span(moves_).subspan(frame.moves_begin);
  for (Candidate& move : found) {
    add_habits(move);
    if (move.move == table_move) move.key = table_move_key;
  }
  const std::size_t tried = std::min(found.size(), width(frame.depth, frame.principal));
  select_best(found, tried);
  moves_.resize(frame.moves_begin + tried);
  step_ = Step::pick;
}

void PrincipalSearch::pick() {
  Frame& frame = frames_.back();
  if (frame.next == moves_.size()) {
    store(frame, frame.best);
    leave_with(frame.best);
    return;
  }
  const std::size_t tried = frame.next - frame.moves_begin;
  frame.move = moves_[frame.next++].move;
  // An answer that is forced costs no depth.
  frame.move_depth = frame.need == Need::stop_five ? frame.depth : frame.depth - 1;
  const int reduced_by = reduction(frame, tried);
  frame.attempt = reduced_by > 0 ? Attempt::reduced : Attempt::scout;
  if (tried == 0) frame.attempt = Attempt::full;
  board_.play(frame.move);
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

/// Searches the position after the move being tried, as the attempt wants it.
void PrincipalSearch::try_move(Frame& frame, int reduced_by) {
  const Score alpha = frame.alpha;
  const Score beta = frame.beta;
  const bool principal = frame.principal;
  const int depth = frame.move_depth;
  if (frame.attempt == Attempt::full) {
    push(-beta, -alpha, depth, principal);
  } else {
    push(-alpha - 1, -alpha, depth - reduced_by, false);
  }
}

/// A frame is done: its parent takes the score, or looks again.
void PrincipalSearch::leave() {
  moves_.resize(frames_.back().moves_begin);
  frames_.pop_back();
  if (frames_.empty()) {
    finish_root();
    return;
  }
  Frame& parent = frames_.back();
  const Score score = -returned_;
  if (parent.attempt == Attempt::reduced && score > parent.alpha) {
    parent.attempt = Attempt::scout;
    try_move(parent, 0);
  } else if (parent.attempt == Attempt::scout && score > parent.alpha && score < parent.beta) {
    parent.attempt = Attempt::full;
    try_move(parent, 0);
  } else {
    board_.take_back();
    take(parent, score);
  }
}

void PrincipalSearch::take(Frame& frame, Score score) {
  step_ = Step::pick;
  if (ply() == 0 && (score > frame.alpha || frame.next - frame.moves_begin == 1)) {
    take_root_move(frame, score);
  }
  if (score > frame.best) {
    frame.best = score;
    if (score > frame.alpha) raise(frame, score);
  }
}

void PrincipalSearch::raise(Frame& frame, Score score) {
  frame.best_move = frame.move;
  extend_line(frame.move);
  if (score < frame.beta) {
    frame.alpha = score;
    return;
  }
  note_cutoff(frame);
  store(frame, score);
  leave_with(score);
}

/// The move comes to the front of what is being looked for.
void PrincipalSearch::take_root_move(const Frame& frame, Score score) {
  const auto found = std::ranges::find(root_moves_, frame.move, &JudgedMove::move);
  found->score = score;
  found->depth = depth_;
  // Where only a bound is known there is no line; then an older one is better than none.
  if (const std::span<const Square> rest = line_from(1); !rest.empty()) {
    found->line.assign(1, frame.move);
    found->line.insert(found->line.end(), rest.begin(), rest.end());
  }
  if (score <= frame.alpha && frame.next - frame.moves_begin > 1) return;
  const auto front = root_moves_.begin() + static_cast<std::ptrdiff_t>(line_);
  if (found > front) std::rotate(front, found, found + 1);
}

void PrincipalSearch::note_cutoff(const Frame& frame) {
  if (frame.need == Need::stop_five) return;
  auto& killers = killers_[static_cast<std::size_t>(ply())];
  if (killers[0] != frame.move) killers = {frame.move, killers[0]};
  // Grows towards a limit, so that old habits fade.
  int& habit = history_[index(board_.to_move())][frame.move];
  const int bonus = std::min(frame.depth * frame.depth, most_history / 2);
  habit += bonus - habit * bonus / most_history;
}

void PrincipalSearch::store(const Frame& frame, Score score) {
  if (ply() == 0) return;
  Bound bound = score > frame.first_alpha ? Bound::exact : Bound::upper;
  if (score >= frame.beta) bound = Bound::lower;
  table_->store(board_.hash(), {.score = static_cast<std::int16_t>(to_table(score, ply())),
                                .move = frame.best_move,
                                .depth = static_cast<std::int8_t>(std::clamp(frame.depth, 0, 127)),
                                .bound = bound});
}

}  // namespace mnk
