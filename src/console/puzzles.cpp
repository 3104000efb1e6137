#include "console/puzzles.h"

#include <string>

#include "analysis/value_json.h"
#include "arguments/messages.h"
#include "console/board_drawing.h"
#include "console/messages.h"
#include "console/solver_output.h"
#include "engine/notation.h"
#include "engine/position_text.h"

namespace mnk::console {
namespace {

/// Where marks leave: their order, and which one left with the mistake.
void write_leaving(JsonWriter& json, const games::AnyPosition& position) {
  const auto* const own = vanish::vanish_position(position);
  if (own == nullptr) return;
  write_order(json, *own);
  games::AnyPosition before = position;
  before.take_back();
  json.key("left");
  const auto left = before.leaving();
  left ? json.value(to_text(*left)) : json.null();
}

std::string to_json(const games::AnyRules& rules, const std::vector<Puzzle>& puzzles) {
  JsonWriter json;
  json.begin_object().key("rules").value(games::to_text(rules)).key("puzzles").begin_array();
  for (const Puzzle& puzzle : puzzles) {
    const games::AnyPosition& position = puzzle.position;
    json.begin_object().key("position").value(to_position_text(position.marks(), position.board()));
    write_leaving(json, position);
    json.key("last").value(to_text(puzzle.last));
    json.key("side").value(letter(puzzle.side()));
    json.key("theme").value(to_text(puzzle.theme)).key("grade").value(puzzle.grade);
    json.key("value").value(to_text(puzzle.value.result)).key("plies");
    const bool endless = position.can_come_again() && puzzle.value.result == Result::draw;
    endless ? json.null() : json.value(puzzle.value.plies);
    write_cells(json, "answers", puzzle.answers);
    write_cells(json, "line", puzzle.line);
    json.end_object();
  }
  json.end_array().end_object();
  return json.text();
}

/// What the drawing of a board does not show.
std::string beside_the_board(const games::AnyPosition& position) {
  const auto* const own = vanish::vanish_position(position);
  return own == nullptr ? std::string() : messages::order_of_marks(*own);
}

}  // namespace

bool run(const PuzzlesCommand& command, const Terminal& terminal) {
  const auto oracle = make_oracle(command.rules);
  if (const auto why = oracle->why_none(command.wish.theme)) {
    terminal.err << arguments::messages::complaint(
        "tictactoe", messages::no_puzzles(command.rules, command.wish.theme, *why));
    return false;
  }
  const std::vector<Puzzle> puzzles =
      make_puzzles(*oracle, command.wish, static_cast<std::size_t>(command.count), command.seed);
  if (command.json) {
    terminal.out << to_json(command.rules, puzzles) << '\n';
  } else {
    std::size_t number = 0;
    for (const Puzzle& puzzle : puzzles) {
      terminal.out << messages::puzzle(++number, puzzle) << '\n'
                   << draw_board(puzzle.position, {puzzle.last}, Numbering::from_one) << '\n'
                   << beside_the_board(puzzle.position) << messages::puzzle_solution(puzzle)
                   << '\n';
    }
  }
  if (puzzles.size() < command.count) {
    terminal.err << messages::fewer_puzzles(command.count, puzzles.size());
  }
  return true;
}

}  // namespace mnk::console
