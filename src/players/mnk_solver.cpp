#include "players/mnk_solver.h"

#include <cstdlib>
#include <optional>
#include <utility>

#include "players/heuristic_choice.h"
#include "players/heuristic_level.h"
#include "players/level_choice.h"
#include "players/perfect_choice.h"
#include "players/search_job.h"
#include "solver/explanation.h"
#include "solver/solver.h"

namespace mnk {
namespace {

/// Values every move on boards without heuristic evaluation.
class ExactAnalysis : public SearchTask {
 public:
  ExactAnalysis(const SearchContext& context, const Position& position)
      : analysis_(context, position) {}

  bool run(Budget& budget) override { return analysis_.run(budget); }
  void describe(SearchReport& report) const override {
    report.moves = analysis_.moves();
    report.value = analysis_.assessment();
    report.variation = {report.moves.front().move};
  }

 private:
  Analysis analysis_;
};

/// The value of every move on a board too large to solve: proves what it can about each of them,
/// and evaluates the best five, and the one that a review judges. The two searches take turns.
///
/// A review stops evaluating a position after a while. If one side looks lost by then, it tries to
/// prove that.
class HeuristicAnalysis : public SearchTask {
 public:
  HeuristicAnalysis(const SearchContext& context, const PatternKnowledge& knowledge,
                    const SearchRequest& request)
      : proofs_(context, request.position.as<Position>()),
        heuristic_(knowledge, request.position.as<Position>(), {.lines = 5, .also = request.move}),
        work_(value_all(request.goal == SearchGoal::review)) {}

  bool run(Budget& budget) override { return work_.run(budget); }

  void describe(SearchReport& report) const override {
    report.moves = proofs_.moves();
    const std::vector<RootMove> judged = heuristic_.search().moves();
    for (const RootMove& root_move : judged) {
      if (root_move.depth == 0) continue;
      Assessment& known = assessment_of(report.moves, root_move.move);
      known = with_chance(known, root_move.score);
    }
    if (const auto& line = heuristic_.search().forced_win(); !line.empty()) {
      Assessment& known = assessment_of(report.moves, line.front());
      known = with_forced_win(known, static_cast<int>(line.size()));
    }
    report.moves = ranked(report.moves);
    report.value = best_of(report.moves);
    const Cell best = report.moves.front().move;
    const auto searched = std::ranges::find(judged, best, &RootMove::move);
    report.variation = searched == judged.end() ? std::vector{best} : searched->line;
  }

 private:
  Resumable value_all(bool reviews) {
    constexpr std::uint64_t nodes_a_turn = 4'096;
    constexpr int turns_of_a_review = 25;  // with those of the proofs, 200,000 nodes
    bool judged = false;                   // deeper search would not change the result
    bool proven = false;
    for (int turn = 0; !proven; ++turn) {
      if (reviews && turn == turns_of_a_review) {
        if (!looks_decided()) co_return;
        judged = true;
      }
      if (!judged) {
        judged =
            co_await within(nodes_a_turn, [this](Budget& part) { return heuristic_.run(part); });
      }
      proven = co_await within(nodes_a_turn, [this](Budget& part) { return proofs_.run(part); });
    }
  }

  /// Whether one side looks lost, without a proof.
  [[nodiscard]] bool looks_decided() const {
    constexpr Evaluation decided = 600;  // a chance of 95 per cent
    const HeuristicSearch& search = heuristic_.search();
    return search.forced_win().empty() && std::abs(search.best().score) >= decided;
  }

  Analysis proofs_;
  HeuristicChoice heuristic_;
  Resumable work_;
};

std::unique_ptr<SearchTask> choice(const Position& position, const SearchRequest& request,
                                   PlayerKind player, Solver& solver) {
  if (player == PlayerKind::random) {
    return std::make_unique<RandomChoice>(position.available_moves(), request.seed);
  }
  const Rules& rules = position.rules();
  const PatternKnowledge* knowledge =
      heuristic_only(rules) ? &solver.pattern_knowledge(rules.in_a_row()) : nullptr;
  if (player == PlayerKind::perfect) {
    return make_perfect_choice(solver.context(rules), request, knowledge);
  }
  return knowledge == nullptr
             ? make_level_choice(position, level_of(player), request.seed, request.node_budget)
             : make_heuristic_level_choice(*knowledge, position, heuristic_level_of(player),
                                           request.seed, request.node_budget);
}

std::unique_ptr<SearchTask> analysis(const SearchRequest& request, Solver& solver) {
  const auto& position = request.position.as<Position>();
  const Rules& rules = position.rules();
  const SearchContext& context = solver.context(rules);
  if (!heuristic_only(rules)) return std::make_unique<ExactAnalysis>(context, position);
  return std::make_unique<HeuristicAnalysis>(context, solver.pattern_knowledge(rules.in_a_row()),
                                             request);
}

/// For SearchGoal::solve.
class SolvedTask : public SearchTask {
 public:
  SolvedTask(const SearchContext& context, const Position& position)
      : solving_(context, position) {}

  bool run(Budget& budget) override { return solving_.run(budget); }
  void describe(SearchReport& report) const override {
    Solution solution = solving_.solution();
    report.value = solution.value;
    report.variation = std::move(solution.variation);
    report.moves.clear();
    for (const Cell move : solution.best) {
      report.moves.push_back({.move = move, .assessment = solution.value});
    }
    report.best_complete = solution.best_complete;
  }

