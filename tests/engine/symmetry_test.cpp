#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "engine/canonical.h"
#include "support/board.h"

namespace mnk {
namespace {

using test::cell;
using test::rules;

TEST(Symmetry, TakesCellsWhereTurningAndMirroringTheBoardDoes) {
  const Rules square = rules("3,3,3");
  const char* const images_of_b1[] = {"b1", "b3", "b1", "b3", "a2", "c2", "a2", "c2"};
  for (std::size_t i = 0; i < symmetry_count(square); ++i) {
    EXPECT_EQ(image(square, i, cell("b1")), cell(images_of_b1[i])) << i;
  }
}

TEST(Symmetry, MapsTheBoardOntoItselfInDifferentWays) {
  for (const auto& [text, count] : {std::pair("4,3,3", 4U), {"3,4,3", 4U}, {"4,4,3", 8U}}) {
    const Rules board = rules(text);
    ASSERT_EQ(symmetry_count(board), count) << text;
    std::set<std::vector<int>> different;
    for (std::size_t i = 0; i < count; ++i) {
      std::vector<int> images;
      std::set<int> hit;
      for (int index = 0; index < board.cell_count(); ++index) {
        const Cell to = image(board, i, board.cell(index));
        ASSERT_TRUE(board.contains(to)) << text;
        EXPECT_EQ(image(board, inverse(i), to), board.cell(index)) << text << ' ' << i;
        images.push_back(board.index(to));
        hit.insert(images.back());
      }
      EXPECT_EQ(hit.size(), images.size()) << text << ' ' << i;
      different.insert(images);
    }
    EXPECT_EQ(different.size(), count) << text;
  }
}

}  // namespace
}  // namespace mnk
