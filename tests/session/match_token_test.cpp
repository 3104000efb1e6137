#include "session/match_token.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "session/match_state.h"
#include "support/dice.h"
#include "support/test_session.h"
#include "text/bit_text.h"

// Remote matches as links. match_model_test.cpp and the transcripts of letters and undo test how
// two tokens relate.
namespace mnk {
namespace {

using MatchTokenReason = MatchTokenError::Reason;

constexpr std::string_view characters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::vector<Cell> moves_of(std::string_view text, const Rules& rules = {}) {
  return parse_moves(text, Position(rules)).value();
}

/// A token with these moves and defaults elsewhere.
MatchToken with(std::string_view moves) {
  MatchToken token;
  token.moves = moves_of(moves);
  return token;
}

/// A token without any default.
MatchToken sample() {
  return {.match = {.id = 0x9abcdef01,
                    .seat = Seat::spectator,
                    .takebacks = 255,
                    .undo = UndoRequest::refused,
                    .asker = Seat::guest,
                    .known = 3},
          .rules = test::rules("5,4,3,misere"),
          .host_plays_x = false,
          .before = {.first = 12, .second = 4095, .draws = 1},
          .start = {},
          .moves = moves_of("a1.b2.e4", test::rules("5,4,3"))};
}

/// A game that fills its board: random play completes none of the long lines.
MatchToken full_board(int side) {
  test::Dice dice(23);
  MatchToken token = sample();
  token.rules = Rules::make(side, side, std::min(side + 1, Rules::max_side)).value();
  games::AnyPosition position(token.rules);
  while (!position.outcome().over()) position.play(dice.pick(position.available_moves()));
  token.moves = position.history();
  token.match.known = static_cast<int>(token.moves.size());
  return token;
}

TEST(MatchToken, ReadsBackAsWritten) {
  const std::string text = to_text(sample());
  EXPECT_EQ(parse_match_token(text), sample());
  MatchToken other = with("b2");
  other.match.id = sample().match.id;
  EXPECT_EQ(text.substr(1, 6), to_text(other).substr(1, 6)) << "where the match is named";
  EXPECT_EQ(parse_match_token(to_text(MatchToken())), MatchToken());
}

/// Links that people have kept must open for ever.
TEST(MatchToken, IsWrittenAsItAlwaysWas) {
  EXPECT_EQ(to_text(sample()), "Bmrze8Bv-yDEAM__ABAMBpgyHtxA");
}

TEST(MatchToken, IsShortAndReadsBackAsWritten) {
  EXPECT_EQ(to_text(MatchToken()).size(), 25U);
  const std::vector<std::pair<int, std::size_t>> longest{{3, 31}, {10, 142}, {20, 625}};
  for (const auto& [side, length] : longest) {
    const MatchToken token = full_board(side);
    ASSERT_EQ(std::ssize(token.moves), side * side);
    EXPECT_EQ(to_text(token).size(), length) << side;
    EXPECT_EQ(parse_match_token(to_text(token)), token);
  }
}

/// Four versions: none has room that its token does not need.
TEST(MatchToken, IsOfTheVersionThatHasRoomForItsTermsAndTheGuestsName) {
  const auto version = [](const MatchToken& token) {
    EXPECT_EQ(parse_match_token(to_text(token)), token);
    return to_text(token).front();
  };
  MatchToken token = sample();
  EXPECT_EQ(version(token), 'B');
  token.match.terms.help = true;
  EXPECT_EQ(version(token), 'D');
  token.match.guest_name = PlayerName::parse("Zoë");
  EXPECT_EQ(version(token), 'H');
  token.match.terms.help = false;
  EXPECT_EQ(version(token), 'F');
  token.match.guest_name.reset();
  token.match.terms.host_name = PlayerName::parse(std::string(32, 'm'));
  EXPECT_EQ(version(token), 'D');
  EXPECT_EQ(to_text(token).size(), to_text(sample()).size() + 43);
}

TEST(MatchToken, ThatIsTruncatedIsCut) {
  MatchToken named = sample();
  named.match.terms = {.help = true, .host_name = PlayerName::parse("Zoë")};
  MatchToken both = named;
  both.match.guest_name = PlayerName::parse("B");
  for (const MatchToken& token : {sample(), named, both}) {
    const std::string text = to_text(token);
    for (std::size_t length = 0; length < text.size(); ++length) {
      const auto read = parse_match_token(text.substr(0, length));
      ASSERT_FALSE(read) << length;
      EXPECT_EQ(read.error().reason, MatchTokenReason::cut) << length;
    }
  }
}

TEST(MatchToken, WithAnyOtherCharacterAnywhereIsRefused) {
  for (const MatchToken& token : {sample(), with("b2.a1.c3")}) {
    const std::string text = to_text(token);
    for (std::size_t at = 0; at < text.size(); ++at) {
      for (const char c : std::string(characters) + " .%&\x7f\xc3") {
        if (c == text[at]) continue;
        std::string edited = text;
        edited[at] = c;
        ASSERT_FALSE(parse_match_token(edited)) << edited;
      }
    }
  }
}

/// The error of a text.
MatchTokenError error_of(std::string_view text) { return parse_match_token(text).error(); }

struct Field {
  std::uint64_t value;
  int bits;
};

/// A text of any numbers with a correct check.
std::string sealed(const std::vector<Field>& fields) {
  BitWriter text;
  for (const auto& [value, bits] : fields) text.write(value, bits);
  return text.sealed();
}

/// The fields of a token of 3,3,3 without moves, up to the start position.
std::vector<Field> head() {
  return {{1, 6}, {7, 36}, {1, 2}, {0, 8},  {0, 2},  {0, 1},  {0, 1}, {2, 5},
          {2, 5}, {2, 5},  {1, 1}, {0, 12}, {0, 12}, {0, 12}, {0, 1}};
}

void append(std::vector<Field>& fields, std::string_view text, int bits) {
  for (const char c : text) fields.push_back({static_cast<unsigned char>(c), bits});
}

/// A token with another number at `at` and these moves.
std::string forged(std::size_t at, std::uint64_t value, const std::vector<Field>& moves = {}) {
  std::vector<Field> fields = head();
  fields[at].value = value;
  fields.push_back({moves.size(), 9});
  fields.insert(fields.end(), moves.begin(), moves.end());
  return sealed(fields);
}

TEST(MatchTokenError, SaysWhatIsWrong) {
  EXPECT_TRUE(parse_match_token(forged(1, 8)));
  EXPECT_EQ(error_of(forged(0, 9)).reason, MatchTokenReason::version);
  EXPECT_EQ(error_of("garbage").reason, MatchTokenReason::cut) << "too short for any version";
  EXPECT_EQ(error_of(forged(14, 1)).reason, MatchTokenReason::cut) << "a game from a position";
  for (const auto& [at, value, what] :
       std::vector<std::tuple<std::size_t, std::uint64_t, const char*>>{
           {2, 3, "a seat that there is not"},
           {7, 20, "21 columns"},
           {8, 31, "32 rows"},
           {9, 20, "21 in a row"},
           {4, 3, "an undo that there is not"},
           {5, 1, "an asker of nothing"}}) {
    EXPECT_EQ(error_of(forged(at, value)).reason, MatchTokenReason::content) << what;
  }
  EXPECT_EQ(error_of(forged(1, 7, {{0, 4}, {0, 4}})), (MatchTokenError{MatchTokenReason::move, 2}))
      << "the same cell twice";
  EXPECT_EQ(error_of(to_text(sample()) + "A").reason, MatchTokenReason::edited);
  EXPECT_EQ(error_of(to_text(sample()) + ".").reason, MatchTokenReason::edited);
}

/// A token with a correct check and these terms and host's name, or without terms the guest's name.
std::string forged_terms(std::optional<bool> help, std::string_view name) {
  std::vector<Field> fields = head();
  fields[0].value = help ? 3 : 5;
  if (help) fields.push_back({*help ? 1U : 0U, 1});
  fields.push_back({name.size(), 6});
  append(fields, name, 8);
  fields.push_back({0, 9});
  return sealed(fields);
}

TEST(MatchTokenError, RefusesTermsThatAreNoneAndNamesThatCannotBe) {
  ASSERT_TRUE(parse_match_token(forged_terms(true, "")));
  ASSERT_TRUE(parse_match_token(forged_terms(false, "Ann")));
  ASSERT_TRUE(parse_match_token(forged_terms({}, "Ann")));
  EXPECT_EQ(error_of(forged_terms(false, "")).reason, MatchTokenReason::content) << "none";
  for (const std::string& name : {std::string(" Ann"), std::string("A\n"),
                                  std::string("\xE2\x80\xAE"), std::string(33, 'm')}) {
    EXPECT_EQ(error_of(forged_terms(true, name)).reason, MatchTokenReason::content) << name;
    EXPECT_EQ(error_of(forged_terms({}, name)).reason, MatchTokenReason::content) << name;
  }
}

/// A token of another game with a correct check, under these rules and from this position, if any.
std::string forged_of_another_game(std::string_view rules, std::string_view start = "") {
  std::vector<Field> fields{{2, 6}, {7, 36}, {1, 2}, {0, 8}, {0, 2}, {0, 1}, {rules.size(), 8}};
  append(fields, rules, 7);
  fields.insert(fields.end(), {{1, 1}, {0, 12}, {0, 12}, {0, 12}, {start.empty() ? 0U : 1U, 1}});
  if (!start.empty()) fields.push_back({start.size(), 8});
  append(fields, start, 7);
  fields.push_back({0, 9});
  return sealed(fields);
}

TEST(MatchToken, OfAnotherGameHoldsItsRulesAndThePositionItBeganFrom) {
  ASSERT_TRUE(parse_match_token(forged_of_another_game("3,3,3,vanish")));
  const std::string text = forged_of_another_game("3,3,3,vanish", "a1/b2/X");
  const auto token = parse_match_token(text);
  ASSERT_TRUE(token && token->start);
  EXPECT_EQ(to_position_text(*token->start), "a1/b2/X");
  EXPECT_EQ(to_text(*token), text);
}

TEST(MatchTokenError, RefusesRulesOfAnotherGameThatAreNone) {
  EXPECT_EQ(error_of(forged_of_another_game("3,3,3,chess")).reason, MatchTokenReason::content);
  EXPECT_EQ(error_of(forged_of_another_game("3,3,3")).reason, MatchTokenReason::content)
      << "has a letter of its own";
  EXPECT_EQ(error_of(forged_of_another_game("3,3,3,vanish", "a1/a1/X")).reason,
            MatchTokenReason::content);
}

/// A saved match with room for `before`, but nothing in it.
TEST(KeptMatch, HasNoRoomForWhatItDoesNotHold) {
  std::vector<Field> kept{{7, 36}, {0, 2}, {0, 8}, {0, 2}, {0, 1}, {0, 9}, {0, 1}};
  EXPECT_TRUE(parse_match(sealed(kept), 0));
  kept.insert(kept.end(), {{0, 2}, {0, 1}, {0, 1}});
  EXPECT_FALSE(parse_match(sealed(kept), 0));
}

TEST(Terms, OfAnyOtherCharactersAreNone) {
  EXPECT_TRUE(parse_terms(to_text(Terms{.help = true, .host_name = {}})));
  EXPECT_FALSE(parse_terms("A.B"));
}

/// A token of a game from any marks: `.` is 0, X 1, O 2.
std::string from_position(std::string_view marks) {
  std::vector<Field> fields = head();
  fields.back().value = 1;
  for (const char mark : marks) fields.push_back({std::string_view(".XO?").find(mark), 2});
  fields.push_back({0, 9});
  return sealed(fields);
}

TEST(MatchToken, OfAGameFromAPositionHoldsIt) {
  const auto token = parse_match_token(from_position("XO..X...."));
  ASSERT_TRUE(token && token->start);
  EXPECT_EQ(to_position_text(*token->start), "XO./.X./...");
  MatchToken longest = full_board(Rules::max_side);
  std::string drawn = "X";
  for (int cell = 1; cell < 400; ++cell) drawn.append(cell % 20 == 0 ? "/." : ".");
  longest.start = games::parse_any_position(drawn, longest.rules).value();
  longest.moves.clear();
  longest.match.known = 0;
  EXPECT_EQ(to_text(longest).size(), 25 + 133);
  EXPECT_EQ(parse_match_token(to_text(longest)), longest);
}

TEST(MatchTokenError, RefusesPositionsFromWhichNoGameBegins) {
  for (const auto& [marks, what] :
       {std::pair(".........", "nothing set up"), std::pair("XXX......", "counts are off"),
        std::pair("XXXOO....", "over"), std::pair("?........", "no mark")}) {
    EXPECT_EQ(error_of(from_position(marks)).reason, MatchTokenReason::content) << what;
  }
}

TEST(MatchTokenError, NamesAMoveBesideTheBoardOrAfterTheEnd) {
  MatchToken token;
  token.moves = {{.row = 3, .column = 0}};
  EXPECT_EQ(error_of(to_text(token)), (MatchTokenError{MatchTokenReason::move, 1}));
  token.moves = moves_of("a1.a2.b1.b2.c1");
  token.moves.push_back(test::cell("c2"));
  EXPECT_EQ(error_of(to_text(token)), (MatchTokenError{MatchTokenReason::move, 6}));
}

}  // namespace
}  // namespace mnk
