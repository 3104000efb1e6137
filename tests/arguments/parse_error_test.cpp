#include <gtest/gtest.h>

#include "arguments/options.h"
#include "engine/notation.h"
#include "registry/games.h"

// Every error in words: the fault, its place, and what would be right.
namespace mnk {
namespace {

using messages::describe;

std::string of_rules(std::string_view text) {
  return describe(games::parse_any_rules(text).error());
}
std::string of_moves(std::string_view text) {
  return describe(parse_moves(text, Position(Rules())).error().error);
}
std::string of_position(std::string_view text) {
  return describe(parse_position(text, Rules()).error());
}

TEST(Messages, OfBadRules) {
  EXPECT_EQ(of_rules("3"),
            "'3' is not of the form m,n,k or m,n,k,misere, such as 3,3,3 (at character 1)");
  EXPECT_EQ(of_rules("3,3,"),
            "nothing is not of the form m,n,k or m,n,k,misere, such as 3,3,3 (at character 5)");
  EXPECT_EQ(of_rules("21,3,3"), "'21' columns are out of range: choose 1 to 20 (at character 1)");
  EXPECT_EQ(of_rules("3,0,3"), "'0' rows are out of range: choose 1 to 20 (at character 3)");
  EXPECT_EQ(of_rules("3,3,21"), "'21' in a row is out of range: choose 1 to 20 (at character 5)");
  EXPECT_EQ(of_rules("5,5,4,vanish"),
            "'5' columns are out of range where marks vanish: choose 1 to 4 (at character 1)");
  EXPECT_EQ(of_rules("7,11,4,gravity"),
            "'11' rows are out of range where marks fall: choose 1 to 10 (at character 3)");
}

TEST(Messages, OfBadMoves) {
  EXPECT_EQ(of_moves("b2.22"),
            "'22' is not a cell: a letter and a number, such as b2 (at character 4)");
  EXPECT_EQ(of_moves("z9"),
            "'z9' is off the board: columns are a to c, rows 1 to 3 (at character 1)");
  EXPECT_EQ(of_moves("b2.b2"), "'b2' is taken (at character 4)");
  EXPECT_EQ(of_moves("a1.a2.b1.b2.c1.c2"),
            "'c2' cannot be played: the game is already over (at character 16)");
}

TEST(Messages, OfBadPositions) {
  EXPECT_EQ(of_position("XO."),
            "'XO.' has 1 rows separated by '/': there should be 3 (at character 1)");
  EXPECT_EQ(of_position("XO./.../.."), "'..' has 2 cells: there should be 3 (at character 9)");
  EXPECT_EQ(of_position("XO./.?./..."), "'?' is not X, O or . (at character 6)");
  EXPECT_EQ(of_position("XX./.../..."),
            "'XX./.../...' has 2 X and 0 O: there should be as many X as O, or one more (at "
            "character 1)");
  EXPECT_EQ(of_position("XXX/OOO/..."),
            "'XXX/OOO/...' is impossible: X and O have both completed a line (at character 1)");
  EXPECT_EQ(of_position("XXX/OO./..O"),
            "'XXX/OO./..O' is impossible: it has moves after a completed line (at character 1)");
}

TEST(Quote, MakesATextSafeToPrint) {
  using messages::quote;
  EXPECT_EQ(quote("b2 ~"), "'b2 ~'");
  EXPECT_EQ(quote(std::string_view("\0\n\x1b[2J\x7f\xc3", 8)), "'\\x00\\x0a\\x1b[2J\\x7f\\xc3'");
  EXPECT_EQ(quote(std::string(60, 'x')), "'" + std::string(60, 'x') + "'");
  EXPECT_EQ(quote(std::string(61, 'x')), "'" + std::string(60, 'x') + "...'");
}

}  // namespace
}  // namespace mnk
