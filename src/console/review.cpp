#include "analysis/review.h"

#include <functional>
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
    const SearchReport report = think(
        {.goal = SearchGoal::review, .position = review.position(), .node_budget = nodes}, solvers);
    review.take(report.value, report.moves);
  }
  return review;
}

Status print_review(const games::AnyPosition& end, const Arguments& options,
                    const Terminal& terminal) {
  const Review review = reviewed_game(end, options.nodes.value_or(nodes_for_a_review(end.board())));
  const bool endless = end.positions_recur();
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
    json.begin_object();
    write_reviewed(json, move, {.endless = endless});
    json.end_object();
  }
  json.end_array();
  write_counts(json, "x", review.counts(Mark::X));
  write_counts(json, "o", review.counts(Mark::O));
  terminal.out << json.end_object().text() << '\n';
  return success;
}

Status convert_input(const Arguments& options, const Terminal& terminal) {
  std::ostringstream text;
  text << terminal.in.rdbuf();
  const auto record = parse_record(text.str(), options.board);
  if (!record) {
    complain(terminal, words::describe(record.error()));
    return unusable;
  }
  if (options.format < record_format_names.size()) {
    terminal.out << to_text(*record, static_cast<RecordFormat>(options.format));
  } else {
    terminal.out << to_text(record->rules) << ' ' << to_text(record->moves) << '\n';
  }
  return success;
}

}  // namespace

std::expected<Work, std::string> review(const Arguments& options) {
  const auto end = options.reached("MOVES");
  if (!end) return std::unexpected(end.error());
  return std::bind_front(print_review, *end, std::cref(options));
}

std::expected<Work, std::string> convert(const Arguments& options) {
  return std::bind_front(convert_input, std::cref(options));
}

}  // namespace mnk::console
