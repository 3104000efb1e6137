#include "console/review.h"

#include <ranges>

#include "console/messages.h"
#include "console/solver_output.h"
#include "engine/notation.h"
#include "players/thinking.h"
#include "study/review_json.h"

namespace mnk::console {
namespace {

Review reviewed_game(const ReviewCommand& command) {
  const Rules& rules = command.end.rules();
  Solver solver(table_bytes);
  Review review{games::AnyPosition(command.end)};
  while (!review.done()) {
    const ThinkReport report =
        think({.task = ThinkTask::review,
               .position = review.position(),
               .node_budget = command.nodes.value_or(nodes_for_a_review(rules))},
              solver);
    review.take(report.value, report.moves);
  }
  return review;
}

std::string to_json(const Review& review, const Rules& rules) {
  JsonWriter json;
  json.begin_object().key("rules").value(to_text(rules)).key("moves").begin_array();
  for (const ReviewedMove& move : std::views::reverse(review.moves())) {
    write_reviewed(json, move);
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
  if (command.json) {
    terminal.out << to_json(review, command.end.rules()) << '\n';
    return;
  }
  for (const ReviewedMove& move : std::views::reverse(review.moves())) {
    terminal.out << messages::reviewed(move);
  }
  for (const Mark side : {Mark::X, Mark::O}) {
    terminal.out << messages::judgements(side, review.moves());
  }
}

}  // namespace mnk::console
