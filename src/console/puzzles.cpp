#include "console/puzzles.h"

#include <string>

#include "console/board_drawing.h"
#include "console/messages.h"
#include "console/solver_output.h"
#include "engine/notation.h"
#include "engine/position_text.h"
#include "study/review_json.h"

namespace mnk::console {
namespace {

std::string to_json(const Rules& rules, const std::vector<Puzzle>& puzzles) {
  JsonWriter json;
  json.begin_object().key("rules").value(to_text(rules)).key("puzzles").begin_array();
  for (const Puzzle& puzzle : puzzles) {
    json.begin_object().key("position").value(to_position_text(puzzle.position));
    json.key("last").value(to_text(puzzle.last));
    json.key("side").value(std::string(1, letter(puzzle.side())));
    json.key("theme").value(to_text(puzzle.theme)).key("grade").value(puzzle.grade);
    json.key("value").value(to_text(puzzle.value.result)).key("plies").value(puzzle.value.plies);
    write_cells(json, "answers", puzzle.answers);
    write_cells(json, "line", puzzle.line);
    json.end_object();
  }
  json.end_array().end_object();
  return json.text();
}

}  // namespace

void run(const PuzzlesCommand& command, const Terminal& terminal) {
  const std::vector<Puzzle> puzzles = make_puzzles(
      command.rules, command.wish, static_cast<std::size_t>(command.count), command.seed);
  if (command.json) {
    terminal.out << to_json(command.rules, puzzles) << '\n';
  } else {
    std::size_t number = 0;
    for (const Puzzle& puzzle : puzzles) {
      terminal.out << messages::puzzle(++number, puzzle) << '\n'
                   << draw_board(games::AnyPosition(puzzle.position), {puzzle.last},
                                 Numbering::from_one)
                   << '\n'
                   << messages::puzzle_solution(puzzle) << '\n';
    }
  }
  if (puzzles.size() < command.count) {
    terminal.err << messages::fewer_puzzles(command.count, puzzles.size());
  }
}

}  // namespace mnk::console
