#include <fmt/format.h>

#include <functional>
#include <string>

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

/// "oldest first: X b2 a1; O c3; b2 leaves next", which the drawn board does not show; empty unless
/// old marks leave.
std::string order_of_marks(const games::AnyPosition& position) {
  if (!games::kept_marks(position.rules())) return {};
  std::string text = "oldest first:";
  for (const Mark side : {Mark::X, Mark::O}) {
    text += side == Mark::X ? " X" : "; O";
    for (const PlacedMark& placed : games::placed_marks(position)) {
      if (placed.mark == side) text += " " + to_text(placed.cell);
    }
  }
  if (const auto next_removed = position.next_removed())
    text += "; " + to_text(*next_removed) + " leaves next";
  return text + '\n';
}

/// Why there are no puzzles of the theme, or none at all, and which ones there are.
std::string describe(NoPuzzles why, const Arguments& options) {
  const auto& theme = options.puzzles.theme;
  const std::string name =
      theme ? fmt::format(words::theme, to_text(*theme)) : std::string(words::any_puzzle);
  return fmt::format(fmt::runtime(name_of(why, words::no_puzzles)), name,
                     games::to_text(options.settings.rules));
}

Status print_puzzles(const Arguments& options, const Terminal& terminal) {
  const auto oracle = make_oracle(options.settings.rules);
  if (const auto why = oracle->why_none(options.puzzles.theme)) {
    complain(terminal, describe(*why, options));
    return unusable;
  }
  const std::vector<Puzzle> made =
      make_puzzles(*oracle, options.puzzles, options.count, options.seed.value_or(1));
  JsonWriter json;
  json.begin_object().key("rules").value(games::to_text(options.settings.rules));
  json.key("puzzles").begin_array();
  std::size_t number = 0;
  for (const Puzzle& puzzle : made) {
    write_puzzle(json, puzzle);
    if (options.json) continue;
    terminal.out << words::puzzle(++number, puzzle) << '\n'
                 << draw_board(puzzle.position, {puzzle.last}, Numbering::from_one) << '\n'
                 << order_of_marks(puzzle.position) << words::cells("right", puzzle.answers)
                 << words::cells("line of play", puzzle.line) << '\n';
  }
  json.end_array().end_object();
  if (options.json) terminal.out << json.text() << '\n';
  if (made.size() < options.count) {
    complain(terminal, fmt::format(words::fewer_puzzles, options.count, made.size()));
  }
  return success;
}

}  // namespace

std::expected<Work, std::string> puzzles(const Arguments& options) {
  if (const auto why = make_oracle(options.settings.rules)->refusal(options.puzzles.theme)) {
    return std::unexpected(describe(*why, options));
  }
  return std::bind_front(print_puzzles, std::cref(options));
}

}  // namespace mnk::console
