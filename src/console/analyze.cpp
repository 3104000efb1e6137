#include "console/analyze.h"

#include "analysis/value_json.h"
#include "console/messages.h"
#include "console/solver_output.h"
#include "engine/notation.h"
#include "players/explained_move.h"

namespace mnk::console {
namespace {

/// Nodes to say what a search sees of a move whose value is not proven.
constexpr std::uint64_t nodes_for_a_guess = 2'000;

/// The reasons for a move; what they take is added to `nodes`.
std::vector<MoveReason> reasons_for(const MoveAssessment& known, const Position& position,
                                    Solver& solver, std::uint64_t& nodes) {
  if (!known.assessment.is_proven()) {
    Budget budget(nodes_for_a_guess);
    ExplainedMove explained(solver, position, known.move, nodes_for_a_guess);
    explained.run(budget);
    nodes += budget.spent();
    return explained.reasons();
  }
  Budget budget(default_nodes);
  Explanation explanation(solver.context(position.rules()), position, known.move,
                          known.assessment.value);
  explanation.run(budget);
  nodes += budget.spent();
  return explanation.reasons();
}

}  // namespace

void run(const AnalyzeCommand& command, const Terminal& terminal) {
  const Position& position = command.position;
  Solver solver(table_bytes);
  Budget budget(command.nodes);
  const double start = terminal.seconds();
  std::vector<MoveAssessment> moves;
  if (!position.outcome().over()) moves = solver.analyse(position, budget);
  const Solution solution = moves.empty() ? solve(position, solver, budget) : sum_of(moves);
  std::uint64_t nodes = budget.spent();
  std::vector<std::vector<MoveReason>> reasons;
  reasons.reserve(moves.size());
  for (const MoveAssessment& known : moves) {
    reasons.push_back(reasons_for(known, position, solver, nodes));
  }
  const double seconds = terminal.seconds() - start;
  if (!command.json) {
    terminal.out << messages::value_for(position.to_move(), solution.value);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      terminal.out << messages::move_value(moves[i].move, moves[i].assessment);
      for (const MoveReason& reason : reasons[i]) {
        terminal.out << messages::reason(reason, position.rules().misere());
      }
    }
    terminal.out << messages::effort({.nodes = nodes, .seconds = seconds});
    return;
  }
  JsonWriter json;
  json.begin_object();
  write_position(json, position);
  write_assessment(json, solution.value);
  write_best(json, solution);
  json.key("moves").begin_array();
  for (std::size_t i = 0; i < moves.size(); ++i) {
    json.begin_object().key("cell").value(to_text(moves[i].move));
    write_assessment(json, moves[i].assessment);
    write_reasons(json, reasons[i]);
    json.end_object();
  }
  json.end_array();
  json.key("nodes").value(nodes).key("seconds").value(seconds).end_object();
  terminal.out << json.text() << '\n';
}

}  // namespace mnk::console
