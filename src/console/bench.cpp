#include "console/bench.h"

#include "console/effort.h"
#include "console/findings.h"
#include "console/words.h"
#include "engine/notation.h"

namespace mnk::console {
namespace {

struct Solved {
  Position start;
  Assessment value;
  Effort effort;
};

Solved solve_from_start(const Rules& rules, const BenchCommand& command, const Terminal& terminal) {
  const Position start(rules);
  Solver solver(table_bytes(rules, command.nodes));
  Budget budget(command.nodes);
  const double began = terminal.seconds();
  const Solution solution = solve(start, solver, budget);
  return {.start = start,
          .value = solution.value,
          .effort = {.nodes = budget.spent(), .seconds = terminal.seconds() - began}};
}

void write_effort(JsonWriter& json, const Effort& effort) {
  json.key("nodes").value(effort.nodes).key("seconds").value(effort.seconds);
  json.key("nodes_per_second").value(effort.nodes_per_second());
}

}  // namespace

void run(const BenchCommand& command, const Terminal& terminal) {
  Effort total;
  JsonWriter json;
  json.begin_object().key("boards").begin_array();
  for (const std::string_view text : benchmark_boards) {
    const Rules rules = parse_rules(text).value_or(Rules());
    const Solved solved = solve_from_start(rules, command, terminal);
    total.nodes += solved.effort.nodes;
    total.seconds += solved.effort.seconds;
    json.begin_object();
    write_position(json, solved.start);
    write_assessment(json, solved.value);
    write_effort(json, solved.effort);
    json.end_object();
    if (!command.json) {
      terminal.out << words::benchmark_row(text, solved.value, solved.effort) << std::flush;
    }
  }
  json.end_array();
  write_effort(json, total);
  json.end_object();
  if (command.json) {
    terminal.out << json.text() << '\n';
  } else {
    terminal.out << words::benchmark_total(total);
  }
}

}  // namespace mnk::console
