#include "console/prove.h"

#include <fmt/format.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string_view>
#include <utility>

#include "arguments/parse_error_words.h"
#include "console/output.h"
#include "console/words.h"
#include "proof/checkpoint.h"

namespace mnk::console {
namespace {

using mnk::messages::quote;

/// Seconds from one line of progress to the next.
constexpr double between_lines = 5;

void complain(const Terminal& terminal, std::string_view problem) {
  terminal.err << fmt::format(words::not_done, problem) << std::flush;
}

/// What an earlier run has left in the file, which is then ready to be added to; nothing if it
/// cannot be used.
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
    terminal.err << fmt::format(words::goes_on, quote(name), known->jobs, known->nodes);
  }
  return std::move(*known);
}

}  // namespace

Status prove(const Position& position, const proof::Resources& resources,
             const std::optional<std::string>& checkpoint, bool json, const Terminal& terminal) {
  std::ofstream file;
  proof::Checkpoint known;
  if (checkpoint) {
    auto opened = open_checkpoint(*checkpoint, position.rules(), file, terminal);
    if (!opened) return unusable;
    known = std::move(*opened);
  }
  if (position.outcome().over()) {
    print_solution(position, solution_of_end(position), {}, json, terminal);
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
      // At once: people may stop it, make room and go on from what was kept.
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
  print_solution(position, solution, effort, json, terminal);
  // It may have come when all was proven.
  const bool broken_off = stop && !solution.value.result_is_proven();
  if (broken_off && checkpoint) {
    terminal.err << fmt::format(words::interrupted_with_checkpoint, quote(*checkpoint));
  } else if (broken_off) {
    terminal.err << words::interrupted;
  }
  if (!kept) return unusable;
  return broken_off ? interrupted : success;
}

}  // namespace mnk::console
