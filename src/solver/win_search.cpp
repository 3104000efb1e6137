#include "solver/win_search.h"

#include <algorithm>
#include <utility>

#include "solver/move_ordering.h"
#include "solver/static_rules.h"

namespace mnk {
namespace {

Depth one_less(Depth depth) { return depth == always ? always : static_cast<Depth>(depth - 1); }

/// Above every possible score of a move.
constexpr std::uint64_t first_of_all = ~std::uint64_t{0};

}  // namespace

WinSearch::WinSearch(const SearchContext& context, const Position& position, Mark attacker,
                     Scope scope)
    : WinSearch(context, position, attacker,
                position.to_move() == attacker ? Role::attacker : Role::defender, scope) {}

WinSearch::WinSearch(const SearchContext& context, const Position& position, Mark attacker,
                     Role to_move, Scope scope)
    : board_(context, position, attacker),
      root_to_move_(to_move),
      table_(context.table),
      options_(context.options),
      scope_(scope) {}

WinSearch::WinSearch(const SearchContext& context, SearchBoard board, Role to_move)
    : board_(std::move(board)),
      root_to_move_(to_move),
      table_(context.table),
      options_(context.options) {}

void WinSearch::ask(Depth depth) {
  for (; frames_.size() > 1; frames_.pop_back()) board_.take_back();
  frames_.clear();
  moves_.clear();
  root_depth_ = depth;
  root_move_ = no_cell;
}

std::optional<Bounds> WinSearch::run(Budget& budget) {
  while (budget.spend()) {
    ++nodes_;
    std::optional<Bounds> answer =
        frames_.empty() ? visit(root_to_move_, root_depth_) : play_next_move();
    while (answer) {
      if (frames_.empty()) return answer;
      board_.take_back();
      answer = take(*answer);
    }
  }
  return std::nullopt;
}

/// Plays the top frame's next move.
std::optional<Bounds> WinSearch::play_next_move() {
  Frame& frame = frames_.back();
  frame.move = pick_next_move(frame);
  board_.play(frame.to_move, frame.move);
  return visit(other(frame.to_move), depth_after_move(frame));
}

/// After a reply at the root the depth grows step by step: most replies lose much sooner than the
/// best one, and a shallow search proves that cheaply.
Depth WinSearch::depth_after_move(const Frame& frame) const {
  const Depth depth = one_less(frame.depth);
  if (frames_.size() > 1 || frame.to_move == Role::attacker || depth == always ||
      board_.convention() == Convention::misere) {
    return depth;
  }
  // A single extra ply would be the defender's, and prove nothing more.
  const int plies_left = depth - frame.refuted;
  return std::min(depth, static_cast<Depth>(frame.refuted + 1 + (plies_left - 1) % 2));
}

std::optional<Bounds> WinSearch::visit(Role to_move, Depth depth) {
  if (const auto answer = settle_before_table(to_move, depth)) return answer;
  Frame frame{.key = {},
              .nodes_before = nodes_,
              .first_move = moves_.size(),
              .next_move = moves_.size(),
              .depth = depth,
              .bound = to_move == Role::attacker ? always : Depth{0},
              .to_move = to_move};
  const bool misere = board_.convention() == Convention::misere;
  if (!misere && board_.winning_cells(other(to_move)) > 0) {
    // The other side is about to complete a line: the only move needs no table entry.
    frame.stored = false;
    moves_.push_back({.score = 0, .cell = board_.winning_cell(other(to_move))});
  } else {
    name(frame);
    const TableEntry known = look_up(frame);
    if (const auto answer = settle_by_table(known, depth)) return answer;
    if (const auto answer = settle_after_table(to_move, depth)) return answer;
    misere ? collect_misere_moves(frame, known.best) : collect_moves(frame, known.best);
  }
  frames_.push_back(frame);
  if (frame.first_move == moves_.size()) return close(all_moves_tried(frame), no_cell);
  return std::nullopt;
}

/// Computes the position's key, and prefetches its entry.
void WinSearch::name(Frame& frame) const {
  const SearchBoard::NamedCopy copy = board_.key(options_.symmetry);
  frame.key = TableKey(copy.key, question(frame.to_move));
  frame.symmetry = copy.symmetry;
  if (options_.table) table_->prefetch(frame.key);
}

std::optional<Bounds> WinSearch::settle_by_table(const TableEntry& known, Depth depth) {
  const bool wins = known.proven != always && known.proven <= depth;
  if (!wins && known.refuted < depth) return std::nullopt;
  const bool shown_by_move = wins == (root_to_move_ == Role::attacker);
  if (frames_.empty() && shown_by_move && known.best != no_cell && board_.empty(known.best)) {
    root_move_ = known.best;
  }
  return wins ? Bounds::win_within(known.proven) : Bounds::no_win_within(known.refuted);
}

std::optional<Bounds> WinSearch::settle_before_table(Role to_move, Depth depth) const {
  if (board_.convention() == Convention::misere) return settle_misere(board_, to_move, depth);
  if (const auto answer = settle_by_threats(board_, to_move, depth, options_.forks)) return answer;
  if (scope_ == Scope::threats && to_move == Role::defender &&
      board_.winning_cells(Role::attacker) == 0 && !Forks::exist(board_, Role::attacker)) {
    return Bounds::no_win_within(always);
  }
  if (options_.zetters && settled_by_zetters(board_, to_move)) {
    return Bounds::no_win_within(always, Proof::theorem);
  }
  if (board_.winning_cells(other(to_move)) > 0) return std::nullopt;
  if (options_.erdos_selfridge) {
    if (const auto answer = settle_by_weight(board_, to_move, depth)) return answer;
  }
  return options_.forks ? settle_without_forks(board_, to_move, depth) : std::nullopt;
}

std::optional<Bounds> WinSearch::settle_after_table(Role to_move, Depth depth) {
  if (!options_.pairing || board_.convention() == Convention::misere) return std::nullopt;
  // With the defender to move, searching its reply first is cheaper. At the root the pairs serve as
  // a reason to show people.
  if (to_move == Role::defender && !frames_.empty()) return std::nullopt;
  const std::size_t moves = moves_within(depth, to_move);
  if (!pairing_.exists(board_, moves)) return std::nullopt;
  if (moves < board_.map().length()) return Bounds::no_win_within(depth);
  if (to_move == Role::attacker) drop_moves_beside_pairs();
  return Bounds::no_win_within(always, Proof::pairing);
}

/// After an attacker's move and a reply, a pairing settles the position for good. The same reply
/// and pairs hold against any other attack on a cell that neither needs, so of the remaining
/// attacks only those on the pairs and on the reply's cell are worth trying.
void WinSearch::drop_moves_beside_pairs() {
  if (frames_.size() < 2) return;
  const Frame& reply = frames_.back();
  Frame& attack = frames_[frames_.size() - 2];
  for (std::size_t i = attack.next_move; i < reply.first_move; ++i) {
    if (pairing_.needs(moves_[i].cell) || moves_[i].cell == reply.move) continue;
    moves_[i] = moves_[attack.next_move++];
  }
}

unsigned WinSearch::question(Role to_move) const {
  return (to_move == Role::attacker ? 1u : 0u) + (scope_ == Scope::threats ? 2u : 0u);
}

CellIndex WinSearch::table_move() const {
  Frame root{.key = {}, .to_move = root_to_move_};
  name(root);
  const CellIndex best = look_up(root).best;
  return best != no_cell && board_.empty(best) ? best : no_cell;
}

/// Converts the stored move, which is for the copy with that key, to this board.
TableEntry WinSearch::look_up(const Frame& frame) const {
  if (!options_.table) return {};
  TableEntry known = table_->find(frame.key);
  if (known.best != no_cell) known.best = board_.map().origin(frame.symmetry, known.best);
  return known;
}

/// Processes the answer for the top frame's last move.
std::optional<Bounds> WinSearch::take(const Bounds& child) {
  Frame& frame = frames_.back();
  if (!child.wins() && child.refuted < one_less(frame.depth)) {
    // The search was too shallow: try the same move again, deeper.
    frame.refuted = child.refuted;
    --frame.next_move;
    return std::nullopt;
  }
  frame.refuted = first_refuted;
  const CellIndex move = frame.move;
  const bool attacking = frame.to_move == Role::attacker;
  const Depth plies = deeper(child.wins() ? child.proven : child.refuted);
  if (child.wins() == attacking) {
    return close(attacking ? Bounds::win_within(plies) : Bounds::no_win_within(plies), move);
  }
  frame.bound = attacking ? std::min(frame.bound, plies) : std::max(frame.bound, plies);
  if (frame.next_move < moves_.size()) return std::nullopt;
  return close(all_moves_tried(frame), no_cell);
}

Bounds WinSearch::all_moves_tried(const Frame& frame) {
  return frame.to_move == Role::attacker ? Bounds::no_win_within(frame.bound)
                                         : Bounds::win_within(frame.bound);
}

/// Closes the top frame with this answer, shown by the move `best`.
Bounds WinSearch::close(const Bounds& answer, CellIndex best) {
  const Frame& frame = frames_.back();
  if (frame.stored && options_.table) {
    TableEntry found{.refuted = answer.refuted, .proven = answer.proven, .best = best};
    if (best != no_cell) found.best = board_.map().image(frame.symmetry, best);
    const std::uint64_t work = nodes_ - frame.nodes_before + 1;
    table_->store(frame.key, found, work);
    // A win by threats also answers the full question.
    if (scope_ == Scope::threats && answer.wins()) {
      table_->store({frame.key.board, frame.key.question & 1u}, found, work);
    }
  }
  // erase(), because resize() would bring in the code for growing a vector.
  moves_.erase(moves_.begin() + static_cast<std::ptrdiff_t>(frame.first_move), moves_.end());
  frames_.pop_back();
  if (frames_.empty()) root_move_ = best;
  return answer;
}

/// Collects every live cell: in normal play an extra mark never hurts, so passing on a dead cell
/// gains nothing.
void WinSearch::collect_moves(Frame& frame, CellIndex best) {
  // To win in five plies the attacker must make a fork with the first move, or prepare one.
  const bool forks_only = options_.forks && frame.to_move == Role::attacker && frame.depth <= 6;
  for (CellIndex cell = board_.first_empty(); cell != board_.end();
       cell = board_.next_empty(cell)) {
    if (!worth_trying(frame.to_move, cell)) continue;
    if (forks_only && !Forks::may_arise(board_, Role::attacker, cell)) {
      frame.bound = 6;
      continue;
    }
    moves_.push_back(
        {.score = cell == best ? first_of_all : reply_score(board_, frame.to_move, cell),
         .cell = cell});
  }
  if (options_.forks) keep_answers_to_forks(frame);
}

bool WinSearch::worth_trying(Role to_move, CellIndex cell) const {
  if (scope_ == Scope::all || to_move == Role::defender) return !board_.dead(cell);
  // A threat comes from a line with two marks missing, or three for a fork.
  return board_.weight(Role::attacker, cell) >= SearchBoard::unit_weight / 8;
}

/// Against a fork, only an answer or a counter-threat helps; any other move loses in three plies.
void WinSearch::keep_answers_to_forks(Frame& frame) {
  if (!forks_.collect(board_, other(frame.to_move))) return;
  const auto useless = [&](const Candidate& move) {
    return !forks_.is_answer(move.cell) && board_.missing_two(frame.to_move, move.cell) == 0;
  };
  const auto first = moves_.begin() + static_cast<std::ptrdiff_t>(frame.first_move);
  const auto kept = std::remove_if(first, moves_.end(), useless);
  if (kept == moves_.end()) return;
  moves_.erase(kept, moves_.end());
  if (frame.to_move == Role::defender) frame.bound = 4;
}

/// Collects moves that complete no line; at least one exists. Dead cells are interchangeable, so
/// one is enough. Moves away from the mover's lines come first.
void WinSearch::collect_misere_moves(Frame& frame, CellIndex best) {
  bool passed = false;
  for (CellIndex cell = board_.first_empty(); cell != board_.end();
       cell = board_.next_empty(cell)) {
    if (board_.completes(frame.to_move, cell)) continue;
    if (board_.dead(cell) && std::exchange(passed, true)) continue;
    const std::uint64_t score =
        SearchBoard::unit_weight * Rules::max_side * 4 - board_.weight(frame.to_move, cell);
    moves_.push_back({.score = cell == best ? first_of_all : score, .cell = cell});
  }
}

/// The best remaining move. Most nodes need only one or two, so sorting up front would be a waste.
CellIndex WinSearch::pick_next_move(Frame& frame) {
  Candidate& next = moves_[frame.next_move++];
  for (std::size_t i = frame.next_move; i < moves_.size(); ++i) {
    if (moves_[i].score > next.score) std::swap(moves_[i], next);
  }
  return next.cell;
}

}  // namespace mnk
