#include "players/thinking.h"

#include <limits>

#include "players/random.h"

namespace mnk {

Thinking::Thinking(const ThinkRequest& request, Solver& solver)
    : nodes_left_(request.node_budget),
      told_once_(request.task == ThinkTask::review),
      work_(start(request, solver)) {
  report_.id = request.id;
  report_.value = Assessment::unknown(request.position.empty_count());
  if (!told_once_) describe();
}

Thinking::Work Thinking::start(const ThinkRequest& request, Solver& solver) {
  const Rules& rules = request.position.rules();
  const SearchContext& context = solver.context(rules);
  if (request.task == ThinkTask::explanation) {
    return Work(std::in_place_type<ExplainedMove>, solver, request.position, *request.move,
                request.node_budget);
  }
  const PatternKnowledge* knowledge =
      beyond_solving(rules) ? &solver.pattern_knowledge(rules.in_a_row()) : nullptr;
  const bool all_moves = request.task == ThinkTask::analysis || request.task == ThinkTask::review;
  if (all_moves && knowledge != nullptr) {
    return Work(std::in_place_type<JudgedAnalysis>, context, *knowledge, request.position);
  }
  if (all_moves) {
    return Work(std::in_place_type<Analysis>, context, request.position);
  }
  const PlayerKind player = request.task == ThinkTask::hint ? PlayerKind::perfect : request.player;
  if (player == PlayerKind::perfect) {
    return Work(std::in_place_type<PerfectChoice>, context, request.position, request.node_budget,
                knowledge);
  }
  return start_level(request, solver);
}

Thinking::Work Thinking::start_level(const ThinkRequest& request, Solver& solver) {
  const Rules& rules = request.position.rules();
  if (request.player == PlayerKind::random) {
    const std::vector<Cell> moves = request.position.available_moves();
    Random random(request.seed);
    return RandomChoice{moves[random.below(static_cast<std::uint32_t>(moves.size()))]};
  }
  if (beyond_solving(rules)) {
    return Work(std::in_place_type<JudgedLevelChoice>, solver.pattern_knowledge(rules.in_a_row()),
                request.position, judged_level_of(request.player), request.seed,
                request.node_budget);
  }
  return Work(std::in_place_type<LevelChoice>, request.position, level_of(request.player),
              request.seed, request.node_budget);
}

const ThinkReport& Thinking::step(std::uint64_t nodes, const std::atomic<bool>* stop) {
  if (report_.done) return report_;
  Budget budget(nodes < nodes_left_ ? nodes : nodes_left_, stop);
  const bool done = run(budget);
  nodes_left_ -= budget.spent();
  report_.nodes += budget.spent();
  report_.done = done || nodes_left_ == 0;
  if (auto* explained = std::get_if<ExplainedMove>(&work_); explained && !done && report_.done) {
    explained->stop();
  }
  if (!told_once_ || report_.done) describe();
  return report_;
}

bool Thinking::run(Budget& budget) {
  return std::visit(
      [&](auto& work) {
        if constexpr (std::is_same_v<std::decay_t<decltype(work)>, RandomChoice>) {
          return true;
        } else {
          return work.run(budget);
        }
      },
      work_);
}

/// Brings the report up to date.
void Thinking::describe() {
  if (const auto* random = std::get_if<RandomChoice>(&work_)) {
    report_.move = random->move;
  } else if (const auto* level = std::get_if<LevelChoice>(&work_)) {
    report_.move = level->move();
  } else if (const auto* judged_level = std::get_if<JudgedLevelChoice>(&work_)) {
    report_.move = judged_level->move();
  } else if (const auto* perfect = std::get_if<PerfectChoice>(&work_)) {
    report_.move = perfect->move();
    report_.value = perfect->assessment();
    report_.variation = perfect->variation();
  } else if (const auto* analysis = std::get_if<Analysis>(&work_)) {
    report_.moves = analysis->moves();
    report_.value = analysis->assessment();
    report_.variation = {report_.moves.front().move};
  } else if (const auto* judged = std::get_if<JudgedAnalysis>(&work_)) {
    report_.moves = judged->moves();
    report_.value = judged->assessment();
    report_.variation = judged->variation();
  } else if (const auto* explained = std::get_if<ExplainedMove>(&work_)) {
    report_.move = explained->move();
    report_.value = explained->assessment();
    report_.variation = explained->line();
    report_.reasons = explained->reasons();
  }
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
