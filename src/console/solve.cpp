#include <fmt/format.h>

#include <memory>
#include <utility>
#include <vector>

#include "analysis/value_json.h"
#include "console/command.h"
#include "console/output.h"
#include "console/prove.h"
#include "console/words.h"
#include "engine/notation.h"
#include "game/game.h"
#include "search/solvers.h"
#include "solver/certificate.h"

namespace mnk::console {
namespace {

struct QuestionOptions {
  Start start;
  std::optional<std::uint64_t> nodes;
  bool json = false;
};

/// The engine, and what it takes.
class Asking {
 public:
  explicit Asking(const Terminal& terminal) : terminal_(&terminal), began_(terminal.seconds()) {}

  SearchReport think(const SearchRequest& request) {
    SearchReport report = mnk::think(request, solvers_);
    nodes_ += report.nodes;
    return report;
  }

  Solution solve(const games::AnyPosition& position, std::uint64_t nodes) {
    if (position.outcome().over()) return solution_of_end(position);
    const SearchReport report =
        think({.goal = SearchGoal::solve, .position = position, .node_budget = nodes});
    Solution solution{.value = report.value,
                      .best = {},
                      .best_complete = report.best_complete,
                      .variation = report.variation};
    for (const MoveAssessment& move : report.moves) solution.best.push_back(move.move);
    return solution;
  }

  [[nodiscard]] Effort effort() const {
    return {.nodes = nodes_, .seconds = terminal_->seconds() - began_};
  }

