#include "solver/force_search.h"

#include <algorithm>
#include <utility>

#include "solver/static_rules.h"

namespace mnk {
namespace {

Depth one_less(Depth depth) { return depth == always ? always : static_cast<Depth>(depth - 1); }

/// Above every score that a move can have.
constexpr std::uint64_t first_of_all = ~std::uint64_t{0};

}  // namespace

ForceSearch::ForceSearch(const SearchContext& context, const Position& position, Mark attacker,
                         Scope scope)
    : ForceSearch(context, SearchBoard(context, position, attacker),
                  position.to_move() == attacker ? Role::attacker : Role::defender, scope) {}

ForceSearch::ForceSearch(const SearchContext& context, SearchBoard board, Role to_move, Scope scope)
    : board_(std::move(board)),
      root_to_move_(to_move),
      table_(context.table),
      options_(context.options),
      scope_(scope),
      pairing_(board_.map()),
      forks_(board_.map()) {}

void ForceSearch::ask(Depth depth) {
  for (; frames_.size() > 1; frames_.pop_back()) board_.take_back();
  frames_.clear();
  moves_.clear();
  root_depth_ = depth;
}

std::optional<Bounds> ForceSearch::run(Budget& budget) {
  while (budget.spend()) {
    ++nodes_;
    if (frames_.empty()) {
      visit(root_to_move_, root_depth_);
    } else {
      Frame& frame = frames_.back();
      board_.play(frame.to_move, pick_next_move(frame));
      visit(other(frame.to_move), one_less(frame.depth));
    }
    while (settled_) {
      const Bounds answer = *std::exchange(settled_, std::nullopt);
      if (frames_.empty()) return answer;
      board_.take_back();
      deliver(answer);
    }
  }
  return std::nullopt;
}

/// Settles the position on the board, or opens a frame for it.
void ForceSearch::visit(Role to_move, Depth depth) {
  const SearchBoard::NamedCopy copy = board_.key(options_.symmetry);
  const TableKey key = this->key(to_move, copy);
  if (options_.table) table_->prefetch(key);
  settled_ = settle_before_table(to_move, depth);
  if (settled_) return;
  Frame frame{.key = key,
              .symmetry = copy.symmetry,
              .nodes_before = nodes_,
              .first_move = moves_.size(),
              .next_move = moves_.size(),
              .depth = depth,
              .bound = to_move == Role::attacker ? always : Depth{0},
              .to_move = to_move};
  const bool misere = board_.convention() == Convention::misere;
  if (!misere && board_.winning_cells(other(to_move)) == 1) {
    visit_forced(frame);
    return;
  }
  const TableEntry known = look_up(frame);
  if (known.proven != always && known.proven <= depth) {
    settled_ = Bounds::win_within(known.proven);
  } else if (known.refuted >= depth) {
    settled_ = Bounds::no_win_within(known.refuted);
  } else {
    settled_ = settle_after_table(to_move, depth);
  }
  if (settled_) return;
  if (misere) {
    collect_misere_moves(frame, known.best);
  } else {
    collect_moves(frame, known.best);
  }
  frames_.push_back(frame);
  if (frame.first_move == moves_.size()) {
    close(to_move == Role::attacker ? Bounds::no_win_within(frame.bound)
                                    : Bounds::win_within(frame.bound),
          no_cell);
  }
}

/// The other side is about to complete a line in one place.
void ForceSearch::visit_forced(Frame frame) {
  frame.remembered = false;
  moves_.push_back({.score = 0, .cell = board_.winning_cell(other(frame.to_move))});
  frames_.push_back(frame);
}

std::optional<Bounds> ForceSearch::settle_before_table(Role to_move, Depth depth) const {
  if (board_.convention() == Convention::misere) return settle_misere(board_, to_move, depth);
  if (const auto answer = settle_by_threats(board_, to_move, depth, options_.forks)) return answer;
  if (scope_ == Scope::threats && to_move == Role::defender &&
      board_.winning_cells(Role::attacker) == 0 && !Forks::exist(board_, Role::attacker)) {
    return Bounds::no_win_within(always);
  }
  if (!options_.erdos_selfridge || board_.winning_cells(other(to_move)) > 0) return std::nullopt;
  return settle_by_weight(board_, to_move, depth);
}

std::optional<Bounds> ForceSearch::settle_after_table(Role to_move, Depth depth) {
  if (!options_.pairing || board_.convention() == Convention::misere) return std::nullopt;
  const std::size_t moves = moves_within(depth, to_move);
  if (!pairing_.exists(board_, moves)) return std::nullopt;
  return moves < board_.map().length() ? Bounds::no_win_within(depth)
                                       : Bounds::no_win_within(always, Proof::pairing);
}

TableKey ForceSearch::key(Role to_move, const SearchBoard::NamedCopy& copy) const {
  const unsigned question =
      (to_move == Role::attacker ? 1u : 0u) + (scope_ == Scope::threats ? 2u : 0u);
  return {copy.key, question};
}

/// The table has moves of the copy that the key names.
TableEntry ForceSearch::look_up(const Frame& frame) const {
  if (!options_.table) return {};
  TableEntry known = table_->find(frame.key);
  if (known.best != no_cell) known.best = board_.map().origin(frame.symmetry, known.best);
  return known;
}

/// Takes in what was found about the last move of the top frame.
void ForceSearch::deliver(const Bounds& child) {
  Frame& frame = frames_.back();
  const CellIndex move = moves_[frame.next_move - 1].cell;
  const bool attacking = frame.to_move == Role::attacker;
  const Depth plies = deeper(child.wins() ? child.proven : child.refuted);
  if (child.wins() == attacking) {
    close(attacking ? Bounds::win_within(plies) : Bounds::no_win_within(plies), move);
    return;
  }
  frame.bound = attacking ? std::min(frame.bound, plies) : std::max(frame.bound, plies);
  if (frame.next_move == moves_.size()) {
    close(attacking ? Bounds::no_win_within(frame.bound) : Bounds::win_within(frame.bound),
          no_cell);
  }
}

void ForceSearch::close(const Bounds& answer, CellIndex best) {
  const Frame& frame = frames_.back();
  if (frame.remembered && options_.table) {
    TableEntry found{.refuted = answer.refuted, .proven = answer.proven, .best = best};
    if (best != no_cell) found.best = board_.map().image(frame.symmetry, best);
    table_->store(frame.key, found, nodes_ - frame.nodes_before + 1);
  }
  moves_.resize(frame.first_move);
  frames_.pop_back();
  settled_ = answer;
}

/// Every cell that matters. In normal play an extra mark never hurts, so nobody needs to pass on a
/// dead cell.
void ForceSearch::collect_moves(Frame& frame, CellIndex best) {
  for (CellIndex cell = board_.first_empty(); cell != board_.end();
       cell = board_.next_empty(cell)) {
    if (!worth_trying(frame.to_move, cell)) continue;
    moves_.push_back(
        {.score = cell == best ? first_of_all : score(frame.to_move, cell), .cell = cell});
  }
  if (options_.forks) keep_answers_to_forks(frame);
}

/// The attacker builds its own lines. The defender takes what the attacker has, and for threats of
/// its own, which leave the attacker no choice, the lines that allow one count double. Among equals
/// the middle of the board goes first.
std::uint64_t ForceSearch::score(Role to_move, CellIndex cell) const {
  std::uint64_t weight = board_.weight(Role::attacker, cell);
  if (to_move == Role::defender) {
    weight += board_.weight(Role::defender, cell);
    weight += board_.missing_two(Role::defender, cell) * (SearchBoard::unit_weight / 4);
  }
  return (weight << 8) + board_.map().centrality(cell);
}

bool ForceSearch::worth_trying(Role to_move, CellIndex cell) const {
  if (scope_ == Scope::all || to_move == Role::defender) return !board_.dead(cell);
  // A threat comes from a line with two marks missing, or three for a fork.
  return board_.weight(Role::attacker, cell) >= SearchBoard::unit_weight / 8;
}

/// Against forks only an answer or a threat of one's own is of use; any other move loses in three
/// plies.
void ForceSearch::keep_answers_to_forks(Frame& frame) {
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

/// Moves that do not complete a line; there is one. All dead cells are alike, so one of them will
/// do. It is wise to stay away from one's own lines.
void ForceSearch::collect_misere_moves(Frame& frame, CellIndex best) {
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

/// The best of the moves left. Most nodes need one or two, so they are not sorted beforehand.
CellIndex ForceSearch::pick_next_move(Frame& frame) {
  Candidate& next = moves_[frame.next_move++];
  for (std::size_t i = frame.next_move; i < moves_.size(); ++i) {
    if (moves_[i].score > next.score) std::swap(moves_[i], next);
  }
  return next.cell;
}

}  // namespace mnk
