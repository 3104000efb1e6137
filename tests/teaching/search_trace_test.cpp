#include "teaching/search_trace.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string_view>
#include <vector>

#include "engine/notation.h"
#include "support/true_values.h"

// The traced searches: their nodes, and every cut they make.
namespace mnk {
namespace {

Position board(std::string_view text) { return *parse_position(text, Rules()); }

SearchTally tally(SearchMethod method, const Position& position) {
  return search_by(method, position, [](const SearchStep&) {});
}

/// X's value of a position, from the rules alone.
int plain_value(const Position& position) {
  static test::TrueValues truth{Rules()};
  const int own = static_cast<int>(truth.of(position).result) - 1;
  return position.to_move() == Mark::X ? own : -own;
}

/// Replays the steps and checks each by the rules: the position, what each side was sure of, and
/// that no move skipped by a cut could change the value above it.
class StepChecker {
 public:
  explicit StepChecker(Position start) : start_(std::move(start)) {}

  void operator()(const SearchStep& step) {
    if (step.kind == SearchStep::Kind::looks) {
      look(step);
    } else if (step.kind == SearchStep::Kind::cuts) {
      cut(step);
    } else {
      settle(step);
    }
  }
  int cuts = 0;
  int looks = 0;

 private:
  struct Open {
    Position position;
    std::vector<int> values;  ///< of the settled moves
    bool cut = false;
  };

  void look(const SearchStep& step) {
    ++looks;
    ASSERT_EQ(step.depth, static_cast<int>(open_.size()));
    open_.push_back({step.move ? open_.back().position.after(*step.move) : start_, {}});
    EXPECT_EQ(step.over, open_.back().position.outcome().over());
  }
  /// A side's sure value: the best one settled at its turns on the way here.
  [[nodiscard]] int sure(Mark side) const {
    int best = side == Mark::X ? below_all : above_all;
    for (const Open& node : open_) {
      if (node.position.to_move() != side) continue;
      for (const int value : node.values) {
        best = side == Mark::X ? std::max(best, value) : std::min(best, value);
      }
    }
    return best;
  }
  void cut(const SearchStep& step) {
    ++cuts;
    EXPECT_EQ(step.alpha, sure(Mark::X));
    EXPECT_EQ(step.beta, sure(Mark::O));
    EXPECT_GE(step.alpha, step.beta);
    Open& node = open_.back();
    const auto moves = node.position.available_moves();
    EXPECT_EQ(node.values.size() + step.left_out.size(), moves.size());
    EXPECT_EQ(step.left_out.back(), moves.back());
    // Even if the skipped moves are better, the side choosing above has something at least as good.
    const int exact = plain_value(node.position);
    if (node.position.to_move() == Mark::X) {
      EXPECT_GE(exact, step.beta);
    } else {
      EXPECT_LE(exact, step.alpha);
    }
    node.cut = true;
  }
  void settle(const SearchStep& step) {
    const Open node = open_.back();
    open_.pop_back();
    if (!node.cut && !node.position.outcome().over()) {
      EXPECT_EQ(node.values.size(), node.position.available_moves().size());
    }
    if (!open_.empty()) open_.back().values.push_back(step.value);
  }

  Position start_;
  std::vector<Open> open_;
};

TEST(SearchTrace, AlphaBetaLooksAtFewerAndFindsTheSame) {
  EXPECT_EQ(tally(SearchMethod::alphabeta, Position(Rules())).nodes, 18'297u);
  for (const auto* const text :
       {".../.../...", "X../.O./..X", "XO./.X./...", "XOX/OXO/...", "OXX/XOO/.X."}) {
    const Position position = board(text);
    const int value = plain_value(position);
    EXPECT_EQ(tally(SearchMethod::minimax, position).value, value) << text;
    EXPECT_EQ(tally(SearchMethod::alphabeta, position).value, value) << text;
  }
}

TEST(SearchTrace, MakesEachCutForTheReasonThatItGives) {
  for (const auto* const text : {"X../.../...", "X../.O./..X", "XO./.../..."}) {
    const Position position = board(text);
    StepChecker checker(position);
    const SearchTally all = search_by(SearchMethod::alphabeta, position, std::ref(checker));
    EXPECT_GT(checker.cuts, 0) << text;
    EXPECT_EQ(static_cast<std::uint64_t>(checker.looks), all.nodes);
  }
}

}  // namespace
}  // namespace mnk
