#include "analysis/review.h"

#include <ranges>
#include <sstream>

#include "analysis/value_json.h"
#include "console/command.h"
#include "console/words.h"
#include "engine/notation.h"
#include "engine/record.h"
#include "search/solvers.h"

// `review` and `convert`: played games.
namespace mnk::console {
namespace {

Review reviewed_game(const games::AnyPosition& end, std::uint64_t nodes) {
  games::Solvers solvers(table_bytes);
  Review review(end);
  while (!review.done()) {
    const SearchReport report = think(review.request(nodes), solvers);
    review.take(report.value, report.moves);
  }
  return review;
}

}  // namespace

std::expected<Status, std::string> review(const Arguments& options, const Terminal& terminal) {
  const games::AnyPosition& end = options.reached;
  const bool endless = end.positions_recur();
  Report report(terminal, options.json);
  const Review review = reviewed_game(end, options.nodes.value_or(nodes_for_a_review(end.board())));
  report.json().key("rules").value(games::to_text(end.rules())).key("moves").begin_array();
  for (const ReviewedMove& move : std::views::reverse(review.moves())) {
    report.text() << words::reviewed(move, endless);
    report.json().begin_object();
    write_reviewed(report.json(), move, {.endless = endless});
    report.json().end_object();
  }
  report.json().end_array();
  for (const Mark side : {Mark::X, Mark::O}) {
    report.text() << words::judgements(side, review.moves());
    write_counts(report.json(), side == Mark::X ? "x" : "o", review.counts(side));
  }
  return report.end();
}

std::expected<Status, std::string> convert(const Arguments& options, const Terminal& terminal) {
  std::ostringstream text;
  text << terminal.in.rdbuf();
  const auto record = parse_record(text.str(), options.board);
  if (!record) return complain(terminal, words::describe(record.error()));
  terminal.out << to_text(*record, options.format);
  return success;
}

}  // namespace mnk::console
