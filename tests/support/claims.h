#pragma once

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/notation.h"
#include "solver/solver.h"
#include "support/true_values.h"

/// Checks the solver's claims about positions against the truth.
namespace mnk::test {

inline void expect_true(const Assessment& said, Value truth) {
  EXPECT_LE(said.at_least, truth);
  EXPECT_GE(said.at_most, truth);
  if (said.is_proven()) {
    EXPECT_EQ(said.value, truth);
    EXPECT_EQ(said.at_least, said.at_most);
  }
  if (said.result_is_proven()) {
    EXPECT_EQ(said.value.result, truth.result);
  }
  if (said.cannot_win != Proof::none) {
    EXPECT_NE(truth.result, Result::win);
  }
  if (said.cannot_lose != Proof::none) {
    EXPECT_NE(truth.result, Result::loss);
  }
}

inline void expect_true(const Solution& said, const Position& position, TrueValues& truth) {
  expect_true(said.value, truth.of(position));
  if (!said.value.is_proven()) {
    EXPECT_FALSE(said.best_complete);
    // A winning move wins; a losing one holds out as long as the bound says.
    ASSERT_EQ(said.best.size(), 1u);
    if (said.value.at_least.result == Result::win) {
      EXPECT_GE(truth.of_move(position, said.best.front()), said.value.at_least);
    }
    return;
  }
  const std::vector<Cell> best = truth.best_moves(position);
  for (const Cell move : said.best) {
    EXPECT_TRUE(std::ranges::find(best, move) != best.end()) << to_text(move);
  }
  if (said.best_complete) {
    EXPECT_EQ(said.best, best);
  }
  Position here = position;
  for (const Cell move : said.variation) {
    EXPECT_EQ(truth.of_move(here, move), truth.of(here)) << to_text(said.variation);
    here = here.after(move);
  }
}

inline void expect_true(const std::vector<MoveAssessment>& said, const Position& position,
                        TrueValues& truth) {
  ASSERT_EQ(said.size(), position.available_moves().size());
  for (const MoveAssessment& known : said) {
    SCOPED_TRACE(to_text(known.move));
    expect_true(known.assessment, truth.of_move(position, known.move));
  }
  expect_true(best_of(said), truth.of(position));
  expect_true(sum_of(said), position, truth);
}

}  // namespace mnk::test
