#include "text/scan.h"

#include <gtest/gtest.h>

#include <limits>

namespace mnk {
namespace {

TEST(Split, GivesOneMorePieceThanSeparatorsAndWhereEachStarts) {
  std::string pieces;
  for (const auto& [text, offset] : split("a1..b2.", '.', 10)) {
    pieces += std::to_string(offset) + ' ' + std::string(text) + '\n';
  }
  EXPECT_EQ(pieces, "10 a1\n13 \n14 b2\n17 \n");
  EXPECT_EQ(split("", '.').size(), 1u);
}

TEST(FirstWord, EndsBeforeTheFirstBlank) {
  EXPECT_EQ(first_word("put c3 X"), "put");
  EXPECT_EQ(first_word("undo"), "undo");
  EXPECT_EQ(first_word(" x"), "");
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

TEST(Digits, OfHexadecimalNumbersAreLettersToo) {
  EXPECT_EQ(parse_hexadecimal("09aF"), 0x9AFU);
  EXPECT_EQ(parse_hexadecimal("ffffffffffffffff"), std::numeric_limits<std::uint64_t>::max());
  for (const auto* text : {"", "g", "@1", "-1", "0x1", "10000000000000000"}) {
    EXPECT_EQ(parse_hexadecimal(text), std::nullopt) << text;
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
