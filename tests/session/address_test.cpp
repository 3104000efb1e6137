#include "session/address.h"

#include <gtest/gtest.h>

#include "support/board.h"
#include "support/test_session.h"

// Addresses: what is written, what is read, and what is said of every bad part.
namespace mnk {
namespace {

using test::cell;
using test::players;
using AddressReason = AddressFault::Reason;

AddressFault fault(AddressReason reason, std::string part, std::string found,
                   ParseError error = {}) {
  return {.reason = reason,
          .part = std::move(part),
          .found = std::move(found),
          .error = std::move(error)};
}

ParseError why(ParseError::Reason reason, std::size_t offset, std::string found, int low = 0,
               int high = 0) {
  return {.reason = reason, .offset = offset, .found = std::move(found), .low = low, .high = high};
}

TEST(ToAddress, WritesTheWholeGameReadably) {
  EXPECT_EQ(to_address(players(PlayerKind::human, PlayerKind::perfect),
                       {cell("b2"), cell("a1"), cell("c3")}),
            "v=1&rules=3,3,3&x=human&o=perfect&moves=b2.a1.c3");
}

TEST(ToAddress, LeavesMovesOutWhenThereAreNone) {
  EXPECT_EQ(
      to_address(players(PlayerKind::easy, PlayerKind::human, test::rules("15,13,5,misere")), {}),
      "v=1&rules=15,13,5,misere&x=easy&o=human");
}

TEST(ToAddress, WritesThePositionBeforeTheMoves) {
  EXPECT_EQ(to_address(players(PlayerKind::human, PlayerKind::perfect),
                       test::board(Rules(), "XO. .X. ..O"), {cell("c1")}),
            "v=1&rules=3,3,3&x=human&o=perfect&position=XO./.X./..O&moves=c1");
}

TEST(ParseAddress, ReadsAPositionAndTheMovesFromThere) {
  const Address address = parse_address("rules=3,3,3&position=XO./.X./...&moves=c3.c1");
  EXPECT_TRUE(address.faults.empty());
  EXPECT_EQ(address.start, test::board(Rules(), "XO. .X. ..."));
  EXPECT_EQ(to_text(address.moves), "c3.c1") << "O moves first";
}

TEST(ParseAddress, KeepsThePartOfTheMovesThatIsLegalFromThePosition) {
  const Address address = parse_address("position=XO./.X./..O&moves=c1.a1.a2");
  ASSERT_EQ(address.faults.told.size(), 1U);
  EXPECT_EQ(address.faults.told[0].reason, AddressReason::moves);
  EXPECT_EQ(address.faults.told[0].error.reason, ParseError::Reason::cell_taken);
  EXPECT_EQ(address.start, test::board(Rules(), "XO. .X. ..O"));
  EXPECT_EQ(to_text(address.moves), "c1");
}

TEST(ParseAddress, TakesTheEmptyBoardInPlaceOfABadPositionAndKeepsTheRest) {
  const Address address = parse_address("o=hard&position=XX./.../...&moves=b2");
  ASSERT_EQ(address.faults.told.size(), 1U);
  EXPECT_EQ(address.start, std::nullopt);
  EXPECT_EQ(address.settings.o, PlayerKind::hard);
  EXPECT_EQ(to_text(address.moves), "b2");
}

TEST(ParseAddress, OfAnEmptyPositionIsAGameFromTheEmptyBoard) {
  const Address address = parse_address("position=.../.../...&moves=b2");
  EXPECT_TRUE(address.faults.empty());
  EXPECT_EQ(address.start, std::nullopt);
  EXPECT_EQ(to_address(address.settings, address.start, address.moves),
            "v=1&rules=3,3,3&x=human&o=human&moves=b2");
}

TEST(ParseAddress, ReadsAPositionInWhichTheGameIsOver) {
  const Address address = parse_address("position=XXX/OO./...&moves=c2");
  EXPECT_EQ(address.start, test::board(Rules(), "XXX OO. ..."));
  ASSERT_EQ(address.faults.told.size(), 1U);
  EXPECT_EQ(address.faults.told[0].error.reason, ParseError::Reason::game_over);
  EXPECT_TRUE(address.moves.empty());
}

TEST(ParseAddress, ReadsEveryPart) {
  const Address address = parse_address("v=1&rules=4,5,3&x=random&o=hard&moves=d5.a1");
  EXPECT_EQ(address.settings, players(PlayerKind::random, PlayerKind::hard, test::rules("4,5,3")));
  EXPECT_EQ(to_text(address.moves), "d5.a1");
  EXPECT_TRUE(address.faults.empty());
}

TEST(ParseAddress, TakesDefaultsForWhatIsMissing) {
  for (const char* text : {"", "#", "v=1", "#v=1", "&&", "moves="}) {
    const Address address = parse_address(text);
    EXPECT_EQ(address.settings, Settings()) << text;
    EXPECT_TRUE(address.moves.empty()) << text;
    EXPECT_TRUE(address.faults.empty()) << text;
  }
}

TEST(ParseAddress, TakesTheOrderOfPartsAsItComes) {
  const Address address = parse_address("moves=d4&o=easy&rules=4,4,4");
  EXPECT_EQ(to_text(address.moves), "d4");
  EXPECT_EQ(address.settings.o, PlayerKind::easy);
  EXPECT_TRUE(address.faults.empty());
}

TEST(ParseAddress, ReadsWhatBrowsersAndMailersMakeOfIt) {
  for (const char* text : {"#v=1&rules=4,4,3&moves=a1.b2", "v=1&rules=4%2C4%2c3&moves=a1%2Eb2",
                           "#%76=1&r%75les=4%2C4%2C3&moves=a1.b%32"}) {
    const Address address = parse_address(text);
    EXPECT_EQ(address.settings.rules, games::AnyRules(test::rules("4,4,3"))) << text;
    EXPECT_EQ(to_text(address.moves), "a1.b2") << text;
    EXPECT_TRUE(address.faults.empty()) << text;
  }
}

TEST(ParseAddress, LeavesAPercentSignWithoutTwoDigitsAsItIs) {
  for (const char* player : {"%", "%4", "%g1", "%1g", "a%"}) {
    const Address address = parse_address(std::string("x=") + player);
    ASSERT_EQ(address.faults.told.size(), 1U) << player;
    EXPECT_EQ(address.faults.told[0], fault(AddressReason::player, "x", player));
  }
}

struct BadAddressPart {
  std::string name;
  std::string text;
  AddressFault fault;
};

void PrintTo(const BadAddressPart& given, std::ostream* out) {
  *out << testing::PrintToString(given.text);
}

class BadPart : public testing::TestWithParam<BadAddressPart> {};

TEST_P(BadPart, IsToldExactlyAndEverythingElseIsKept) {
  const Address address = parse_address(GetParam().text);
  ASSERT_EQ(address.faults.told.size(), 1U);
  const AddressFault& told = address.faults.told[0];
  EXPECT_EQ(told.reason, GetParam().fault.reason);
  EXPECT_EQ(told.part, GetParam().fault.part);
  EXPECT_EQ(told.found, GetParam().fault.found);
  EXPECT_EQ(told.error, GetParam().fault.error);
  EXPECT_EQ(address.settings.x, PlayerKind::medium);
}

using ParseReason = ParseError::Reason;

INSTANTIATE_TEST_SUITE_P(
    Each, BadPart,
    testing::Values(
        BadAddressPart{"Version", "v=2&x=medium", fault(AddressReason::version, "v", "2")},
        BadAddressPart{"EmptyVersion", "v=&x=medium", fault(AddressReason::version, "v", "")},
        BadAddressPart{"VersionWithoutAValue", "v&x=medium",
                       fault(AddressReason::version, "v", "")},
        BadAddressPart{
            "RulesOfAnotherForm", "rules=3x3&x=medium",
            fault(AddressReason::rules, "rules", "3x3", why(ParseReason::rules_form, 0, "3x3"))},
        BadAddressPart{
            "RulesWithoutAValue", "rules&x=medium",
            fault(AddressReason::rules, "rules", "", why(ParseReason::rules_form, 0, ""))},
        BadAddressPart{"RulesWithAWrongWord", "rules=3,3,3,misery&x=medium",
                       fault(AddressReason::rules, "rules", "3,3,3,misery",
                             why(ParseReason::rules_option, 6, "misery"))},
        BadAddressPart{"TooManyColumns", "rules=21,3,3&x=medium",
                       fault(AddressReason::rules, "rules", "21,3,3",
                             why(ParseReason::columns_out_of_range, 0, "21", 1, 20))},
        BadAddressPart{"NoRows", "rules=3,0,3&x=medium",
                       fault(AddressReason::rules, "rules", "3,0,3",
                             why(ParseReason::rows_out_of_range, 2, "0", 1, 20))},
        BadAddressPart{"PositionWithTooManyX", "position=XX./.../...&x=medium",
                       fault(AddressReason::position, "position", "XX./.../...",
                             why(ParseReason::position_counts, 0, "XX./.../...", 2, 0))},
        BadAddressPart{"PositionThatBothHaveWon", "position=XXX/OOO/...&x=medium",
                       fault(AddressReason::position, "position", "XXX/OOO/...",
                             why(ParseReason::position_both_completed, 0, "XXX/OOO/..."))},
        BadAddressPart{"PositionPlayedOnAfterTheEnd", "position=XXX/OO./O..&x=medium",
                       fault(AddressReason::position, "position", "XXX/OO./O..",
                             why(ParseReason::position_after_end, 0, "XXX/OO./O.."))},
        BadAddressPart{"PositionWithTooFewRows", "position=XO./.X.&x=medium",
                       fault(AddressReason::position, "position", "XO./.X.",
                             why(ParseReason::position_row_count, 0, "XO./.X.", 3, 2))},
        BadAddressPart{"PositionWithAnotherSign", "position=XO./.Y./...&x=medium",
                       fault(AddressReason::position, "position", "XO./.Y./...",
                             why(ParseReason::position_symbol, 5, "Y"))},
        BadAddressPart{"TooManyInARow", "rules=3,3,99&x=medium",
                       fault(AddressReason::rules, "rules", "3,3,99",
                             why(ParseReason::in_a_row_out_of_range, 4, "99", 1, 20))},
        BadAddressPart{"Player", "x=medium&o=robot", fault(AddressReason::player, "o", "robot")},
        BadAddressPart{"PlayerInCapitals", "x=medium&o=Human",
                       fault(AddressReason::player, "o", "Human")},
        BadAddressPart{"EmptyPlayer", "x=medium&o=", fault(AddressReason::player, "o", "")},
        BadAddressPart{
            "MoveThatIsNoCell", "x=medium&moves=b2.22",
            fault(AddressReason::moves, "moves", "b2.22", why(ParseReason::cell_form, 3, "22"))},
        BadAddressPart{"MoveOffTheBoard", "x=medium&moves=b2.d1",
                       fault(AddressReason::moves, "moves", "b2.d1",
                             why(ParseReason::cell_off_board, 3, "d1", 3, 3))},
        BadAddressPart{"MoveOnATakenCell", "x=medium&moves=b2.a1.b2",
                       fault(AddressReason::moves, "moves", "b2.a1.b2",
                             why(ParseReason::cell_taken, 6, "b2"))},
        BadAddressPart{"MoveAfterTheEnd", "x=medium&moves=a1.a2.b1.b2.c1.c2",
                       fault(AddressReason::moves, "moves", "a1.a2.b1.b2.c1.c2",
                             why(ParseReason::game_over, 15, "c2"))},
        BadAddressPart{
            "MissingMove", "x=medium&moves=b2..a1",
            fault(AddressReason::moves, "moves", "b2..a1", why(ParseReason::cell_form, 3, ""))},
        BadAddressPart{"EncodedMoves", "x=medium&moves=b2%2Ed1",
                       fault(AddressReason::moves, "moves", "b2.d1",
                             why(ParseReason::cell_off_board, 3, "d1", 3, 3))},
        BadAddressPart{"UnknownPart", "x=medium&theme=dark",
                       fault(AddressReason::unknown, "theme", "dark")},
        BadAddressPart{"UnknownPartWithoutAValue", "x=medium&hello",
                       fault(AddressReason::unknown, "hello", "")},
        BadAddressPart{"PartWithoutAName", "x=medium&=3", fault(AddressReason::unknown, "", "3")},
        BadAddressPart{"PartInCapitals", "x=medium&RULES=4,4,4",
                       fault(AddressReason::unknown, "RULES", "4,4,4")},
        BadAddressPart{"RepeatedPart", "x=medium&x=easy", fault(AddressReason::twice, "x", "easy")},
        BadAddressPart{"SecondHash", "x=medium&#v=1", fault(AddressReason::unknown, "#v", "1")}),
    [](const auto& each) { return each.param.name; });

TEST(ParseAddress, KeepsTheLegalPrefixOfBadMoves) {
  const Address address = parse_address("rules=3,3,3&moves=b2.a1.b2.c3");
  EXPECT_EQ(to_text(address.moves), "b2.a1");
  EXPECT_EQ(address.faults.told.size(), 1U);
}

TEST(ParseAddress, ReadsMovesByTheDefaultRulesWhenTheRulesAreBad) {
  const Address address = parse_address("rules=0,0,0&moves=b2.e5.a1");
  EXPECT_EQ(address.settings.rules, games::AnyRules(Rules()));
  EXPECT_EQ(to_text(address.moves), "b2");
  ASSERT_EQ(address.faults.told.size(), 2U);
  EXPECT_EQ(address.faults.told[0].reason, AddressReason::rules);
  EXPECT_EQ(address.faults.told[1].reason, AddressReason::moves);
}

TEST(ParseAddress, TellsEveryFaultAndTheFirstOfARepeatedPartCounts) {
  const Address address = parse_address("#v=9&x=nobody&x=easy&y=1&o=hard");
  EXPECT_EQ(address.settings, players(PlayerKind::human, PlayerKind::hard));
  EXPECT_EQ(address.faults.told, (std::vector{fault(AddressReason::unknown, "y", "1"),
                                              fault(AddressReason::twice, "x", "easy"),
                                              fault(AddressReason::version, "v", "9"),
                                              fault(AddressReason::player, "x", "nobody")}));
}

TEST(ParseAddress, TellsFiveFaultsAndCountsTheOthers) {
  const Address address = parse_address("a&b&c&d&e&f&v=2&rules=9");
  ASSERT_EQ(address.faults.told.size(), AddressFaults::max_told);
  EXPECT_EQ(address.faults.told[4].part, "e");
  EXPECT_EQ(address.faults.more, 3);
}

TEST(ParseAddress, TellsOfALongTextItsFirstSixtyBytes) {
  const std::string longest(60, 'k');
  for (const auto& [text, expected] :
       {std::pair("x=" + longest, fault(AddressReason::player, "x", longest)),
        {"x=" + longest + "k", fault(AddressReason::player, "x", longest)},
        {longest + "k=" + longest + "k", fault(AddressReason::unknown, longest, longest)},
        {"moves=b2." + longest + "k",
         fault(AddressReason::moves, "moves", "b2." + std::string(57, 'k'),
               why(ParseReason::cell_form, 3, longest))}}) {
    const Address address = parse_address(text);
    ASSERT_EQ(address.faults.told.size(), 1U) << text;
    EXPECT_EQ(address.faults.told[0], expected) << text;
  }
}

TEST(ParseSettings, ReadsWhatChangesAndRefusesAllElse) {
  const auto change = parse_settings("v=1&rules=4,4,3&o=hard");
  ASSERT_TRUE(change);
  EXPECT_EQ(change->applied_to(players(PlayerKind::easy, PlayerKind::human)),
            players(PlayerKind::easy, PlayerKind::hard, test::rules("4,4,3")));
  EXPECT_EQ(parse_settings(""), SettingsChange());
  for (const char* text : {"moves=b2", "rules=4", "x=robot", "o=", "v=2", "o=easy&o=easy",
                           "rules=4&position=X../.../...", "position=X../.../..."}) {
    const auto refused = parse_settings(text);
    ASSERT_FALSE(refused) << text;
    EXPECT_EQ(refused.error().told.size(), 1U) << text;
  }
}

TEST(ParseAddress, KnowsEveryPlayerByName) {
  for (const PlayerKind kind : all_player_kinds) {
    const Address address = parse_address("x=" + std::string(to_text(kind)));
    EXPECT_EQ(address.settings.x, kind);
    EXPECT_TRUE(address.faults.empty());
  }
}

}  // namespace
}  // namespace mnk
