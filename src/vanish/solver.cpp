#include "vanish/solver.h"

#include <algorithm>
#include <utility>

#include "solver/insertion_sort.h"
#include "solver/reason.h"

namespace mnk::vanish {
namespace {

/// Reasons for one move, by the rules alone. A side's threat is a free cell on which it would
/// complete a line now, without its oldest mark. It lasts only until the side moves elsewhere, so a
/// threat blocked once is gone.
class ReasonMaker {
 public:
  /// The move must be legal.
  ReasonMaker(const States& states, const Position& position, Cell move)
      : states_(&states),
        position_(position),
        move_(move),
        before_(States::of(position)),
        after_(states.after(before_, position.rules().board().index(move))),
        side_(position.to_move()) {}

  /// completes_line, allows_line, blocks_line, and what a side wins by next: makes_fork,
  /// unstoppable_threat, allows_fork, allows_unstoppable_threat; in misère play only
  /// completes_line.
  [[nodiscard]] std::vector<MoveReason> at_once() const {
    const Mark waiting = opponent(side_);
    const Position after = position_.after(move_);
    if (const auto lines = after.completed_lines(); !lines.empty()) {
      return {reason_at_once(ReasonKind::completes_line, side_, lines.front())};
    }
    std::vector<MoveReason> reasons;
    if (position_.rules().misere() || after.outcome().over()) return reasons;
    const CellSet theirs = threats(after_, true);
    if (theirs != 0) {
      reasons.push_back(reason_at_once(ReasonKind::allows_line, waiting, {cells(theirs).front()}));
    }
    const CellSet here = CellSet{1} << position_.rules().board().index(move_);
    if ((threats(before_, false) & here) != 0) {
      reasons.push_back(reason_at_once(ReasonKind::blocks_line, side_, {move_}));
    }
    if (theirs != 0) return reasons;
    if (auto wins = wins_next(side_, after_)) {
      reasons.push_back(*std::move(wins));
    } else if (auto reply = reply_that_wins()) {
      reasons.push_back(*std::move(reply));
    }
    return reasons;
  }

  /// The reason that a line of best play shows; `line` ends with the game or when it repeats a
  /// position.
  [[nodiscard]] MoveReason of_line(const std::vector<Cell>& line) const {
    State state = before_;
    bool last_is_ours = false;
    for (const Cell cell : line) {
      state = states_->after(state, position_.rules().board().index(cell));
      last_is_ours = !last_is_ours;
    }
    MoveReason reason{.kind = ReasonKind::search,
                      .side = side_,
                      .cells = line,
                      .plies = static_cast<int>(line.size())};
    if (!states_->decided(state)) {
      reason.kind = ReasonKind::cycle;
      reason.plies = length_of_cycle(line);
      return reason;
    }
    const Mark completer = last_is_ours ? side_ : opponent(side_);
    reason.side = position_.rules().misere() ? opponent(completer) : completer;
    if (is_threat_sequence(line, reason.side)) reason.kind = ReasonKind::threat_sequence;
    return reason;
  }

 private:
  [[nodiscard]] CellSet threats(const State& state, bool mover) const {
    return states_->completing(mover ? state.mover : state.other, states_->moves(state));
  }

  [[nodiscard]] std::vector<Cell> cells(CellSet set) const {
    std::vector<Cell> cells;
    for_each_cell(set, [&](int cell) { cells.push_back(position_.rules().board().cell(cell)); });
    return cells;
  }

  /// Why the side that has just moved wins whatever the other does; it has no threat itself.
  [[nodiscard]] std::optional<MoveReason> wins_next(Mark side, const State& state) const {
    const CellSet ours = threats(state, false);
    if (std::popcount(ours) >= 2) {
      return reason_at_once(ReasonKind::makes_fork, side, cells(ours));
    }
    const CellSet leaving = states_->completing(state.other, states_->leaving(state));
    if (leaving == 0) return std::nullopt;
    return reason_at_once(ReasonKind::unstoppable_threat, side, cells(leaving));
  }

