#include "console/bench.h"

#include <algorithm>
#include <span>
#include <string>

#include "console/effort.h"
#include "console/messages.h"
#include "console/solver_output.h"
#include "engine/notation.h"

namespace mnk::console {
namespace {

/// Runs the questions one by one, and keeps account.
class Benchmark {
 public:
  Benchmark(const BenchCommand& command, const Terminal& terminal)
      : command_(command), terminal_(terminal) {}

  void run() {
    json_.begin_object();
    ask("boards", messages::benchmark_boards_title, benchmark_boards,
        [this](const Position& start) { return ask_for_value(start); });
    ask("first_moves", messages::benchmark_first_moves_title, benchmark_first_moves,
        [this](const Position& start) { return ask_for_first_moves(start); });
    write_effort(total_);
    json_.end_object();
    if (command_.json) {
      terminal_.out << json_.text() << '\n';
    } else {
      terminal_.out << messages::benchmark_row("all", total_, "");
    }
  }

 private:
  /// Puts a question to the start of each board; `question` says in words what came of it.
  void ask(std::string_view key, std::string_view title, std::span<const std::string_view> boards,
           const auto& question) {
    json_.key(key).begin_array();
    if (!command_.json) terminal_.out << title;
    for (const std::string_view text : boards) {
      const Position start(parse_rules(text).value_or(Rules()));
      json_.begin_object();
      write_position(json_, start);
      const std::string found = question(start);
      write_effort(last_);
      json_.end_object();
      total_.nodes += last_.nodes;
      total_.seconds += last_.seconds;
      if (!command_.json)
        terminal_.out << messages::benchmark_row(text, last_, found) << std::flush;
    }
    json_.end_array();
  }

  /// Does a piece of work with an empty table.
  auto timed(const auto& work) {
    Solver solver(table_bytes);
    Budget budget(command_.nodes);
    const double began = terminal_.seconds();
    auto found = work(solver, budget);
    last_ = {.nodes = budget.spent(), .seconds = terminal_.seconds() - began};
    return found;
  }

  std::string ask_for_value(const Position& start) {
    const Solution solution =
        timed([&](Solver& solver, Budget& budget) { return solver.solve(start, budget); });
    write_assessment(json_, solution.value);
    return messages::assessed(solution.value);
  }

  std::string ask_for_first_moves(const Position& start) {
    const std::vector<MoveAssessment> moves =
        timed([&](Solver& solver, Budget& budget) { return solver.analyse(start, budget); });
    const auto proven = static_cast<std::size_t>(std::ranges::count_if(
        moves, [](const auto& known) { return known.assessment.is_proven(); }));
    json_.key("moves").value(moves.size()).key("proven_moves").value(proven);
    return messages::proven_moves(proven, moves.size());
  }

  void write_effort(const Effort& effort) {
    json_.key("nodes").value(effort.nodes).key("seconds").value(effort.seconds);
    json_.key("nodes_per_second").value(effort.nodes_per_second());
  }

  const BenchCommand& command_;
  const Terminal& terminal_;
  JsonWriter json_;
  Effort last_;
  Effort total_;
};

}  // namespace

void run(const BenchCommand& command, const Terminal& terminal) {
  Benchmark(command, terminal).run();
}

}  // namespace mnk::console
