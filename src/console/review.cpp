#include "analysis/review.h"

#include <fmt/format.h>

#include <memory>
#include <ranges>

#include "analysis/value_json.h"
#include "console/command.h"
#include "console/output.h"
#include "console/words.h"
#include "search/solvers.h"

namespace mnk::console {
namespace {

struct ReviewOptions {
  Start start;
  std::optional<std::uint64_t> nodes;  ///< for each move; as many as in the page if not given
  bool json = false;
};

Review reviewed_game(const games::AnyPosition& end, std::uint64_t nodes) {
  games::Solvers solvers(table_bytes);
  Review review(end);
  while (!review.done()) {
    const SearchReport report = think(
        {.goal = SearchGoal::review, .position = review.position(), .node_budget = nodes}, solvers);
    review.take(report.value, report.moves);
  }
  return review;
}

Status run(const games::AnyPosition& end, const ReviewOptions& options, const Terminal& terminal) {
  const Review review = reviewed_game(end, options.nodes.value_or(nodes_for_a_review(end.board())));
  const bool endless = end.can_come_again();
  if (!options.json) {
    for (const ReviewedMove& move : std::views::reverse(review.moves())) {
      terminal.out << words::reviewed(move, endless);
    }
    for (const Mark side : {Mark::X, Mark::O}) {
      terminal.out << words::judgements(side, review.moves());
    }
    return success;
  }
  JsonWriter json;
  json.begin_object().key("rules").value(games::to_text(end.rules())).key("moves").begin_array();
  for (const ReviewedMove& move : std::views::reverse(review.moves())) {
    write_reviewed(json, move, endless);
  }
  json.end_array();
  write_counts(json, "x", review.counts(Mark::X));
  write_counts(json, "o", review.counts(Mark::O));
  json.end_object();
  print(json, terminal);
  return success;
}

}  // namespace

Finish add_review(CLI::App& command) {
  const auto options = std::make_shared<ReviewOptions>();
  add_rules(command, options->start.rules);
  arguments::add_operand(command, "MOVES", arguments::text_into(options->start.moves),
                         "the cells in the order of play, such as b2.a1.c3");
  add_position(command, options->start.position);
  arguments::add_option(command, "--nodes", "N", arguments::number_into(options->nodes, 1),
                        "positions to look at for each move (4000000 unless given, on boards\n"
                        "such as 15,15,5 200000, and of 4,4,4,vanish no more than 300000)");
  add_json(command, options->json);
  return [options]() -> std::expected<Work, std::string> {
    const auto end = options->start.read("MOVES");
    if (!end) return std::unexpected(end.error());
    return [options, end = *end](const Terminal& terminal) { return run(end, *options, terminal); };
  };
}

}  // namespace mnk::console
