#include "solver/explanation.h"

#include <algorithm>
#include <utility>

#include "solver/static_reasons.h"

namespace mnk {
namespace {

/// A line that only holds a draw is as long as the board has cells, and is worth less than the line
/// of a win.
constexpr std::uint64_t min_nodes_for_draw = 1 << 15;
constexpr std::uint64_t min_nodes_for_others = 1 << 15;

/// The value that can be shown by a line of play: where a win or loss is proven and its length is
/// not, the most plies that it takes.
Value shown_value(const Assessment& known) {
  if (known.is_proven()) return known.value;
  return {.result = known.at_least.result, .plies = max_plies(known)};
}

}  // namespace

Explanation::Explanation(const SearchContext& context, const Position& position, Cell move,
                         std::optional<Value> known)
    : context_(&context),
      position_(position),
      move_(move),
      after_(position.after(move)),
      known_(Assessment::unknown(after_.empty_count())),
      at_once_(reasons_at_once(context, position, move)) {
  if (!after_.outcome().winner()) {
    against_winning_ = reasons_against_winning(context, position, move);
  }
  if (after_.outcome().over()) {
    known_ = Assessment::proven(final_value(after_));
  } else if (known) {
    known_ = Assessment::proven(after_the_move(*known));
  } else {
    value_ = std::make_unique<ValueSearch>(context, after_, PositionBounds(after_));
    return;
  }
  begin_line();
}

bool Explanation::run(Budget& budget) {
  if (value_) {
    nodes_ += budget.share(budget.left(), [&](Budget& part) { value_->run(part); });
    if (!value_->bounds().settled()) return false;
    stop_searching();
  }
  const auto go_on_with = [&](auto& work) {
    bool done = false;
    nodes_left_ -=
        budget.share(nodes_left_, [&](Budget& part) { done = static_cast<bool>(work(part)); });
    return done || nodes_left_ == 0;
  };
  if (in_line_) {
    const auto play_on = [&](Budget& part) { return line_->run(part); };
    if (!go_on_with(play_on)) return false;
    begin_others();
  }
  if (!only_) return true;
  const auto ask_on = [&](Budget& part) {
    const auto answer = only_->run(part);
    is_only_ = answer.value_or(false);
    return answer.has_value();
  };
  if (!go_on_with(ask_on)) return false;
  only_.reset();
  return true;
}

void Explanation::stop_searching() {
  if (!value_) return;
  known_ = value_->bounds().assess();
  const auto first = value_->best_move();
  value_.reset();
  begin_line(first);
}

void Explanation::stop() {
  stop_searching();
  in_line_ = false;
  only_.reset();
}

void Explanation::begin_line(std::optional<Cell> first) {
  if (!known_.result_is_proven()) return;
  if (after_.outcome().over()) {
    begin_others();
    return;
  }
  line_ = std::make_unique<Variation>(
      *context_, SolvedPosition{.position = after_, .value = shown_value(known_), .move = first});
  in_line_ = true;
  const bool draw = shown_value(known_).result == Result::draw;
  nodes_left_ = draw ? std::max(nodes_ / 2, min_nodes_for_draw) : Budget::no_limit;
}

void Explanation::begin_others() {
  in_line_ = false;
  const Result result = opposite(shown_value(known_).result);
  if (result == Result::loss) return;
  only_ = std::make_unique<OnlyMove>(*context_, position_, move_, result);
  nodes_left_ = std::max(4 * nodes_, min_nodes_for_others);
}

std::vector<Cell> Explanation::line() const {
  std::vector<Cell> line{move_};
  if (line_) {
    for (const Cell move : line_->moves()) line.push_back(move);
  }
  return line;
}

std::vector<MoveReason> Explanation::reasons() const {
  std::vector<MoveReason> reasons = at_once_;
  if (is_only_) {
    reasons.push_back(
        {.kind = ReasonKind::only_move, .side = position_.to_move(), .cells = {move_}});
  }
  const bool known = !value_ && known_.result_is_proven();
  const bool won_or_lost = known && shown_value(known_).result != Result::draw;
  if (!won_or_lost) {
    for (const MoveReason& reason : against_winning_) reasons.push_back(reason);
  }
  if (auto of_line = reason_of_line()) reasons.push_back(*std::move(of_line));
  if (reasons.size() > max_reasons) reasons.resize(max_reasons);
  return reasons;
}

/// The line of play as a reason, once it is as long as it will be and there is anything to show.
std::optional<MoveReason> Explanation::reason_of_line() const {
  if (!line_ || in_line_) return std::nullopt;
  const std::vector<Cell> moves = line();
  Position end = position_;
  for (const Cell move : moves) end = end.after(move);
  if (const auto winner = end.outcome().winner()) {
    return reason_of_win(*context_, position_, moves, *winner);
  }
  const Mark mover = position_.to_move();
  const Result result = opposite(shown_value(known_).result);
  if (result == Result::draw && against_winning_.size() == 2) return std::nullopt;
  return MoveReason{.kind = ReasonKind::search,
                    .side = result == Result::loss ? opponent(mover) : mover,
                    .cells = moves,
                    .plies = static_cast<int>(moves.size())};
}

}  // namespace mnk
