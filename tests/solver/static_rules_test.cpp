#include "solver/static_rules.h"

#include <gtest/gtest.h>

#include "solver/win_search.h"
#include "support/asked.h"
#include "support/sample.h"
#include "support/solve.h"

namespace mnk {
namespace {

using test::Asked;
using test::rules;

TEST(Weight, RefutesBelowOneHalfAndBelowOneForWhoMovesSecond) {
  // Ten lines of four marks weigh ten sixteenths.
  const Asked board("4,4,4", ".... .... .... ....");
  EXPECT_FALSE(settle_by_weight(board.board, Role::attacker, always));
  const auto second = settle_by_weight(board.board, Role::defender, always);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->refuted, always);
  EXPECT_EQ(second->proof, Proof::erdos_selfridge);
}

TEST(Weight, CountsALineThatLacksOneMarkAsHalf) {
  // 1/2 for the first row, and as much for the others together: not below one.
  const Asked board("4,4,4", "XXX. .... .... .OO.");
  EXPECT_FALSE(settle_by_weight(board.board, Role::defender, always));
}

TEST(Threats, SayThatNoLineIsLeft) {
  const Asked blocked("4,1,3", "XO..");
  const auto answer = settle_by_threats(blocked.board, Role::attacker, always, true);
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->refuted, always);
  EXPECT_EQ(answer->proof, Proof::no_line_left);
}

TEST(Threats, SettleWhatIsAboutToHappen) {
  const Asked win("4,4,4", "XXX. OO.. .... ....");
  EXPECT_EQ(settle_by_threats(win.board, Role::attacker, always, true)->proven, 1);
  EXPECT_FALSE(settle_by_threats(win.board, Role::defender, always, true)) << "it can be stopped";
  const Asked two_wins("4,4,3", "XX.O X... .... ...O");
  EXPECT_EQ(settle_by_threats(two_wins.board, Role::defender, always, true)->proven, 2);
  const Asked fork("5,5,4", "XX... ...X. O..X. ....O O....");
  EXPECT_EQ(settle_by_threats(fork.board, Role::attacker, always, true)->proven, 3);
  EXPECT_FALSE(settle_by_threats(fork.board, Role::attacker, always, false));
}

TEST(Distance, RefutesUntilEnoughMovesHaveBeenMade) {
  const Asked board("5,5,4", "..... ..... ..X.. ..... ....O");
  // Three marks are missing, with X to move the fifth ply is the third.
  EXPECT_EQ(settle_by_threats(board.board, Role::attacker, 4, true)->refuted, 4);
  EXPECT_FALSE(settle_by_threats(board.board, Role::attacker, 5, true));
  EXPECT_EQ(settle_by_threats(board.board, Role::defender, 5, true)->refuted, 5);
}

/// What is left for settle_without_forks to answer.
std::optional<Bounds> answer_without_forks(const SearchBoard& board, Role to_move, Depth depth) {
  if (board.winning_cells(mnk::other(to_move)) > 0) return std::nullopt;
  if (settle_by_threats(board, to_move, depth, true)) return std::nullopt;
  return settle_without_forks(board, to_move, depth);
}

/// By a search that knows no rule but the lines.
bool wins_within(const Position& position, Mark attacker, Depth depth) {
  Table table(1 << 20);
  const SearchContext plain(position.rules(), table,
                            {.forks = false, .erdos_selfridge = false, .pairing = false});
  WinSearch search(plain, position, attacker);
  search.ask(depth);
  Budget budget(Budget::no_limit);
  return search.run(budget)->wins();
}

