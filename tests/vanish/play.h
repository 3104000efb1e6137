#pragma once

#include <string_view>

#include "game/position.h"
#include "naive_vanish.h"
#include "registry/games.h"
#include "vanish/vanish_game.h"

namespace mnk::vanish::test {

inline Rules rules(std::string_view text) {
  return Rules::of(games::parse_any_rules(text).value().board());
}

inline Position game(std::string_view rules_text, std::string_view moves_text) {
  Position position(rules(rules_text));
  const games::AnyPosition start(position);
  const std::vector<Cell> moves = parse_moves(moves_text, start).value();
  for (const Cell cell : moves) (void)position.play(cell);
  return position;
}

inline naive::Vanish second_program(const Rules& rules) {
  return {rules.board().columns(), rules.board().rows(), rules.in_a_row(), rules.misere()};
}

inline naive::Board naive_board(const Position& position) {
  naive::Board board{.x = {}, .o = {}, .x_moves = position.to_move() == Mark::X};
  const mnk::Rules& cells = position.rules().board();
  for (const Cell cell : position.marks(Mark::X)) board.x.push_back(cells.index(cell));
  for (const Cell cell : position.marks(Mark::O)) board.o.push_back(cells.index(cell));
  return board;
}

inline Position position_of(const Rules& rules, const naive::Board& board) {
  std::vector<Cell> x;
  std::vector<Cell> o;
  for (const int cell : board.x) x.push_back(rules.board().cell(cell));
  for (const int cell : board.o) o.push_back(rules.board().cell(cell));
  return Position::set_up(rules, x, o, board.x_moves ? Mark::X : Mark::O).value();
}

}  // namespace mnk::vanish::test
