#include <gtest/gtest.h>

#include <set>

#include "solver/forks.h"
#include "solver/pairing.h"
#include "solver/static_rules.h"
#include "solver/table.h"
#include "support/board.h"
#include "support/sample.h"

/// The parts of the solver one by one, on drawn boards and against slow ways to say the same.
namespace mnk {
namespace {

using test::board;
using test::cell;
using test::rules;

/// A position as X's question: X attacks.
struct Asked {
  explicit Asked(const Position& position, Mark attacker = Mark::X)
      : context(position.rules(), table, {}),
        map(context.map),
        board(context, position, attacker) {}
  Asked(std::string_view game, std::string drawing)
      : Asked(mnk::test::board(rules(game), std::move(drawing))) {}

  [[nodiscard]] CellIndex index(std::string_view name) const {
    const Cell at = cell(name);
    return static_cast<CellIndex>(at.row * columns() + at.column);
  }
  [[nodiscard]] int columns() const { return columns_of(map); }
  static int columns_of(const LineMap& map) {
    // The mirror image of the first cell, left to right, is the last of the first row.
    return map.image(2, 0) + 1;
  }

  Table table{0};
  SearchContext context;
  const LineMap& map;
  SearchBoard board;
};

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
    const std::uint64_t hash = asked.board.hash(true);
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
    EXPECT_EQ(asked.board.hash(true), hash) << game;
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
  EXPECT_EQ(one.board.hash(true), other.board.hash(true));
  const Asked misere("4,2,4,misere", "XOX. O..X");
  const Asked fuller("4,2,4,misere", "XOX. OOXX");
  EXPECT_NE(misere.board.hash(true), fuller.board.hash(true));
}

TEST(SearchBoard, NamesSymmetricCopiesAlike) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Position position = test::random_position(rules("5,5,4"), 5, seed);
    for (int way = 1; way < 4; ++way) {
      const Asked one(position);
      const Asked mirrored(test::mirrored(position, way));
      EXPECT_EQ(one.board.hash(true), mirrored.board.hash(true));
    }
  }
}

TEST(Forks, CrossOnACellOfTwoLines) {
  const Asked row_only("5,5,4", "XX... ...O. O..X. O..X. .....");
  EXPECT_FALSE(Forks::exist(row_only.board, Role::attacker));
  const Asked fork("5,5,4", "XX... O..X. O..X. O.... .....");
  EXPECT_TRUE(Forks::exist(fork.board, Role::attacker));
  EXPECT_TRUE(Forks::is_fork(fork.board, Role::attacker, fork.index("d1")));
  EXPECT_FALSE(Forks::is_fork(fork.board, Role::attacker, fork.index("c1")));
}

TEST(Forks, AreMetOnlyWhereAllOfThemAreMet) {
  // X forks on d1, with c1 and d4, and on d4, with d1 and d5.
  const Asked fork("5,5,4", "XX... O..X. O..X. O.... .....");
  Forks forks(fork.map);
  ASSERT_TRUE(forks.collect(fork.board, Role::attacker));
  EXPECT_TRUE(forks.is_answer(fork.index("d1")));
  EXPECT_TRUE(forks.is_answer(fork.index("d4")));
  for (const char* name : {"c1", "d5", "e5"}) EXPECT_FALSE(forks.is_answer(fork.index(name)));
  EXPECT_FALSE(forks.collect(fork.board, Role::defender));
}

TEST(Pairing, NeedsTwoCellsForEveryLine) {
  // Four lines and four free cells: one pair for each cannot be had.
  const Asked few("3,3,3", "... ... ...");
  EXPECT_FALSE(Pairing(few.map).exists(few.board, 3));
  const Asked enough("5,5,5", "..... ..... ..... ..... .....");
  EXPECT_TRUE(Pairing(enough.map).exists(enough.board, 5));
}

TEST(Pairing, SharesPairsBetweenLinesOfARow) {
  // Three overlapping lines in a row of six, one pair in the middle.
  const Asked row("6,1,4", "......");
  EXPECT_TRUE(Pairing(row.map).exists(row.board, 4));
  // Two lines that share one cell only: b is a fork.
  const Asked fork("6,1,4", "..XX.O");
  EXPECT_FALSE(Pairing(fork.map).exists(fork.board, 4));
  const Asked threatened("5,1,3", "X.X.O");
  EXPECT_FALSE(Pairing(threatened.map).exists(threatened.board, 3));
}

TEST(Weight, RefutesBelowOneHalfAndBelowOneForWhoMovesSecond) {
  // Ten lines of four marks weigh ten sixteenths.
  const Asked board("4,4,4", ".... .... .... ....");
  EXPECT_FALSE(settle_by_weight(board.board, Role::attacker, always));
  const auto second = settle_by_weight(board.board, Role::defender, always);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->refuted, always);
  EXPECT_EQ(second->proof, Proof::erdos_selfridge);
}

TEST(Table, KeepsWhatItHasWhileItGrows) {
  Table table(1 << 20);
  constexpr std::uint64_t findings = 15'000;
  const auto hash = [](std::uint64_t number) { return splitmix64(number + 1); };
  const auto plies = [](std::uint64_t number) { return static_cast<Depth>(number % 300 + 1); };
  for (std::uint64_t i = 0; i < findings; ++i) {
    table.store(hash(i), {.refuted = plies(i), .proven = always, .best = 7}, 1);
  }
  std::uint64_t kept = 0;
  for (std::uint64_t i = 0; i < findings; ++i) {
    if (table.find(hash(i)).refuted == plies(i)) ++kept;
  }
  // Four in a place are never lost, and with one to two on average few meet a fifth.
  EXPECT_GT(kept, findings * 95 / 100);
  table.clear();
  for (std::uint64_t i = 0; i < findings; ++i) ASSERT_EQ(table.find(hash(i)).refuted, 0);
}

TEST(Table, GivesWayToWhatTookMoreWork) {
  Table table(0);
  for (std::uint64_t hash = 1; hash <= 4; ++hash) {
    table.store(hash, {.refuted = 5, .proven = always, .best = 7}, hash * 1000);
  }
  table.store(5, {.refuted = 3, .proven = always, .best = 1}, 100'000);
  EXPECT_EQ(table.find(1).refuted, 0);
  EXPECT_EQ(table.find(2).refuted, 5);
  EXPECT_EQ(table.find(5).refuted, 3);
  table.store(5, {.refuted = 0, .proven = 9, .best = 2}, 10);
  EXPECT_EQ(table.find(5).refuted, 3);
  EXPECT_EQ(table.find(5).proven, 9);
  table.clear();
  EXPECT_EQ(table.find(5).proven, always);
}

}  // namespace
}  // namespace mnk
