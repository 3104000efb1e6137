#include "solver/explanation.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "solver/search_board.h"
#include "solver/static_rules.h"

namespace mnk {
namespace {

CellIndex index_of(const Rules& rules, Cell cell) {
  return static_cast<CellIndex>(rules.index(cell));
}

/// The cells on which a side can complete a line.
std::vector<Cell> threats(const SearchBoard& board, const Rules& rules, Role role) {
  std::vector<Cell> cells;
  for (CellIndex cell = board.first_empty(); cell != board.end(); cell = board.next_empty(cell)) {
    if (board.completes(role, cell)) cells.push_back(rules.cell(cell));
  }
  return cells;
}

/// A cell on which the side to move, without a threat so far, makes two and leaves its opponent
/// none.
std::optional<CellIndex> fork_cell(SearchBoard& board, Role role) {
  const Role waiting = other(role);
  if (board.winning_cells(waiting) > 1) return std::nullopt;
  for (CellIndex cell = board.first_empty(); cell != board.end(); cell = board.next_empty(cell)) {
    if (board.winning_cells(waiting) == 1 && board.winning_cell(waiting) != cell) continue;
    if (board.missing_two(role, cell) < 2) continue;
    board.play(role, cell);
    const bool fork = board.winning_cells(role) > 1;
    board.take_back();
    if (fork) return cell;
  }
  return std::nullopt;
}

/// Why the attacker of this board can no longer win.
std::optional<MoveReason> reason_against(const SearchBoard& board, const Rules& rules, Role to_move,
                                         Mark attacker) {
  const bool misere = rules.misere();
  const Role completer = misere ? Role::defender : Role::attacker;
  if (board.fewest_missing(completer) > board.map().length()) {
    return MoveReason{.kind = ReasonKind::no_line_left, .side = attacker};
  }
  if (misere) return std::nullopt;
  Pairing pairing(board.map());
  if (pairing.exists(board, board.map().length())) {
    MoveReason reason{.kind = ReasonKind::pairing, .side = attacker};
    for (const CellIndex cell : pairing.pairs()) reason.cells.push_back(rules.cell(cell));
    return reason;
  }
  if (!settle_by_weight(board, to_move, always)) return std::nullopt;
  return MoveReason{.kind = ReasonKind::weight_bound, .side = attacker};
}

/// A line that holds a draw runs until the board is full, and is worth less than a winning line.
constexpr std::uint64_t min_nodes_for_draw = 1 << 15;
constexpr std::uint64_t min_nodes_for_others = 1 << 15;

/// The value for a line of play to show: for a win or loss of unproven length, with the most plies.
Value shown_value(const Assessment& known) {
  if (known.is_proven()) return known.value;
  return {.result = known.at_least.result, .plies = max_plies(known)};
}

/// Why each side can no longer win after a move: the first of no_line_left, pairing and
/// weight_bound that holds, for the other, then for the mover. The move must be legal and complete
/// no line.
std::vector<MoveReason> reasons_against_winning(const SearchContext& context,
                                                const Position& position, Cell move) {
  const Rules& rules = position.rules();
  const Mark mover = position.to_move();
  std::vector<MoveReason> reasons;
  for (const Mark side : {opponent(mover), mover}) {
    SearchBoard board(context, position, side);
    board.play(side == mover ? Role::attacker : Role::defender, index_of(rules, move));
    const Role to_move = side == mover ? Role::defender : Role::attacker;
    if (const auto reason = reason_against(board, rules, to_move, side)) {
      reasons.push_back(*reason);
    }
  }
  return reasons;
}

}  // namespace

std::vector<MoveReason> reasons_at_once(const SearchContext& context, const Position& position,
                                        Cell move) {
  const Rules& rules = position.rules();
  const Mark mover = position.to_move();
  const Mark waiting = opponent(mover);
  const Position after = position.after(move);
  if (const auto lines = after.completed_lines(); !lines.empty()) {
    return {reason_at_once(ReasonKind::completes_line, mover, lines.front())};
  }
  std::vector<MoveReason> reasons;
  if (rules.misere()) return reasons;
  SearchBoard board(context, position, mover);
  const CellIndex cell = index_of(rules, move);
  const bool blocks = board.completes(Role::defender, cell);
  const int threats_before = board.winning_cells(Role::attacker);
  board.play(Role::attacker, cell);
  if (board.winning_cells(Role::defender) > 0) {
    const auto cells = threats(board, rules, Role::defender);
    reasons.push_back(reason_at_once(ReasonKind::allows_line, waiting, {cells.front()}));
  }
  if (blocks) {
    reasons.push_back(reason_at_once(ReasonKind::blocks_line, mover, {move}));
  }
  if (board.winning_cells(Role::defender) > 0) return reasons;
  if (board.winning_cells(Role::attacker) > 1) {
    if (board.winning_cells(Role::attacker) > threats_before) {
      reasons.push_back(
          reason_at_once(ReasonKind::makes_fork, mover, threats(board, rules, Role::attacker)));
    }
  } else if (const auto fork = fork_cell(board, Role::defender)) {
    reasons.push_back(reason_at_once(ReasonKind::allows_fork, waiting, {rules.cell(*fork)}));
  }
  return reasons;
}

MoveReason reason_of_win(const SearchContext& context, const Position& position,
                         std::span<const Cell> moves, Mark winner) {
  const Rules& rules = position.rules();
  MoveReason reason{.kind = ReasonKind::search,
                    .side = winner,
                    .cells = {moves.begin(), moves.end()},
                    .plies = static_cast<int>(moves.size())};
  if (rules.misere()) return reason;
  SearchBoard board(context, position, winner);
  const auto role_of = [&](Mark side) { return side == winner ? Role::attacker : Role::defender; };
  Role role = role_of(position.to_move());
  const bool by_threats = wins_by_threats(
      moves, position.to_move(), winner,
      [&](Mark side) { return threats(board, rules, role_of(side)); },
      [&](Cell move) {
        board.play(role, index_of(rules, move));
        role = other(role);
      });
  if (by_threats) reason.kind = ReasonKind::threat_sequence;
  return reason;
}

Explanation::Explanation(const SearchContext& context, const Position& position, Cell move)
    : context_(&context),
      position_(position),
      move_(move),
      after_(position.after(move)),
      known_(Assessment::unknown(after_.empty_count())),
      at_once_(reasons_at_once(context, position, move)),
      work_(explain()) {
  if (!after_.outcome().winner()) {
    against_winning_ = reasons_against_winning(context, position, move);
  }
  if (after_.outcome().over()) {
    known_ = Assessment::proven(final_value(after_));
  } else {
    value_ = std::make_unique<ValueSearch>(context, after_, PositionBounds(after_));
  }
}

Resumable Explanation::explain() {
  if (value_) {
    co_await within(Budget::no_limit, [this](Budget& part) {
      if (!value_) return true;  // stop_searching() was called
      const bool done = value_->run(part);
      nodes_ += part.spent();
      return done;
    });
    stop_searching();
  }
  if (!known_.result_is_proven()) co_return;
  const Result shown = shown_value(known_).result;
  if (line_) {
    const std::uint64_t nodes = std::max(nodes_ / 2, min_nodes_for_draw);
    co_await within(shown == Result::draw ? nodes : Budget::no_limit,
                    [this](Budget& part) { return line_->run(part); });
    in_line_ = false;
  }
  if (shown == Result::win) co_return;
  Resumable another = look_for_another(opposite(shown));
  co_await within(std::max(4 * nodes_, min_nodes_for_others),
                  [&](Budget& part) { return another.run(part); });
  if (shown != Result::draw) co_return;
  Resumable replies = look_for_replies();
  co_await within(std::max(4 * nodes_, min_nodes_for_others),
                  [&](Budget& part) { return replies.run(part); });
}

Resumable Explanation::look_for_another(Result result) {
  const EquivalentMoves equivalent(position_);
  const Cell own = equivalent.representative(move_);
  const std::vector<OrderedMove> ordered = ordered_moves(*context_, position_);
  if (ordered.size() == 1) co_return;
  std::vector<Cell> others;
  for (const OrderedMove& other : ordered) {
    if (other.move == move_) continue;
    const Cell representative = equivalent.representative(other.move);
    if (representative == own) co_return;
    if (representative == other.move) others.push_back(other.move);
  }
  const Mark mover = position_.to_move();
  const Mark attacker = result == Result::win ? mover : opponent(mover);
  for (const Cell other : others) {
    const Position after = position_.after(other);
    if (after.outcome().over()) {
      if (before_the_move(final_value(after)).result >= result) co_return;
      continue;
    }
    const Bounds answer = co_await Question(*context_, after, attacker, always);
    if (answer.wins() == (result == Result::win)) co_return;
  }
  is_only_ = true;
}

Resumable Explanation::look_for_replies() {
  const EquivalentMoves equivalent(after_);
  std::vector<Cell> holding;
  const std::vector<Cell> replies = after_.available_moves();
  for (const Cell reply : replies) {
    const Position then = after_.after(reply);
    bool loses = then.outcome().over() && final_value(then).result == Result::win;
    if (const Cell same = equivalent.representative(reply); same != reply) {
      loses = std::ranges::find(holding, same) == holding.end();
    } else if (!then.outcome().over()) {
      const Bounds found = co_await Question(*context_, then, position_.to_move(), always);
      loses = found.wins();
    }
    if (!loses) holding.push_back(reply);
  }
  if (holding.size() < replies.size()) replies_ = std::move(holding);
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
}

void Explanation::begin_line(std::optional<Cell> first) {
  if (!known_.result_is_proven() || after_.outcome().over()) return;
  // No win is quicker than the line or the fork that a reason names.
  for (const MoveReason& reason : at_once_) {
    if (reason.side != position_.to_move()) first = reason.cells.front();
  }
  line_.emplace(*context_, SolvedPosition{after_, shown_value(known_), first});
  in_line_ = true;
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
    reasons.push_back(reason_at_once(ReasonKind::only_move, position_.to_move(), {move_}));
  }
  const bool known = !value_ && known_.result_is_proven();
  const bool won_or_lost = known && shown_value(known_).result != Result::draw;
  if (!won_or_lost) {
    for (const MoveReason& reason : against_winning_) reasons.push_back(reason);
  }
  if (!replies_.empty()) reasons.push_back(reason_of_replies(after_.to_move(), replies_));
  if (auto of_line = reason_of_line()) reasons.push_back(*std::move(of_line));
  if (reasons.size() > max_reasons) reasons.resize(max_reasons);
  return reasons;
}

/// The line of play as a reason, once it is complete and shows something.
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
