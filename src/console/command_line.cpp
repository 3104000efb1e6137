#include "console/command_line.h"

#include <algorithm>
#include <array>
#include <utility>

#include "arguments/messages.h"
#include "arguments/option_reader.h"
#include "arguments/parse_error_words.h"
#include "arguments/values.h"
#include "console/messages.h"
#include "console/perft.h"
#include "engine/counting.h"
#include "engine/notation.h"

namespace mnk::console {
namespace {

using arguments::delay_into;
using arguments::number_into;
using arguments::OptionReader;
using arguments::player_into;
using arguments::Problem;
using arguments::read_position;
using arguments::rules_into;
using arguments::text_into;
using Arguments = std::span<const char* const>;
using Parsed = std::expected<Command, std::string>;

Parsed parse_play(Arguments arguments) {
  PlayCommand command;
  std::optional<std::string_view> position;
  std::uint64_t seed = 0;
  const auto seed_reader = [&](std::string_view text) -> Problem {
    auto problem = number_into(seed, 0)(text);
    if (!problem) command.seed = seed;
    return problem;
  };
  const auto problem = OptionReader()
                           .option("--rules", rules_into(command.settings.rules))
                           .option("--x", player_into(command.settings.x))
                           .option("--o", player_into(command.settings.o))
                           .option("--position", text_into(position))
                           .option("--delay", delay_into(command.delay))
                           .option("--seed", seed_reader)
                           .flag("--zero-based", command.zero_based)
                           .read(arguments);
  if (problem) return std::unexpected(*problem);
  if (const auto bad = read_position(position, command.settings.rules, command.start)) {
    return std::unexpected(*bad);
  }
  return command;
}

/// analyze and certify take the same arguments; the last has no JSON.
template <class PositionCommand>
Parsed parse_position_command(Arguments arguments) {
  PositionCommand command;
  Rules rules;
  std::optional<std::string_view> position;
  OptionReader reader;
  reader.operand("RULES", messages::rules_missing, rules_into(rules))
      .option("--position", text_into(position))
      .option("--nodes", number_into(command.nodes, 1));
  if constexpr (requires { command.json; }) reader.flag("--json", command.json);
  if (const auto problem = reader.read(arguments)) return std::unexpected(*problem);
  std::optional<Position> start;
  if (const auto bad = read_position(position, rules, start)) return std::unexpected(*bad);
  command.position = start.value_or(Position(rules));
  return command;
}

/// With one of the options for threads `solve` is another command.
Parsed parse_solve(Arguments arguments) {
  SolveCommand solve;
  ProveCommand prove;
  Rules rules;
  std::optional<std::string_view> position;
  std::optional<std::string_view> checkpoint;
  std::uint64_t threads = 0;
  std::uint64_t nodes = 0;
  std::uint64_t job_nodes = 0;
  const auto problem = OptionReader()
                           .operand("RULES", messages::rules_missing, rules_into(rules))
                           .option("--position", text_into(position))
                           .option("--nodes", number_into(nodes, 1))
                           .option("--threads", number_into(threads, 1))
                           .option("--checkpoint", text_into(checkpoint))
                           .option("--job-nodes", number_into(job_nodes, 1))
                           .flag("--json", solve.json)
                           .read(arguments);
  if (problem) return std::unexpected(*problem);
  std::optional<Position> start;
  if (const auto bad = read_position(position, rules, start)) return std::unexpected(*bad);
  if (threads > proof::most_threads) {
    return std::unexpected(messages::too_many_threads(proof::most_threads));
  }
  solve.position = start.value_or(Position(rules));
  if (nodes != 0) solve.nodes = nodes;
  if (threads == 0 && job_nodes == 0 && !checkpoint) return solve;
  prove.position = solve.position;
  prove.json = solve.json;
  if (nodes != 0) prove.nodes = nodes;
  if (threads != 0) prove.threads = static_cast<unsigned>(threads);
  if (job_nodes != 0) prove.job_nodes = job_nodes;
  if (checkpoint) prove.checkpoint = *checkpoint;
  return prove;
}

Parsed parse_certify(Arguments arguments) {
  Parsed parsed = parse_position_command<CertifyCommand>(arguments);
  if (!parsed) return parsed;
  const Position& position = std::get<CertifyCommand>(*parsed).position;
  if (position.rules().misere()) {
    return std::unexpected(std::string(messages::no_misere_certificate));
  }
  if (position.outcome().over()) return std::unexpected(std::string(messages::nothing_to_prove));
  return parsed;
}

Parsed parse_review(Arguments arguments) {
  ReviewCommand command;
  Rules rules;
  std::optional<std::string_view> moves;
  std::optional<std::string_view> position;
  std::uint64_t nodes = 0;
  const auto nodes_reader = [&](std::string_view text) -> Problem {
    auto problem = number_into(nodes, 1)(text);
    if (!problem) command.nodes = nodes;
    return problem;
  };
  const auto problem = OptionReader()
                           .operand("RULES", messages::rules_missing, rules_into(rules))
                           .operand("MOVES", messages::moves_missing, text_into(moves))
                           .option("--position", text_into(position))
                           .option("--nodes", nodes_reader)
                           .flag("--json", command.json)
                           .read(arguments);
  if (problem) return std::unexpected(*problem);
  std::optional<Position> start;
  if (const auto bad = read_position(position, rules, start)) return std::unexpected(*bad);
  command.end = start.value_or(Position(rules));
  const auto parsed = parse_moves(moves.value_or(""), command.end);
  if (!parsed) {
    return std::unexpected(
        arguments::messages::about("MOVES", mnk::messages::describe(parsed.error().error)));
  }
  for (const Cell move : *parsed) command.end = command.end.after(move);
  return command;
}

Parsed parse_puzzles(Arguments arguments) {
  PuzzlesCommand command;
  const auto theme_reader = [&](std::string_view text) -> Problem {
    command.wish.theme = parse_puzzle_theme(text);
    if (!command.wish.theme) return messages::no_theme(text);
    return std::nullopt;
  };
  const auto grade_reader = [&](std::string_view text) -> Problem {
    command.wish.grade = parse_digits(text);
    if (!command.wish.grade || *command.wish.grade < 1 || *command.wish.grade > hardest_grade) {
      return messages::no_grade(text);
    }
    return std::nullopt;
  };
  const auto problem = OptionReader()
                           .operand("RULES", messages::rules_missing, rules_into(command.rules))
                           .option("--theme", theme_reader)
                           .option("--grade", grade_reader)
                           .option("--count", number_into(command.count, 1))
                           .option("--seed", number_into(command.seed, 0))
                           .flag("--json", command.json)
                           .read(arguments);
  if (problem) return std::unexpected(*problem);
  if (!command.wish.theme) return command;
  if (const auto why = no_puzzles(command.rules, *command.wish.theme)) {
    return std::unexpected(messages::no_puzzles(command.rules, *command.wish.theme, *why));
  }
  return command;
}

Parsed parse_count(Arguments arguments) {
  CountCommand command;
  const auto problem = OptionReader()
                           .operand("RULES", messages::rules_missing, rules_into(command.rules))
                           .flag("--json", command.json)
                           .read(arguments);
  if (problem) return std::unexpected(*problem);
  if (command.rules.cell_count() > most_cells_to_count) {
    return std::unexpected(messages::too_large_to_count(command.rules));
  }
  return command;
}

Parsed parse_perft(Arguments arguments) {
  PerftCommand command;
  std::uint64_t depth = 0;
  const auto problem = OptionReader()
                           .operand("RULES", messages::rules_missing, rules_into(command.rules))
                           .operand("DEPTH", messages::depth_missing, number_into(depth, 0))
                           .flag("--json", command.json)
                           .read(arguments);
  if (problem) return std::unexpected(*problem);
  const int deepest = deepest_perft(command.rules);
  if (std::cmp_greater(depth, deepest)) {
    return std::unexpected(messages::too_deep(command.rules, depth, deepest));
  }
  command.depth = static_cast<int>(depth);
  return command;
}

Parsed parse_bench(Arguments arguments) {
  BenchCommand command;
  const auto problem = OptionReader()
                           .option("--nodes", number_into(command.nodes, 1))
                           .flag("--json", command.json)
                           .read(arguments);
  if (problem) return std::unexpected(*problem);
  return command;
}

Parsed parse_convert(Arguments arguments) {
  ConvertCommand command;
  const auto format_reader = [&](std::string_view text) -> Problem {
    if (text == "sgf") {
      command.format = RecordFormat::sgf;
    } else if (text == "psq") {
      command.format = RecordFormat::psq;
    } else if (text == "plain") {
      command.format = RecordFormat::plain;
    } else if (text != "moves") {
      return messages::unknown_format(text);
    }
    return std::nullopt;
  };
  const auto problem = OptionReader()
                           .operand("FORMAT", messages::format_missing, format_reader)
                           .option("--rules", rules_into(command.rules))
                           .read(arguments);
  if (problem) return std::unexpected(*problem);
  return command;
}

}  // namespace

Parsed parse_command_line(Arguments arguments) {
  constexpr std::array<std::pair<std::string_view, Parsed (*)(Arguments)>, 10> commands{{
      {"play", parse_play},
      {"solve", parse_solve},
      {"analyze", parse_position_command<AnalyzeCommand>},
      {"certify", parse_certify},
      {"review", parse_review},
      {"puzzles", parse_puzzles},
      {"count", parse_count},
      {"perft", parse_perft},
      {"bench", parse_bench},
      {"convert", parse_convert},
  }};
  const auto asks_for = [&](std::string_view wanted) {
    return mnk::arguments::asks_for(arguments, wanted);
  };
  if (asks_for("--help") || asks_for("-h")) return HelpCommand();
  if (asks_for("--version")) return VersionCommand();
  const std::string_view name = arguments.empty() ? "" : arguments.front();
  if (name.empty() || name.starts_with("--")) return parse_play(arguments);
  for (const auto& [command, parse] : commands) {
    if (command == name) return parse(arguments.subspan(1));
  }
  return std::unexpected(messages::unknown_command(name));
}

}  // namespace mnk::console
