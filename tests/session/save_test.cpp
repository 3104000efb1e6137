#include "session/save.h"

#include <gtest/gtest.h>

#include "session/match_token.h"
#include "support/test_session.h"

// Saves: written, read back, and refused as a whole if any part is damaged.
namespace mnk {
namespace {

constexpr std::string_view whole =
    "save=1&id=00000000000000af&series=0123456789abcdef&score=2.1.3&first=o&counted=draw&cursor=1"
    "&stand=2&rules=4,4,3&x=human&o=easy&moves=b2.a1&aside=b2.c3.d4"
    "&draft=erase:4,2,2:XX../...O";

/// From a position with O to move.
constexpr std::string_view set_up =
    "save=1&id=00000000000000af&series=0123456789abcdef&score=2.1.3&first=o&counted=none&cursor=1"
    "&rules=3,3,3&x=human&o=easy&position=XO./.X./...&moves=c3.c1&aside=c3.a2.c1";

/// A save with one field changed, or left out if no value is given.
std::string with(std::string_view name, std::optional<std::string_view> value,
                 std::string_view all = whole) {
  std::string text;
  for (const Token& token : split(all, '&')) {
    const bool meant = token.text.starts_with(std::string(name) + "=");
    if (meant && !value) continue;
    if (!text.empty()) text += '&';
    if (meant) {
      text.append(name).append("=").append(*value);
    } else {
      text.append(token.text);
    }
  }
  return text;
}

TEST(Save, ReadsBackAsWritten) {
  const auto save = parse_save(whole);
  ASSERT_TRUE(save);
  EXPECT_EQ(save->id, 0xafU);
  EXPECT_EQ(save->series.id, 0x0123456789abcdefU);
  EXPECT_EQ(save->series.score, (Score{.first = 2, .second = 1, .draws = 3}));
  EXPECT_FALSE(save->series.first_plays_x);
  EXPECT_EQ(save->series.counted, Outcome::draw());
  EXPECT_EQ(save->game.settings(),
            test::players(PlayerKind::human, PlayerKind::easy, test::rules("4,4,3")));
  EXPECT_EQ(save->game.cursor(), 1);
  EXPECT_EQ(save->game.stand(), 2);
  EXPECT_EQ(to_text(save->game.moves()), "b2.a1");
  EXPECT_EQ(to_text(save->game.sideline()), "b2.c3.d4");
  EXPECT_EQ(save->draft, parse_draft("erase:4,2,2:XX../...O"));
  EXPECT_EQ(to_text(*save), whole);
}

TEST(Save, OfAGameFromAPositionReadsBackAsWritten) {
  const auto save = parse_save(set_up);
  ASSERT_TRUE(save);
  EXPECT_EQ(save->game.start(), test::board(Rules(), "XO. .X. ..."));
  EXPECT_EQ(save->game.position(), test::board(Rules(), "XO. .X. ..O"));
  EXPECT_EQ(save->game.cursor(), 1);
  EXPECT_EQ(save->game.sideline_count(), 2);
  EXPECT_EQ(save->draft, std::nullopt);
  EXPECT_EQ(to_text(*save), set_up);
}

TEST(DamagedSave, IsRefusedAndThePartIsNamed) {
  using Value = std::optional<std::string_view>;
  const Value none;
  const std::vector<std::pair<const char*, std::vector<Value>>> all{
      {"save", {none, "2"}},
      {"id", {none, "af", "00000000000000ag", "000000000000000af", "-0000000000000af"}},
      {"series", {none, "0"}},
      {"score", {none, "1.2", "1.2.3.4", "x.1.2", "1.x.2", "1.2.-1"}},
      {"first", {none, "X"}},
      {"counted", {none, "in_progress"}},
      {"cursor", {none, "3", "-1"}},
      {"stand", {"1", "3"}},
      {"rules", {none, "4,4"}},
      {"x", {none, "robot"}},
      {"o", {none, ""}},
      {"moves", {"b2.b2", "e5"}},
      {"aside", {"b2.b2", "b2", "b2.a1", "b2.a1.c3"}},
      {"draft",
       {"", "turn:3,3,3", "turn:3,3,3:.../.../...:", "pen:3,3,3:.../.../...",
        "turn:3,3:.../.../...", "turn:3,3,3:.../...", "turn:3,3,3:.../.Y./..."}}};
  for (const auto& [part, values] : all) {
    for (const Value& value : values) {
      const auto save = parse_save(with(part, value));
      ASSERT_FALSE(save) << part;
      EXPECT_EQ(save.error(), (SaveError{.part = part, .found = std::string(value.value_or(""))}));
    }
  }
  for (const auto& [part, value, named, found] : std::vector<std::array<const char*, 4>>{
           {"position", "", "position", ""},
           {"position", "XX./.../...", "position", "XX./.../..."},
           {"position", "XO./.X.", "position", "XO./.X."},
           {"position", "XXX/OOO/...", "position", "XXX/OOO/..."},
           {"position", "XOX/.X./...", "position", "XOX/.X./..."},
           {"position", "XO./.X./..O", "moves", "c3.c1"},
           {"aside", "c3.b2", "aside", "c3.b2"}}) {
    const auto save = parse_save(with(part, value, set_up));
    ASSERT_FALSE(save) << value;
    EXPECT_EQ(save.error(), (SaveError{.part = named, .found = found}));
  }
}

/// A save of a remote match without any default.
Save save_apart() {
  Save save = parse_save(with("x", "human")).value();
  save.game = Game({.rules = test::rules("4,4,3")}, {}, save.game.moves());
  save.draft.reset();
  save.match = {.id = 0x123456789,
                .seat = Seat::guest,
                .takebacks = 2,
                .undo = UndoRequest::asked,
                .asker = Seat::guest,
                .known = 2,
                .unsent = true};
  return save;
}

TEST(Save, OfPlayersApartReadsBackAsWritten) {
  const auto save = parse_save(to_text(save_apart()));
  ASSERT_TRUE(save && save->match);
  EXPECT_EQ(save->match, save_apart().match);
  EXPECT_EQ(to_text(*save), to_text(save_apart()));
}

TEST(Save, OfPlayersApartIsRefusedWhenDamaged) {
  const std::string text = to_text(save_apart());
  const std::size_t begin = text.find("apart=") + 6;
  for (std::size_t at = begin; at < text.size(); ++at) {
    std::string damaged = text;
    damaged[at] = damaged[at] == 'A' ? 'B' : 'A';
    ASSERT_FALSE(parse_save(damaged)) << damaged;
    EXPECT_EQ(parse_save(damaged).error().part, "apart");
    ASSERT_FALSE(parse_save(text.substr(0, at))) << at;
  }
  EXPECT_EQ(parse_save(text + "&aside=b2.c3").error().part, "apart");
  EXPECT_FALSE(parse_save(text + "."));
}

TEST(Save, OfPlayersApartIsRefusedWhenItDoesNotFitTheGame) {
  const auto refused = [](auto change) {
    Save save = save_apart();
    change(save);
    const auto read = parse_save(to_text(save));
    return !read && read.error().part == "apart";
  };
  EXPECT_TRUE(refused([](Save& save) { save.match->known = 3; }));
  EXPECT_TRUE(refused([](Save& save) { save.match->undo = UndoRequest::none; }));
  EXPECT_TRUE(refused([](Save& save) { save.series.score.first = MatchToken::max_score + 1; }));
  // One of the draws is the game itself.
  EXPECT_TRUE(refused([](Save& save) { save.series.score.draws = MatchToken::max_score + 2; }));
  EXPECT_FALSE(refused([](Save& save) { save.series.score.draws = MatchToken::max_score + 1; }));
  EXPECT_TRUE(refused([](Save& save) { save.match->undo = static_cast<UndoRequest>(3); }));
  EXPECT_TRUE(refused([](Save& save) { save.match->seat = static_cast<Seat>(3); }));
  EXPECT_TRUE(refused([](Save& save) { save.match->before = {.asker = Seat::guest}; }));
  EXPECT_TRUE(
      refused([](Save& save) { save.game.set_players(PlayerKind::human, PlayerKind::easy); }));
  EXPECT_TRUE(refused([](Save& save) {
    const Position over = test::board(test::rules("4,4,3"), "XXX. OO.. .... ....");
    save.game = Game({.rules = over.rules()}, over, {});
    save.match->known = 0;
  }));
}

TEST(Save, WithAnUnknownOrRepeatedPartOrNoneIsRefusedByTheFirst) {
  const std::string all(whole);
  for (const auto& [text, part, found] :
       std::vector<std::array<std::string, 3>>{{all + "&more=1", "more", "1"},
                                               {all + "&id=2", "id", "2"},
                                               {"", "save", ""},
                                               {"{[]}", "{[]}", ""}}) {
    EXPECT_EQ(parse_save(text).error(), (SaveError{.part = part, .found = found}));
  }
}

TEST(Save, TellsOfALongTextOnlyItsBeginning) {
  const std::string noise(300, 'n');
  EXPECT_EQ(parse_save(noise).error().part, noise.substr(0, 60));
  EXPECT_EQ(parse_save(with("x", noise)).error().found, noise.substr(0, 60));
}

}  // namespace
}  // namespace mnk
