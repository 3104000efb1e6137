#include "text/scan.h"

#include <gtest/gtest.h>

#include <limits>

namespace mnk {
namespace {

TEST(Split, GivesOneMorePieceThanSeparators) {
  const std::vector<Token> tokens = split("a1..b2.", '.');
  ASSERT_EQ(tokens.size(), 4u);
  EXPECT_EQ(tokens[0].text, "a1");
  EXPECT_EQ(tokens[1].text, "");
  EXPECT_EQ(tokens[2].text, "b2");
  EXPECT_EQ(tokens[3].text, "");
  EXPECT_EQ(split("", '.').size(), 1u);
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

TEST(Decimal, IsAppendedAsTheLibraryWritesIt) {
  for (const std::uint64_t number :
       {std::uint64_t{0}, std::uint64_t{7}, std::uint64_t{10}, std::uint64_t{19},
        std::uint64_t{400}, std::uint64_t{1'000'000}, std::numeric_limits<std::uint64_t>::max()}) {
    std::string text = "a";
    append_decimal(text, number);
    EXPECT_EQ(text, "a" + std::to_string(number));
  }
}

}  // namespace

}  // namespace mnk
