#include <gtest/gtest.h>

#include <vector>

#include "solver/heuristic/principal_search.h"

namespace mnk {
namespace {

std::vector<Square> line_from(const PrincipalLines& lines, std::size_t ply) {
  const auto line = lines.from(ply);
  return {line.begin(), line.end()};
}

TEST(PrincipalLines, AreEmptyAtFirst) {
  const PrincipalLines lines(3);
  for (std::size_t ply = 0; ply <= 3; ++ply) EXPECT_TRUE(lines.from(ply).empty());
}

TEST(PrincipalLines, AreAMoveAndTheLineOfTheNextPly) {
  PrincipalLines lines(3);
  const std::vector<Square> end = {7, 8};
  lines.set(3, end);
  lines.extend(2, 6);
  lines.extend(1, 5);
  EXPECT_EQ(line_from(lines, 1), (std::vector<Square>{5, 6, 7, 8}));
  EXPECT_EQ(line_from(lines, 2), (std::vector<Square>{6, 7, 8}));
  EXPECT_EQ(line_from(lines, 3), end);
  EXPECT_TRUE(lines.from(0).empty());
  lines.clear(2);
  lines.extend(1, 4);
  EXPECT_EQ(line_from(lines, 1), std::vector<Square>{4});
}

TEST(PrincipalLines, AreCutWhereThereIsNoRoom) {
  PrincipalLines lines(2);
  std::vector<Square> longer;
  for (Square i = 1; i <= PrincipalLines::max_moves + 3; ++i) longer.push_back(i);
  lines.set(2, longer);
  EXPECT_EQ(lines.from(2).size(), PrincipalLines::max_moves);
  lines.extend(1, 100);
  EXPECT_EQ(lines.from(1).size(), PrincipalLines::max_moves);
  EXPECT_EQ(lines.from(1).front(), 100);
  EXPECT_EQ(lines.from(1).back(), PrincipalLines::max_moves - 1);
  EXPECT_EQ(line_from(lines, 2).back(), PrincipalLines::max_moves) << "its neighbour is as it was";
}

}  // namespace
}  // namespace mnk