TEST(WithoutForks, RefutesOnlyWhatSearchRefutes) {
  int refuted = 0;
  for (const char* game : {"4,4,3", "4,4,4", "5,4,4", "6,4,4", "5,5,4", "4,3,2"}) {
    for (std::uint64_t seed = 1; seed <= 120; ++seed) {
      const Position position =
          test::random_position(rules(game), 4 + static_cast<int>(seed % 7), seed);
      if (position.outcome().over()) continue;
      for (const Mark attacker : {Mark::X, Mark::O}) {
        const Asked asked(position, attacker);
        const Role to_move = position.to_move() == attacker ? Role::attacker : Role::defender;
        for (const Depth depth : {Depth{3}, Depth{5}, Depth{7}}) {
          const auto answer = answer_without_forks(asked.board, to_move, depth);
          if (!answer) continue;
          ++refuted;
          EXPECT_GE(answer->refuted, depth);
          EXPECT_FALSE(wins_within(position, attacker, answer->refuted)) << game << ' ' << seed;
        }
      }
    }
  }
  EXPECT_GT(refuted, 500);
}

TEST(Zetters, HoldsWithoutALiveMarkAndWithOneWhenTheOtherSideMoves) {
  Position position(rules("19,19,8"));
  EXPECT_TRUE(settled_by_zetters(Asked(position).board, Role::attacker));
  position.play(test::cell("j10"));
  EXPECT_FALSE(settled_by_zetters(Asked(position).board, Role::attacker));
  EXPECT_TRUE(settled_by_zetters(Asked(position).board, Role::defender));
  position.play(test::cell("a1"));
  position.play(test::cell("k10"));
  EXPECT_FALSE(settled_by_zetters(Asked(position).board, Role::defender));
  EXPECT_TRUE(settled_by_zetters(Asked(position, Mark::O).board, Role::defender));
  EXPECT_FALSE(settled_by_zetters(Asked("9,9,7",
                                        "X........ ......... ......... ......... "
                                        "......... ......... ......... ......... "
                                        "O........")
                                      .board,
                                  Role::defender));
  // The marks of X at the ends lie on no line that is open.
  const Asked dead("10,1,8", "X.OXO....X");
  EXPECT_TRUE(settled_by_zetters(dead.board, Role::attacker));
}

TEST(Zetters, TellsTheOpponentNoLessThanTheFirstPlayer) {
  Solver solver(1 << 16);
  Position position(rules("19,19,8"));
  EXPECT_TRUE(test::value_of(solver, position).is_proven());
  position.play(test::cell("j10"));
  const Assessment after = test::value_of(solver, position);
  EXPECT_EQ(after.value, (Value{.result = Result::draw, .plies = 360}));
  EXPECT_EQ(after.cannot_win, Proof::theorem);
  EXPECT_EQ(after.cannot_lose, Proof::theorem);
}

TEST(Misere, SettlesWhenNobodyCanLoseOrOnlyLosingMovesAreLeft) {
  const Asked no_line("3,3,4,misere", "... ... ...");
  EXPECT_EQ(settle_misere(no_line.board, Role::attacker, always)->refuted, always);
  // Every move of X completes a line.
  const Asked winning("2,2,2,misere", "XO ..", Mark::O);
  EXPECT_EQ(settle_misere(winning.board, Role::defender, always)->proven, 1);
  const Asked losing("2,2,2,misere", "XO ..", Mark::X);
  EXPECT_EQ(settle_misere(losing.board, Role::attacker, always)->refuted, always);
}

TEST(Pairing, NeedsTwoCellsForEveryLine) {
  // Four lines and four free cells: one pair for each cannot be had.
  const Asked few("3,3,3", "... ... ...");
  EXPECT_FALSE(Pairing(few.map).exists(few.board, 3));
  const Asked enough("5,5,5", "..... ..... ..... ..... .....");
  EXPECT_TRUE(Pairing(enough.map).exists(enough.board, 5));
}

TEST(Pairing, SharesPairsBetweenLinesOfARow) {
  // Three overlapping lines in a row of six, one pair in the middle.
  const Asked row("6,1,4", "......");
  EXPECT_TRUE(Pairing(row.map).exists(row.board, 4));
  // Two lines that share one cell only: b is a fork.
  const Asked fork("6,1,4", "..XX.O");
  EXPECT_FALSE(Pairing(fork.map).exists(fork.board, 4));
  const Asked threatened("5,1,3", "X.X.O");
  EXPECT_FALSE(Pairing(threatened.map).exists(threatened.board, 3));
}

}  // namespace
}  // namespace mnk
