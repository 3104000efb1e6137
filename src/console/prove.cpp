#include "console/prove.h"

#include <atomic>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <utility>

#include "console/messages.h"
#include "console/solve.h"
#include "console/solver_output.h"
#include "proof/checkpoint.h"

namespace mnk::console {
namespace {

/// Seconds from one line of progress to the next.
constexpr double between_lines = 5;

/// What an earlier run has left in the file, which is then ready to be added to; nothing if it
/// cannot be used.
std::optional<proof::Checkpoint> open_checkpoint(const ProveCommand& command, std::ofstream& file,
                                                 const Terminal& terminal) {
  const std::string& name = *command.checkpoint;
  std::ifstream earlier(name, std::ios::binary);
  std::ostringstream read;
  read << earlier.rdbuf();
  const std::string text = read.str();
  earlier.close();
  auto known = proof::parse_checkpoint(text, command.position.rules());
  if (!known) {
    terminal.err << messages::unusable_checkpoint(name, known.error(), command.position.rules());
    return std::nullopt;
  }
  std::error_code failed;
  if (known->kept < text.size()) std::filesystem::resize_file(name, known->kept, failed);
  file.open(name, std::ios::binary | std::ios::app);
  if (known->kept == 0) file << proof::checkpoint_header(command.position.rules()) << std::flush;
  if (!file || failed) {
    terminal.err << messages::checkpoint_not_written(name);
    return std::nullopt;
  }
  if (known->kept < text.size()) terminal.err << messages::checkpoint_cut(name);
  if (known->jobs > 0) terminal.err << messages::goes_on(name, known->jobs, known->nodes);
  return std::move(*known);
}

}  // namespace

bool run(const ProveCommand& command, const Terminal& terminal) {
  const Position& position = command.position;
  std::ofstream file;
  proof::Checkpoint known;
  if (command.checkpoint) {
    auto opened = open_checkpoint(command, file, terminal);
    if (!opened) return false;
    known = std::move(*opened);
  }
  if (position.outcome().over()) {
    run(SolveCommand{.position = position, .json = command.json}, terminal);
    return true;
  }
  const std::atomic<bool>& stop = terminal.interrupted();
  proof::ProofSearch search(
      position,
      {.threads = command.threads, .job_nodes = command.job_nodes, .nodes = command.nodes},
      known.findings);
  const double start = terminal.seconds();
  double last_line = start;
  bool kept = true;
  const auto ran = search.run(stop, [&](const proof::FinishedJob& job) {
    if (command.checkpoint && kept) {
      kept = (file << proof::checkpoint_line(job) << std::flush).good();
      // At once: somebody may end it, make room and go on from what was kept.
      if (!kept) terminal.err << messages::checkpoint_full(*command.checkpoint) << std::flush;
    }
    const double now = terminal.seconds();
    if (now - last_line < between_lines) return;
    last_line = now;
    terminal.err << messages::proof_progress(search, {search.nodes(), now - start}) << std::flush;
  });
  if (!ran) {
    terminal.err << messages::too_few_threads(command.threads, ran.error());
    return false;
  }
  const Effort effort{.nodes = search.nodes(), .seconds = terminal.seconds() - start};
  if (last_line != start || stop) terminal.err << messages::proof_levels(search);
  if (stop) terminal.err << messages::interrupted(command.checkpoint.value_or(""));
  Solution solution{.value = search.bounds().assess(), .best = {}, .variation = {}};
  solution.nodes = effort.nodes;
  if (const auto move = search.best_move()) solution.best = solution.variation = {*move};
  print_solution(position, solution, effort, command.json, terminal.out);
  return kept;
}

}  // namespace mnk::console
