#include "players/heuristic_choice.h"

#include <gtest/gtest.h>

#include "support/opening.h"
#include "support/values.h"

namespace mnk {
namespace {

using test::opening;
using test::win_after;

/// Evaluation that stands for odds of e to one.
constexpr auto one_unit = static_cast<Evaluation>(points_per_unit);

TEST(WithChance, TurnsAnEvaluationIntoPerCent) {
  const Assessment unknown = Assessment::unknown(100);
  EXPECT_EQ(with_chance(unknown, 0).chance, 50);
  EXPECT_EQ(with_chance(unknown, one_unit).chance, 73) << "e / (1 + e)";
  EXPECT_EQ(with_chance(unknown, -one_unit).chance, 27);
  EXPECT_EQ(with_chance(unknown, 4 * one_unit).chance, 98);
  EXPECT_EQ(with_chance(unknown, 10 * one_unit).chance, 99) << "nothing is sure that is not proven";
  EXPECT_EQ(with_chance(unknown, win_in(3)).chance, 99);
  EXPECT_EQ(with_chance(unknown, loss_in(4)).chance, 1);
}

TEST(WithChance, ChangesNothingElse) {
  Assessment known = with_chance(Assessment::unknown(100), 300);
  known.chance.reset();
  EXPECT_EQ(known, Assessment::unknown(100));
}

TEST(WithChance, LeavesAProvenValueAsItIs) {
  const Assessment won = Assessment::proven(win_after(5));
  EXPECT_EQ(with_chance(won, -500), won);
}

TEST(WithForcedWin, RaisesWhatIsKnownToAWinOfThatLengthAtMost) {
  const Assessment known = with_forced_win(Assessment::unknown(100), 7);
  EXPECT_FALSE(known.is_proven()) << "a shorter one is not excluded";
  EXPECT_EQ(known.at_least, win_after(7));
  EXPECT_EQ(known.value, win_after(7));
  EXPECT_EQ(known.at_most, Assessment::unknown(100).at_most);
  EXPECT_EQ(known.chance, 99);
}

TEST(WithForcedWin, ProvesTheValueWhereNoShorterWinIsLeft) {
  Assessment known = Assessment::unknown(100);
  known.at_most = win_after(7);
  EXPECT_EQ(with_forced_win(known, 7), Assessment::proven(win_after(7)));
  EXPECT_FALSE(with_forced_win(known, 9).is_proven());
}

TEST(WithForcedWin, KeepsAShorterWinThatIsKnownAlready) {
  Assessment known = Assessment::unknown(100);
  known.at_least = win_after(5);
  EXPECT_EQ(with_forced_win(known, 9).value, win_after(5));
  const Assessment proven = Assessment::proven(win_after(3));
  EXPECT_EQ(with_forced_win(proven, 9), proven);
}

TEST(HeuristicChoice, HasAChanceAsSoonAsItHasLookedOnePlyAhead) {
  const PatternKnowledge knowledge(5);
  HeuristicChoice choice(knowledge, opening(), {});
  const Assessment unknown = Assessment::unknown(opening().empty_count());
  EXPECT_EQ(choice.assessment(unknown), unknown) << "nothing has been looked at";
  while (choice.search().best().depth == 0) {
    EXPECT_EQ(choice.assessment(unknown), unknown);
    Budget one_node(1);
    ASSERT_FALSE(choice.run(one_node));
  }
  EXPECT_EQ(choice.search().best().depth, 1);
  EXPECT_TRUE(choice.assessment(unknown).chance);
  EXPECT_EQ(choice.variation().front(), choice.move());
}

TEST(HeuristicChoice, AnnouncesAWinByFours) {
  const PatternKnowledge knowledge(5);
  HeuristicChoice choice(knowledge,
                         test::game(test::rules("15,15,5"), "h8.a1.i8.a3.j8.o1.h9.o3.h10.a15"), {});
  Budget budget(20'000);
  EXPECT_TRUE(choice.run(budget));
  const Assessment known = choice.assessment(Assessment::unknown(215));
  EXPECT_EQ(known.at_least, win_after(static_cast<int>(choice.variation().size())));
  EXPECT_EQ(known.chance, 99);
}

}  // namespace
}  // namespace mnk
