#include "session/command.h"

#include <gtest/gtest.h>

#include "support/session_printers.h"

// Commands and their texts: every one reads back as written, and a bad text is told the right form.
namespace mnk {
namespace {

const std::string save =
    "save=1&id=00000000000000af&series=0123456789abcdef&score=0.0.0&first=x&counted=none&cursor=0"
    "&rules=3,3,3&x=human&o=human";

class CommandText : public testing::TestWithParam<std::string> {};

TEST_P(CommandText, ReadsBackAsWritten) {
  const auto command = parse_command(GetParam());
  ASSERT_TRUE(command);
  EXPECT_EQ(to_text(*command), GetParam());
}

INSTANTIATE_TEST_SUITE_P(
    Each, CommandText,
    testing::Values("play b2", "play t20", "aim a1", "undo", "redo", "jump 0", "jump 399",
                    "restore", "new", "new rules=4,4,3", "new x=easy", "new o=perfect",
                    "new rules=3,3,3,misere&x=human&o=hard",
                    "new rules=3,3,3&x=human&position=XO./.X./..O",
                    "open v=1&rules=3,3,3&x=human&o=human&position=XO./.X./..O&moves=c1", "rematch",
                    "rematch swap", "players human hard", "open v=1&rules=3,3,3&x=human&o=human",
                    "open v=1&rules=4,5,3&x=random&o=hard&moves=b2.a1", "resume " + save,
                    "adopt " + save, "hint", "analyse on", "analyse off", "explain 0 b2",
                    "explain 12 t20", "explain off", "review on", "review off", "pace 0",
                    "pace 60000", "retry", "draft on", "draft off", "draft 3,3,3",
                    "draft 3,3,3 XO./.X./..O", "draft 3,3,3 ", "draft 3,3,3 what ever", "pen turn",
                    "pen X", "pen O", "pen erase", "put b2", "put t20 turn", "put a1 X", "put a1 O",
                    "put a1 erase", "invite X 3,3,3", "invite O 4,4,3,misere",
                    "invite X 3,3,3 XO./.X./...", "invite X 3,3,3 help", "invite O 4,4,3 name Ann",
                    "invite X 3,3,3 XO./.X./... help name A b c", "letter " + to_text(MatchToken()),
                    "prefer " + to_text(MatchToken()), "live " + to_text(MatchToken()), "sent",
                    "answer yes", "answer no"));

TEST(CommandText, CoversEveryCommand) {
  std::vector<bool> seen(std::variant_size_v<Command>);
  for (const char* text : {"play b2",     "aim b2",     "undo",
                           "redo",        "jump 1",     "restore",
                           "new",         "rematch",    "players human hard",
                           "open ",       "resume ",    "adopt ",
                           "hint",        "analyse on", "explain 1 b2",
                           "explain off", "review on",  "pace 1",
                           "retry",       "draft on",   "draft 3,3,3 X",
                           "pen X",       "put b2",     "invite X 3,3,3",
                           "letter ",     "sent",       "answer yes",
                           "prefer ",     "live ",      "withdraw"}) {
    const std::string_view word(text);
    const bool takes_save = word == "resume " || word == "adopt ";
    const bool takes_token = word == "letter " || word == "prefer " || word == "live ";
    const auto command = parse_command(std::string(word) + (takes_save    ? save
                                                            : takes_token ? to_text(MatchToken())
                                                                          : std::string()));
    ASSERT_TRUE(command) << text;
    EXPECT_FALSE(seen[command->index()]) << text << " is another one's";
    seen[command->index()] = true;
  }
  EXPECT_EQ(std::ranges::count(seen, true), std::ssize(seen));
}

TEST(CommandText, ThatInvitesToTheEmptyBoardSetsNothingUp) {
  const auto command = parse_command("invite X 3,3,3 .../.../...");
  ASSERT_TRUE(command);
  EXPECT_EQ(std::get<command::Invite>(*command).start, std::nullopt);
  EXPECT_EQ(to_text(*command), "invite X 3,3,3");
}

TEST(CommandText, ThatOpensALetterIsALetter) {
  const auto command = parse_command("open g=" + to_text(MatchToken()));
  ASSERT_TRUE(command);
  EXPECT_EQ(to_text(*command), "letter " + to_text(MatchToken()));
}

TEST(CommandText, OfAnAddressWithFaultsKeepsThemApart) {
  const auto command = parse_command("open rules=3,3&moves=b2");
  ASSERT_TRUE(command);
  const auto& open = std::get<command::Open>(*command);
  EXPECT_EQ(open.address.faults.told.size(), 1U);
  EXPECT_EQ(to_text(open.address.moves), "b2");
}

TEST(BadCommandText, IsToldTheRightForm) {
  const std::vector<std::pair<const char*, std::vector<const char*>>> all{
      {"", {"", " ", " undo", "Undo", "undoredo", "undo\n"}},
      {"play CELL", {"play", "play 22", "play u1", "play a21", "play b2 c3", "play  b2"}},
      {"aim CELL", {"aim", "aim b"}},
      {"invite MARK RULES [POSITION] [help] [name NAME]",
       {"invite", "invite x 3,3,3", "invite X 3,3", "invite X ", "invite X 3,3,3 X../.../..O/",
        "invite X 3,3,3 XXX/OO./...", "invite X 3,3,3 X../.../... a1", "invite X 3,3,3 help help",
        "invite X 3,3,3 name ", "invite X 3,3,3 name A\xE2\x80\xAE"}},
      {"sent", {"sent 1"}},
      {"answer yes or answer no", {"answer"}},
      {"undo", {"undo 1"}},
      {"redo", {"redo now"}},
      {"jump NUMBER", {"jump", "jump -1", "jump 1.5", "jump 1000000000"}},
      {"restore", {"restore all"}},
      {"rematch or rematch swap", {"rematch all"}},
      {"players X O",
       {"players human", "players me human", "players human me", "players human human human"}},
      {"hint", {"hint b2"}},
      {"analyse on or analyse off", {"analyse", "analyse maybe"}},
      {"explain PLY CELL or explain off",
       {"explain", "explain b2", "explain -1 b2", "explain 1 b2 c3", "explain 1 u1", "explain on"}},
      {"review on or review off", {"review", "review on off"}},
      {"pace 0 to 60000", {"pace", "pace 60001", "pace -1", "pace 1e15"}},
      {"retry", {"retry now"}},
      {"draft on, off, RULES or RULES POSITION", {"draft", "draft maybe", "draft 3,3 X"}},
      {"pen turn, X, O or erase", {"pen", "pen x"}},
      {"put CELL or put CELL PEN", {"put", "put u1", "put b2 .", "put b2 X O"}}};
  for (const auto& [expected, texts] : all) {
    for (const char* text : texts) {
      const auto command = parse_command(text);
      ASSERT_FALSE(command) << text;
      ASSERT_TRUE(std::holds_alternative<BadCommand>(command.error())) << text;
      EXPECT_EQ(std::get<BadCommand>(command.error()),
                (BadCommand{.found = text, .expected = expected}));
    }
  }
}

TEST(BadCommand, TellsOfALongTextOnlyItsBeginning) {
  const std::string noise(300, 'n');
  EXPECT_EQ(std::get<BadCommand>(parse_command(noise).error()).found, noise.substr(0, 60));
}

TEST(BadSettings, AreToldAsFaultsOfAnAddress) {
  const auto command = parse_command("new rules=3,3&x=me");
  ASSERT_FALSE(command);
  const auto* faults = std::get_if<AddressFaults>(&command.error());
  ASSERT_NE(faults, nullptr);
  EXPECT_EQ(faults->told.size(), 2U);
}

TEST(BadSettings, AreAPositionWithoutItsRules) {
  const auto command = parse_command("new position=XO./.X./..O");
  ASSERT_FALSE(command);
  const auto* faults = std::get_if<AddressFaults>(&command.error());
  ASSERT_NE(faults, nullptr);
  ASSERT_EQ(faults->told.size(), 1U);
  EXPECT_EQ(faults->told[0].reason, AddressFault::Reason::rules);
}

TEST(BadSaves, AreToldAsSuch) {
  for (const char* text : {"resume save=2", "adopt save=2", "resume", "adopt"}) {
    const auto command = parse_command(text);
    ASSERT_FALSE(command) << text;
    const auto* error = std::get_if<SaveError>(&command.error());
    ASSERT_NE(error, nullptr) << text;
    EXPECT_EQ(error->part, "save") << text;
  }
}

}  // namespace
}  // namespace mnk
