#include <gtest/gtest.h>

#include "puzzles/database.h"
#include "puzzles/maker.h"
#include "registry/games.h"
#include "support/board.h"
#include "support/heavy.h"
#include "support/puzzle_checker.h"

// Puzzles checked against the rules alone if enumeration is possible, else against a separate
// solver.
namespace mnk {
namespace {

struct Wanted {
  const char* rules;
  std::size_t count;
};
std::ostream& operator<<(std::ostream& out, const Wanted& wanted) { return out << wanted.rules; }

void expect_no_two_the_same(const std::vector<Puzzle>& puzzles) {
  std::set<std::string> keys;
  for (const Puzzle& puzzle : puzzles) {
    EXPECT_TRUE(keys.insert(test::naive_key(puzzle)).second) << test::named(puzzle);
  }
}

void expect_sound(const Wanted& wanted, test::MnkTruth truth) {
  const Rules rules = test::rules(wanted.rules);
  const std::size_t count = test::can_do_heavy_work ? wanted.count : wanted.count / 8;
  const auto puzzles = make_puzzles(*make_oracle(rules), {}, count, 7);
  EXPECT_EQ(puzzles.size(), count);
  std::set<PuzzleTheme> themes;
  for (const Puzzle& puzzle : puzzles) {
    EXPECT_EQ(test::fault_of(puzzle, truth), "") << test::named(puzzle);
    themes.insert(puzzle.theme);
  }
  if (test::can_do_heavy_work) {
    EXPECT_GE(themes.size(), 3U);
  }
  expect_no_two_the_same(puzzles);
}

class EnumeratedPuzzles : public testing::TestWithParam<Wanted> {};
TEST_P(EnumeratedPuzzles, AreWhatTheyClaimByTheRulesAlone) {
  expect_sound(GetParam(), test::enumerated(test::rules(GetParam().rules)));
}
INSTANTIATE_TEST_SUITE_P(, EnumeratedPuzzles,
                         testing::Values(Wanted{"3,3,3", 80}, Wanted{"3,3,3,misere", 80},
                                         Wanted{"4,3,3", 80}));

class SolvedPuzzles : public testing::TestWithParam<Wanted> {};
TEST_P(SolvedPuzzles, AreWhatTheyClaimByASolverOfTheirOwn) {
  expect_sound(GetParam(), test::solved());
}
INSTANTIATE_TEST_SUITE_P(, SolvedPuzzles,
                         testing::Values(Wanted{"4,4,4", 24}, Wanted{"5,5,4", 16}));

TEST(ThreatPuzzles, AreWonByFoursAloneAndLostByEveryOtherMove) {
  const Rules rules = test::rules("15,15,5");
  const auto puzzles = make_puzzles(*make_oracle(rules), {.theme = PuzzleTheme::threats},
                                    test::can_do_heavy_work ? 4 : 1, 3);
  ASSERT_FALSE(puzzles.empty());
  expect_no_two_the_same(puzzles);
  for (const Puzzle& puzzle : puzzles) {
    EXPECT_EQ(test::fault_of_fours(puzzle), "") << test::named(puzzle);
    ASSERT_EQ(puzzle.answers, std::vector<Cell>{puzzle.line.front()});
    EXPECT_TRUE(
        test::is_proven_win(test::without_mark(test::board_of(puzzle), puzzle.last), 200'000))
        << test::named(puzzle) << "the last move was no mistake";
    for (const Cell move : puzzle.position.available_moves()) {
      if (move == puzzle.line.front()) continue;
      EXPECT_TRUE(test::is_proven_win(test::board_of(puzzle).after(move), 200'000))
          << test::named(puzzle) << to_text(move) << " does not lose";
    }
  }
}

struct KnownThreats {
  std::uint64_t seed;
  const char* text;
  const char* line;
};

/// Found by random games, so a change to any step on the way finds another one.
TEST(PuzzlesOfThreats, AreThoseOfTheirSeed) {
  for (const KnownThreats& known :
       {KnownThreats{2,
                     "15,15,5.threats.3.m11.15/15/10O4/10X4/8XO5/6XXOX5/7OOXO4/6OXO1OX3/"
                     "4OXXX1OXO3/7OXOOX3/7OX1OXX2/8XXOX3/8O2O3/11X3/15",
                     "k13.k14.j13.h13.m13"},
        KnownThreats{5,
                     "15,15,5.threats.5.n8.15/15/8O6/7X7/4O1XO4O2/5X1OX1OOOX1/4X1X1OXXX3/"
                     "3O1OOXXOX2O1/3XO1XXOXXO3/4OXXX1OOOX2/4XOXO2OX3/3O2O4O3/7X4X2/15/15",
                     "m7.n7.l8.o5.j6.i5.m9.n10.m11.m8.m12"}}) {
    PuzzleMaker maker(make_oracle(test::rules("15,15,5"), nodes_to_make), {}, known.seed);
    const Puzzle made = maker.next().value();
    EXPECT_FALSE(maker.take()) << "one of each game";
    EXPECT_EQ(to_puzzle_text(entry_of(made)), known.text);
    EXPECT_EQ(to_text(made.line), known.line);
    EXPECT_EQ(test::fault_of_fours(made), "") << test::named(made);
  }
}

TEST(Appeal, IsWhatAMoveCompletesStopsAndKeepsOpen) {
  const games::AnyRules rules = games::parse_any_rules("3,3,3,vanish").value();
  const auto position = games::parse_any_position("a1.b1/a2.b2/X", rules).value();
  std::string looks;
  for (const Appeal& look : make_oracle(rules)->appeal(position)) {
    looks += to_text(look.move) + ' ' + std::to_string(look.score) + ' ';
  }
  EXPECT_EQ(looks, "c1 1009 c2 103 a3 2 c3 2 b3 1 ");
}

TEST(Puzzles, ComeToAnEndWhereThereAreNoMore) {
  const auto all = make_puzzles(*make_oracle(Rules()), {}, 100'000, 1);
  const auto again = make_puzzles(*make_oracle(Rules()), {}, 100'000, 2);
  EXPECT_EQ(all.size(), again.size()) << "all of a small board, whatever the order";
  expect_no_two_the_same(all);
  EXPECT_TRUE(make_puzzles(*make_oracle(test::rules("2,2,2")), {}, 5, 1).empty());
  EXPECT_TRUE(make_puzzles(*make_oracle(test::rules("1,1,1")), {}, 5, 1).empty());
  EXPECT_TRUE(make_puzzles(*make_oracle(test::rules("4,4,5")), {}, 5, 1).empty())
      << "there is no line";
}

TEST(Puzzles, OfAnotherGradeAreKeptWhereNoneHasTheGradeThatIsWanted) {
  // The only traps of this board are of the grades 1, 2 and 4.
  PuzzleMaker maker(make_oracle(Rules(), nodes_to_make), {.theme = PuzzleTheme::trap, .grade = 3},
                    1);
  EXPECT_FALSE(maker.nearest());
  while (maker.step()) {
  }
  EXPECT_FALSE(maker.take());
  ASSERT_TRUE(maker.nearest());
  EXPECT_TRUE(maker.nearest()->grade == 2 || maker.nearest()->grade == 4);
  EXPECT_EQ(maker.nearest()->theme, PuzzleTheme::trap);
}

std::optional<ProvenPuzzle> proven(const char* drawing, std::uint64_t nodes = 100'000) {
  return make_oracle(Rules(), nodes)->prove(test::board(Rules(), drawing));
}

TEST(ProvenPuzzle, IsNoneWhereEveryMoveIsRightOrNothingCanBeSaved) {
  EXPECT_FALSE(proven("... ... ...")) << "every first move draws";
  EXPECT_FALSE(proven("X.X .O. O.X")) << "O has lost";
  EXPECT_FALSE(proven("XX. OO. ...")) << "that is no puzzle";
}

TEST(ProvenPuzzle, IsNoneWhereTheNodesDoNotProveIt) { EXPECT_FALSE(proven("X.. .O. ..X", 3)); }

}  // namespace
}  // namespace mnk
