#include "text/scan.h"

#include <gtest/gtest.h>

namespace mnk {
namespace {

TEST(Split, GivesOneMorePieceThanSeparators) {
  const std::vector<Piece> pieces = split("a1..b2.", '.');
  ASSERT_EQ(pieces.size(), 4u);
  EXPECT_EQ(pieces[0].text, "a1");
  EXPECT_EQ(pieces[1].text, "");
  EXPECT_EQ(pieces[2].text, "b2");
  EXPECT_EQ(pieces[3].text, "");
}

TEST(Split, OfAnEmptyTextIsOneEmptyPiece) {
  const std::vector<Piece> pieces = split("", ',');
  ASSERT_EQ(pieces.size(), 1u);
  EXPECT_TRUE(pieces[0].text.empty());
}

TEST(Split, KnowsWhereEachPieceStarts) {
  const std::vector<Piece> pieces = split("ab,,c", ',', 10);
  ASSERT_EQ(pieces.size(), 3u);
  EXPECT_EQ(pieces[0].offset, 10u);
  EXPECT_EQ(pieces[1].offset, 13u);
  EXPECT_EQ(pieces[2].offset, 14u);
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
