#include <fmt/format.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>
#include <utility>
#include <vector>

#include "analysis/value_json.h"
#include "arguments/options.h"
#include "console/command.h"
#include "console/words.h"
#include "engine/notation.h"
#include "game/game.h"
#include "game/position.h"
#include "proof/checkpoint.h"
#include "proof/proof_search.h"
#include "search/solvers.h"
#include "solver/certificate.h"

// `solve`, `analyze` and `certify`: values of positions.
namespace mnk::console {
namespace {

using messages::quote;

/// Begins an object with the keys of the position and its value; `best`, the moves known to reach
/// it or the best guess if unproven; and `best_complete`, false, if there may be others.
void begin_object(JsonWriter& json, const games::AnyPosition& position, const Solution& solution) {
  json.begin_object();
  write_position(json, position);
  write_assessment(json, solution.value, {.endless = position.positions_recur()});
  write_cells(json, "best", solution.best);
  if (!solution.best_complete) json.key("best_complete").value(false);
}

/// Prints lines, or one JSON object.
void print_solution(const games::AnyPosition& position, const Solution& solution,
                    const Effort& effort, bool json, const Terminal& terminal) {
  if (!json) {
    terminal.out << fmt::format(words::to_move, letter(position.to_move()),
                                words::assessed(solution.value, position.positions_recur()))
                 << words::cells("best", solution.best,
                                 solution.best_complete ? "" : words::may_be_others)
                 << words::cells("line of play", solution.variation)
                 << fmt::format(words::effort, effort.nodes, effort.seconds);
    return;
  }
  JsonWriter out;
  begin_object(out, position, solution);
  write_cells(out, "variation", solution.variation);
  write_effort(out, effort);
  terminal.out << out.end_object().text() << '\n';
}

/// The result of a finished game, with no moves and 0 plies.
Solution solution_of_end(const games::AnyPosition& position) {
  return {.value = Assessment::proven(final_value(position.outcome(), position.to_move())),
          .best = {},
          .best_complete = true,
          .variation = {},
          .nodes = 0};
}

/// Runs requests and adds up their effort.
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

Status print_value(const games::AnyPosition& position, const Arguments& options,
                   const Terminal& terminal) {
  Asking asking(terminal);
  const Solution solution = asking.solve(position, options.nodes.value_or(default_nodes));
  print_solution(position, solution, asking.effort(), options.json, terminal);
  return success;
}

/// The reasons for a move's value; for unproven values only what a short search shows.
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

/// Heuristic evaluation gets better with more nodes but never ends, so it gets fewer.
std::uint64_t nodes_to_analyze(const games::AnyPosition& position) {
  constexpr std::uint64_t nodes_to_judge = 2'000'000;
  return position.game().is_heuristic_only(position.board()) ? nodes_to_judge : default_nodes;
}

Status print_moves(const games::AnyPosition& position, const Arguments& options,
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
  const bool endless = position.positions_recur();
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
  begin_object(json, position, solution);
  json.key("moves").begin_array();
  for (std::size_t i = 0; i < moves.size(); ++i) {
    json.begin_object().key("cell").value(to_text(moves[i].move));
    write_assessment(json, moves[i].assessment, {.endless = endless});
    write_reasons(json, reasons[i]);
    json.end_object();
  }
  json.end_array();
  write_effort(json, effort);
  terminal.out << json.end_object().text() << '\n';
  return success;
}

Status print_certificate(const Position& position, std::uint64_t nodes, const Terminal& terminal) {
  Solver solver(table_bytes, {.zetters = false});
  Budget budget(nodes);
  const auto text = certificate(solver.context(position.rules()), position, budget);
  if (!text) {
    complain(terminal, fmt::format(words::unproven, nodes));
    return unusable;
  }
  terminal.out << *text;
  return success;
}

/// Seconds between lines of progress.
constexpr double between_lines = 5;

/// Reads an earlier run's checkpoint and opens the file for appending; nothing if unusable.
std::optional<proof::Checkpoint> open_checkpoint(const std::string& name, const Rules& rules,
                                                 std::ofstream& file, const Terminal& terminal) {
  std::ifstream earlier(name, std::ios::binary);
  std::ostringstream read;
  read << earlier.rdbuf();
  const std::string text = read.str();
  earlier.close();
  auto known = proof::parse_checkpoint(text, rules);
  if (!known) {
    complain(terminal, words::unusable_checkpoint(name, known.error(), rules));
    return std::nullopt;
  }
  std::error_code failed;
  if (known->kept < text.size()) std::filesystem::resize_file(name, known->kept, failed);
  file.open(name, std::ios::binary | std::ios::app);
  if (known->kept == 0) file << proof::checkpoint_header(rules) << std::flush;
  if (!file || failed) {
    complain(terminal, fmt::format(words::checkpoint_not_written, quote(name)));
    return std::nullopt;
  }
  if (known->kept < text.size()) terminal.err << fmt::format(words::checkpoint_cut, quote(name));
  if (known->jobs > 0) {
    terminal.err << fmt::format(words::continuing, quote(name), known->jobs, known->nodes);
  }
  return std::move(*known);
}

/// Proves who wins with threads, however long it takes, with progress on standard error and an
/// optional checkpoint file. Fails, with the reason on standard error, if the checkpoint is
/// unusable or cannot be written, threads or memory run out, or it is interrupted before the end.
Status prove(const Position& position, const Arguments& options, const Terminal& terminal) {
  proof::Resources resources;
  resources.threads = static_cast<unsigned>(options.threads.value_or(1));
  resources.nodes = options.nodes.value_or(Budget::no_limit);
  resources.job_nodes = options.job_nodes.value_or(resources.job_nodes);
  const std::optional<std::string>& checkpoint = options.checkpoint;
  std::ofstream file;
  proof::Checkpoint known;
  if (checkpoint) {
    auto opened = open_checkpoint(*checkpoint, position.rules(), file, terminal);
    if (!opened) return unusable;
    known = std::move(*opened);
  }
  if (position.outcome().over()) {
    print_solution(position, solution_of_end(position), {}, options.json, terminal);
    return success;
  }
  const std::atomic<bool>& stop = terminal.interrupted();
  proof::ProofSearch search(position, resources, known.findings);
  const double start = terminal.seconds();
  double last_line = start;
  bool kept = true;
  const auto ran = search.run(stop, [&](const proof::FinishedJob& job) {
    if (checkpoint && kept) {
      kept = (file << proof::checkpoint_line(job) << std::flush).good();
      // At once, so that people can stop it, make room and continue from what was kept.
      if (!kept) complain(terminal, fmt::format(words::checkpoint_full, quote(*checkpoint)));
    }
    const double now = terminal.seconds();
    if (now - last_line < between_lines) return;
    last_line = now;
    terminal.err << words::proof_progress(search, now - start) << std::flush;
  });
  if (!ran && ran.error().of == proof::Shortage::Of::memory) {
    complain(terminal, words::out_of_memory);
    return failure;
  }
  if (!ran) {
    complain(terminal, fmt::format(words::too_few_threads, ran.error().threads, resources.threads));
    return unusable;
  }
  const Effort effort{.nodes = search.nodes(), .seconds = terminal.seconds() - start};
  if (last_line != start || stop) terminal.err << words::proof_levels(search);
  Solution solution{.value = search.bounds().assess(), .best = {}, .variation = {}};
  if (const auto move = search.best_move()) solution.best = solution.variation = {*move};
  print_solution(position, solution, effort, options.json, terminal);
  // The interrupt may have come after everything was proven.
  const bool broken_off = stop && !solution.value.result_is_proven();
  if (broken_off && checkpoint) {
    terminal.err << fmt::format(words::interrupted_with_checkpoint, quote(*checkpoint));
  } else if (broken_off) {
    terminal.err << words::interrupted;
  }
  if (!kept) return unusable;
  return broken_off ? interrupted : success;
}

}  // namespace

std::expected<Work, std::string> solve(const Arguments& options) {
  const auto start = options.reached();
  if (!start) return std::unexpected(start.error());
  if (options.threads > proof::max_threads) {
    return std::unexpected(fmt::format(words::too_many_threads, proof::max_threads));
  }
  if (!options.threads && !options.job_nodes && !options.checkpoint) {
    return std::bind_front(print_value, *start, std::cref(options));
  }
  const auto* position = games::mnk_position(*start);
  if (position == nullptr) {
    return std::unexpected(
        fmt::format(words::no_proof_by_threads, games::to_text(options.settings.rules)));
  }
  return std::bind_front(prove, *position, std::cref(options));
}

std::expected<Work, std::string> analyze(const Arguments& options) {
  const auto start = options.reached();
  if (!start) return std::unexpected(start.error());
  return std::bind_front(print_moves, *start, std::cref(options));
}

std::expected<Work, std::string> certify(const Arguments& options) {
  const auto start = options.reached();
  if (!start) return std::unexpected(start.error());
  const auto* position = games::mnk_position(*start);
  if (position == nullptr) {
    return std::unexpected(
        fmt::format(words::no_certificate, games::to_text(options.settings.rules)));
  }
  if (position->rules().misere()) return std::unexpected(std::string(words::no_misere_certificate));
  if (position->outcome().over()) return std::unexpected(std::string(words::nothing_to_prove));
  return std::bind_front(print_certificate, *position, options.nodes.value_or(default_nodes));
}

}  // namespace mnk::console
