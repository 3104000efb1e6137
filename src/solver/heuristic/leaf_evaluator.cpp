#include "solver/heuristic/leaf_evaluator.h"

namespace mnk {
namespace {

/// More nodes find more, and cost more than they are worth. So do fours that prepare nothing.
constexpr std::uint64_t max_nodes = 12;
constexpr Threat weakest_four = Threat::four_more;

}  // namespace

Evaluation LeafEvaluator::evaluate(PatternBoard& board, ScoreTable& table, int depth, int plies) {
  won_ = wins_by_fours(board);
  if (won_) {
    const Evaluation score = win_in(plies + static_cast<int>(line().size()));
    table.store(board.hash(), {.score = static_cast<std::int16_t>(to_table(score, plies)),
                               .move = line().front(),
                               .depth = static_cast<std::int8_t>(depth),
                               .bound = Bound::lower});
    return score;
  }
  const Evaluation judgement = board.evaluate();
  if (depth == 0) {
    table.store(board.hash(),
                {.score = static_cast<std::int16_t>(judgement), .bound = Bound::exact});
  }
  return judgement;
}

std::span<const Square> LeafEvaluator::line() const {
  return won_ ? std::span(fours_.line()) : std::span<const Square>();
}

bool LeafEvaluator::wins_by_fours(PatternBoard& board) {
  nodes_ = 0;
  const Mark own = board.to_move();
  const bool answer = board.count(opponent(own), Threat::five) > 0;
  if (board.best(own) < (answer ? Threat::four : weakest_four)) return false;
  fours_.start(board, weakest_four);
  const bool wins = fours_.run(max_nodes) == FourSearch::State::won;
  if (!wins) fours_.abandon();
  nodes_ = fours_.nodes();
  return wins;
}

}  // namespace mnk
