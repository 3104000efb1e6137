#include "solver/solving.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace mnk {
namespace {

/// Passing is worth trying, but often turns out lost after a long search.
constexpr std::uint64_t nodes_for_passing = 4096;
/// Nodes per move in the first round; every round has four times as many.
constexpr std::uint64_t nodes_at_first = 1024;

constexpr std::uint64_t min_nodes_after_value = 1 << 13;

/// Asks whether a move reaches a position's value: it wins in time, holds the draw for ever, or
/// does not lose too early.
struct MoveQuestion {
  Mark attacker;        ///< asked about in the position after the move
  Depth depth;          ///< to win within
  bool reached_by_win;  ///< whether the move reaches the value if the attacker wins, or if it does
                        ///< not

  /// Whether the move reaches the value; nothing if the answer leaves it open.
  [[nodiscard]] std::optional<bool> reached(const Bounds& answer) const {
    if (!answer.wins() && answer.refuted < depth) return std::nullopt;
    return answer.wins() == reached_by_win;
  }

  /// `value` must be exact, for the side to move.
  [[nodiscard]] static MoveQuestion about(const Position& position, Value value) {
    const Mark mover = position.to_move();
    switch (value.result) {
      case Result::win:
        return {.attacker = mover,
                .depth = static_cast<Depth>(value.plies - 1),
                .reached_by_win = true};
      case Result::draw:
        return {.attacker = opponent(mover), .depth = always, .reached_by_win = false};
      case Result::loss:
        break;
    }
    return {.attacker = opponent(mover),
            .depth = static_cast<Depth>(value.plies - 2),
            .reached_by_win = false};
  }
};

}  // namespace

BestMoves::BestMoves(const SearchContext& context, const SolvedPosition& solved)
    : position_(solved.position),
      value_(solved.value),
      equivalent_(position_),
      work_(find_all(context)) {
  if (solved.move) best_.push_back(equivalent_.representative(*solved.move));
}

Resumable BestMoves::find_all(const SearchContext& context) {
  std::vector<Cell> open;
  for (const OrderedMove& ordered : ordered_moves(context, position_)) {
    if (!equivalent_.is_representative(ordered.move)) continue;
    if (std::ranges::find(best_, ordered.move) == best_.end()) open.push_back(ordered.move);
  }
  if (!position_.rules().misere() && value_.result == Result::draw) {
    const Bounds answer = co_await Question::when_passing(context, position_, nodes_for_passing);
    if (answer.never()) {
      best_.insert(best_.end(), open.begin(), open.end());
      open.clear();
    }
  }
  const MoveQuestion about = MoveQuestion::about(position_, value_);
  for (std::uint64_t nodes = nodes_at_first; !open.empty(); nodes *= 4) {
    std::vector<Cell> next_round;
    for (const Cell move : open) {
      const Position after = position_.after(move);
      std::optional<bool> reaches;
      if (after.outcome().over()) {
        reaches = before_the_move(final_value(after)) == value_;
      } else {
        reaches =
            about.reached(co_await Question(context, after, about.attacker, about.depth, nodes));
      }
      if (!reaches) {
        next_round.push_back(move);
      } else if (*reaches) {
        best_.push_back(move);
      }
    }
    open = std::move(next_round);
  }
  complete_ = true;
}

std::vector<Cell> BestMoves::moves() const {
  std::vector<Cell> moves = position_.available_moves();
  std::erase_if(moves, [&](Cell move) {
    return std::ranges::find(best_, equivalent_.representative(move)) == best_.end();
  });
  return moves;
}

Variation::Variation(const SearchContext& context, const SolvedPosition& solved)
    : end_(solved.position), value_(solved.value), work_(play_to_the_end(context)) {
  if (solved.move) play(*solved.move);
}

Resumable Variation::play_to_the_end(const SearchContext& context) {
  while (!end_.outcome().over()) {
    const MoveQuestion about = MoveQuestion::about(end_, value_);
    const std::vector<Cell> tried = candidates(context);
    std::optional<Cell> found;
    for (const Cell move : tried) {
      const Position next = end_.after(move);
      bool reaches = false;
      if (next.outcome().over()) {
        reaches = before_the_move(final_value(next)) >= value_;
      } else {
        const Bounds answer = co_await Question(context, next, about.attacker, about.depth);
        reaches = answer.wins() == about.reached_by_win;
      }
      if (!reaches) continue;
      found = move;
      break;
    }
    if (found) {
      play(*found);
    } else {
      // No move reaches the value, so it was a bound: the loser loses at least two plies sooner
      // with every move, and plays one that holds out until then.
      value_.plies -= 2;
    }
  }
}

void Variation::play(Cell move) {
  end_ = end_.after(move);
  value_ = after_the_move(value_);
  moves_.push_back(move);
}

/// All moves, the table's first.
std::vector<Cell> Variation::candidates(const SearchContext& context) const {
  std::vector<Cell> moves;
  for (const OrderedMove& ordered : ordered_moves(context, end_)) moves.push_back(ordered.move);
  const Mark attacker = MoveQuestion::about(end_, value_).attacker;
  const CellIndex known = WinSearch(context, end_, attacker).table_move();
  if (known == no_cell) return moves;
  const auto found = std::ranges::find(moves, end_.rules().cell(known));
  if (found != moves.end()) std::rotate(moves.begin(), found, found + 1);
  return moves;
}

Solving::Solving(const SearchContext& context, const Position& position)
    : context_(&context),
      position_(position),
      value_(context, position, PositionBounds(position)),
      work_(solve()) {}

Resumable Solving::solve() {
  const auto counted = [this](auto& work) {
    return [this, &work](Budget& part) {
      const bool done = work.run(part);
      nodes_ += part.spent();
      return done;
    };
  };
  co_await within(Budget::no_limit, counted(value_));
  variation_.emplace(*context_, SolvedPosition{position_, assessment().value, value_.best_move()});
  co_await within(std::max(nodes_ / 2, min_nodes_after_value), counted(*variation_));
  best_.emplace(*context_, SolvedPosition{position_, assessment().value, best_move()});
  co_await within(std::max(4 * nodes_, min_nodes_after_value), counted(*best_));
}

std::optional<Cell> Solving::best_move() const {
  if (variation_ && !variation_->moves().empty()) return variation_->moves().front();
  return value_.best_move();
}

Solution Solving::solution() const {
  Solution found{.value = assessment(), .best = {}, .variation = {}, .nodes = nodes_};
  if (variation_) found.variation = variation_->moves();
  if (best_) {
    found.best = best_->moves();
    found.best_complete = best_->complete();
  } else if (const auto move = best_move()) {
    found.best = {*move};
  } else if (!found.value.is_proven()) {
    found.best = {ordered_moves(*context_, position_).front().move};
  }
  if (found.variation.empty() && !found.best.empty()) found.variation = {found.best.front()};
  return found;
}

}  // namespace mnk