 private:
  const Terminal* terminal_;
  double began_;
  games::Solvers solvers_{table_bytes};
  std::uint64_t nodes_ = 0;
};

Status solve(const games::AnyPosition& position, const QuestionOptions& options,
             const Terminal& terminal) {
  Asking asking(terminal);
  const Solution solution = asking.solve(position, options.nodes.value_or(default_nodes));
  print_solution(position, solution, asking.effort(), options.json, terminal);
  return success;
}

/// Why a move is worth what it is. Of a value that is not proven only what a glance shows.
std::vector<MoveReason> reasons_for(const MoveAssessment& known, const games::AnyPosition& position,
                                    Asking& asking) {
  constexpr std::uint64_t nodes_for_a_guess = 2'000;
  return asking
      .think({.goal = SearchGoal::explanation,
              .position = position,
              .node_budget = known.assessment.is_proven() ? default_nodes : nodes_for_a_guess,
              .move = known.move})
      .reasons;
}

/// Where positions are judged more nodes make the judgement better, but never bring it to an end.
std::uint64_t nodes_to_analyze(const games::AnyPosition& position) {
  constexpr std::uint64_t nodes_to_judge = 2'000'000;
  return position.game().is_heuristic_only(position.board()) ? nodes_to_judge : default_nodes;
}

Status analyze(const games::AnyPosition& position, const QuestionOptions& options,
               const Terminal& terminal) {
  Asking asking(terminal);
  Solution solution = solution_of_end(position);
  std::vector<MoveAssessment> moves;
  std::vector<std::vector<MoveReason>> reasons;
  if (!position.outcome().over()) {
    moves = asking
                .think({.goal = SearchGoal::analysis,
                        .position = position,
                        .node_budget = options.nodes.value_or(nodes_to_analyze(position))})
                .moves;
    solution = sum_of(moves);
  }
  reasons.reserve(moves.size());
  for (const MoveAssessment& known : moves) reasons.push_back(reasons_for(known, position, asking));
  const Effort effort = asking.effort();
  const bool endless = position.can_come_again();
  if (!options.json) {
    terminal.out << fmt::format(words::to_move, letter(position.to_move()),
                                words::assessed(solution.value, endless));
    for (std::size_t i = 0; i < moves.size(); ++i) {
      terminal.out << fmt::format(words::move_value, to_text(moves[i].move),
                                  words::assessed(moves[i].assessment, endless));
      for (const MoveReason& reason : reasons[i]) {
        terminal.out << fmt::format(words::reason_line,
                                    words::reason(reason, position.board().misere()));
      }
    }
    terminal.out << fmt::format(words::effort, effort.nodes, effort.seconds);
    return success;
  }
  JsonWriter json;
  json.begin_object();
  write_position(json, position);
  write_assessment(json, solution.value, endless);
  write_best(json, solution);
  json.key("moves").begin_array();
  for (std::size_t i = 0; i < moves.size(); ++i) {
    json.begin_object().key("cell").value(to_text(moves[i].move));
    write_assessment(json, moves[i].assessment, endless);
    write_reasons(json, reasons[i]);
    json.end_object();
  }
  json.end_array();
  write_effort(json, effort);
  json.end_object();
  print(json, terminal);
  return success;
}

Status certify(const Position& position, std::uint64_t nodes, const Terminal& terminal) {
  Solver solver(table_bytes, {.zetters = false});
  Budget budget(nodes);
  const auto text = certificate(solver.context(position.rules()), position, budget);
  if (!text) {
    terminal.err << fmt::format(words::not_done, fmt::format(words::unproven, nodes));
    return unusable;
  }
  terminal.out << *text;
  return success;
}

void add_nodes(CLI::App& command, std::optional<std::uint64_t>& nodes, std::string_view exception) {
  arguments::add_option(command, "--nodes", "N", arguments::number_into(nodes, 1),
                        fmt::format("positions to look at before an estimate must do\n"
                                    "({} unless given{})",
                                    default_nodes, exception));
}

}  // namespace

Finish add_solve(CLI::App& command) {
  struct SolveOptions : QuestionOptions {
    std::optional<std::uint64_t> threads, job_nodes;
    std::optional<std::string> checkpoint;
  };
  const auto options = std::make_shared<SolveOptions>();
  add_rules(command, options->start.rules);
  add_position(command, options->start.position);
  add_moves(command, options->start.moves);
  add_nodes(command, options->nodes, ", by threads without a limit");
  add_json(command, options->json);
  arguments::add_option(command, "--threads", "N", arguments::number_into(options->threads, 1),
                        "proves who wins by N threads, with progress on standard error; of a\n"
                        "win, not how long it takes");
  arguments::add_option(command, "--checkpoint", "FILE", arguments::text_into(options->checkpoint),
                        "keeps what the threads prove; the same command goes on from there");
  arguments::add_option(command, "--job-nodes", "N", arguments::number_into(options->job_nodes, 1),
                        fmt::format("positions for each of the threads' jobs ({} unless given)",
                                    proof::Resources().job_nodes));
  return [options]() -> std::expected<Work, std::string> {
    const auto start = options->start.read();
    if (!start) return std::unexpected(start.error());
    if (options->threads > proof::max_threads) {
      return std::unexpected(fmt::format(words::too_many_threads, proof::max_threads));
    }
    if (!options->threads && !options->job_nodes && !options->checkpoint) {
      return [options, position = *start](const Terminal& terminal) {
        return solve(position, *options, terminal);
      };
    }
    const auto* position = games::mnk_position(*start);
    if (position == nullptr) {
      return std::unexpected(
          fmt::format(words::no_proof_by_threads, games::to_text(options->start.rules)));
    }
    proof::Resources resources;
    resources.threads = static_cast<unsigned>(options->threads.value_or(1));
    resources.nodes = options->nodes.value_or(Budget::no_limit);
    resources.job_nodes = options->job_nodes.value_or(resources.job_nodes);
    return [options, resources, position = *position](const Terminal& terminal) {
      return prove(position, resources, options->checkpoint, options->json, terminal);
    };
  };
}

Finish add_analyze(CLI::App& command) {
  const auto options = std::make_shared<QuestionOptions>();
  add_rules(command, options->start.rules);
  add_position(command, options->start.position);
  add_moves(command, options->start.moves);
  add_nodes(command, options->nodes, ", on boards such as 15,15,5 2000000");
  add_json(command, options->json);
  return [options]() -> std::expected<Work, std::string> {
    const auto start = options->start.read();
    if (!start) return std::unexpected(start.error());
    return [options, position = *start](const Terminal& terminal) {
      return analyze(position, *options, terminal);
    };
  };
}

Finish add_certify(CLI::App& command) {
  const auto options = std::make_shared<QuestionOptions>();
  add_rules(command, options->start.rules);
  add_position(command, options->start.position);
  add_nodes(command, options->nodes, "");
  return [options]() -> std::expected<Work, std::string> {
    const auto start = options->start.read();
    if (!start) return std::unexpected(start.error());
    const auto* position = games::mnk_position(*start);
    if (position == nullptr) {
      return std::unexpected(
          fmt::format(words::no_certificate, games::to_text(options->start.rules)));
    }
    if (position->rules().misere()) {
      return std::unexpected(std::string(words::no_misere_certificate));
    }
    if (position->outcome().over()) return std::unexpected(std::string(words::nothing_to_prove));
    return [options, position = *position](const Terminal& terminal) {
      return certify(position, options->nodes.value_or(default_nodes), terminal);
    };
  };
}

}  // namespace mnk::console
