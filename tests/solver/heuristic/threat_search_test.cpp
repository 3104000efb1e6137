#include "solver/heuristic/threat_search.h"

#include <gtest/gtest.h>

#include <ostream>
#include <vector>

#include "support/board.h"
#include "support/dice.h"
#include "support/naive_game.h"

/// Plays every claimed win against all defences, by the rules alone.
namespace mnk {
namespace {

std::vector<Cell> cells_of(const PatternBoard& board, const std::vector<Square>& line) {
  std::vector<Cell> cells;
  for (const Square square : line) cells.push_back(board.cell(square));
  return cells;
}

/// A position in progress with many stones close together.
Position crowded(const Rules& rules, test::Dice& dice) {
  Position position(rules);
  const int stones = dice.between(8, 30);
  for (int tries = 0; tries < 200 && position.mark_count() < stones; ++tries) {
    const Cell cell{.row = 3 + dice.below(8), .column = 3 + dice.below(8)};
    if (!position.play(cell)) continue;
    if (position.outcome().over()) position.take_back();
  }
  return position;
}

class Fours : public testing::TestWithParam<const char*> {};

TEST_P(Fours, ThatWinAreWonAgainstAllDefences) {
  const Rules rules = test::rules(GetParam());
  const PatternKnowledge knowledge(rules.in_a_row());
  test::Dice dice(11);
  FourSearch search;
  int won = 0;
  int long_ones = 0;
  for (int round = 0; round < 400; ++round) {
    const Position position = crowded(rules, dice);
    PatternBoard board(knowledge, position);
    const std::uint64_t hash = board.hash();
    search.start(board);
    if (search.run(2'000) != FourSearch::State::won) {
      search.abandon();
    } else {
      ++won;
      if (search.line().size() > 5) ++long_ones;
      ASSERT_EQ(test::fault_of_fours(test::NaiveGame(position), cells_of(board, search.line())),
                "");
    }
    ASSERT_EQ(board.hash(), hash) << "the board is left as it was";
  }
  EXPECT_GT(won, 30);
  EXPECT_GT(long_ones, 0);
}

INSTANTIATE_TEST_SUITE_P(Games, Fours, testing::Values("15,15,5", "15,15,6"));

constexpr std::uint64_t nodes_for_attack = 3'000;

ThreatSearch attacked(PatternBoard& board) {
  ThreatSearch search(board);
  while (search.state() == ThreatSearch::State::searching && search.nodes() < nodes_for_attack) {
    search.look();
  }
  return search;
}

/// Plays the moves of the search against every legal defence.
class Defences {
 public:
  Defences(const Rules& rules, PatternBoard& board) : rules_(&rules), board_(&board) {}

  /// Whether the attacker, to move, wins within this many plies.
  bool fail(const test::NaiveGame& game, std::size_t plies) {
    ThreatSearch search = attacked(*board_);
    if (search.state() != ThreatSearch::State::won) return false;
    const std::vector<Square> line = search.line();
    if (line.size() > plies) return false;
    const char own = game.to_move();
    const test::NaiveGame next = game.after(board_->cell(line.front()));
    if (next.outcome() == own) return true;
    if (!next.completing_cells(next.to_move()).empty()) return false;
    const std::vector<int> completing = next.completing_cells(own);
    if (completing.size() > 1) return plies >= 3;
    board_->play(line.front());
    // A single threat forces the answer; otherwise try every cell.
    const bool all = completing.empty() ? every_answer_fails(next, plies - 2)
                                        : answer_fails(next, completing.front(), plies - 2);
    board_->take_back();
    return all;
  }

 private:
  bool every_answer_fails(const test::NaiveGame& game, std::size_t plies) {
    for (int cell = 0; cell < rules_->cell_count(); ++cell) {
      if (game.at(cell) == '.' && !answer_fails(game, cell, plies)) return false;
    }
    return true;
  }

  bool answer_fails(const test::NaiveGame& game, int cell, std::size_t plies) {
    board_->play(board_->square(rules_->cell(cell)));
    const bool fails = fail(game.after(rules_->cell(cell)), plies);
    board_->take_back();
    return fails;
  }

  const Rules* rules_;
  PatternBoard* board_;
};

/// A position in progress with X's stones close together, O's anywhere, and X to move.
Position promising(const Rules& rules, int stones_a_side, test::Dice& dice) {
  Position position(rules);
  while (position.mark_count() < 2 * stones_a_side) {
    const bool close = position.to_move() == Mark::X;
    const Cell cell{.row = close ? 3 + dice.below(5) : dice.below(rules.rows()),
                    .column = close ? 3 + dice.below(5) : dice.below(rules.columns())};
    if (position.play(cell) && position.outcome().over()) position.take_back();
  }
  return position;
}

bool fours_win(PatternBoard& board) {
  FourSearch fours;
  fours.start(board);
  const bool wins = fours.run(20'000) == FourSearch::State::won;
  fours.abandon();
  return wins;
}

struct Attacks {
  const char* rules;
  int stones_a_side;  ///< a number for which wins are neither rare nor all by fours

  friend void PrintTo(const Attacks& attacks, std::ostream* out) { *out << attacks.rules; }
};

class ContinuousThreats : public testing::TestWithParam<Attacks> {};

TEST_P(ContinuousThreats, ThatWinAreWonAgainstAllDefences) {
  const Rules rules = test::rules(GetParam().rules);
  const PatternKnowledge knowledge(rules.in_a_row());
  test::Dice dice(3);
  int more_than_fours = 0;
  int long_ones = 0;
  for (int round = 0; round < 100; ++round) {
    const Position position = promising(rules, GetParam().stones_a_side, dice);
    PatternBoard board(knowledge, position);
    const std::uint64_t hash = board.hash();
    ThreatSearch search = attacked(board);
    if (search.state() == ThreatSearch::State::won && !fours_win(board)) {
      const std::size_t plies = search.line().size();
      ++more_than_fours;
      if (plies > 7) ++long_ones;
      ASSERT_TRUE(Defences(rules, board).fail(test::NaiveGame(position), plies)) << round;
    }
    ASSERT_EQ(board.hash(), hash) << "the board is left as it was";
  }
  EXPECT_GT(more_than_fours, 20);
  EXPECT_GT(long_ones, 0);
}

INSTANTIATE_TEST_SUITE_P(Games, ContinuousThreats,
                         testing::Values(Attacks{"11,11,5", 5}, Attacks{"11,11,6", 9}));

}  // namespace
}  // namespace mnk
