#include "console/review.h"

#include <ranges>

#include "analysis/value_json.h"
#include "console/messages.h"
#include "console/solver_output.h"
#include "game/rules.h"
#include "search/solvers.h"

namespace mnk::console {
namespace {

using messages::DrawLength;

Review reviewed_game(const ReviewCommand& command) {
  const std::uint64_t nodes = command.nodes.value_or(nodes_for_a_review(command.end.board()));
  games::Solvers solvers(table_bytes);
  Review review(command.end);
  while (!review.done()) {
    const ThinkReport report = think(
        {.task = ThinkTask::review, .position = review.position(), .node_budget = nodes}, solvers);
    review.take(report.value, report.moves);
  }
  return review;
}

std::string to_json(const Review& review, const games::AnyRules& rules, DrawLength draws) {
  JsonWriter json;
  json.begin_object().key("rules").value(games::to_text(rules)).key("moves").begin_array();
  for (const ReviewedMove& move : std::views::reverse(review.moves())) {
    write_reviewed(json, move, draws);
  }
  json.end_array();
  write_counts(json, "x", review.counts(Mark::X));
  write_counts(json, "o", review.counts(Mark::O));
  json.end_object();
  return json.text();
}

}  // namespace

void run(const ReviewCommand& command, const Terminal& terminal) {
  const Review review = reviewed_game(command);
  const DrawLength draws = command.end.can_come_again() ? DrawLength::endless : DrawLength::known;
  if (command.json) {
    terminal.out << to_json(review, command.end.rules(), draws) << '\n';
    return;
  }
  for (const ReviewedMove& move : std::views::reverse(review.moves())) {
    terminal.out << messages::reviewed(move, draws);
  }
  for (const Mark side : {Mark::X, Mark::O}) {
    terminal.out << messages::judgements(side, review.moves());
  }
}

}  // namespace mnk::console
