#include <array>
#include <cmath>
#include <iomanip>
#include <sstream>
#include <string>

#include "arguments/parse_error_words.h"
#include "console/messages.h"
#include "engine/notation.h"

namespace mnk::console::messages {

using mnk::messages::quote;

std::string too_many_threads(std::uint64_t most) {
  return "--threads: at most " + std::to_string(most) + " in this program";
}

std::string too_few_threads(unsigned wanted, const proof::TooFewThreads& threads) {
  return "tictactoe: --threads: the system gives this program only " +
         std::to_string(threads.available) + " of " + std::to_string(wanted) + " threads\n";
}

std::string unusable_checkpoint(std::string_view file, const proof::CheckpointError& error,
                                const Rules& rules) {
  using Reason = proof::CheckpointError::Reason;
  const std::string start = "tictactoe: " + quote(file) + " ";
  const std::string end = ", and is left as it is\n";
  switch (error.reason) {
    case Reason::foreign:
      return start + "is no checkpoint" + end;
    case Reason::other_rules:
      return start + "is a checkpoint of " + error.found + ", not of " + to_text(rules) + end;
    case Reason::line:
      break;
  }
  return start + "is damaged at line " + std::to_string(error.line) + ": " + quote(error.found) +
         end;
}

std::string checkpoint_not_written(std::string_view file) {
  return "tictactoe: " + quote(file) + " cannot be written to\n";
}

std::string checkpoint_full(std::string_view file) {
  return "tictactoe: " + quote(file) +
         " cannot be written to any more: what is found from now on is not kept\n";
}

std::string checkpoint_cut(std::string_view file) {
  return "the last line of " + quote(file) + " was not finished and has been taken off\n";
}

std::string goes_on(std::string_view file, std::uint64_t jobs, std::uint64_t nodes) {
  return "goes on from " + quote(file) + ": " + std::to_string(jobs) + " jobs, " +
         std::to_string(nodes) + " nodes\n";
}

std::string proof_progress(const proof::ProofSearch& search, const Effort& effort) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(0) << effort.seconds << " s: " << search.jobs()
       << " jobs, " << effort.nodes << " nodes, " << effort.nodes_per_second() << " nodes/s";
  for (const proof::ProofTree& tree : search.trees()) {
    text << "; does " << letter(tree.attacker()) << " win? ";
    if (const auto answer = tree.answer()) {
      text << (answer->wins() ? "yes" : "no");
    } else {
      text << "proof number " << tree.proof_number() << ", disproof number "
           << tree.disproof_number() << ", " << std::setprecision(3) << 100 * tree.share_done()
           << " % of a refutation" << std::setprecision(0);
    }
  }
  text << '\n';
  return text.str();
}

std::string proof_levels(const proof::ProofSearch& search) {
  std::ostringstream text;
  for (const proof::ProofTree& tree : search.trees()) {
    text << "does " << letter(tree.attacker()) << " win?\n";
    constexpr std::array<std::string_view, 5> titles = {"depth", "jobs", "nodes", "settled",
                                                        "opened"};
    for (const std::string_view title : titles)
      text << std::setw(title == "nodes" ? 16 : 10) << title;
    text << '\n';
    for (std::size_t depth = 0; depth < tree.levels().size(); ++depth) {
      const proof::ProofTree::Level& level = tree.levels()[depth];
      text << std::setw(10) << depth << std::setw(10) << level.jobs << std::setw(16) << level.nodes
           << std::setw(10) << level.settled << std::setw(10) << level.opened << '\n';
    }
  }
  return text.str();
}

std::string interrupted(std::string_view file) {
  if (file.empty()) return "interrupted; with --checkpoint FILE it could be gone on with\n";
  return "interrupted; the same command goes on from " + quote(file) + "\n";
}

}  // namespace mnk::console::messages
