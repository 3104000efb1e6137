#include "console/other_game.h"

#include <array>
#include <utility>

#include "analysis/value_json.h"
#include "console/messages.h"
#include "console/solver_output.h"
#include "engine/position_text.h"
#include "search/solvers.h"
#include "vanish/census.h"
#include "vanish/solver.h"
#include "vanish/vanish_game.h"

namespace mnk::console {
namespace {

const games::Solver& solver_of(const games::AnyRules& rules) {
  static games::Solvers solvers(table_bytes);
  return solvers.of(rules.game());
}

constexpr auto endless = messages::DrawLength::endless;
using Task = OtherGameCommand::Task;

/// One command at work on one game: its position, and a solver of its rules.
class Asking {
 public:
  Asking(const OtherGameCommand& command, vanish::Position position, const Terminal& terminal)
      : command_(command),
        position_(std::move(position)),
        terminal_(terminal),
        began_(terminal.seconds()),
        budget_(command.nodes) {}

  void solve() {
    const vanish::Solver solver(position_.rules());
    const Solution solution = solution_of(values(solver));
    std::vector<Cell> line;
    if (!solution.best.empty()) line = solver.line(position_, solution.best.front());
    if (!command_.json) {
      print_value(solution);
      terminal_.out << messages::best(solution.best, solution.best_complete)
                    << messages::cells("line of play", line) << messages::effort(effort());
      return;
    }
    JsonWriter json;
    begin(json, solution);
    write_cells(json, "variation", line);
    end(json);
  }

  void analyze() {
    const vanish::Solver solver(position_.rules());
    const std::vector<MoveAssessment> moves = values(solver);
    const Solution solution = solution_of(moves);
    if (!command_.json) {
      print_value(solution);
      for (const MoveAssessment& known : moves) {
        terminal_.out << messages::endless_move(known.move, known.assessment);
        for (const MoveReason& reason : solver.reasons(position_, known.move)) {
          terminal_.out << messages::reason(reason, position_.rules().misere());
        }
      }
      terminal_.out << messages::effort(effort());
      return;
    }
    JsonWriter json;
    begin(json, solution);
    json.key("moves").begin_array();
    for (const MoveAssessment& known : moves) {
      json.begin_object().key("cell").value(to_text(known.move));
      write_assessment(json, known.assessment, endless);
      write_reasons(json, solver.reasons(position_, known.move));
      json.end_object();
    }
    json.end_array();
    end(json);
  }

  void count() {
    const vanish::Census census = vanish::take_census(position_.rules());
    const std::array<std::pair<std::string_view, std::uint64_t>, 6> named{{
        {"positions", census.positions},
        {"won", census.won},
        {"lost", census.lost},
        {"drawn", census.drawn},
        {"terminal", census.terminal},
        {"longest_win", static_cast<std::uint64_t>(census.longest_win)},
    }};
    if (!command_.json) {
      terminal_.out << messages::census(named);
      return;
    }
    JsonWriter json;
    json.begin_object().key("rules").value(games::to_text(position_.rules()));
    for (const auto& [name, number] : named) json.key(name).value(number);
    json.key("seconds").value(effort().seconds).end_object();
    terminal_.out << json.text() << '\n';
  }

 private:
  /// None of a game that is over.
  std::vector<MoveAssessment> values(const vanish::Solver& solver) {
    if (position_.outcome().over()) return {};
    return solver.analyse(position_, budget_);
  }

  [[nodiscard]] Solution solution_of(const std::vector<MoveAssessment>& moves) const {
    if (!moves.empty()) return sum_of(moves);
    return {.value = Assessment::proven(final_value(position_.outcome(), position_.to_move())),
            .best = {},
            .best_complete = true,
            .variation = {}};
  }

  [[nodiscard]] Effort effort() const {
    return {.nodes = budget_.spent(), .seconds = terminal_.seconds() - began_};
  }

  void print_value(const Solution& solution) {
    terminal_.out << letter(position_.to_move())
                  << " to move: " << messages::endless_value(solution.value) << '\n';
  }

  /// The keys up to `best`.
  void begin(JsonWriter& json, const Solution& solution) const {
    const games::AnyPosition any(position_);
    json.begin_object().key("rules").value(games::to_text(position_.rules()));
    json.key("position").value(to_position_text(any.marks(), any.board()));
    json.key("side").value(letter(position_.to_move()));
    write_order(json, position_);
    write_assessment(json, solution.value, endless);
    write_best(json, solution);
  }

  void end(JsonWriter& json) const {
    json.key("nodes").value(budget_.spent()).key("seconds").value(effort().seconds).end_object();
    terminal_.out << json.text() << '\n';
  }

  const OtherGameCommand& command_;
  vanish::Position position_;
  const Terminal& terminal_;
  double began_;
  Budget budget_;
};

void perft(const OtherGameCommand& command, const Terminal& terminal) {
  const double began = terminal.seconds();
  const std::uint64_t counted =
      solver_of(command.position.rules()).perft(command.position, command.depth);
  const double seconds = terminal.seconds() - began;
  if (!command.json) {
    terminal.out << counted << '\n';
    return;
  }
  JsonWriter json;
  json.begin_object().key("rules").value(games::to_text(command.position.rules()));
  json.key("depth").value(command.depth).key("nodes").value(counted);
  json.key("seconds").value(seconds).end_object();
  terminal.out << json.text() << '\n';
}

}  // namespace

void run(const OtherGameCommand& command, const Terminal& terminal) {
  if (command.task == Task::perft) {
    perft(command, terminal);
    return;
  }
  Asking asking(command, *vanish::vanish_position(command.position), terminal);
  switch (command.task) {
    case Task::solve:
      asking.solve();
      break;
    case Task::analyze:
      asking.analyze();
      break;
    default:
      asking.count();
  }
}

bool can_count(const games::AnyRules& rules) { return solver_of(rules).can_count(rules.board()); }

int deepest_perft(const games::AnyPosition& start) {
  return solver_of(start.rules()).deepest_perft(start);
}

}  // namespace mnk::console
