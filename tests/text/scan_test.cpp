#include "text/scan.h"

#include <gtest/gtest.h>

namespace mnk {
namespace {

TEST(Split, GivesOneMorePieceThanSeparators) {
  const std::vector<Token> tokens = split("a1..b2.", '.');
  ASSERT_EQ(tokens.size(), 4u);
  EXPECT_EQ(tokens[0].text, "a1");
  EXPECT_EQ(tokens[1].text, "");
  EXPECT_EQ(tokens[2].text, "b2");
  EXPECT_EQ(tokens[3].text, "");
}

TEST(Split, OfAnEmptyTextIsOneEmptyPiece) {
  const std::vector<Token> tokens = split("", ',');
  ASSERT_EQ(tokens.size(), 1u);
  EXPECT_TRUE(tokens[0].text.empty());
}

TEST(Split, KnowsWhereEachPieceStarts) {
  const std::vector<Token> tokens = split("ab,,c", ',', 10);
  ASSERT_EQ(tokens.size(), 3u);
  EXPECT_EQ(tokens[0].offset, 10u);
  EXPECT_EQ(tokens[1].offset, 13u);
  EXPECT_EQ(tokens[2].offset, 14u);
}

TEST(Digits, AreANumber) {
  EXPECT_EQ(parse_digits("0"), 0);
  EXPECT_EQ(parse_digits("007"), 7);
  EXPECT_EQ(parse_digits("999999999"), 999'999'999);
}

TEST(Digits, AreNoNumberWithAnythingElseAmongThem) {
  for (const auto* text : {"", "-1", "+1", " 1", "1 ", "1.0", "1e3", "0x1", "x", "1000000000"}) {
    EXPECT_EQ(parse_digits(text), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace mnk
