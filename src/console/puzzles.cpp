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

/// What is the same of every game's puzzles, after the position.
template <class P>
void write_puzzle(JsonWriter& json, const BasicPuzzle<P>& puzzle, messages::DrawLength draws) {
  json.key("last").value(to_text(puzzle.last));
  json.key("side").value(letter(puzzle.side()));
  json.key("theme").value(to_text(puzzle.theme)).key("grade").value(puzzle.grade);
  json.key("value").value(to_text(puzzle.value.result)).key("plies");
  const bool endless =
      draws == messages::DrawLength::endless && puzzle.value.result == Result::draw;
  endless ? json.null() : json.value(puzzle.value.plies);
  write_cells(json, "answers", puzzle.answers);
  write_cells(json, "line", puzzle.line);
}

std::string to_json(const Rules& rules, const std::vector<Puzzle>& puzzles) {
  JsonWriter json;
  json.begin_object().key("rules").value(to_text(rules)).key("puzzles").begin_array();
  for (const Puzzle& puzzle : puzzles) {
    json.begin_object().key("position").value(to_position_text(puzzle.position));
    write_puzzle(json, puzzle, messages::DrawLength::known);
    json.end_object();
  }
  json.end_array().end_object();
  return json.text();
}

/// Beside the marks also their order, and which mark left with the mistake.
std::string to_json(const vanish::Rules& rules, const std::vector<VanishPuzzle>& puzzles) {
  JsonWriter json;
  json.begin_object().key("rules").value(to_text(rules)).key("puzzles").begin_array();
  for (const VanishPuzzle& puzzle : puzzles) {
    const games::AnyPosition any(puzzle.position);
    json.begin_object().key("position").value(to_position_text(any.marks(), any.board()));
    write_order(json, puzzle.position);
    vanish::Position before = puzzle.position;
    before.take_back();
    json.key("left");
    const auto left = before.leaving();
    left ? json.value(to_text(*left)) : json.null();
    write_puzzle(json, puzzle, messages::DrawLength::endless);
    json.end_object();
  }
  json.end_array().end_object();
  return json.text();
}

/// What the drawing of a board does not show.
std::string beside_the_board(const Position& /*position*/) { return {}; }
std::string beside_the_board(const vanish::Position& position) {
  return messages::order_of_marks(position);
}

template <class Command, class P>
void print(const Command& command, const std::vector<BasicPuzzle<P>>& puzzles,
           const Terminal& terminal) {
  if (command.json) {
    terminal.out << to_json(command.rules, puzzles) << '\n';
  } else {
    std::size_t number = 0;
    for (const BasicPuzzle<P>& puzzle : puzzles) {
      terminal.out << messages::puzzle(++number, puzzle) << '\n'
                   << draw_board(games::AnyPosition(puzzle.position), {puzzle.last},
                                 Numbering::from_one)
                   << '\n'
                   << beside_the_board(puzzle.position) << messages::puzzle_solution(puzzle)
                   << '\n';
    }
  }
  if (puzzles.size() < command.count) {
    terminal.err << messages::fewer_puzzles(command.count, puzzles.size());
  }
}

}  // namespace

void run(const PuzzlesCommand& command, const Terminal& terminal) {
  const auto count = static_cast<std::size_t>(command.count);
  print(command, make_puzzles(command.rules, command.wish, count, command.seed), terminal);
}

bool run(const VanishPuzzlesCommand& command, const Terminal& terminal) {
  const vanish::Solver solver(command.rules);
  const vanish::Reached reached = reached_by_play(solver.table()->states());
  if (const auto why = no_puzzles(solver, reached, command.wish.theme)) {
    terminal.err << arguments::messages::complaint(
        "tictactoe", messages::no_puzzles(command.rules, command.wish.theme, *why));
    return false;
  }
  const auto count = static_cast<std::size_t>(command.count);
  print(command, make_puzzles(solver, reached, command.wish, count, command.seed), terminal);
  return true;
}

}  // namespace mnk::console
