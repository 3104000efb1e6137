#include "session/address.h"

#include <gtest/gtest.h>

#include "support/json.h"
#include "support/test_session.h"

// Addresses: writing, reading, and the fault of every bad part. storm_test.cpp reads those of
// random games, the fuzzer `address` any text.
namespace mnk {
namespace {

/// A fault as the page gets it: reason, PART=FOUND, and the error inside.
std::string told(const AddressFault& fault) {
  const auto json = test::members(to_json(event::BadAddress{fault}));
  std::string text = test::unquoted(json.at("reason")) + ' ' + test::unquoted(json.at("part")) +
                     '=' + test::unquoted(json.at("found"));
  if (!json.contains("detail")) return text;
  text += ' ' + test::unquoted(json.at("detail")) + " at " + json.at("at") + ' ' +
          test::unquoted(json.at("piece")) + ' ' + json.at("low") + ' ' + json.at("high");
  return text;
}

struct Read {
  const char* text;
  const char* meant;  ///< as written back
  const char* faults;
};

void expect_read(const std::vector<Read>& all) {
  for (const auto& [text, meant, faults] : all) {
    const Address address = parse_address(text);
    EXPECT_EQ(to_address(address.settings, address.start, address.moves), meant) << text;
    std::string found;
    for (const AddressFault& fault : address.faults.listed) found += "; " + told(fault);
    EXPECT_EQ(found, faults) << text;
  }
}

TEST(ParseAddress, TakesDefaultsForWhatIsMissing) {
  for (const auto* text : {"", "#", "v=1", "#v=1", "&&", "moves="}) {
    expect_read({{text, "v=1&rules=3,3,3&x=human&o=human", ""}});
  }
}

TEST(ParseAddress, ReadsEveryPartInAnyOrder) {
  expect_read(
      {{"v=1&rules=4,5,3&x=random&o=hard&moves=d5.a1",
        "v=1&rules=4,5,3&x=random&o=hard&moves=d5.a1", ""},
       {"v=1&rules=15,13,5,misere&x=easy&o=human", "v=1&rules=15,13,5,misere&x=easy&o=human", ""},
       {"moves=d4&o=easy&rules=4,4,4", "v=1&rules=4,4,4&x=human&o=easy&moves=d4", ""}});
}

TEST(ParseAddress, ReadsWhatBrowsersAndMailersMakeOfIt) {
  expect_read(
      {{"#v=1&rules=4,4,3&moves=a1.b2", "v=1&rules=4,4,3&x=human&o=human&moves=a1.b2", ""},
       {"v=1&rules=4%2C4%2c3&moves=a1%2Eb2", "v=1&rules=4,4,3&x=human&o=human&moves=a1.b2", ""},
       {"#%76=1&r%75les=4%2C4%2C3&moves=a1.b%32", "v=1&rules=4,4,3&x=human&o=human&moves=a1.b2",
        ""},
       {"x=a%", "v=1&rules=3,3,3&x=human&o=human", "; player x=a%"}});
}

TEST(ParseAddress, ReadsAPositionAndTheMovesFromThere) {
  expect_read(
      {{"rules=3,3,3&position=XO./.X./...&moves=c3.c1",
        "v=1&rules=3,3,3&x=human&o=human&position=XO./.X./...&moves=c3.c1", ""},
       {"position=XO./.X./..O&moves=c1.a1.a2",
        "v=1&rules=3,3,3&x=human&o=human&position=XO./.X./..O&moves=c1",
        "; moves moves=c1.a1.a2 cell_taken at 3 a1 0 0"},
       {"position=.../.../...&moves=b2", "v=1&rules=3,3,3&x=human&o=human&moves=b2", ""},
       {"position=XXX/OO./...&moves=c2", "v=1&rules=3,3,3&x=human&o=human&position=XXX/OO./...",
        "; moves moves=c2 game_over at 0 c2 0 0"},
       {"o=hard&position=XX./.../...&moves=b2", "v=1&rules=3,3,3&x=human&o=hard&moves=b2",
        "; position position=XX./.../... position_counts at 0 XX./.../... 2 0"}});
}

TEST(ParseAddress, KeepsWhatCanBeUsedAndTellsEveryFault) {
  expect_read({{"rules=3,3,3&moves=b2.a1.b2.c3", "v=1&rules=3,3,3&x=human&o=human&moves=b2.a1",
                "; moves moves=b2.a1.b2.c3 cell_taken at 6 b2 0 0"},
               {"rules=0,0,0&moves=b2.e5.a1", "v=1&rules=3,3,3&x=human&o=human&moves=b2",
                "; rules rules=0,0,0 columns_out_of_range at 0 0 1 20; moves moves=b2.e5.a1 "
                "cell_off_board at 3 e5 3 3"},
               {"#v=9&x=nobody&x=easy&y=1&o=hard", "v=1&rules=3,3,3&x=human&o=hard",
                "; unknown y=1; twice x=easy; version v=9; player x=nobody"}});
}

TEST(ParseAddress, TellsABadPartExactlyAndKeepsEverythingElse) {
  const std::vector<std::pair<const char*, const char*>> all{
      {"v=2&x=medium", "version v=2"},
      {"v=&x=medium", "version v="},
      {"rules=3x3&x=medium", "rules rules=3x3 rules_form at 0 3x3 0 0"},
      {"position=XX./.../...&x=medium",
       "position position=XX./.../... position_counts at 0 XX./.../... 2 0"},
      {"x=medium&o=robot", "player o=robot"},
      {"x=medium&o=", "player o="},
      {"x=medium&moves=b2.d1", "moves moves=b2.d1 cell_off_board at 3 d1 3 3"},
      {"x=medium&moves=b2..a1", "moves moves=b2..a1 cell_form at 3  0 0"},
      {"x=medium&theme=dark", "unknown theme=dark"},
      {"x=medium&hello", "unknown hello="},
      {"x=medium&=3", "unknown =3"},
      {"x=medium&RULES=4,4,4", "unknown RULES=4,4,4"},
      {"x=medium&x=easy", "twice x=easy"},
      {"x=medium&#v=1", "unknown #v=1"}};
  for (const auto& [text, expected] : all) {
    const Address address = parse_address(text);
    ASSERT_EQ(address.faults.listed.size(), 1U) << text;
    EXPECT_EQ(told(address.faults.listed[0]), expected);
    EXPECT_EQ(address.settings.x, PlayerKind::medium) << text;
  }
}

TEST(ParseAddress, TellsOfALongTextItsFirstSixtyBytes) {
  const std::string longest(60, 'k');
  for (const auto& [text, expected] :
       {std::pair("x=" + longest, "player x=" + longest),
        {"x=" + longest + "k", "player x=" + longest},
        {longest + "k=" + longest + "k", "unknown " + longest + '=' + longest},
        {"moves=b2." + longest + "k",
         "moves moves=b2." + std::string(57, 'k') + " cell_form at 3 " + longest + " 0 0"}}) {
    const Address address = parse_address(text);
    ASSERT_EQ(address.faults.listed.size(), 1U) << text;
    EXPECT_EQ(told(address.faults.listed[0]), expected) << text;
  }
}

TEST(ParseSettings, ReadsWhatChangesAndRefusesAllElse) {
  const auto change = parse_settings("v=1&rules=4,4,3&o=hard");
  ASSERT_TRUE(change);
  EXPECT_EQ(change->applied_to(test::players(PlayerKind::easy, PlayerKind::human)),
            test::players(PlayerKind::easy, PlayerKind::hard, test::rules("4,4,3")));
  EXPECT_EQ(parse_settings(""), SettingsChange());
  for (const char* text : {"moves=b2", "rules=4", "x=robot", "o=", "v=2", "o=easy&o=easy",
                           "rules=4&position=X../.../...", "position=X../.../..."}) {
    const auto refused = parse_settings(text);
    ASSERT_FALSE(refused) << text;
    EXPECT_EQ(refused.error().listed.size(), 1U) << text;
  }
}

}  // namespace
}  // namespace mnk
