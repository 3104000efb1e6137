#include "solver/certificate.h"

#include <gtest/gtest.h>

#include "support/board.h"
#include "support/solve.h"

/// That what they say is true is shown by tests/certificates, with a checker of its own.
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

}  // namespace
}  // namespace mnk
