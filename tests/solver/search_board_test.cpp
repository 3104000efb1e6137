#include "solver/search_board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "engine/rules.h"
#include "solver/line_map.h"
#include "support/asked.h"
#include "support/board.h"
#include "support/sample.h"

namespace mnk {
namespace {

using test::rules;

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

using test::Asked;
using test::rules;

/// Counts by scanning every line.
void expect_counts_of_a_scan(const Asked& asked, const Position& position, Mark attacker) {
  std::vector<unsigned> lines_missing(20, 0);
  std::set<CellIndex> wins;
  for (LineIndex line = 0; line < asked.map.line_count(); ++line) {
    std::size_t missing = 0;
    bool alive = true;
    CellIndex last_empty = 0;
    for (const CellIndex at : asked.map.cells_of(line)) {
      const auto mark = position.at(position.rules().cell(at));
      if (!mark) {
        ++missing;
        last_empty = at;
      } else if (*mark != attacker) {
        alive = false;
      }
    }
    EXPECT_EQ(asked.board.missing(Role::attacker, line), alive ? missing : 0);
    if (!alive) continue;
    ++lines_missing[missing];
    if (missing == 1) wins.insert(last_empty);
  }
  for (std::size_t missing = 1; missing <= asked.map.length(); ++missing) {
    ASSERT_EQ(asked.board.lines_missing(Role::attacker, missing), lines_missing[missing]);
  }
  ASSERT_EQ(asked.board.winning_cells(Role::attacker), static_cast<int>(wins.size()));
  if (wins.size() == 1) {
    ASSERT_EQ(asked.board.winning_cell(Role::attacker), *wins.begin());
  }
}

TEST(SearchBoard, CountsWhatAScanOfAllLinesCounts) {
  for (const char* game : {"3,3,3", "5,4,3", "7,7,5", "6,3,2", "9,1,4"}) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      const Position position = test::random_position(rules(game), 12, seed);
      if (position.outcome().over()) continue;
      for (const Mark attacker : {Mark::X, Mark::O}) {
        expect_counts_of_a_scan(Asked(position, attacker), position, attacker);
      }
    }
  }
}

TEST(SearchBoard, IsAsItWasAfterTakingBack) {
  for (const char* game : {"5,4,3", "7,7,5", "4,4,3,misere"}) {
    const Position position = test::random_position(rules(game), 4, 3);
    Asked asked(position);
    const BoardKey hash = asked.board.key(true).key;
    std::vector<CellIndex> empty;
    for (CellIndex at = asked.board.first_empty(); at != asked.board.end();
         at = asked.board.next_empty(at)) {
      empty.push_back(at);
    }
    for (std::size_t i = 0; i < empty.size(); ++i) {
      asked.board.play(i % 3 == 0 ? Role::defender : Role::attacker, empty[(i * 5) % empty.size()]);
      if (empty.size() % 5 == 0) break;
    }
    const std::size_t played = empty.size() % 5 == 0 ? 1 : empty.size();
    for (std::size_t i = 0; i < played; ++i) asked.board.take_back();
    EXPECT_EQ(asked.board.key(true).key, hash) << game;
    expect_counts_of_a_scan(asked, position, Mark::X);
    CellIndex at = asked.board.first_empty();
    for (const CellIndex expected : empty) {
      EXPECT_EQ(at, expected);
      at = asked.board.next_empty(at);
    }
  }
}

TEST(SearchBoard, DoesNotCareWhatDeadCellsHold) {
  // No line is left through a1 and a2 in either drawing.
  const Asked one("4,2,4", "XOX. O..X");
  const Asked other("4,2,4", "OXX. X..O");
  EXPECT_EQ(one.board.key(true).key, other.board.key(true).key);
  const Asked misere("4,2,4,misere", "XOX. O..X");
  const Asked fuller("4,2,4,misere", "XOX. OOXX");
  EXPECT_NE(misere.board.key(true).key, fuller.board.key(true).key);
}

TEST(SearchBoard, NamesSymmetricCopiesAlike) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Position position = test::random_position(rules("5,5,4"), 5, seed);
    for (int way = 1; way < 4; ++way) {
      const Asked one(position);
      const Asked mirrored(test::mirrored(position, way));
      EXPECT_EQ(one.board.key(true).key, mirrored.board.key(true).key);
    }
  }
}

}  // namespace

}  // namespace mnk
