#include "proof/checkpoint.h"

#include <optional>
#include <utility>
#include <vector>

#include "engine/notation.h"
#include "text/scan.h"

namespace mnk::proof {
namespace {

constexpr std::string_view first_line = "tictactoe checkpoint 1";
constexpr std::string_view rules_word = "rules ";

/// Reads the result, `wins N`, `holds` or `open`, and the nodes.
std::optional<Finding> parse_finding(const std::vector<Token>& words, const Position& position) {
  const auto nodes = parse_number(words.back().text);
  const std::string_view answer = words[2].text;
  if (!nodes) return std::nullopt;
  Finding found{.answer = std::nullopt, .nodes = *nodes};
  if (words.size() == 5 && answer == "wins") {
    const auto plies = parse_number(words[3].text);
    if (!plies || *plies < 1 || std::cmp_greater(*plies, position.empty_count())) return {};
    found.answer = Bounds::win_within(static_cast<Depth>(*plies));
    return found;
  }
  if (words.size() != 4 || (answer != "holds" && answer != "open")) return std::nullopt;
  if (answer == "holds") found.answer = Bounds::no_win_within(always);
  return found;
}

std::optional<FinishedJob> parse_line(std::string_view line, const Rules& rules) {
  const std::vector<Token> words = split(line, ' ');
  const auto attacker = parse_name<Mark>(words[0].text);
  if (words.size() < 4 || !attacker) return std::nullopt;
  const auto position = parse_position(words[1].text, rules);
  if (!position || position->outcome().over()) return std::nullopt;
  const auto found = parse_finding(words, *position);
  if (!found) return std::nullopt;
  return FinishedJob{.position = *position, .attacker = *attacker, .found = *found};
}

std::unexpected<CheckpointError> error(CheckpointError::Reason reason, std::size_t line,
                                       std::string_view found) {
  return std::unexpected(
      CheckpointError{.reason = reason, .line = line, .found = std::string(found)});
}

}  // namespace

std::string checkpoint_header(const Rules& rules) {
  return std::string(first_line)
      .append("\n")
      .append(rules_word)
      .append(to_text(rules))
      .append("\n");
}

std::string checkpoint_line(const FinishedJob& job) {
  const auto& answer = job.found.answer;
  std::string line(1, letter(job.attacker));
  line.append(" ").append(to_position_text(job.position)).append(" ");
  if (!answer) {
    line += "open";
  } else if (answer->wins()) {
    line.append("wins ").append(std::to_string(answer->proven));
  } else {
    line += "holds";
  }
  return line.append(" ").append(std::to_string(job.found.nodes)).append("\n");
}

std::expected<Checkpoint, CheckpointError> parse_checkpoint(std::string_view text,
                                                            const Rules& rules) {
  using Reason = CheckpointError::Reason;
  Checkpoint checkpoint;
  const std::string header = checkpoint_header(rules);
  if (header.starts_with(text) && text.size() < header.size()) return checkpoint;
  checkpoint.kept = text.rfind('\n') + 1;
  const std::vector<Token> lines = split(text.substr(0, checkpoint.kept), '\n');
  if (lines.size() < 3 || lines[0].text != first_line || !lines[1].text.starts_with(rules_word)) {
    return error(Reason::foreign, 1, lines[0].text);
  }
  const std::string_view found_rules = lines[1].text.substr(rules_word.size());
  if (found_rules != to_text(rules)) return error(Reason::other_rules, 2, found_rules);
  Table no_table(64);
  const SearchContext context(rules, no_table, {});
  for (std::size_t i = 2; i + 1 < lines.size(); ++i) {
    const auto job = parse_line(lines[i].text, rules);
    if (!job) return error(Reason::line, i + 1, lines[i].text);
    checkpoint.findings.add(question_about(context, job->position, job->attacker), job->found);
    ++checkpoint.jobs;
    checkpoint.nodes += job->found.nodes;
  }
  return checkpoint;
}

}  // namespace mnk::proof
