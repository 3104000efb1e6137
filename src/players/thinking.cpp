#include "players/thinking.h"

#include <algorithm>
#include <limits>

#include "players/explained_move.h"
#include "players/judged_analysis.h"
#include "players/judged_level.h"
#include "players/level_choice.h"
#include "players/perfect_choice.h"
#include "players/random.h"
#include "solver/approach.h"

namespace mnk {
namespace {

/// The random player's move, which needs no thought.
class RandomChoice : public Thought {
 public:
  RandomChoice(const Position& position, std::uint64_t seed) {
    const std::vector<Cell> moves = position.available_moves();
    move_ = moves[Random(seed).below(static_cast<std::uint32_t>(moves.size()))];
  }

  bool run(Budget& /*budget*/) override { return true; }
  void describe(ThinkReport& report) const override { report.move = move_; }

 private:
  Cell move_;
};

/// The value of every move where games are not judged.
class ExactAnalysis : public Thought {
 public:
  ExactAnalysis(const SearchContext& context, const Position& position)
      : analysis_(context, position) {}

  bool run(Budget& budget) override { return analysis_.run(budget); }
  void describe(ThinkReport& report) const override {
    report.moves = analysis_.moves();
    report.value = analysis_.assessment();
    report.variation = {report.moves.front().move};
  }

 private:
  Analysis analysis_;
};

std::unique_ptr<Thought> level_choice(const ThinkRequest& request, Solver& solver) {
  const Rules& rules = request.position.rules();
  if (!beyond_solving(rules)) {
    return std::make_unique<LevelChoice>(request.position, level_of(request.player), request.seed,
                                         request.node_budget);
  }
  return std::make_unique<JudgedLevelChoice>(solver.pattern_knowledge(rules.in_a_row()),
                                             request.position, judged_level_of(request.player),
                                             request.seed, request.node_budget);
}

std::unique_ptr<Thought> choice(const ThinkRequest& request, PlayerKind player, Solver& solver) {
  if (player == PlayerKind::random) {
    return std::make_unique<RandomChoice>(request.position, request.seed);
  }
  if (player != PlayerKind::perfect) return level_choice(request, solver);
  const Rules& rules = request.position.rules();
  const PatternKnowledge* knowledge =
      beyond_solving(rules) ? &solver.pattern_knowledge(rules.in_a_row()) : nullptr;
  return std::make_unique<PerfectChoice>(solver.context(rules), request.position,
                                         request.node_budget, knowledge);
}

std::unique_ptr<Thought> analysis(const ThinkRequest& request, Solver& solver) {
  const Rules& rules = request.position.rules();
  const SearchContext& context = solver.context(rules);
  if (!beyond_solving(rules)) return std::make_unique<ExactAnalysis>(context, request.position);
  return std::make_unique<JudgedAnalysis>(context, solver.pattern_knowledge(rules.in_a_row()),
                                          request.position);
}

std::unique_ptr<Thought> thought_about(const ThinkRequest& request, Solver& solver) {
  // Other rules clear the solver's table, whatever is asked.
  (void)solver.context(request.position.rules());
  switch (request.task) {
    case ThinkTask::move:
      return choice(request, request.player, solver);
    case ThinkTask::hint:
      return choice(request, PlayerKind::perfect, solver);
    case ThinkTask::analysis:
    case ThinkTask::review:
      return analysis(request, solver);
    case ThinkTask::explanation:
      break;
  }
  return std::make_unique<ExplainedMove>(solver, request.position, *request.move,
                                         request.node_budget);
}

}  // namespace

Thinking::Thinking(const ThinkRequest& request, Solver& solver)
    : nodes_left_(request.node_budget),
      told_once_(request.task == ThinkTask::review),
      thought_(thought_about(request, solver)) {
  report_.id = request.id;
  report_.value = Assessment::unknown(request.position.empty_count());
  if (!told_once_) thought_->describe(report_);
}

const ThinkReport& Thinking::step(std::uint64_t nodes, const std::atomic<bool>* stop) {
  if (report_.done) return report_;
  Budget budget(std::min(nodes, nodes_left_), stop);
  const bool done = thought_->run(budget);
  nodes_left_ -= budget.spent();
  report_.nodes += budget.spent();
  report_.done = done || nodes_left_ == 0;
  if (report_.done && !done) thought_->stop();
  if (!told_once_ || report_.done) thought_->describe(report_);
  return report_;
}

ThinkReport think(const ThinkRequest& request, Solver& solver) {
  Thinking thinking(request, solver);
  while (!thinking.done()) thinking.step(std::numeric_limits<std::uint64_t>::max());
  return thinking.report();
}

Cell choose(const Position& position, PlayerKind player, std::uint64_t seed,
            std::uint64_t node_budget, Solver& solver) {
  const ThinkRequest request{.id = 0,
                             .task = ThinkTask::move,
                             .position = position,
                             .player = player,
                             .seed = seed,
                             .node_budget = node_budget};
  return think(request, solver).move.value_or(position.available_moves().front());
}

}  // namespace mnk
