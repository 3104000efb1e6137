#include "registry/games.h"

#include <gtest/gtest.h>

#include "support/engine_printers.h"
#include "text/random.h"
#include "vanish/position.h"

namespace mnk::games {
namespace {

std::string error(std::string_view text) { return told(parse_any_rules(text).error()); }

TEST(AnyRules, AreOfTheGameThatAnOptionNames) {
  EXPECT_EQ(parse_any_rules("3,3,3"), AnyRules(Rules()));
  EXPECT_EQ(parse_any_rules("3,3,3,misere"), AnyRules(Rules::make(3, 3, 3, true).value()));
  EXPECT_EQ(parse_any_rules("3,3,3,vanish"), AnyRules(vanish::Rules()));
  const AnyRules misere = vanish::Rules::make(3, 3, 3, true).value();
  EXPECT_EQ(parse_any_rules("3,3,3,vanish,misere"), misere);
  EXPECT_EQ(parse_any_rules("3,3,3,misere,vanish"), misere);
  EXPECT_EQ(to_text(misere), "3,3,3,vanish,misere");
}

TEST(AnyRules, SayWhichOptionNoGameHas) {
  EXPECT_EQ(error("3,3,3,vanish,loud"), R"(rules_option at 13 "loud" 0..0)");
  EXPECT_EQ(error("3,3,3,"), R"(rules_option at 6 "" 0..0)");
  EXPECT_EQ(error("3,3,3,misere,misere"), R"(rules_option at 13 "misere" 0..0)");
  EXPECT_EQ(error("3,3,3,vanish,vanish"), R"(rules_option at 13 "vanish" 0..0)");
  EXPECT_EQ(error("3,3"), R"(rules_form at 0 "3,3" 0..0)");
}

TEST(AnyRules, SayWhatCannotBeOnThisBoard) {
  EXPECT_EQ(error("3,3,4,vanish"), R"(vanish_in_a_row_out_of_range at 4 "4" 2..3)");
  EXPECT_EQ(error("5,3,3,vanish"), R"(columns_out_of_range at 0 "5" 1..4)");
  EXPECT_EQ(error("3,5,3,vanish"), R"(rows_out_of_range at 2 "5" 1..4)");
  EXPECT_TRUE(parse_any_rules("3,3,4"));
}

TEST(AnyPosition, PlaysAndTakesBackInEveryGame) {
  for (const auto* text : {"3,3,3", "4,4,3,misere", "3,3,3,vanish", "4,3,4,vanish,misere"}) {
    AnyPosition position(parse_any_rules(text).value());
    const Marks empty = position.marks();
    Random random(5);
    while (!position.outcome().over() && position.history().size() < 30) {
      const Mark mover = position.to_move();
      const auto moves = position.available_moves();
      const Cell cell = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
      ASSERT_FALSE(position.refusal(cell));
      ASSERT_TRUE(position.play(cell));
      ASSERT_EQ(position.at(cell), mover);
      ASSERT_EQ(position.to_move(), opponent(mover));
      ASSERT_EQ(position.before().after(cell), position);
      ASSERT_NE(position.before(), position);
    }
    while (!position.history().empty()) position.take_back();
    EXPECT_EQ(position.marks(), empty);
    EXPECT_EQ(to_text(position.rules()), text);
  }
}

TEST(AnyPosition, IsTheSameByRulesAndMarksAndByItsMovesWherePositionsRecur) {
  const auto of = [](std::string_view rules, std::string_view moves) {
    AnyPosition position(parse_any_rules(rules).value());
    const auto cells = parse_moves(moves, position).value();
    for (const Cell cell : cells) EXPECT_TRUE(position.play(cell));
    return position;
  };
  EXPECT_EQ(of("3,3,3", "a1.b2.c3"), of("3,3,3", "c3.b2.a1"));
  EXPECT_NE(of("3,3,3", "a1"), of("3,3,3,misere", "a1"));
  EXPECT_NE(of("3,3,3", "a1"), of("3,3,3", "a2"));
  // The same marks in the same order, a round later.
  const std::string once = "a1.c1.c2.a2.b3.a3";
  EXPECT_EQ(of("3,3,3,vanish", once), of("3,3,3,vanish", once));
  EXPECT_NE(of("3,3,3,vanish", once), of("3,3,3,vanish", once + ".b1.c3." + once));
  EXPECT_TRUE(mnk_position(of("3,3,3", "a1")));
  EXPECT_FALSE(mnk_position(of("3,3,3,vanish", "a1")));
}

TEST(AnyMarks, AreReadAndWrittenEvenIfNoGameLeadsThere) {
  for (const auto* text : {"3,3,3", "3,3,3,gravity"}) {
    const AnyRules rules = parse_any_rules(text).value();
    EXPECT_EQ(to_position_text(parse_marks("XXX/.X./..O", rules).value(), rules), "XXX/.X./..O");
    EXPECT_EQ(told(parse_marks("XXX", rules).error()), R"(position_row_count at 0 "XXX" 3..1)");
  }
}

TEST(AnyMoves, SayWhichOneCannotBePlayedAndKeepThoseBefore) {
  const AnyPosition start(parse_any_rules("3,3,3,vanish").value());
  const auto taken = parse_moves("a1.b1.b2.c3.a2.c2.a1", start);
  ASSERT_FALSE(taken);
  EXPECT_EQ(told(taken.error().error), R"(cell_taken at 18 "a1" 0..0)");
  EXPECT_EQ(taken.error().legal_prefix.size(), 6U);
  EXPECT_EQ(parse_moves("a1.d1", start).error().error.offset, 3U);
  EXPECT_TRUE(parse_moves("a1.b1.b2.c3.a2.c2.c1.a1", start));
}

}  // namespace
}  // namespace mnk::games