 private:
  Solving solving_;
};

/// Explains one move, by evaluation if nothing can be proven. Can be paused at any node.
///
/// It spends half the nodes (a tenth on boards too large to solve) on the value of the position
/// after the move, then on the line of play that shows it and on the other moves. If the result is
/// still unproven, it evaluates the position: a win by fours or threats is a proof too; otherwise
/// it gives the search's best line as unproven. On boards too large to solve, a budget for no more
/// than that goes to it alone.
class ExplainedMove : public SearchTask {
 public:
  /// The move must be legal. The solver must outlive this; do not ask it about other rules.
  ExplainedMove(Solver& solver, const Position& position, Cell move, std::uint64_t node_budget)
      : solver_(&solver),
        position_(position),
        move_(move),
        explanation_(solver.context(position.rules()), position, move),
        work_(explain(nodes_for_value(position.rules(), node_budget))) {}

  bool run(Budget& budget) override { return work_.run(budget); }
  void describe(SearchReport& report) const override {
    report.move = move_;
    const Assessment after = explanation_.after_assessment();
    report.value = before_the_move(heuristic_ ? heuristic_->assessment(after) : after);
    report.variation = line();
    report.reasons = reasons();
  }

  void stop() override { explanation_.stop(); }

 private:
  static std::uint64_t nodes_for_value(const Rules& rules, std::uint64_t budget) {
    if (!heuristic_only(rules)) return budget / 2;
    return budget > max_heuristic_nodes ? budget / 10 : 0;
  }

  [[nodiscard]] std::vector<Cell> line() const {
    if (!heuristic_) return explanation_.line();
    std::vector<Cell> line{move_};
    const std::vector<Cell> rest = heuristic_->variation();
    for (const Cell move : rest) line.push_back(move);
    return line;
  }

  [[nodiscard]] std::vector<MoveReason> reasons() const {
    std::vector<MoveReason> reasons = explanation_.reasons();
    if (!heuristic_ || reasons.size() == max_reasons) return reasons;
    const std::vector<Cell> moves = line();
    const Mark mover = position_.to_move();
    if (!heuristic_->search().forced_win().empty()) {
      const SearchContext& context = solver_->context(position_.rules());
      reasons.push_back(reason_of_win(context, position_, moves, opponent(mover)));
    } else {
      reasons.push_back({.kind = ReasonKind::search,
                         .side = mover,
                         .cells = moves,
                         .plies = static_cast<int>(moves.size()),
                         .proven = false});
    }
    return reasons;
  }

  Resumable explain(std::uint64_t nodes_for_value) {
    const auto explained = [this](Budget& part) { return explanation_.run(part); };
    if (!co_await within(nodes_for_value, explained)) {
      explanation_.stop_searching();
      co_await within(Budget::no_limit, explained);
    }
    const Rules& rules = position_.rules();
    if (explanation_.assessment().result_is_proven() || !can_evaluate(rules)) co_return;
    heuristic_.emplace(solver_->pattern_knowledge(rules.in_a_row()), position_.after(move_),
                       SearchLimits{.nodes = max_heuristic_nodes});
    co_await within(Budget::no_limit, [this](Budget& part) { return heuristic_->run(part); });
  }

  Solver* solver_;
  Position position_;
  Cell move_;
  Explanation explanation_;
  std::optional<HeuristicChoice> heuristic_;  ///< for the position after the move
  Resumable work_;
};

class MnkSolver final : public games::Solver {
 public:
  explicit MnkSolver(std::size_t table_bytes) : solver_(table_bytes) {}

  [[nodiscard]] std::unique_ptr<SearchTask> task(const SearchRequest& request) override {
    return task_of(request, solver_);
  }

 private:
  mnk::Solver solver_;
};

}  // namespace

std::unique_ptr<SearchTask> task_of(const SearchRequest& request, Solver& solver) {
  const auto& position = request.position.as<Position>();
  // For every goal: other rules clear the solver's table.
  const SearchContext& context = solver.context(position.rules());
  switch (request.goal) {
    case SearchGoal::move:
      return choice(position, request, request.player, solver);
    case SearchGoal::hint:
      return choice(position, request, PlayerKind::perfect, solver);
    case SearchGoal::analysis:
    case SearchGoal::review:
      return analysis(request, solver);
    case SearchGoal::solve:
      return std::make_unique<SolvedTask>(context, position);
    case SearchGoal::explanation:
      break;
  }
  return std::make_unique<ExplainedMove>(solver, position, *request.move, request.node_budget);
}

std::unique_ptr<games::Solver> make_mnk_solver(std::size_t table_bytes) {
  return std::make_unique<MnkSolver>(table_bytes);
}

SearchReport think(const SearchRequest& request, Solver& solver) {
  return SearchJob(request, task_of(request, solver)).finish();
}

Cell choose(const Position& position, PlayerKind player, std::uint64_t seed,
            std::uint64_t node_budget, Solver& solver) {
  const SearchRequest request{.goal = SearchGoal::move,
                              .position = position,
                              .player = player,
                              .seed = seed,
                              .node_budget = node_budget};
  return think(request, solver).move.value_or(position.available_moves().front());
}

}  // namespace mnk
