#include "session/letter.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "session/match_text.h"
#include "session/merge.h"
#include "support/dice.h"
#include "support/test_session.h"
#include "text/bit_text.h"

// Games whose players are apart, as links carry them.
namespace mnk {
namespace {

using LetterReason = LetterError::Reason;

constexpr std::string_view characters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::vector<Cell> moves_of(std::string_view text, const Rules& rules = {}) {
  return parse_moves(text, rules).value();
}

/// A letter for the guest with these moves, and everything else at its default.
Letter with(std::string_view moves, UndoWish undo = UndoWish::none, Seat asker = Seat::host,
            int takebacks = 0) {
  Letter letter;
  letter.moves = moves_of(moves);
  letter.match = {.seat = Seat::guest,
                  .takebacks = takebacks,
                  .undo = undo,
                  .asker = asker,
                  .known = static_cast<int>(letter.moves.size())};
  return letter;
}

/// A letter with no moves and one thing different.
template <class Value>
Letter with(Value Letter::* member, Value value) {
  Letter letter;
  letter.*member = std::move(value);
  return letter;
}

/// A letter with nothing left at its default.
Letter sample() {
  return {.match = {.id = 0x9abcdef01,
                    .seat = Seat::spectator,
                    .takebacks = 255,
                    .undo = UndoWish::refused,
                    .asker = Seat::guest,
                    .known = 3},
          .rules = test::rules("5,4,3,misere"),
          .host_plays_x = false,
          .before = {.first = 12, .second = 4095, .draws = 1},
          .start = {},
          .moves = moves_of("a1.b2.e4", test::rules("5,4,3"))};
}

Letter random_letter(test::Dice& dice) {
  Letter letter = sample();
  MatchState& apart = letter.match;
  apart.id = (static_cast<std::uint64_t>(dice.below(1 << 18)) << 18U) +
             static_cast<std::uint64_t>(dice.below(1 << 18));
  apart.seat = static_cast<Seat>(dice.below(3));
  apart.undo = static_cast<UndoWish>(dice.below(3));
  apart.asker = apart.undo == UndoWish::none ? Seat::host : static_cast<Seat>(dice.below(2));
  letter.rules = dice.rules(Rules::max_side);
  letter.host_plays_x = dice.below(2) == 0;
  games::AnyPosition position(letter.rules);
  const int set_up = dice.below(2) == 0 ? 0 : dice.between(1, 60);
  const int length = set_up + dice.between(0, 60);
  for (int ply = 0; ply < length && !position.outcome().over(); ++ply) {
    position.play(dice.pick(position.available_moves()));
    if (ply + 1 != set_up || position.outcome().over()) continue;
    position = games::parse_any_position(to_position_text(position), letter.rules).value();
    letter.start = position;
  }
  letter.moves = position.history();
  letter.match.known = static_cast<int>(letter.moves.size());
  return letter;
}

/// A game that fills its board: lines are so long that chance makes none.
Letter full_board(int side) {
  test::Dice dice(23);
  Letter letter = sample();
  letter.rules = Rules::make(side, side, std::min(side + 1, Rules::max_side)).value();
  games::AnyPosition position(letter.rules);
  while (!position.outcome().over()) position.play(dice.pick(position.available_moves()));
  letter.moves = position.history();
  letter.match.known = static_cast<int>(letter.moves.size());
  return letter;
}

TEST(Letter, ReadsBackAsWritten) {
  const std::string text = to_text(sample());
  EXPECT_EQ(parse_letter(text), sample());
  Letter other = with("b2");
  other.match.id = sample().match.id;
  EXPECT_EQ(text.substr(1, 6), to_text(other).substr(1, 6)) << "where the match is named";
  EXPECT_EQ(parse_letter(to_text(Letter())), Letter());
}

/// Links that people have kept have to open for ever.
TEST(Letter, IsWrittenAsItAlwaysWas) {
  EXPECT_EQ(to_text(sample()), "Bmrze8Bv-yDEAM__ABAMBpgyHtxA");
}

Letter with_terms(const Terms& terms) {
  Letter letter = sample();
  letter.match.terms = terms;
  return letter;
}

TEST(Letter, HoldsWhatWasAgreedUponAndOnlyThenIsOfTheSecondVersion) {
  const auto name = PlayerName::parse("Zoë");
  for (const Terms& terms :
       {Terms{.help = true, .host_name = {}}, Terms{.help = false, .host_name = name},
        Terms{.help = true, .host_name = name}}) {
    const std::string text = to_text(with_terms(terms));
    EXPECT_EQ(text.front(), 'D');
    EXPECT_EQ(parse_letter(text), with_terms(terms));
    for (std::size_t length = 0; length < text.size(); ++length) {
      EXPECT_FALSE(parse_letter(text.substr(0, length))) << length;
    }
  }
  EXPECT_EQ(to_text(with_terms({})).front(), 'B');
  const Terms longest{.help = true, .host_name = PlayerName::parse(std::string(32, 'm'))};
  EXPECT_EQ(to_text(with_terms(longest)).size(), to_text(sample()).size() + 43);
}

TEST(Letter, OfRandomGamesReadsBackAsWritten) {
  test::Dice dice(21);
  for (int round = 0; round < 500; ++round) {
    const Letter letter = random_letter(dice);
    ASSERT_EQ(parse_letter(to_text(letter)), letter) << to_text(letter);
  }
}

TEST(Letter, IsShort) {
  EXPECT_EQ(to_text(Letter()).size(), 25U);
  const std::vector<std::pair<int, std::size_t>> longest{{3, 31}, {10, 142}, {20, 625}};
  for (const auto& [side, length] : longest) {
    const Letter letter = full_board(side);
    ASSERT_EQ(std::ssize(letter.moves), side * side);
    EXPECT_EQ(to_text(letter).size(), length) << side;
  }
}

TEST(Letter, ThatIsTruncatedIsCut) {
  const std::string text = to_text(sample());
  for (std::size_t length = 0; length < text.size(); ++length) {
    const auto letter = parse_letter(text.substr(0, length));
    ASSERT_FALSE(letter) << length;
    EXPECT_EQ(letter.error().reason, LetterReason::cut) << length;
  }
}

TEST(Letter, WithAnyOtherCharacterAnywhereIsRefused) {
  for (const Letter& letter : {sample(), with("b2.a1.c3")}) {
    const std::string text = to_text(letter);
    for (std::size_t at = 0; at < text.size(); ++at) {
      for (const char c : std::string(characters) + " .%&\x7f\xc3") {
        if (c == text[at]) continue;
        std::string edited = text;
        edited[at] = c;
        ASSERT_FALSE(parse_letter(edited)) << edited;
      }
    }
  }
}

TEST(Letter, WithACharacterMoreOrTwoExchangedIsRefused) {
  const std::string text = to_text(sample());
  for (std::size_t at = 0; at <= text.size(); ++at) {
    for (const char c : characters) {
      ASSERT_FALSE(parse_letter(std::string(text).insert(at, 1, c)));
    }
    if (at + 1 >= text.size() || text[at] == text[at + 1]) continue;
    std::string exchanged = text;
    std::swap(exchanged[at], exchanged[at + 1]);
    ASSERT_FALSE(parse_letter(exchanged)) << exchanged;
  }
}

TEST(Letter, OfAnyCharactersIsRefused) {
  test::Dice dice(22);
  for (int round = 0; round < 20'000; ++round) {
    ASSERT_FALSE(parse_letter(dice.text(characters, 80)));
  }
}

/// What is wrong with a text.
LetterError error_of(std::string_view text) { return parse_letter(text).error(); }

/// A letter whose check is right, whatever it says. `at` is the place of a number in the order in
/// which they are written.
std::string forged(int at, std::uint64_t value) {
  constexpr std::array<int, 16> bits{6, 36, 2, 8, 2, 1, 1, 5, 5, 5, 1, 12, 12, 12, 1, 9};
  std::array<std::uint64_t, 16> values{1, 7, 1, 0, 0, 0, 0, 2, 2, 2, 1, 0, 0, 0, 0, 0};
  values[static_cast<std::size_t>(at)] = value;
  BitWriter text;
  for (std::size_t i = 0; i < bits.size(); ++i) text.write(values[i], bits[i]);
  for (std::uint64_t move = 0; move < values.back(); ++move) text.write(move / 2, 4);
  return text.sealed();
}

TEST(LetterError, SaysWhatIsWrong) {
  EXPECT_TRUE(parse_letter(forged(1, 8)));
  EXPECT_EQ(error_of(forged(0, 5)).reason, LetterReason::version);
  EXPECT_EQ(error_of(forged(14, 1)).reason, LetterReason::cut) << "a game from a position";
  EXPECT_EQ(error_of(forged(2, 3)).reason, LetterReason::content) << "a seat that there is not";
  EXPECT_EQ(error_of(forged(7, 20)).reason, LetterReason::content) << "21 columns";
  EXPECT_EQ(error_of(forged(8, 31)).reason, LetterReason::content) << "32 rows";
  EXPECT_EQ(error_of(forged(9, 20)).reason, LetterReason::content) << "21 in a row";
  EXPECT_EQ(error_of(forged(4, 3)).reason, LetterReason::content) << "an undo that there is not";
  EXPECT_EQ(error_of(forged(5, 1)).reason, LetterReason::content) << "an asker of nothing";
  EXPECT_EQ(error_of(forged(15, 2)), (LetterError{LetterReason::move, 2})) << "the same cell twice";
  EXPECT_EQ(error_of(to_text(sample()) + "A").reason, LetterReason::edited);
  EXPECT_EQ(error_of(to_text(sample()) + ".").reason, LetterReason::edited);
}

/// A letter with terms whose check is right, of a name of these bytes.
std::string forged_terms(bool help, std::string_view name) {
  constexpr std::array<int, 15> bits{6, 36, 2, 8, 2, 1, 1, 5, 5, 5, 1, 12, 12, 12, 1};
  constexpr std::array<std::uint64_t, 15> values{3, 7, 1, 0, 0, 0, 0, 2, 2, 2, 1, 0, 0, 0, 0};
  BitWriter text;
  for (std::size_t i = 0; i < bits.size(); ++i) text.write(values[i], bits[i]);
  text.write(help ? 1 : 0, 1);
  text.write(name.size(), 6);
  for (const char byte : name) text.write(static_cast<unsigned char>(byte), 8);
  text.write(0, 9);
  return text.sealed();
}

TEST(LetterError, RefusesTermsThatAreNoneAndNamesThatCannotBe) {
  ASSERT_TRUE(parse_letter(forged_terms(true, "")));
  ASSERT_TRUE(parse_letter(forged_terms(false, "Ann")));
  EXPECT_EQ(error_of(forged_terms(false, "")).reason, LetterReason::content) << "none";
  EXPECT_EQ(error_of(forged_terms(true, " Ann")).reason, LetterReason::content);
  EXPECT_EQ(error_of(forged_terms(true, "A\n")).reason, LetterReason::content);
  EXPECT_EQ(error_of(forged_terms(true, "\xE2\x80\xAE")).reason, LetterReason::content);
  EXPECT_EQ(error_of(forged_terms(true, std::string(33, 'm'))).reason, LetterReason::content);
}

/// A letter of another game whose check is right, under these rules and, where there is one, from
/// this position.
std::string forged_of_another_game(std::string_view rules, std::string_view start = "") {
  BitWriter text;
  constexpr std::array<std::array<std::uint64_t, 2>, 6> head{
      {{2, 6}, {7, 36}, {1, 2}, {0, 8}, {0, 2}, {0, 1}}};
  for (const auto& [value, bits] : head) text.write(value, static_cast<int>(bits));
  const auto write = [&](std::string_view part) {
    text.write(part.size(), 8);
    for (const char c : part) text.write(static_cast<unsigned char>(c), 7);
  };
  write(rules);
  text.write(1, 1);
  for (int score = 0; score < 3; ++score) text.write(0, 12);
  text.write(start.empty() ? 0 : 1, 1);
  if (!start.empty()) write(start);
  text.write(0, 9);
  return text.sealed();
}

TEST(Letter, OfAnotherGameHoldsItsRulesAndThePositionItBeganFrom) {
  ASSERT_TRUE(parse_letter(forged_of_another_game("3,3,3,vanish")));
  const std::string text = forged_of_another_game("3,3,3,vanish", "a1/b2/X");
  const auto letter = parse_letter(text);
  ASSERT_TRUE(letter && letter->start);
  EXPECT_EQ(to_position_text(*letter->start), "a1/b2/X");
  EXPECT_EQ(to_text(*letter), text);
}

TEST(LetterError, RefusesRulesOfAnotherGameThatAreNone) {
  EXPECT_EQ(error_of(forged_of_another_game("3,3,3,chess")).reason, LetterReason::content);
  EXPECT_EQ(error_of(forged_of_another_game("3,3,3")).reason, LetterReason::content)
      << "has a letter of its own";
  EXPECT_EQ(error_of(forged_of_another_game("3,3,3,vanish", "a1/a1/X")).reason,
            LetterReason::content);
}

/// What is kept of a match with nothing in `before` but room for it.
TEST(KeptMatch, HasNoRoomForWhatItDoesNotHold) {
  const auto kept = [](bool with_before) {
    BitWriter text;
    constexpr std::array<std::array<std::uint64_t, 2>, 7> fields{
        {{7, 36}, {0, 2}, {0, 8}, {0, 2}, {0, 1}, {0, 9}, {0, 1}}};
    for (const auto& [value, bits] : fields) text.write(value, static_cast<int>(bits));
    for (const int bits : {2, 1, 1}) {
      if (with_before) text.write(0, bits);
    }
    return text.sealed();
  };
  EXPECT_TRUE(parse_match(kept(false), 0));
  EXPECT_FALSE(parse_match(kept(true), 0));
}

TEST(Terms, OfAnyOtherCharactersAreNone) {
  EXPECT_TRUE(parse_terms(to_text(Terms{.help = true, .host_name = {}})));
  EXPECT_FALSE(parse_terms("A.B"));
}

/// A letter of a game from these marks, whatever they are: `.` is 0, X 1, O 2.
std::string from_position(std::string_view marks) {
  constexpr std::array<int, 15> bits{6, 36, 2, 8, 2, 1, 1, 5, 5, 5, 1, 12, 12, 12, 1};
  constexpr std::array<std::uint64_t, 15> values{1, 7, 1, 0, 0, 0, 0, 2, 2, 2, 1, 0, 0, 0, 1};
  BitWriter text;
  for (std::size_t i = 0; i < bits.size(); ++i) text.write(values[i], bits[i]);
  for (const char mark : marks) text.write(std::string_view(".XO?").find(mark), 2);
  text.write(0, 9);
  return text.sealed();
}

TEST(Letter, OfAGameFromAPositionHoldsIt) {
  const auto letter = parse_letter(from_position("XO..X...."));
  ASSERT_TRUE(letter && letter->start);
  EXPECT_EQ(to_position_text(*letter->start), "XO./.X./...");
  Letter longest = full_board(Rules::max_side);
  longest.start = games::parse_any_position(std::string("X").append(19, '.').append([] {
                    std::string rows;
                    for (int row = 1; row < 20; ++row) rows.append("/").append(20, '.');
                    return rows;
                  }()),
                                            longest.rules)
                      .value();
  longest.moves.clear();
  EXPECT_EQ(to_text(longest).size(), 25 + 133);
}

TEST(LetterError, RefusesPositionsFromWhichNoGameBegins) {
  EXPECT_EQ(error_of(from_position(".........")).reason, LetterReason::content) << "nothing set up";
  EXPECT_EQ(error_of(from_position("XXX......")).reason, LetterReason::content) << "counts are off";
  EXPECT_EQ(error_of(from_position("XXXOO....")).reason, LetterReason::content) << "over";
  EXPECT_EQ(error_of(from_position("?........")).reason, LetterReason::content) << "no mark";
}

TEST(LetterError, NamesAMoveBesideTheBoardOrAfterTheEnd) {
  Letter letter;
  letter.moves = {{.row = 3, .column = 0}};
  EXPECT_EQ(error_of(to_text(letter)), (LetterError{LetterReason::move, 1}));
  letter.moves = moves_of("a1.a2.b1.b2.c1");
  letter.moves.push_back(test::cell("c2"));
  EXPECT_EQ(error_of(to_text(letter)), (LetterError{LetterReason::move, 6}));
}

TEST(Address, OfALetterIsFoundByItsName) {
  EXPECT_EQ(letter_in("g=Abc"), "Abc");
  EXPECT_EQ(letter_in("#g=Abc"), "Abc");
  EXPECT_EQ(letter_in("v=1&g=Abc"), std::nullopt);
  EXPECT_EQ(letter_in(""), std::nullopt);
}

/// The second game of a match.
Letter begun(bool host_plays_x, std::string_view moves) {
  Letter letter = with(moves);
  letter.host_plays_x = host_plays_x;
  letter.before.draws = 1;
  return letter;
}

struct Case {
  const char* name;
  Letter arrived;
  Letter known;
  Relation relation;
};

void PrintTo(const Case& given, std::ostream* out) { *out << given.name; }

class RelationOf : public testing::TestWithParam<Case> {};

TEST_P(RelationOf, IsSeen) {
  const Case& given = GetParam();
  EXPECT_EQ(relation_of(given.arrived, given.known), given.relation) << given.name;
}

using Kind = Relation::Kind;
INSTANTIATE_TEST_SUITE_P(
    Each, RelationOf,
    testing::Values(
        Case{"same", with("b2.a1"), with("b2.a1"), {Kind::same}},
        Case{"more moves", with("b2.a1"), with("b2"), {Kind::newer}},
        Case{"fewer moves", with("b2"), with("b2.a1"), {Kind::older}},
        Case{"other moves", with("b2.a1.c3"), with("b2.a1.c1"), {Kind::fork, 3}},
        Case{"other and more", with("b2.a2.c3"), with("b2.a1"), {Kind::fork, 2}},
        Case{"asked", with("b2.a1", UndoWish::asked, Seat::guest), with("b2.a1"), {Kind::newer}},
        Case{"asked before", with("b2"), with("b2", UndoWish::asked), {Kind::older}},
        Case{"refused", with("b2", UndoWish::refused), with("b2", UndoWish::asked), {Kind::newer}},
        Case{"agreed",
             with("", UndoWish::none, Seat::host, 1),
             with("b2", UndoWish::asked),
             {Kind::taken_back}},
        Case{"agreed after the reply",
             with("", UndoWish::none, Seat::host, 1),
             with("b2.a1", UndoWish::asked),
             {Kind::taken_back}},
        Case{"agreed, and asks in turn",
             with("b2.a1", UndoWish::asked, Seat::guest, 1),
             with("b2.a1.c3", UndoWish::asked),
             {Kind::taken_back}},
        Case{"agreed to a wish that was missed",
             with("b2", UndoWish::none, Seat::host, 1),
             with("b2.a1"),
             {Kind::taken_back}},
        Case{"agreed, and played on otherwise",
             with("c3", UndoWish::none, Seat::host, 1),
             with("b2.a1", UndoWish::asked),
             {Kind::taken_back}},
        Case{"agreed twice",
             with("", UndoWish::none, Seat::host, 2),
             with("b2", UndoWish::asked),
             {Kind::taken_back}},
        Case{"who moved last asks, and so does who is to move",
             with("b2.a1", UndoWish::asked, Seat::guest),
             with("b2.a1", UndoWish::asked, Seat::host),
             {Kind::newer}},
        Case{"who is to move asks, and so does who moved last",
             with("b2.a1", UndoWish::asked, Seat::host),
             with("b2.a1", UndoWish::asked, Seat::guest),
             {Kind::older}},
        Case{"the wish of who is to move is refused, and who moved last asks",
             with("b2.a1", UndoWish::refused, Seat::host),
             with("b2.a1", UndoWish::asked, Seat::guest),
             {Kind::older}},
        Case{"before it was taken back",
             with("b2.a1"),
             with("b2", UndoWish::none, Seat::host, 1),
             {Kind::older}},
        Case{"other rules",
             with(&Letter::rules, games::AnyRules(test::rules("4,4,3"))),
             with("b2"),
             {Kind::fork, 1}},
        Case{"other marks", with(&Letter::host_plays_x, false), with("b2"), {Kind::fork, 1}},
        Case{"the next game begun with other marks",
             begun(true, ""),
             begun(false, "b2"),
             {Kind::next_game}},
        Case{"the next game begun with other marks there",
             begun(false, "b2"),
             begun(true, ""),
             {Kind::older}},
        Case{"the next game answered with other marks",
             begun(true, ""),
             begun(false, "b2.a1"),
             {Kind::fork, 1}},
        Case{"next game", with(&Letter::before, Score{.first = 1}), with("b2"), {Kind::next_game}},
        Case{"game before",
             with("b2.a1.c3"),
             with(&Letter::before, Score{.draws = 1}),
             {Kind::older}}));

TEST(UndoTarget, IsWhereItsOwnerHadToMove) {
  EXPECT_EQ(undo_target(0, Mark::X), std::nullopt);
  EXPECT_EQ(undo_target(1, Mark::X), 0);
  EXPECT_EQ(undo_target(2, Mark::X), 0);
  EXPECT_EQ(undo_target(1, Mark::O), std::nullopt);
  EXPECT_EQ(undo_target(2, Mark::O), 1);
  EXPECT_EQ(undo_target(5, Mark::O), 3);
  EXPECT_EQ(undo_target(5, std::nullopt), std::nullopt);
  EXPECT_EQ(undo_target(1, Mark::O, Mark::O), 0) << "O began";
  EXPECT_EQ(undo_target(1, Mark::X, Mark::O), std::nullopt);
}

}  // namespace
}  // namespace mnk
