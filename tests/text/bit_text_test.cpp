#include "text/bit_text.h"

#include <gtest/gtest.h>

#include <array>

#include "support/dice.h"

namespace mnk {
namespace {

TEST(BitText, ReadsBackNumbersOfEveryWidth) {
  test::Dice dice(41);
  for (int round = 0; round < 200; ++round) {
    std::array<std::uint64_t, 65> numbers{};
    BitWriter writer;
    for (int bits = 0; bits <= 64; ++bits) {
      const auto number = static_cast<std::uint64_t>(dice.below(1 << 30)) << 34U |
                          static_cast<std::uint64_t>(dice.below(1 << 30)) << 4U;
      numbers.at(static_cast<std::size_t>(bits)) =
          bits == 0 ? 0 : number >> static_cast<unsigned>(64 - bits);
      writer.write(numbers.at(static_cast<std::size_t>(bits)), bits);
    }
    const std::string text = writer.sealed();
    EXPECT_TRUE(is_bit_text(text));
    BitReader reader(text);
    for (int bits = 0; bits <= 64; ++bits) {
      ASSERT_EQ(reader.read(bits), numbers.at(static_cast<std::size_t>(bits))) << bits;
    }
    EXPECT_TRUE(reader.is_sealed());
    EXPECT_FALSE(reader.ended());
  }
}

TEST(BitText, IsZerosBehindItsEnd) {
  BitReader reader("__");
  EXPECT_EQ(reader.read(12), 0xFFFU);
  EXPECT_FALSE(reader.ended());
  EXPECT_EQ(reader.read(40), 0U);
  EXPECT_TRUE(reader.ended());
  EXPECT_FALSE(reader.is_sealed());
}

TEST(BitText, HasACheckOfFiveCharacters) {
  EXPECT_EQ(BitWriter().sealed().size(), 5U);
  BitWriter writer;
  writer.write(1, 6);
  writer.write(63, 6);
  EXPECT_EQ(writer.sealed(), "B_chO3D") << "letters that are out there hold it";
}

TEST(BitText, HasTheCharactersOfAnAddressOnly) {
  EXPECT_TRUE(is_bit_text("AZaz09-_"));
  for (const char* text : {"A B", "A+", "A/", "A=", "\xC3\xA4"}) EXPECT_FALSE(is_bit_text(text));
}

}  // namespace
}  // namespace mnk
