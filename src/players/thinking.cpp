#include "players/thinking.h"

#include <algorithm>
#include <concepts>
#include <limits>
#include <variant>

#include "players/explained_move.h"
#include "players/judged_analysis.h"
#include "players/judged_level.h"
#include "players/level_choice.h"
#include "players/perfect_choice.h"
#include "players/random.h"
#include "players/valued_thought.h"
#include "solver/approach.h"

namespace mnk {
namespace {

/// The random player's move, which needs no thought.
class RandomChoice : public Thought {
 public:
  RandomChoice(const std::vector<Cell>& moves, std::uint64_t seed)
      : move_(moves[Random(seed).below(static_cast<std::uint32_t>(moves.size()))]) {}

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

std::unique_ptr<Thought> level_choice(const Position& position, const ThinkRequest& request,
                                      Solver& solver) {
  const Rules& rules = position.rules();
  if (!beyond_solving(rules)) {
    return std::make_unique<LevelChoice>(position, level_of(request.player), request.seed,
                                         request.node_budget);
  }
  return std::make_unique<JudgedLevelChoice>(solver.pattern_knowledge(rules.in_a_row()), position,
                                             judged_level_of(request.player), request.seed,
                                             request.node_budget);
}

std::unique_ptr<Thought> choice(const Position& position, const ThinkRequest& request,
                                PlayerKind player, Solver& solver) {
  if (player == PlayerKind::random) {
    return std::make_unique<RandomChoice>(position.available_moves(), request.seed);
  }
  if (player != PlayerKind::perfect) return level_choice(position, request, solver);
  const Rules& rules = position.rules();
  const PatternKnowledge* knowledge =
      beyond_solving(rules) ? &solver.pattern_knowledge(rules.in_a_row()) : nullptr;
  return std::make_unique<PerfectChoice>(solver.context(rules), position, request.node_budget,
                                         knowledge);
}

std::unique_ptr<Thought> analysis(const Position& position, Solver& solver) {
  const Rules& rules = position.rules();
  const SearchContext& context = solver.context(rules);
  if (!beyond_solving(rules)) return std::make_unique<ExactAnalysis>(context, position);
  return std::make_unique<JudgedAnalysis>(context, solver.pattern_knowledge(rules.in_a_row()),
                                          position);
}

std::unique_ptr<Thought> thought_about(const Position& position, const ThinkRequest& request,
                                       Solver& solver) {
  // Other rules clear the solver's table, whatever is asked.
  (void)solver.context(position.rules());
  switch (request.task) {
    case ThinkTask::move:
      return choice(position, request, request.player, solver);
    case ThinkTask::hint:
      return choice(position, request, PlayerKind::perfect, solver);
    case ThinkTask::analysis:
    case ThinkTask::review:
      return analysis(position, solver);
    case ThinkTask::explanation:
      break;
  }
  return std::make_unique<ExplainedMove>(solver, position, *request.move, request.node_budget);
}

/// Of another game, whose solver is made for its rules.
template <class P>
std::unique_ptr<Thought> thought_about(const P& position, const ThinkRequest& request,
                                       games::AllGames::OtherSolver& other) {
  if (request.task == ThinkTask::move && request.player == PlayerKind::random) {
    return std::make_unique<RandomChoice>(position.available_moves(), request.seed);
  }
  using Solver = games::AllGames::Of<P>::Solver;
  if (const auto* known = std::get_if<Solver>(&other);
      known == nullptr || !(known->rules() == position.rules())) {
    other.emplace<Solver>(position.rules(), InSlices());
  }
  return std::make_unique<ValuedThought<Solver, P>>(std::get<Solver>(other), position, request);
}

std::unique_ptr<Thought> thought_about(const ThinkRequest& request, Solver& solver,
                                       games::AllGames::OtherSolver& other) {
  return request.position.visit([&](const auto& position) -> std::unique_ptr<Thought> {
    if constexpr (std::same_as<decltype(position), const Position&>) {
      return thought_about(position, request, solver);
    } else {
      return thought_about(position, request, other);
    }
  });
}

}  // namespace

Thinking::Thinking(const ThinkRequest& request, Solver& solver, games::AllGames::OtherSolver& other)
    : nodes_left_(request.node_budget),
      told_once_(request.task == ThinkTask::review),
      thought_(thought_about(request, solver, other)) {
  report_.id = request.id;
  report_.value = Assessment::unknown(static_cast<int>(request.position.available_moves().size()));
  if (!told_once_) thought_->describe(report_);
}

const ThinkReport& Thinking::step(std::uint64_t nodes, const std::atomic<bool>* stop) {
  if (report_.done) return report_;
  Budget preparation(nodes, stop);
  if (!thought_->prepare(preparation)) return report_;
  Budget budget(std::min(preparation.left(), nodes_left_), stop);
  const bool done = thought_->run(budget);
  nodes_left_ -= budget.spent();
  report_.nodes += budget.spent();
  report_.done = done || nodes_left_ == 0;
  if (report_.done && !done) thought_->stop();
  if (!told_once_ || report_.done) thought_->describe(report_);
  return report_;
}

ThinkReport think(const ThinkRequest& request, Solver& solver,
                  games::AllGames::OtherSolver& other) {
  Thinking thinking(request, solver, other);
  while (!thinking.done()) thinking.step(std::numeric_limits<std::uint64_t>::max());
  return thinking.report();
}

ThinkReport think(const ThinkRequest& request, Solver& solver) {
  games::AllGames::OtherSolver none;
  return think(request, solver, none);
}

Cell choose(const Position& position, PlayerKind player, std::uint64_t seed,
            std::uint64_t node_budget, Solver& solver) {
  const ThinkRequest request{.id = 0,
                             .task = ThinkTask::move,
                             .position = games::AnyPosition(position),
                             .player = player,
                             .seed = seed,
                             .node_budget = node_budget};
  return think(request, solver).move.value_or(position.available_moves().front());
}

}  // namespace mnk
