#include "solver/certificate.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/board.h"
#include "support/solve.h"

/// tests/certificates checks their truth with a checker of its own.
namespace mnk {
namespace {

using test::board;
using test::rules;

std::optional<std::string> certificate_of(const Position& position,
                                          std::uint64_t nodes = test::no_limit) {
  Table table(1 << 16);
  const SearchContext context(position.rules(), table, {.zetters = false});
  Budget budget(nodes);
  return certificate(context, position, budget);
}

TEST(Certificate, OfAWinHasTheWinnersStrategy) {
  EXPECT_EQ(certificate_of(Position(rules("4,3,3"))),
            "tictactoe certificate 1\n"
            "rules 4,3,3\n"
            "position ..../..../....\n"
            "value win 7\n"
            "X wins\n"
            "b2 * c2 c2 c2 c2 c2 b1 c1 a1 c2\n"
            "end\n");
}

TEST(Certificate, OfALossHasTheOtherSidesStrategy) {
  EXPECT_EQ(certificate_of(board(Rules(), "XO. .X. ...")),
            "tictactoe certificate 1\n"
            "rules 3,3,3\n"
            "position XO./.X./...\n"
            "value loss 4\n"
            "X wins\n"
            "a2\n"
            "end\n");
}

TEST(Certificate, OfADrawHasAStrategyForEitherSide) {
  EXPECT_EQ(certificate_of(board(rules("8,1,3"), ".X.O.X.O")),
            "tictactoe certificate 1\n"
            "rules 8,1,3\n"
            "position .X.O.X.O\n"
            "value draw\n"
            "X holds\n"
            "w\n"
            "O holds\n"
            "pa1c1e1g1\n"
            "end\n");
}

TEST(Certificate, FromTheEmptyBoardStealsTheFirstPlayersStrategy) {
  EXPECT_EQ(certificate_of(Position(rules("4,4,4"))),
            "tictactoe certificate 1\n"
            "rules 4,4,4\n"
            "position ..../..../..../....\n"
            "value draw\n"
            "X holds\n"
            "stealing\n"
            "O holds\n"
            "* w w w\n"
            "end\n");
}

TEST(Certificate, IsNotWrittenWithoutTheWholeProof) {
  const Position empty{Rules()};
  const auto all = certificate_of(empty);
  bool written = false;
  for (std::uint64_t nodes = 0; nodes < 500; ++nodes) {
    const auto text = certificate_of(empty, nodes);
    EXPECT_EQ(text, text ? all : std::nullopt);
    EXPECT_TRUE(text || !written) << nodes;
    written = text.has_value();
  }
  EXPECT_TRUE(written);
}

/// The last strategy of a certificate.
std::string words(const Position& position) {
  std::string text = certificate_of(position).value();
  text.resize(text.rfind("\nend\n"));
  const std::size_t title = text.rfind(text.contains(" holds") ? " holds" : " wins");
  return text.substr(std::min(text.find('\n', title), text.size() - 1) + 1);
}

TEST(StrategyWords, SaysNothingWhereALineIsCompletedAtOnceOrCannotBePrevented) {
  EXPECT_EQ(words(board(Rules(), "XX. OO. ...")), "");
  EXPECT_EQ(words(board(Rules(), "X.. OO. X.X")), "");
  EXPECT_EQ(words(board(Rules(), "XO. .X. X.O")), "");
}

TEST(StrategyWords, GivesTheMoveThatWinsSoonest) {
  EXPECT_EQ(words(board(Rules(), "XO. .X. ..O")), "a2");
  EXPECT_EQ(words(board(Rules(), "XO. ... ...")), "b2 a2");
}

TEST(StrategyWords, BreaksLongLines) {
  const std::string text = words(Position(rules("5,5,4")));
  std::size_t longest = 0;
  std::size_t start = 0;
  for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', start)) {
    EXPECT_GE(end - start, 100U);
    longest = std::max(longest, end - start);
    start = end + 1;
  }
  EXPECT_GT(start, 0U);
  EXPECT_LT(longest, 160U);
}

}  // namespace
}  // namespace mnk
