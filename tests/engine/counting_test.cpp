#include "engine/counting.h"

#include <gtest/gtest.h>

#include <set>
#include <tuple>

#include "support/board.h"
#include "support/engine_printers.h"
#include "support/heavy.h"

namespace mnk {
namespace {

using test::rules;

TEST(GameCounts, CountsAnOblongBoardTheSameWhicheverWayItLies) {
  const GameCounts wide = count_game(rules("4,3,3"));
  const GameCounts tall = count_game(rules("3,4,3"));
  EXPECT_EQ(wide.games, 151'188'768u);
  EXPECT_EQ(tall.games, wide.games);
  EXPECT_EQ(wide.positions, 111'973u);
  EXPECT_EQ(tall.positions, wide.positions);
  EXPECT_EQ(tall.positions_up_to_symmetry, wide.positions_up_to_symmetry);
}

TEST(GameCounts, OfFourByFourAreTheKnownOnes) {
  if (!test::can_do_heavy_work) GTEST_SKIP() << "too slow in this build";
  for (const auto& [text, positions, up_to_symmetry] :
       {std::tuple("4,4,3", 6'036'001U, 756'387U), {"4,4,4", 9'722'011U, 1'217'977U}}) {
    const GameCounts counts = count_game(rules(text));
    EXPECT_EQ(counts.positions, positions) << text;
    EXPECT_EQ(counts.positions_up_to_symmetry, up_to_symmetry) << text;
    EXPECT_EQ(counts.games, counts.x_wins + counts.o_wins + counts.draws) << text;
  }
}

/// The counts again, by plain recursion over the tree without shared code.
void walk(Position& position, GameCounts& counts) {
  ++counts.nodes;
  if (position.outcome().over()) {
    ++counts.games;
    counts.x_wins += position.outcome().winner() == Mark::X ? 1U : 0U;
    counts.o_wins += position.outcome().winner() == Mark::O ? 1U : 0U;
    counts.draws += position.outcome().is_draw() ? 1U : 0U;
    return;
  }
  for (const Cell move : position.available_moves()) {
    ASSERT_TRUE(position.play(move));
    walk(position, counts);
    position.take_back();
  }
}

TEST(GameCounts, IsWhatAWalkOfTheWholeTreeFinds) {
  for (const auto* text :
       {"3,3,3", "3,3,2", "2,4,2", "5,1,3", "1,1,1", "2,2,3", "3,3,3,misere", "3,2,2,misere"}) {
    GameCounts walked;
    Position start(rules(text));
    walk(start, walked);
    const GameCounts counted = count_game(rules(text));
    EXPECT_EQ(counted.games, walked.games) << text;
    EXPECT_EQ(counted.x_wins, walked.x_wins) << text;
    EXPECT_EQ(counted.o_wins, walked.o_wins) << text;
    EXPECT_EQ(counted.draws, walked.draws) << text;
    EXPECT_EQ(counted.nodes, walked.nodes) << text;
  }
}

void collect(Position& position, std::set<std::string>& reached) {
  if (!reached.insert(to_position_text(position)).second) return;
  for (const Cell move : position.available_moves()) {
    ASSERT_TRUE(position.play(move));
    collect(position, reached);
    position.take_back();
  }
}

/// Every way to fill the board with X, O and blanks, as position text.
std::vector<std::string> all_drawings(const Rules& board) {
  std::vector<std::string> drawings{""};
  for (int index = 0; index < board.cell_count(); ++index) {
    const bool new_row = index > 0 && index % board.columns() == 0;
    std::vector<std::string> longer;
    for (const std::string& drawing : drawings) {
      for (const char symbol : {'X', 'O', '.'}) {
        longer.push_back(drawing + (new_row ? "/" : "") + symbol);
      }
    }
    drawings = std::move(longer);
  }
  return drawings;
}

TEST(PositionText, AcceptsExactlyThePositionsThatPlayReaches) {
  for (const auto* text : {"3,3,3", "3,3,2", "3,3,1", "3,3,4", "4,2,2", "2,4,3", "7,1,3", "1,7,2",
                           "3,3,3,misere", "4,2,2,misere"}) {
    std::set<std::string> reached;
    Position start(rules(text));
    collect(start, reached);
    std::size_t accepted = 0;
    for (const std::string& drawing : all_drawings(rules(text))) {
      const bool legal = parse_position(drawing, rules(text)).has_value();
      accepted += legal ? 1 : 0;
      ASSERT_EQ(legal, reached.contains(drawing)) << text << ' ' << drawing;
    }
    EXPECT_EQ(accepted, reached.size()) << text;
  }
}

}  // namespace
}  // namespace mnk
