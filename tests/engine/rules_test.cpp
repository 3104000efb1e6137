#include "engine/rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "engine/canonical.h"
#include "support/board.h"
#include "support/engine_printers.h"

namespace mnk {
namespace {

/// Number of lines by geometry: for each direction, the start cells that leave room for it.
int expected_line_count(int columns, int rows, int k) {
  if (k == 1) return columns * rows;
  const int across = std::max(0, columns - k + 1);
  const int down = std::max(0, rows - k + 1);
  return across * rows + columns * down + 2 * across * down;
}

TEST(WinningLines, OfAnyBoardAreAsManyAsGeometrySays) {
  for (int columns = 1; columns <= 8; ++columns) {
    for (int rows = 1; rows <= 8; ++rows) {
      for (int k = 1; k <= 9; ++k) {
        const auto lines = winning_lines(Rules::make(columns, rows, k).value());
        EXPECT_EQ(std::ssize(lines), expected_line_count(columns, rows, k))
            << columns << ',' << rows << ',' << k;
      }
    }
  }
}

TEST(WinningLines, AreStraightOnTheBoardAndAllDifferent) {
  for (const auto* text : {"7,5,4", "5,7,4", "20,20,5", "2,9,2", "6,1,3"}) {
    const Rules board = test::rules(text);
    std::set<Line> seen;
    for (const Line& line : winning_lines(board)) {
      ASSERT_EQ(std::ssize(line), board.in_a_row());
      const Direction way{.row = line[1].row - line[0].row,
                          .column = line[1].column - line[0].column};
      EXPECT_NE(std::ranges::find(line_directions, way), std::end(line_directions));
      for (std::size_t i = 0; i < line.size(); ++i) {
        EXPECT_TRUE(board.contains(line[i]));
        EXPECT_EQ(line[i], step(line[0], way, static_cast<int>(i)));
      }
      EXPECT_TRUE(seen.insert(line).second) << to_text(line) << " twice on " << text;
    }
  }
}

TEST(Symmetry, MapsTheBoardOntoItselfInDifferentWays) {
  for (const auto& [text, count] : {std::pair("4,3,3", 4U), {"3,4,3", 4U}, {"4,4,3", 8U}}) {
    const Rules board = test::rules(text);
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
