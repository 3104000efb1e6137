#include <fmt/format.h>

#include <algorithm>
#include <array>
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
  for (const std::string_view side : {"x wins", "o wins"}) {
    if (const auto at = words.find(side); at != std::string::npos) {
      words[at] = side[0] == 'x' ? 'X' : 'O';
    }
  }
  return words;
}

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

struct Effort {
  std::uint64_t nodes = 0;
  double seconds = 0;
};

/// A line for the board, or for all of them, and the same as the last keys of its JSON.
void report_pace(Report& report, std::string_view board, const Effort& effort,
                 std::string_view found) {
  const double rate = effort.seconds > 0 ? static_cast<double>(effort.nodes) / effort.seconds : 0;
  const auto nodes_per_second = static_cast<std::uint64_t>(rate);
  report.text() << fmt::format(words::benchmark_row, board, effort.nodes, effort.seconds,
                               nodes_per_second, found.empty() ? "" : "  ", found)
                << std::flush;
  report.json().key("nodes").value(effort.nodes).key("seconds").value(effort.seconds);
  report.json().key("nodes_per_second").value(nodes_per_second);
}

/// Solves the start, writes what is found and returns it in words.
using Task = std::string (*)(JsonWriter& json, const Position& start, Solver& solver,
                             Budget& budget);

std::string find_value(JsonWriter& json, const Position& start, Solver& solver, Budget& budget) {
  const Assessment value = solver.solve(start, budget).value;
  write_assessment(json, value);
  return words::assessed(value);
}

std::string find_first_moves(JsonWriter& json, const Position& start, Solver& solver,
                             Budget& budget) {
  const std::vector<MoveAssessment> moves = solver.analyse(start, budget);
  const auto proven =
      std::ranges::count_if(moves, [](const auto& known) { return known.assessment.is_proven(); });
  json.key("moves").value(moves.size()).key("proven_moves").value(proven);
  return fmt::format(words::proven_moves, proven, moves.size());
}

/// Solves each board with an empty table and `nodes` at most. Returns the effort for all.
Effort solve_all(std::span<const std::string_view> boards, Task task, std::uint64_t nodes,
                 Report& report) {
  Effort total;
  report.json().begin_array();
  for (const std::string_view board : boards) {
    const Position start(parse_rules(board).value_or(Rules()));
    report.json().begin_object();
    write_position(report.json(), start);
    Solver solver(table_bytes);
    Budget budget(nodes);
    const double began = report.seconds();
    const std::string found = task(report.json(), start, solver, budget);
    const Effort effort{.nodes = budget.spent(), .seconds = report.seconds() - began};
    report_pace(report, board, effort, found);
    report.json().end_object();
    total.nodes += effort.nodes;
    total.seconds += effort.seconds;
  }
  report.json().end_array();
  return total;
}

}  // namespace

std::expected<Status, std::string> count(const Arguments& options, const Terminal& terminal) {
  const games::AnyRules& rules = options.reached.rules();
  const games::Counting& counting = games::counting_of(rules.game());
  if (!counting.can_count(rules.board())) {
    return std::unexpected(fmt::format(words::too_large_to_count, games::to_text(rules)));
  }
  Report report(terminal, options.json);
  report.json().key("rules").value(games::to_text(rules));
  for (const auto& [name, number] : counting.count(rules.board())) {
    report.text() << fmt::format(words::number_row, spoken(name), number);
    report.json().key(name).value(number);
  }
  report.json().key("seconds").value(report.seconds());
  return report.end();
}

std::expected<Status, std::string> perft(const Arguments& options, const Terminal& terminal) {
  const games::AnyPosition& start = options.reached;
  const games::Counting& counting = games::counting_of(start.game());
  const int deepest = counting.deepest_perft(start);
  const std::string rules = games::to_text(start.rules());
  const std::uint64_t depth = options.depth.value_or(0);
  if (std::cmp_greater(depth, deepest)) {
    return std::unexpected(fmt::format(words::too_deep, depth, rules, deepest));
  }
  Report report(terminal, options.json);
  const std::uint64_t nodes = counting.perft(start, static_cast<int>(depth));
  report.text() << nodes << '\n';
  report.json().key("rules").value(rules).key("depth").value(depth);
  report.json().key("nodes").value(nodes).key("seconds").value(report.seconds());
  return report.end();
}

std::expected<Status, std::string> bench(const Arguments& options, const Terminal& terminal) {
  const std::uint64_t nodes = options.nodes.value_or(default_nodes);
  Report report(terminal, options.json);
  report.text() << words::benchmark_boards;
  report.json().key("boards");
  const Effort values = solve_all(boards_to_solve, find_value, nodes, report);
  report.text() << words::benchmark_first_moves;
  report.json().key("first_moves");
  const Effort moves = solve_all(boards_of_first_moves, find_first_moves, nodes, report);
  report_pace(report, "all",
              {.nodes = values.nodes + moves.nodes, .seconds = values.seconds + moves.seconds}, "");
  return report.end();
}

}  // namespace mnk::console
