#include "console/command_line.h"

#include <algorithm>
#include <array>
#include <utility>

#include "arguments/messages.h"
#include "arguments/option_reader.h"
#include "arguments/parse_error_words.h"
#include "arguments/values.h"
#include "console/messages.h"
#include "console/other_game.h"
#include "console/perft.h"
#include "engine/counting.h"
#include "registry/games.h"
#include "text/names.h"
#include "vanish/vanish_game.h"

namespace mnk::console {
namespace {

using arguments::any_rules_into;
using arguments::delay_into;
using arguments::number_into;
using arguments::OptionReader;
using arguments::player_into;
using arguments::Problem;
using arguments::read_position;
using arguments::rules_into;
using arguments::text_into;
using Arguments = std::span<const char* const>;
using Parsed = std::expected<Subcommand, std::string>;

/// Where the question begins, as it was typed. Rules, position and moves may stand in any order.
struct TypedStart {
  games::AnyRules rules;
  std::optional<std::string_view> position;
  std::optional<std::string_view> moves;

  [[nodiscard]] const Rules* mnk() const {
    return &rules.game() == &games::mnk_game() ? &rules.board() : nullptr;
  }
};

/// The position that was set up, or the empty board; then the moves, which `name` names.
std::expected<games::AnyPosition, std::string> read_start(const TypedStart& typed,
                                                          std::string_view name = "--moves") {
  std::optional<games::AnyPosition> start;
  if (const auto bad = read_position(typed.position, typed.rules, start)) {
    return std::unexpected(*bad);
  }
  games::AnyPosition position = start.value_or(games::AnyPosition(typed.rules));
  const auto moves = games::parse_moves(typed.moves.value_or(""), position);
  if (!moves) {
    return std::unexpected(
        arguments::messages::about(name, mnk::messages::describe(moves.error().error)));
  }
  for (const Cell move : *moves) {
    [[maybe_unused]] const auto played = position.play(move);
  }
  return position;
}

Parsed parse_play(Arguments arguments) {
  PlayCommand command;
  TypedStart typed{.rules = command.settings.rules, .position = {}, .moves = {}};
  std::uint64_t seed = 0;
  const auto seed_reader = [&](std::string_view text) -> Problem {
    auto problem = number_into(seed, 0)(text);
    if (!problem) command.seed = seed;
    return problem;
  };
  const auto problem = OptionReader()
                           .option("--rules", any_rules_into(typed.rules))
                           .option("--x", player_into(command.settings.x))
                           .option("--o", player_into(command.settings.o))
                           .option("--position", text_into(typed.position))
                           .option("--delay", delay_into(command.delay))
                           .option("--seed", seed_reader)
                           .flag("--zero-based", command.zero_based)
                           .read(arguments);
  if (problem) return std::unexpected(*problem);
  command.settings.rules = typed.rules;
  if (const auto bad = read_position(typed.position, typed.rules, command.start)) {
    return std::unexpected(*bad);
  }
  return command;
}

Parsed parse_analyze(Arguments arguments) {
  AnalyzeCommand command;
  TypedStart typed;
  const auto problem = OptionReader()
                           .operand("RULES", messages::rules_missing, any_rules_into(typed.rules))
                           .option("--position", text_into(typed.position))
                           .option("--moves", text_into(typed.moves))
                           .option("--nodes", number_into(command.nodes, 1))
                           .flag("--json", command.json)
                           .read(arguments);
  if (problem) return std::unexpected(*problem);
  const auto start = read_start(typed);
  if (!start) return std::unexpected(start.error());
  if (const auto* position = games::mnk_position(*start)) {
    command.position = *position;
    return command;
  }
  return OtherGameCommand{.task = OtherGameCommand::Task::analyze,
                          .position = *start,
                          .nodes = command.nodes,
                          .json = command.json};
}

/// With one of the options for threads `solve` is another command.
Parsed parse_solve(Arguments arguments) {
  SolveCommand solve;
  ProveCommand prove;
  TypedStart typed;
  std::optional<std::string_view> checkpoint;
  std::uint64_t threads = 0;
  std::uint64_t nodes = 0;
  std::uint64_t job_nodes = 0;
  const auto problem = OptionReader()
                           .operand("RULES", messages::rules_missing, any_rules_into(typed.rules))
                           .option("--position", text_into(typed.position))
                           .option("--moves", text_into(typed.moves))
                           .option("--nodes", number_into(nodes, 1))
                           .option("--threads", number_into(threads, 1))
                           .option("--checkpoint", text_into(checkpoint))
                           .option("--job-nodes", number_into(job_nodes, 1))
                           .flag("--json", solve.json)
                           .read(arguments);
  if (problem) return std::unexpected(*problem);
  const auto start = read_start(typed);
  if (!start) return std::unexpected(start.error());
  if (threads > proof::most_threads) {
    return std::unexpected(messages::too_many_threads(proof::most_threads));
  }
  const bool by_threads = threads != 0 || job_nodes != 0 || checkpoint;
  const auto* position = games::mnk_position(*start);
  if (position == nullptr) {
    if (by_threads) return std::unexpected(messages::no_proof_by_threads(typed.rules));
    return OtherGameCommand{.task = OtherGameCommand::Task::solve,
                            .position = *start,
                            .nodes = nodes != 0 ? nodes : default_nodes,
                            .json = solve.json};
  }
  solve.position = *position;
  if (nodes != 0) solve.nodes = nodes;
  if (!by_threads) return solve;
  prove.position = solve.position;
  prove.json = solve.json;
  if (nodes != 0) prove.nodes = nodes;
  if (threads != 0) prove.threads = static_cast<unsigned>(threads);
  if (job_nodes != 0) prove.job_nodes = job_nodes;
  if (checkpoint) prove.checkpoint = *checkpoint;
  return prove;
}

Parsed parse_certify(Arguments arguments) {
  CertifyCommand command;
  TypedStart typed;
  const auto problem = OptionReader()
                           .operand("RULES", messages::rules_missing, any_rules_into(typed.rules))
                           .option("--position", text_into(typed.position))
                           .option("--nodes", number_into(command.nodes, 1))
                           .read(arguments);
  if (problem) return std::unexpected(*problem);
  const auto start = read_start(typed);
  if (!start) return std::unexpected(start.error());
  const auto* given = games::mnk_position(*start);
  if (given == nullptr) return std::unexpected(messages::no_certificate(typed.rules));
  command.position = *given;
  const Position& position = command.position;
  if (position.rules().misere()) {
    return std::unexpected(std::string(messages::no_misere_certificate));
  }
  if (position.outcome().over()) return std::unexpected(std::string(messages::nothing_to_prove));
  return command;
}

Parsed parse_review(Arguments arguments) {
  ReviewCommand command;
  TypedStart typed;
  std::uint64_t nodes = 0;
  const auto nodes_reader = [&](std::string_view text) -> Problem {
    auto problem = number_into(nodes, 1)(text);
    if (!problem) command.nodes = nodes;
    return problem;
  };
  const auto problem = OptionReader()
                           .operand("RULES", messages::rules_missing, any_rules_into(typed.rules))
                           .operand("MOVES", messages::moves_missing, text_into(typed.moves))
                           .option("--position", text_into(typed.position))
                           .option("--nodes", nodes_reader)
                           .flag("--json", command.json)
                           .read(arguments);
  if (problem) return std::unexpected(*problem);
  auto end = read_start(typed, "MOVES");
  if (!end) return std::unexpected(end.error());
  command.end = *std::move(end);
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
                           .operand("RULES", messages::rules_missing, any_rules_into(command.rules))
                           .option("--theme", theme_reader)
                           .option("--grade", grade_reader)
                           .option("--count", number_into(command.count, 1))
                           .option("--seed", number_into(command.seed, 0))
                           .flag("--json", command.json)
                           .read(arguments);
  if (problem) return std::unexpected(*problem);
  if (const auto why = make_oracle(command.rules)->refusal(command.wish.theme)) {
    return std::unexpected(messages::no_puzzles(command.rules, command.wish.theme, *why));
  }
  return command;
}

Parsed parse_count(Arguments arguments) {
  CountCommand command;
  games::AnyRules rules;
  const auto problem = OptionReader()
                           .operand("RULES", messages::rules_missing, any_rules_into(rules))
                           .flag("--json", command.json)
                           .read(arguments);
  if (problem) return std::unexpected(*problem);
  if (&rules.game() != &games::mnk_game()) {
    if (!can_count(rules)) return std::unexpected(messages::too_large_to_count(rules));
    return OtherGameCommand{.task = OtherGameCommand::Task::count,
                            .position = games::AnyPosition(rules),
                            .json = command.json};
  }
  command.rules = rules.board();
  if (command.rules.cell_count() > most_cells_to_count) {
    return std::unexpected(messages::too_large_to_count(command.rules));
  }
  return command;
}

Parsed parse_perft(Arguments arguments) {
  PerftCommand command;
  games::AnyRules rules;
  std::uint64_t depth = 0;
  const auto problem = OptionReader()
                           .operand("RULES", messages::rules_missing, any_rules_into(rules))
                           .operand("DEPTH", messages::depth_missing, number_into(depth, 0))
                           .flag("--json", command.json)
                           .read(arguments);
  if (problem) return std::unexpected(*problem);
  const games::AnyPosition start(rules);
  const Rules* mnk = &rules.game() == &games::mnk_game() ? &rules.board() : nullptr;
  const int deepest = mnk != nullptr ? deepest_perft(*mnk) : deepest_perft(start);
  if (std::cmp_greater(depth, deepest)) {
    return std::unexpected(messages::too_deep(rules, depth, deepest));
  }
  command.depth = static_cast<int>(depth);
  if (mnk == nullptr) {
    return OtherGameCommand{.task = OtherGameCommand::Task::perft,
                            .position = start,
                            .depth = command.depth,
                            .json = command.json};
  }
  command.rules = *mnk;
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
    command.format = parse_name<RecordFormat>(text, record_format_names);
    if (!command.format && text != "moves") return messages::unknown_format(text);
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
      {"analyze", parse_analyze},
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