  /// The first reply that wins so and leaves this side no threat.
  [[nodiscard]] std::optional<MoveReason> reply_that_wins() const {
    for (const Cell reply : cells(states_->moves(after_))) {
      const State then = states_->after(after_, position_.rules().board().index(reply));
      if (threats(then, true) != 0) continue;
      const Mark other = opponent(side_);
      const auto wins = wins_next(other, then);
      if (!wins) continue;
      if (wins->kind == ReasonKind::makes_fork) {
        return reason_at_once(ReasonKind::allows_fork, other, {reply});
      }
      return reason_at_once(ReasonKind::allows_unstoppable_threat, other,
                            {reply, wins->cells.front()});
    }
    return std::nullopt;
  }

  [[nodiscard]] bool is_threat_sequence(const std::vector<Cell>& line, Mark winner) const {
    Position now = position_;
    return !now.rules().misere() &&
           wins_by_threats(
               line, side_, winner,
               [&](Mark side) { return cells(threats(States::of(now), side == now.to_move())); },
               [&](Cell move) { now = now.after(move); });
  }

  /// How many moves ago the last position of the line occurred before.
  [[nodiscard]] int length_of_cycle(const std::vector<Cell>& line) const {
    std::vector<std::size_t> visited{states_->index(before_)};
    State state = before_;
    for (const Cell cell : line) {
      state = states_->after(state, position_.rules().board().index(cell));
      visited.push_back(states_->index(state));
    }
    // States do not say which side is X, so only every second one can be the same position.
    std::size_t back = 2;
    while (visited[visited.size() - 1 - back] != visited.back()) back += 2;
    return static_cast<int>(back);
  }

