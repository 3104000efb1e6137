#include "solver/line_map.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/rules.h"
#include "support/board.h"

namespace mnk {
namespace {

using test::rules;

CellIndex index_of(const Rules& board, std::string_view name) {
  return static_cast<CellIndex>(board.index(test::cell(name)));
}

TEST(LineMap, HasEveryWinningLineOnce) {
  for (const char* game : {"3,3,3", "5,4,3", "7,7,5", "6,3,2", "9,1,4", "3,3,1", "3,3,4"}) {
    const Rules board = rules(game);
    std::set<std::vector<CellIndex>> expected;
    for (const Line& line : winning_lines(board)) {
      std::vector<CellIndex> cells;
      for (const Cell cell : line) cells.push_back(static_cast<CellIndex>(board.index(cell)));
      expected.insert(cells);
    }
    const LineMap map(board);
    EXPECT_EQ(map.cell_count(), static_cast<std::size_t>(board.cell_count()));
    EXPECT_EQ(map.length(), static_cast<std::size_t>(board.in_a_row()));
    std::set<std::vector<CellIndex>> found;
    for (LineIndex line = 0; line < map.line_count(); ++line) {
      const auto cells = map.cells_of(line);
      found.insert({cells.begin(), cells.end()});
    }
    EXPECT_EQ(found, expected) << game;
    EXPECT_EQ(map.line_count(), expected.size()) << game;
  }
}

TEST(LineMap, KnowsTheLinesThroughEachCell) {
  const LineMap map(rules("6,5,4"));
  for (CellIndex cell = 0; cell < map.cell_count(); ++cell) {
    std::set<LineIndex> expected;
    for (LineIndex line = 0; line < map.line_count(); ++line) {
      if (std::ranges::count(map.cells_of(line), cell) > 0) expected.insert(line);
    }
    const auto through = map.lines_through(cell);
    EXPECT_EQ(std::set<LineIndex>(through.begin(), through.end()), expected) << cell;
    EXPECT_EQ(through.size(), expected.size());
  }
}

/// On a ray the next line starts one cell further on; another ray shares one cell at most.
TEST(LineMap, NumbersLinesAlongRays) {
  const LineMap map(rules("7,6,4"));
  std::set<std::uint16_t> rays;
  for (LineIndex line = 0; line < map.line_count(); ++line) {
    rays.insert(map.ray_of(line));
    if (line == 0) continue;
    const auto before = map.cells_of(static_cast<LineIndex>(line - 1));
    const auto here = map.cells_of(line);
    const bool follows = std::ranges::equal(before.subspan(1), here.first(map.length() - 1));
    EXPECT_EQ(map.ray_of(line) == map.ray_of(static_cast<LineIndex>(line - 1)), follows) << line;
  }
  // 6 rows, 7 columns, and of either diagonal 6 that have room for four.
  EXPECT_EQ(rays.size(), 6U + 7U + 6U + 6U);
}

TEST(LineMap, CallsTheMiddleTheMostCentral) {
  const Rules board = rules("5,4,4");
  const LineMap map(board);
  const auto at = [&](const char* name) { return int{map.centrality(index_of(board, name))}; };
  EXPECT_EQ(at("c2"), at("c3")) << "the two in the middle";
  EXPECT_EQ(at("c2") - at("b2"), 2);
  EXPECT_EQ(at("c2") - at("c1"), 2);
  EXPECT_EQ(at("c2") - at("a1"), 4 + 2);
  for (const char* corner : {"e1", "a4", "e4"}) EXPECT_EQ(at(corner), at("a1"));
  const LineMap largest(rules("20,20,5"));
  for (CellIndex cell = 0; cell < 400; ++cell) {
    EXPECT_LE(largest.centrality(cell), 4 * Rules::max_side);
  }
}

TEST(LineMap, HasEightSymmetriesOfASquareAndFourOfAnOblongTwice) {
  for (const auto& [game, different] :
       {std::pair("4,4,3", std::size_t{8}), {"5,4,3", std::size_t{4}}}) {
    const LineMap map(rules(game));
    std::set<std::vector<CellIndex>> images;
    for (std::size_t symmetry = 0; symmetry < LineMap::symmetry_count; ++symmetry) {
      std::vector<CellIndex> image;
      for (CellIndex cell = 0; cell < map.cell_count(); ++cell) {
        image.push_back(map.image(symmetry, cell));
        if (symmetry >= different) continue;
        EXPECT_EQ(map.origin(symmetry, image.back()), cell);
      }
      images.insert(image);
      std::ranges::sort(image);
      EXPECT_EQ(std::ranges::unique(image).size(), 0U) << "no two cells go to the same place";
    }
    EXPECT_EQ(images.size(), different) << game;
  }
}

}  // namespace
}  // namespace mnk
