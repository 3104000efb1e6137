#include "solver/search_board.h"

#include <gtest/gtest.h>

#include <set>

#include "support/asked.h"
#include "support/sample.h"

namespace mnk {
namespace {

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
