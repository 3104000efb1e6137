#include <gtest/gtest.h>

#include <limits>

#include "text/scan.h"

namespace mnk {
namespace {

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
