#include <fmt/format.h>

#include <string>
#include <vector>

#include "analysis/value_json.h"
#include "console/command.h"
#include "console/prompt.h"
#include "console/words.h"
#include "engine/notation.h"
#include "game/position.h"
#include "puzzles/maker.h"

namespace mnk::console {
namespace {

/// The mark that the mistake removed.
std::optional<Cell> left_with(const games::AnyPosition& position) {
  return position.history().empty() ? std::nullopt : position.before().next_removed();
}

void write_puzzle(JsonWriter& json, const Puzzle& puzzle) {
  const games::AnyPosition& position = puzzle.position;
  json.begin_object();
  json.key("position").value(to_position_text(position.marks(), position.board()));
  write_order(json, position);
  if (position.positions_recur()) write_cell(json, "left", left_with(position));
  json.key("last").value(to_text(puzzle.last));
  json.key("side").value(letter(puzzle.side()));
  json.key("theme").value(to_text(puzzle.theme)).key("grade").value(puzzle.grade);
  json.key("value").value(to_text(puzzle.value.result));
  const bool endless = position.positions_recur() && puzzle.value.result == Result::draw;
  json.key("plies").value(endless ? std::nullopt : std::optional(puzzle.value.plies));
  write_cells(json, "answers", puzzle.answers);
  write_cells(json, "line", puzzle.line);
  json.end_object();
}

}  // namespace

std::expected<Status, std::string> puzzles(const Arguments& options, const Terminal& terminal) {
  const games::AnyRules& rules = options.reached.rules();
  const auto oracle = make_oracle(rules);
  if (const auto why = oracle->refusal(options.puzzles.theme)) {
    return std::unexpected(words::no_puzzles(*why, options.puzzles.theme, rules));
  }
  if (const auto why = oracle->why_none(options.puzzles.theme)) {
    return complain(terminal, words::no_puzzles(*why, options.puzzles.theme, rules));
  }
  const std::uint64_t count = options.count.value_or(10);
  Report report(terminal, options.json);
  report.json().key("rules").value(games::to_text(rules)).key("puzzles").begin_array();
  const std::vector<Puzzle> made =
      make_puzzles(*oracle, options.puzzles, count, options.seed.value_or(1));
  for (std::size_t i = 0; i < made.size(); ++i) {
    const Puzzle& puzzle = made[i];
    report.text() << words::puzzle(i + 1, puzzle) << '\n'
                  << draw_board(puzzle.position, {puzzle.last}, 1) << '\n'
                  << words::order_of_marks(puzzle.position) << words::cells("right", puzzle.answers)
                  << words::cells("line of play", puzzle.line) << '\n';
    write_puzzle(report.json(), puzzle);
  }
  report.json().end_array();
  report.end();
  if (made.size() < count) {
    complain(terminal, fmt::format(words::fewer_puzzles, count, made.size()));
  }
  return success;
}

}  // namespace mnk::console
