#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "gravity/gravity_game.h"
#include "gravity/search.h"
#include "naive_gravity.h"

namespace mnk::gravity::test {

inline Rules rules(std::string_view numbers, bool misere = false) {
  return Rules::of(game().make_board(split_rules(numbers).value(), misere).value());
}

/// Drops marks into these columns, each named by its letter.
inline Position play(const Rules& rules, std::string_view columns) {
  Position position(rules);
  for (const char letter : columns) {
    (void)position.play(position.landing(letter - 'a').value());
  }
  return position;
}

inline naive::Gravity second_program(const Rules& rules) {
  return {rules.columns(), rules.rows(), rules.in_a_row(), rules.misere()};
}

inline naive::Columns naive_board(const Position& position) {
  naive::Columns board;
  for (int column = 0; column < position.rules().columns(); ++column) {
    std::string& marks = board.emplace_back();
    for (int i = 0; i < position.height(column); ++i) {
      const Cell cell{.row = position.rules().rows() - 1 - i, .column = column};
      marks += letter(*position.at(cell));
    }
  }
  return board;
}

/// The result for the side to move, by a search to the end.
inline Result solved(Search& search, const Position& position) {
  Budget budget(Budget::no_limit);
  const ScoreRange score =
      search.narrow(position, possible_scores(position), budget, Search::Aim::result);
  return score.low > 0 ? Result::win : score.high < 0 ? Result::loss : Result::draw;
}

inline Cell cell(std::string_view name) { return parse_cell(name, Rules().board()).value(); }

/// Calls `visit` once with each reachable position.
template <class Visit>
void for_each_position(const Rules& rules, Visit visit) {
  std::set<std::string> seen{to_position_text(Position(rules))};
  std::vector<Position> open{Position(rules)};
  while (!open.empty()) {
    const Position position = open.back();
    open.pop_back();
    visit(position);
    for (const Cell move : position.available_moves()) {
      const Position next = position.after(move);
      if (seen.insert(to_position_text(next)).second) open.push_back(next);
    }
  }
}

}  // namespace mnk::gravity::test
