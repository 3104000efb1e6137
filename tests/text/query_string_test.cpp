#include "text/query_string.h"

#include <gtest/gtest.h>

#include <array>

namespace mnk {
namespace {

constexpr std::array<std::string_view, 2> names{"a", "b"};

TEST(QueryString, GiveTheirValuesByName) {
  const QueryString fields("#a=1&&b=x=y", names);
  EXPECT_EQ(fields["a"], "1");
  EXPECT_EQ(fields["b"], "x=y");
  EXPECT_TRUE(fields.unknown().empty());
  EXPECT_TRUE(fields.repeated().empty());
}

TEST(QueryString, ThatAreMissingAreNotEmptyOnes) {
  const QueryString fields("b", names);
  EXPECT_EQ(fields["a"], std::nullopt);
  EXPECT_EQ(fields["b"], "");
}

TEST(QueryString, KeepWhatIsUnknownOrRepeatedApart) {
  const QueryString fields("a=1&c=2&a=3&#a=4", names);
  EXPECT_EQ(fields["a"], "1");
  ASSERT_EQ(fields.unknown().size(), 2U);
  EXPECT_EQ(fields.unknown()[0].name, "c");
  EXPECT_EQ(fields.unknown()[0].value, "2");
  EXPECT_EQ(fields.unknown()[1].name, "#a");
  ASSERT_EQ(fields.repeated().size(), 1U);
  EXPECT_EQ(fields.repeated()[0].value, "3");
}

TEST(QueryString, ReadCharactersThatAreWrittenInHexadecimal) {
  const QueryString fields("%61=%2C%2c&b=%4&c=%4z%z4%4!%:4%1", names);
  EXPECT_EQ(fields["a"], ",,");
  EXPECT_EQ(fields["b"], "%4");
  EXPECT_EQ(QueryString("a=%0f%F0%a9", names)["a"], "\x0f\xf0\xa9");
  EXPECT_EQ(fields.unknown()[0].value, "%4z%z4%4!%:4%1");
}

TEST(Excerpt, IsTheFirstSixtyBytesOfALongTextAndTheWholeOfAShortOne) {
  EXPECT_EQ(excerpt(""), "");
  EXPECT_EQ(excerpt(std::string(60, 'x')), std::string(60, 'x'));
  EXPECT_EQ(excerpt(std::string(61, 'x')), std::string(60, 'x'));
  EXPECT_EQ(excerpt(std::string(1'000, 'x')), std::string(60, 'x'));
}

TEST(Excerpt, CutsNoCharacterInTwo) {
  const std::string before(58, 'x');
  EXPECT_EQ(excerpt(before + "\xC3\xA9\xC3\xA9"), before + "\xC3\xA9");
  EXPECT_EQ(excerpt(before + "\xE2\x82\xAC!"), before) << "three bytes, of which two had room";
  EXPECT_EQ(excerpt(std::string(100, '\x80')), "") << "no text at all";
}

}  // namespace
}  // namespace mnk
