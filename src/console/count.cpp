#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "console/command.h"
#include "console/output.h"
#include "console/words.h"
#include "search/solvers.h"

// `count` and `perft`: games by plain enumeration.
namespace mnk::console {
namespace {

/// "positions up to symmetry", "X wins"
std::string spoken(std::string_view name) {
  std::string words(name);
  std::ranges::replace(words, '_', ' ');
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool alone =
        (i == 0 || words[i - 1] == ' ') && (i + 1 < words.size() && words[i + 1] == ' ');
    if (alone && words[i] == 'x') words[i] = 'X';
    if (alone && words[i] == 'o') words[i] = 'O';
  }
  return words;
}

struct CountOptions {
  games::AnyRules rules;
  bool json = false;
};

Status count(const CountOptions& options, const Terminal& terminal) {
  const double start = terminal.seconds();
  const games::GameStats numbers =
      games::counting_of(options.rules.game()).count(options.rules.board());
  const double seconds = terminal.seconds() - start;
  if (!options.json) {
    for (const auto& [name, number] : numbers) {
      terminal.out << fmt::format(words::number_row, spoken(name), number);
    }
    return success;
  }
  JsonWriter json;
  json.begin_object().key("rules").value(games::to_text(options.rules));
  for (const auto& [name, number] : numbers) json.key(name).value(number);
  json.key("seconds").value(seconds).end_object();
  print(json, terminal);
  return success;
}

struct PerftOptions : CountOptions {
  std::uint64_t depth = 0;
};

Status run_perft(const PerftOptions& options, const Terminal& terminal) {
  const double start = terminal.seconds();
  const std::uint64_t nodes =
      games::counting_of(options.rules.game())
          .perft(games::AnyPosition(options.rules), static_cast<int>(options.depth));
  const double seconds = terminal.seconds() - start;
  if (!options.json) {
    terminal.out << nodes << '\n';
    return success;
  }
  JsonWriter json;
  json.begin_object().key("rules").value(games::to_text(options.rules));
  json.key("depth").value(options.depth);
  write_effort(json, {.nodes = nodes, .seconds = seconds});
  json.end_object();
  print(json, terminal);
  return success;
}

}  // namespace

Finish add_count(CLI::App& command) {
  const auto options = std::make_shared<CountOptions>();
  add_rules(command, options->rules);
  add_json(command, options->json);
  return [options]() -> std::expected<Work, std::string> {
    if (!games::counting_of(options->rules.game()).can_count(options->rules.board())) {
      return std::unexpected(
          fmt::format(words::too_large_to_count, games::to_text(options->rules)));
    }
    return [options](const Terminal& terminal) { return count(*options, terminal); };
  };
}

Finish add_perft(CLI::App& command) {
  const auto options = std::make_shared<PerftOptions>();
  add_rules(command, options->rules);
  arguments::add_operand(command, "DEPTH", arguments::number_into(options->depth, 0),
                         "how many moves deep, a whole number from 0");
  add_json(command, options->json);
  return [options]() -> std::expected<Work, std::string> {
    const int deepest =
        games::counting_of(options->rules.game()).deepest_perft(games::AnyPosition(options->rules));
    if (std::cmp_greater(options->depth, deepest)) {
      return std::unexpected(
          fmt::format(words::too_deep, options->depth, games::to_text(options->rules), deepest));
    }
    return [options](const Terminal& terminal) { return run_perft(*options, terminal); };
  };
}

}  // namespace mnk::console
