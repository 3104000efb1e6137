#include <gtest/gtest.h>

#include "session/match_state.h"

// Names come from forms, links and storage; whatever does something to the text around it is none.
namespace mnk {
namespace {

TEST(PlayerName, IsAnyTextThatIsSeen) {
  for (const char* text :
       {"A", "Ann Smith", "Zoë", "Ωmega", "李雷", "عمر", "नमन", "🦊", "👩‍🚀", "<b>&amp;\"",
        "%41=&#x;", "mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm", "क्\xE2\x80\x8D"}) {
    const auto name = PlayerName::parse(text);
    ASSERT_TRUE(name) << text;
    EXPECT_EQ(name->text(), text);
  }
}

TEST(PlayerName, IsNeitherEmptyNorLong) {
  EXPECT_FALSE(PlayerName::parse(""));
  EXPECT_TRUE(PlayerName::parse(std::string(32, 'm')));
  EXPECT_FALSE(PlayerName::parse(std::string(33, 'm')));
}

TEST(PlayerName, ShowsSomethingAtBothEnds) {
  for (const std::string blank :
       {" ", "\xC2\xA0", "\xE2\x80\x80", "\xE2\x80\x83", "\xE2\x80\x8A", "\xE3\x80\x80"}) {
    EXPECT_FALSE(PlayerName::parse(blank)) << testing::PrintToString(blank);
    EXPECT_FALSE(PlayerName::parse(blank + "Ann")) << testing::PrintToString(blank);
    EXPECT_FALSE(PlayerName::parse("Ann" + blank)) << testing::PrintToString(blank);
    EXPECT_TRUE(PlayerName::parse("Ann" + blank + "Smith")) << testing::PrintToString(blank);
  }
  for (const char* text : {"\xE2\x80\x8C", "\xE2\x80\x8D", "\xE2\x80\x8D\xE2\x80\x8D", "\xC2\xAD",
                           "A\xC2\xAD"
                           "B"}) {
    EXPECT_FALSE(PlayerName::parse(text)) << testing::PrintToString(text);
  }
  // As some names in Persian are written.
  EXPECT_TRUE(PlayerName::parse("\xE2\x80\x8C\xD8\xB9\xD9\x84\xDB\x8C"));
}

TEST(PlayerName, DoesNotSteerTheTextAroundIt) {
  for (const char* text : {" Ann", "Ann ", " ", "A\nB", "A\tB", "A\x7f", "A\xC2\x85",
                           "A\xE2\x80\xAE"
                           "B",
                           "\xE2\x81\xA6"
                           "A",
                           "\xE2\x80\x8F", "\xD8\x9C",
                           "A\xE2\x80\xA8"
                           "B",
                           "\xE2\x80\x8B",
                           "\xEF\xBB\xBF"
                           "A"}) {
    EXPECT_FALSE(PlayerName::parse(text)) << text;
  }
  EXPECT_FALSE(PlayerName::parse(std::string_view("A\0B", 3)));
}

}  // namespace
}  // namespace mnk
