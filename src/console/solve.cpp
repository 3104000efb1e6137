#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <iterator>
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

/// The position and its value; in JSON also `best`, the moves known to reach it or the best guess
/// if unproven, and `best_complete`, false, if there may be others.
void report_value(Report& report, const games::AnyPosition& position, const Solution& solution) {
  const bool endless = position.positions_recur();
  report.text() << fmt::format(words::to_move, letter(position.to_move()),
                               words::assessed(solution.value, endless));
  write_position(report.json(), position);
  write_assessment(report.json(), solution.value, {.endless = endless});
  write_cells(report.json(), "best", solution.best);
  if (!solution.best_complete) report.json().key("best_complete").value(false);
}

void report_effort(Report& report, std::uint64_t nodes) {
  const double seconds = report.seconds();
  report.text() << fmt::format(words::effort, nodes, seconds);
  report.json().key("nodes").value(nodes).key("seconds").value(seconds);
}

void report_solution(Report& report, const games::AnyPosition& position, const Solution& solution) {
  report_value(report, position, solution);
  report.text() << words::cells("best", solution.best,
                                solution.best_complete ? "" : words::may_be_others)
                << words::cells("line of play", solution.variation);
  write_cells(report.json(), "variation", solution.variation);
  report_effort(report, solution.nodes);
}

/// What a search finds. A finished game has its result, 0 plies and no moves.
SearchReport searched(SearchGoal goal, const games::AnyPosition& position, std::uint64_t nodes,
                      games::Solvers& solvers) {
  if (!position.outcome().over()) {
    return think({.goal = goal, .position = position, .node_budget = nodes}, solvers);
  }
  SearchReport ended;
  ended.value = Assessment::proven(final_value(position.outcome(), position.to_move()));
  return ended;
}

Solution solution_of(const SearchReport& found) {
  Solution solution{.value = found.value,
                    .best = {},
                    .best_complete = found.best_complete,
                    .variation = found.variation,
                    .nodes = found.nodes};
  for (const MoveAssessment& move : found.moves) solution.best.push_back(move.move);
  return solution;
}

Solution solved(const games::AnyPosition& position, std::uint64_t nodes) {
  games::Solvers solvers(table_bytes);
  return solution_of(searched(SearchGoal::solve, position, nodes, solvers));
}

/// Heuristic evaluation gets better with more nodes but never ends, so it gets fewer.
std::uint64_t nodes_to_analyze(const games::AnyPosition& position) {
  constexpr std::uint64_t nodes_to_judge = 2'000'000;
  return position.game().is_heuristic_only(position.board()) ? nodes_to_judge : default_nodes;
}

/// The reasons for a move's value; for unproven values only what a short search shows.
SearchReport explain(const MoveAssessment& known, const games::AnyPosition& position,
                     games::Solvers& solvers) {
  constexpr std::uint64_t nodes_for_a_guess = 2'000;
  return think({.goal = SearchGoal::explanation,
                .position = position,
                .node_budget = known.assessment.is_proven() ? default_nodes : nodes_for_a_guess,
                .move = known.move},
               solvers);
}

void report_move(Report& report, const MoveAssessment& known,
                 const std::vector<MoveReason>& reasons, const games::AnyPosition& position) {
  const bool endless = position.positions_recur();
  report.text() << fmt::format(words::move_value, to_text(known.move),
                               words::assessed(known.assessment, endless));
  for (const MoveReason& reason : reasons) {
    report.text() << fmt::format(words::reason_line,
                                 words::reason(reason, position.board().misere()));
  }
  report.json().begin_object().key("cell").value(to_text(known.move));
  write_assessment(report.json(), known.assessment, {.endless = endless});
  // Programs that read m,n,k-games know no other kinds.
  const bool is_plain = position.game().option().empty();
  std::vector<MoveReason> written;
  std::ranges::copy_if(reasons, std::back_inserter(written), [&](const MoveReason& reason) {
    return !is_plain || reason.kind < ReasonKind::replies;
  });
  write_reasons(report.json(), written);
  report.json().end_object();
}

/// An earlier run's checkpoint, with the file open for appending. Nothing, with the reason on
/// standard error, if the file is unusable.
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
  const bool cut = known->kept < text.size();
  std::error_code failed;
  if (cut) std::filesystem::resize_file(name, known->kept, failed);
  file.open(name, std::ios::binary | std::ios::app);
  if (known->kept == 0) file << proof::checkpoint_header(rules) << std::flush;
  if (!file || failed) {
    complain(terminal, fmt::format(words::checkpoint_not_written, quote(name)));
    return std::nullopt;
  }
  if (cut) terminal.err << fmt::format(words::checkpoint_cut, quote(name));
  if (known->jobs > 0) {
    terminal.err << fmt::format(words::continuing, quote(name), known->jobs, known->nodes);
  }
  return std::move(*known);
}

proof::Resources resources_of(const Arguments& options) {
  proof::Resources resources;
  resources.threads = static_cast<unsigned>(options.threads.value_or(1));
  resources.nodes = options.nodes.value_or(Budget::no_limit);
  resources.job_nodes = options.job_nodes.value_or(resources.job_nodes);
  return resources;
}

