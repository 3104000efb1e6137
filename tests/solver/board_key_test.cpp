#include <gtest/gtest.h>

#include <set>
#include <string>

#include "solver/line_map.h"
#include "support/asked.h"
#include "support/sample.h"

namespace mnk {
namespace {

using test::Asked;
using test::rules;

/// What the key is to tell apart: what is on each cell through which a line is still open.
std::string live_content(const Asked& asked, const Position& position) {
  std::string text;
  for (int index = 0; index < position.rules().cell_count(); ++index) {
    const auto mark = position.at(position.rules().cell(index));
    const bool dead = asked.board.dead(static_cast<CellIndex>(index));
    text += dead ? '-' : mark ? letter(*mark) : '.';
  }
  return text;
}

TEST(BoardKey, IsTheBoardItselfUpToSixtyFourCells) {
  for (const char* game : {"8,8,4", "9,7,5", "4,4,3", "16,4,4"}) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      const Position position = test::random_position(rules(game), 30, seed);
      if (position.outcome().over()) continue;
      const Asked asked(position);
      const BoardKey key = asked.board.key(false).key;
      std::string read;
      for (int index = 0; index < position.rules().cell_count(); ++index) {
        const bool held = (key.first >> index & 1) != 0;
        const bool lost = (key.second >> index & 1) != 0;
        read += held && lost ? '-' : held ? 'X' : lost ? 'O' : '.';
      }
      EXPECT_EQ(read, live_content(asked, position)) << game;
    }
  }
}

TEST(BoardKey, DiffersForDifferentLargeBoards) {
  std::set<std::string> boards;
  std::set<BoardKey> keys;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    const Position position = test::random_position(rules("13,5,5"), 4, seed);
    const Asked asked(position);
    boards.insert(live_content(asked, position));
    keys.insert(asked.board.key(false).key);
  }
  EXPECT_EQ(keys.size(), boards.size());
}

TEST(BoardKey, ComesWithTheSymmetryThatLeadsToItsCopy) {
  for (const char* game : {"5,5,4", "6,4,4", "9,8,5"}) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const Position position = test::random_position(rules(game), 7, seed);
      const auto named = Asked(position).board.key(true);
      std::vector<std::optional<Mark>> marks(
          static_cast<std::size_t>(position.rules().cell_count()));
      const Asked asked(position);
      for (CellIndex at = 0; at < marks.size(); ++at) {
        const CellIndex to = asked.map.image(named.symmetry, at);
        marks[to] = position.at(position.rules().cell(at));
        EXPECT_EQ(asked.map.origin(named.symmetry, to), at);
      }
      const Asked copy(Position(position.rules(), std::move(marks)));
      EXPECT_EQ(copy.board.key(false).key, named.key) << game;
    }
  }
}

}  // namespace
}  // namespace mnk
