#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/notation.h"
#include "engine/position.h"
#include "support/naive_game.h"

/// How a game should be judged, from the rules alone.
namespace mnk::test {

struct NaiveJudgement {
  std::string_view judgement;
  NaiveValues::Value before;  ///< of the position before the move, for the side that moves
  NaiveValues::Value after;   ///< of the position after it, for the same side
  std::vector<int> best;      ///< the cells that reach the value, in order
};

/// `values` must know the rules of the position, in which the move is legal.
inline NaiveJudgement naive_judgement(NaiveValues& values, const Position& position, Cell move) {
  const NaiveGame game(position);
  const NaiveValues::Value before = values.of(game);
  const NaiveValues::Value with_move = values.of_move(game, game.index(move));
  NaiveJudgement judged{.judgement = "best",
                        .before = before,
                        .after = {.result = with_move.result, .plies = with_move.plies - 1},
                        .best = {}};
  const std::vector<int> cells = game.empty_cells();
  int keeping = 0;
  for (const int cell : cells) {
    const NaiveValues::Value value = values.of_move(game, cell);
    if (value == before) judged.best.push_back(cell);
    if (value.result == before.result) ++keeping;
  }
  if (with_move.result == before.result - 1) {
    judged.judgement = "mistake";
  } else if (with_move.result == before.result - 2) {
    judged.judgement = "blunder";
  } else if (keeping == 1 && cells.size() > 1) {
    judged.judgement = "only";
  } else if (with_move != before) {
    judged.judgement = "good";
  }
  return judged;
}

}  // namespace mnk::test
