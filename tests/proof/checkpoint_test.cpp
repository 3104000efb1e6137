#include "proof/checkpoint.h"

#include <gtest/gtest.h>

#include "support/board.h"

namespace mnk::proof {
namespace {

using test::board;
using Reason = CheckpointError::Reason;

constexpr std::string_view header_text = "tictactoe checkpoint 1\nrules 3,3,3\n";
std::string header() { return std::string(header_text); }

Finding about(const Checkpoint& checkpoint, const Position& position, Mark attacker) {
  Table table(64);
  const SearchContext context(position.rules(), table, {});
  return checkpoint.findings.about(question_about(context, position, attacker));
}

CheckpointError error_of(const std::string& text) {
  const auto parsed = parse_checkpoint(text, Rules());
  EXPECT_FALSE(parsed) << text;
  return parsed ? CheckpointError{Reason::foreign, 0, ""} : parsed.error();
}

TEST(Checkpoint, SaysWhatJobsHaveFoundOut) {
  const Position position = board(Rules(), "X.. .O. ...");
  EXPECT_EQ(checkpoint_line({position, Mark::X, {Bounds::win_within(5), 12}}),
            "X X../.O./... wins 5 12\n");
  EXPECT_EQ(checkpoint_line({position, Mark::O, {Bounds::no_win_within(always), 7}}),
            "O X../.O./... holds 7\n");
  EXPECT_EQ(checkpoint_line({position, Mark::X, {std::nullopt, 100}}), "X X../.O./... open 100\n");
}

TEST(Checkpoint, IsReadAsItWasWritten) {
  const auto read = parse_checkpoint(header() +
                                         "X X../.O./... open 100\n"
                                         "O X../.O./... holds 7\n"
                                         "X X../..O/... wins 5 3\n",
                                     Rules());
  ASSERT_TRUE(read);
  EXPECT_EQ(read->jobs, 3U);
  EXPECT_EQ(read->nodes, 110U);
  const Position position = board(Rules(), "..X .O. ...");
  EXPECT_FALSE(about(*read, position, Mark::X).answer);
  EXPECT_EQ(about(*read, position, Mark::X).nodes, 100U);
  EXPECT_TRUE(about(*read, position, Mark::O).answer->never());
  EXPECT_EQ(about(*read, board(Rules(), "X.. ..O ..."), Mark::X).answer->proven, 5);
  EXPECT_EQ(about(*read, Position(Rules()), Mark::X).nodes, 0U);
}

TEST(Checkpoint, LosesOnlyTheLineInWhichItWasCutOff) {
  const std::string whole = header() + "O X../.O./... holds 7\n";
  const std::string text = whole + "X X../..O/... wins 5 3\n";
  for (std::size_t size = 0; size <= text.size(); ++size) {
    const auto read = parse_checkpoint(text.substr(0, size), Rules());
    ASSERT_TRUE(read) << size;
    const int jobs = (size >= whole.size() ? 1 : 0) + (size == text.size() ? 1 : 0);
    EXPECT_EQ(read->jobs, static_cast<std::uint64_t>(jobs)) << size;
    const std::size_t end = text.substr(0, size).rfind('\n') + 1;
    const std::size_t kept = size < header_text.size() ? 0 : end;
    EXPECT_EQ(read->kept, kept) << size;
  }
}

TEST(Checkpoint, OfSomethingElseIsRefused) {
  for (const char* text : {"\n", "x", "a poem\n", "tictactoe checkpoint 2\nrules 3,3,3\n",
                           "tictactoe checkpoint 1\n\n", "tictactoe certificate 1\nrules 3,3,3\n",
                           "tictactoe checkpoint 1 and no line end"}) {
    EXPECT_EQ(error_of(text).reason, Reason::foreign) << text;
  }
  EXPECT_EQ(error_of("tictactoe checkpoint 1\nrules 4,4,4\n"),
            (CheckpointError{Reason::other_rules, 2, "4,4,4"}));
}

TEST(Checkpoint, WithADamagedLineIsRefused) {
  for (const char* line : {"", "X", "X X../.O./...", "X X../.O./... holds", "X X../.O./... holds x",
                           "X X../.O./... holds 1 2", "X X../.O./... wins 5",
                           "X X../.O./... wins 0 5", "X X../.O./... wins 8 5",
                           "X X../.O./... open -1", "X X../.O./... 5", "x X../.O./... open 5",
                           "X X../.O./.. open 5", "X XX./.../... open 5", "X XXX/OO./... open 5",
                           "X  X../.O./... open 5", "X X../.O./... open 99999999999999999999"}) {
    const std::string text = header() + "O X../.O./... holds 7\n" + line + "\n";
    EXPECT_EQ(error_of(text), (CheckpointError{Reason::line, 4, line})) << line;
  }
}

}  // namespace
}  // namespace mnk::proof
