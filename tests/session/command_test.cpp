#include "session/command.h"

#include <gtest/gtest.h>

#include "support/board.h"
#include "support/session_printers.h"

// The texts of commands; the error of a bad one names the right form.
namespace mnk {
namespace {

const std::string save =
    "save=1&id=00000000000000af&series=0123456789abcdef&score=0.0.0&first=x&counted=none&cursor=0"
    "&rules=3,3,3&x=human&o=human";

template <class Kind>
Kind read(const std::string& text) {
  const auto command = parse_command(text);
  if (!command || !std::holds_alternative<Kind>(*command)) {
    ADD_FAILURE() << text << " is another command, or none";
    return Kind();
  }
  return std::get<Kind>(*command);
}

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
                           "prefer ",     "live ",      "withdraw",
                           "name Ben"}) {
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

TEST(CommandText, ReachesToTheLargestNumbers) {
  EXPECT_EQ(read<command::Explain>("explain 399 t20").cell, test::cell("t20"));
  EXPECT_EQ(read<command::Jump>("jump 399").ply, 399);
  EXPECT_EQ(read<command::SetPace>("pace 60000").milliseconds, 60000U);
}

TEST(CommandText, InvitesByTheNameThatAFriendWillRead) {
  const auto full = read<command::Invite>("invite X 3,3,3 XO./.X./... help name A b c");
  EXPECT_TRUE(full.terms.help);
  EXPECT_EQ(full.terms.host_name.value().text(), "A b c");
}

TEST(CommandText, ThatInvitesToTheEmptyBoardSetsNothingUp) {
  EXPECT_EQ(read<command::Invite>("invite X 3,3,3 .../.../...").start, std::nullopt);
}

TEST(BadCommandText, IsToldTheRightForm) {
  const std::vector<std::pair<const char*, std::vector<const char*>>> all{
      {"", {"", " ", " undo", "Undo", "undoredo", "undo\n"}},
      {"play CELL", {"play", "play 22", "play u1", "play a21", "play b2 c3", "play  b2"}},
      {"aim CELL or aim off", {"aim", "aim b"}},
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
      {"name NAME", {"name", "name ", "name Ben "}},
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
  for (const auto& [text, count] :
       {std::pair("new rules=3,3&x=me", 2U), std::pair("new position=XO./.X./..O", 1U)}) {
    const auto command = parse_command(text);
    ASSERT_FALSE(command) << text;
    const auto* faults = std::get_if<AddressFaults>(&command.error());
    ASSERT_NE(faults, nullptr) << text;
    EXPECT_EQ(faults->listed.size(), count) << text;
    EXPECT_EQ(faults->listed[0].reason, AddressFault::Reason::rules) << text;
  }
}

}  // namespace
}  // namespace mnk