/// Proves who wins with threads, however long it takes, with progress on standard error and an
/// optional checkpoint file. Fails, with the reason on standard error, if the checkpoint is
/// unusable or cannot be written, threads or memory run out, or it is interrupted before the end.
Status prove(const Position& position, const Arguments& options, const Terminal& terminal) {
  constexpr double between_lines = 5;  // seconds from one line of progress to the next
  const std::string checkpoint = quote(options.checkpoint.value_or(""));
  std::ofstream file;
  proof::Checkpoint known;
  if (options.checkpoint) {
    auto opened = open_checkpoint(*options.checkpoint, position.rules(), file, terminal);
    if (!opened) return unusable;
    known = *std::move(opened);
  }
  Report report(terminal, options.json);
  if (position.outcome().over()) {
    report_solution(report, position, solved(position, 0));
    return report.end();
  }
  const std::atomic<bool>& stop = terminal.interrupted();
  const proof::Resources resources = resources_of(options);
  proof::ProofSearch search(position, resources, known.findings);
  double last_line = 0;
  bool kept = true;
  const auto ran = search.run(stop, [&](const proof::FinishedJob& job) {
    if (options.checkpoint && kept) {
      kept = (file << proof::checkpoint_line(job) << std::flush).good();
      // At once, so that people can stop it, make room and continue from what was kept.
      if (!kept) complain(terminal, fmt::format(words::checkpoint_full, checkpoint));
    }
    const double now = report.seconds();
    if (now - last_line < between_lines) return;
    last_line = now;
    terminal.err << words::proof_progress(search, now) << std::flush;
  });
  if (!ran && ran.error().of == proof::Shortage::Of::memory) {
    complain(terminal, words::out_of_memory);
    return failure;
  }
  if (!ran) {
    return complain(terminal,
                    fmt::format(words::too_few_threads, ran.error().threads, resources.threads));
  }
  if (last_line > 0 || stop) terminal.err << words::proof_levels(search);
  Solution solution{
      .value = search.bounds().assess(), .best = {}, .variation = {}, .nodes = search.nodes()};
  if (const auto move = search.best_move()) solution.best = solution.variation = {*move};
  report_solution(report, position, solution);
  report.end();
  // The interrupt may have come after everything was proven.
  const bool broken_off = stop && !solution.value.result_is_proven();
  if (broken_off) {
    terminal.err << (options.checkpoint
                         ? fmt::format(words::interrupted_with_checkpoint, checkpoint)
                         : std::string(words::interrupted));
  }
  if (!kept) return unusable;
  return broken_off ? interrupted : success;
}

}  // namespace

std::expected<Status, std::string> solve(const Arguments& options, const Terminal& terminal) {
  if (options.threads > proof::max_threads) {
    return std::unexpected(fmt::format(words::too_many_threads, proof::max_threads));
  }
  if (options.threads || options.job_nodes || options.checkpoint) {
    const auto* position = games::mnk_position(options.reached);
    if (position != nullptr) return prove(*position, options, terminal);
    return std::unexpected(
        fmt::format(words::no_proof_by_threads, games::to_text(options.reached.rules())));
  }
  Report report(terminal, options.json);
  report_solution(report, options.reached,
                  solved(options.reached, options.nodes.value_or(default_nodes)));
  return report.end();
}

std::expected<Status, std::string> analyze(const Arguments& options, const Terminal& terminal) {
  const games::AnyPosition& position = options.reached;
  Report report(terminal, options.json);
  games::Solvers solvers(table_bytes);
  const SearchReport found = searched(SearchGoal::analysis, position,
                                      options.nodes.value_or(nodes_to_analyze(position)), solvers);
  report_value(report, position, found.moves.empty() ? solution_of(found) : sum_of(found.moves));
  report.json().key("moves").begin_array();
  std::uint64_t nodes = found.nodes;
  for (const MoveAssessment& known : found.moves) {
    const SearchReport explained = explain(known, position, solvers);
    nodes += explained.nodes;
    report_move(report, known, explained.reasons, position);
  }
  report.json().end_array();
  report_effort(report, nodes);
  return report.end();
}

std::expected<Status, std::string> certify(const Arguments& options, const Terminal& terminal) {
  const auto* position = games::mnk_position(options.reached);
  if (position == nullptr) {
    return std::unexpected(
        fmt::format(words::no_certificate, games::to_text(options.reached.rules())));
  }
  if (position->rules().misere()) return std::unexpected(std::string(words::no_misere_certificate));
  if (position->outcome().over()) return std::unexpected(std::string(words::nothing_to_prove));
  const std::uint64_t nodes = options.nodes.value_or(default_nodes);
  Solver solver(table_bytes, {.zetters = false});
  Budget budget(nodes);
  const auto text = certificate(solver.context(position->rules()), *position, budget);
  if (!text) return complain(terminal, fmt::format(words::unproven, nodes));
  terminal.out << *text;
  return success;
}

}  // namespace mnk::console