  const States* states_;
  Position position_;
  Cell move_;
  State before_;
  State after_;
  Mark side_;
};

}  // namespace

std::optional<Value> Solver::value_within(int plies, const State& state, Budget& budget) const {
  if (states_.decided(state)) {
    return Value{.result = rules_.misere() ? Result::win : Result::loss, .plies = 0};
  }
  if (plies == 0 || !budget.spend()) return std::nullopt;
  std::optional<Value> best;
  bool all_known = true;
  int depth = plies;
  for_each_cell(states_.moves(state), [&](int cell) {
    if (depth == 0) return;
    const auto reply = value_within(depth - 1, states_.after(state, cell), budget);
    if (!reply) {
      all_known = false;
      return;
    }
    const Value mine = before_the_move(*reply);
    if (!best || mine > *best) best = mine;
    // From now on only a quicker win matters.
    if (mine.result == Result::win) depth = std::min(depth, mine.plies - 1);
  });
  // A win found with a spent budget may not be the shortest.
  if (budget.exhausted()) return std::nullopt;
  const bool won = best && best->result == Result::win;
  return won || all_known ? best : std::nullopt;
}

Solver::Solver(const Rules& rules, std::uint64_t nodes) : rules_(rules), states_(rules) {
  if (is_solved(rules)) made_ = std::make_unique<ValueTable>(rules);
  Budget budget(nodes);
  make(budget);
}

const ValueTable* Solver::table() const { return made_ && made_->done() ? made_.get() : nullptr; }

Assessment Solver::search(const State& state, Budget& budget) const {
  Assessment known = Assessment::unknown(0);
  for (int plies = 1; plies <= Rules::max_side * Rules::max_side; ++plies) {
    const auto value = value_within(plies, state, budget);
    if (value) return Assessment::proven(*value);
    if (budget.exhausted()) break;
    known.at_least = {.result = Result::loss, .plies = plies + 1};
    known.at_most = {.result = Result::win, .plies = plies + 1};
  }
  return known;
}

Assessment Solver::assess(const Position& position, Budget& budget) const {
  if (const Outcome outcome = position.outcome(); outcome.over()) {
    return Assessment::proven(final_value(outcome, position.to_move()));
  }
  const State state = States::of(position);
  return table() ? Assessment::proven(made_->value(state)) : search(state, budget);
}

/// How many replies give the mover a better result than the best reply.
int Solver::mistakes_after(const State& state, int cell) const {
  const State after = states_.after(state, cell);
  if (states_.decided(after)) return 0;
  const Result best = made_->value(after).result;
  int mistakes = 0;
  for_each_cell(states_.moves(after), [&](int reply) {
    if (opposite(value_after(after, reply).result) < best) ++mistakes;
  });
  return mistakes;
}

std::vector<MoveAssessment> Solver::analyse(const Position& position, Budget& budget) const {
  struct Candidate {
    MoveAssessment known;
    int mistakes;
  };
  const State state = States::of(position);
  const std::vector<Cell> cells = position.available_moves();
  std::vector<Candidate> candidates;
  for (const Cell cell : cells) {
    const auto left = cells.size() - candidates.size();
    Assessment after;
    budget.share(budget.left() / left,
                 [&](Budget& part) { after = assess(position.after(cell), part); });
    const int mistakes = table() ? mistakes_after(state, rules_.board().index(cell)) : 0;
    candidates.push_back(
        {.known = {.move = cell, .assessment = before_the_move(after)}, .mistakes = mistakes});
  }
  insertion_sort(candidates,
                 [](const Candidate& a, const Candidate& b) { return a.mistakes > b.mistakes; });
  std::vector<MoveAssessment> moves;
  moves.reserve(candidates.size());
  for (const Candidate& candidate : candidates) moves.push_back(candidate.known);
  insertion_sort(moves, better_known);
  return moves;
}

/// Best play, ties by first cell, until the game ends or the line repeats a state. Needs the table.
std::vector<int> Solver::best_line(State state) const {
  std::vector<int> line;
  std::vector<std::size_t> seen{states_.index(state)};
  while (!states_.decided(state)) {
    const Value value = made_->value(state);
    int best = -1;
    for_each_cell(states_.moves(state), [&](int cell) {
      const Value after = value_after(state, cell);
      const bool keeps = value.result == Result::draw ? after.result == Result::draw
                                                      : before_the_move(after) == value;
      if (best < 0 && keeps) best = cell;
    });
    line.push_back(best);
    state = states_.after(state, best);
    const std::size_t index = states_.index(state);
    // States do not say which side is X, so only every second one can be the same position.
    for (std::size_t i = seen.size() % 2; i < seen.size(); i += 2) {
      if (seen[i] == index) return line;
    }
    seen.push_back(index);
  }
  return line;
}

std::vector<Cell> Solver::line(const Position& position, Cell move) const {
  std::vector<Cell> line{move};
  if (!table() || position.after(move).outcome().over()) return line;
  const State after = states_.after(States::of(position), rules_.board().index(move));
  for (const int cell : best_line(after)) line.push_back(rules_.board().cell(cell));
  return line;
}

void Solver::add_replies(const Position& after, std::vector<MoveReason>& reasons) const {
  const std::vector<Cell> replies = after.available_moves();
  std::vector<Cell> holding;
  for (const Cell reply : replies) {
    const int cell = rules_.board().index(reply);
    if (value_after(States::of(after), cell).result == Result::draw) holding.push_back(reply);
  }
  if (holding.size() == replies.size()) return;
  reasons.push_back(reason_of_replies(after.to_move(), std::move(holding)));
}

std::vector<MoveReason> Solver::reasons(const Position& position, Cell move) const {
  const ReasonMaker maker(states_, position, move);
  std::vector<MoveReason> reasons = maker.at_once();
  const Outcome outcome = position.after(move).outcome();
  if (!table() || outcome.winner()) return reasons;
  Budget none(0);  // the table knows all values
  if (is_only_move(analyse(position, none), move)) {
    reasons.push_back(reason_at_once(ReasonKind::only_move, position.to_move(), {move}));
  }
  if (!outcome.over()) {
    reasons.push_back(maker.of_line(line(position, move)));
    if (reasons.back().kind == ReasonKind::cycle) add_replies(position.after(move), reasons);
  }
  if (reasons.size() > max_reasons) reasons.resize(max_reasons);
  return reasons;
}

}  // namespace mnk::vanish
