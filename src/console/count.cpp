#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <span>
#include <string>
#include <utility>

#include "analysis/value_json.h"
#include "console/command.h"
#include "console/words.h"
#include "engine/notation.h"
#include "search/solvers.h"

// `count` and `perft` count by plain enumeration. `bench` measures the solver's speed.
namespace mnk::console {
namespace {

/// "positions up to symmetry", "X wins".
std::string spoken(std::string_view name) {
  std::string words(name);
  std::ranges::replace(words, '_', ' ');
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool alone = (i == 0 || words[i - 1] == ' ') && words[i + 1] == ' ';
    if (alone) words[i] = words[i] == 'x' ? 'X' : 'O';
  }
  return words;
}

using Boards = std::span<const std::string_view>;

/// The boards to solve: small ones first, then all up to 10×10 on which the first player gets four
/// in a row, then hard ones.
constexpr auto boards_to_solve = std::to_array<std::string_view>(
    {"3,3,3",  "4,3,3",  "4,4,3", "4,4,4",    "5,5,4",  "5,5,5",  "6,6,5",  "6,6,6",
     "7,7,7",  "8,8,8",  "9,9,9", "10,10,10", "6,5,4",  "7,5,4",  "8,5,4",  "9,5,4",
     "10,5,4", "6,6,4",  "7,6,4", "8,6,4",    "9,6,4",  "10,6,4", "7,7,4",  "8,7,4",
     "9,7,4",  "10,7,4", "8,8,4", "9,8,4",    "10,8,4", "9,9,4",  "10,9,4", "10,10,4",
     "8,8,6",  "7,4,4",  "8,4,4", "7,6,5",    "7,7,5",  "9,4,4"});

/// The boards on which to value every first move.
constexpr auto boards_of_first_moves =
    std::to_array<std::string_view>({"3,3,3", "4,4,4", "5,5,4", "6,5,4", "6,6,4"});

/// 0 if no time has passed.
std::uint64_t nodes_per_second(const Effort& effort) {
  if (effort.seconds <= 0) return 0;
  return static_cast<std::uint64_t>(static_cast<double>(effort.nodes) / effort.seconds);
}

void write_pace(JsonWriter& json, const Effort& effort) {
  write_effort(json, effort);
  json.key("nodes_per_second").value(nodes_per_second(effort));
}

/// Writes the value of the start and returns it in words.
std::string find_value(JsonWriter& json, const Position& start, Solver& solver, Budget& budget) {
  const Assessment value = solver.solve(start, budget).value;
  write_assessment(json, value);
  return words::assessed(value);
}

/// Writes how many first moves are proven and returns it in words.
std::string find_first_moves(JsonWriter& json, const Position& start, Solver& solver,
                             Budget& budget) {
  const std::vector<MoveAssessment> moves = solver.analyse(start, budget);
  const auto proven =
      std::ranges::count_if(moves, [](const auto& known) { return known.assessment.is_proven(); });
  json.key("moves").value(moves.size()).key("proven_moves").value(proven);
  return fmt::format(words::proven_moves, proven, moves.size());
}

/// Solves each board with an empty table, or values its first moves, and adds up the effort.
Status print_benchmark(const Arguments& options, const Terminal& terminal) {
  JsonWriter json;
  Effort total;
  const auto print_row = [&](std::string_view board, const Effort& effort, std::string_view found) {
    if (options.json) return;
    terminal.out << fmt::format(words::benchmark_row, board, effort.nodes, effort.seconds,
                                nodes_per_second(effort), found.empty() ? "" : "  ", found)
                 << std::flush;
  };
  const auto solve_all = [&](bool first_moves, Boards boards) {
    json.key(first_moves ? "first_moves" : "boards").begin_array();
    if (!options.json) {
      terminal.out << (first_moves ? words::benchmark_first_moves : words::benchmark_boards);
    }
    for (const std::string_view text : boards) {
      const Position start(parse_rules(text).value_or(Rules()));
      json.begin_object();
      write_position(json, start);
      Solver solver(table_bytes);
      Budget budget(options.nodes.value_or(default_nodes));
      const double began = terminal.seconds();
      const std::string found = first_moves ? find_first_moves(json, start, solver, budget)
                                            : find_value(json, start, solver, budget);
      const Effort effort{.nodes = budget.spent(), .seconds = terminal.seconds() - began};
      write_pace(json, effort);
      json.end_object();
      total.nodes += effort.nodes;
      total.seconds += effort.seconds;
      print_row(text, effort, found);
    }
    json.end_array();
  };
  json.begin_object();
  solve_all(false, boards_to_solve);
  solve_all(true, boards_of_first_moves);
  write_pace(json, total);
  json.end_object();
  print_row("all", total, "");
  if (options.json) terminal.out << json.text() << '\n';
  return success;
}

}  // namespace

std::expected<Work, std::string> count(const Arguments& options) {
  const games::AnyRules& rules = options.settings.rules;
  const games::Counting& counting = games::counting_of(rules.game());
  if (!counting.can_count(rules.board())) {
    return std::unexpected(fmt::format(words::too_large_to_count, games::to_text(rules)));
  }
  return [&](const Terminal& terminal) {
    const double start = terminal.seconds();
    const games::GameStats numbers = counting.count(rules.board());
    const double seconds = terminal.seconds() - start;
    if (!options.json) {
      for (const auto& [name, number] : numbers) {
        terminal.out << fmt::format(words::number_row, spoken(name), number);
      }
      return success;
    }
    JsonWriter json;
    json.begin_object().key("rules").value(games::to_text(rules));
    for (const auto& [name, number] : numbers) json.key(name).value(number);
    terminal.out << json.key("seconds").value(seconds).end_object().text() << '\n';
    return success;
  };
}

std::expected<Work, std::string> perft(const Arguments& options) {
  const games::AnyPosition start(options.settings.rules);
  const games::Counting& counting = games::counting_of(start.game());
  const int deepest = counting.deepest_perft(start);
  if (std::cmp_greater(options.depth, deepest)) {
    return std::unexpected(
        fmt::format(words::too_deep, options.depth, games::to_text(start.rules()), deepest));
  }
  return [&, start](const Terminal& terminal) {
    const double began = terminal.seconds();
    const std::uint64_t nodes = counting.perft(start, static_cast<int>(options.depth));
    const Effort effort{.nodes = nodes, .seconds = terminal.seconds() - began};
    if (!options.json) {
      terminal.out << nodes << '\n';
      return success;
    }
    JsonWriter json;
    json.begin_object().key("rules").value(games::to_text(start.rules()));
    json.key("depth").value(options.depth);
    write_effort(json, effort);
    terminal.out << json.end_object().text() << '\n';
    return success;
  };
}

std::expected<Work, std::string> bench(const Arguments& options) {
  return std::bind_front(print_benchmark, std::cref(options));
}

}  // namespace mnk::console
