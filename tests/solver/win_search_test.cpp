#include "solver/win_search.h"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <utility>

#include "support/board.h"
#include "support/sample.h"
#include "support/solve.h"

namespace mnk {
namespace {

using test::board;
using test::no_limit;
using test::rules;

/// Answers the question of WinSearch by plain recursion on the engine's positions: can this side
/// force a win within this many plies? Shares nothing with the solver.
class ReferenceSearch {
 public:
  ReferenceSearch(Position position, Mark attacker)
      : position_(std::move(position)), attacker_(attacker) {}

  /// Asks about the position, or about the one after a move.
  bool wins_within(int plies) { return search(position_, plies); }
  bool wins_after(Cell move, int plies) { return search(position_.after(move), plies); }

 private:
  bool search(const Position& position, int plies) {
    if (position.outcome().over()) return position.outcome().winner() == attacker_;
    if (plies <= 0) return false;
    const auto key = std::pair(to_position_text(position), plies);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    const bool attacking = position.to_move() == attacker_;
    bool wins = !attacking;
    for (const Cell move : position.available_moves()) {
      if (search(position.after(move), plies - 1) != attacking) continue;
      wins = attacking;
      break;
    }
    return known_[key] = wins;
  }

  Position position_;
  Mark attacker_;
  std::map<std::pair<std::string, int>, bool> known_;
};

/// A question for both searches.
struct WinQuestion {
  Position position;
  Mark attacker;

  [[nodiscard]] int plies(Depth depth) const {
    return depth == always ? position.empty_count() : depth;
  }
};

/// Checks the answer and its move, and that both keep the contract.
void expect_true(const Bounds& answer, CellIndex move, const WinQuestion& asked, Depth depth,
                 ReferenceSearch& reference) {
  const Depth plies = answer.wins() ? answer.proven : answer.refuted;
  if (answer.wins()) {
    EXPECT_LE(plies, depth);
  } else {
    EXPECT_GE(plies, depth);
  }
  EXPECT_EQ(reference.wins_within(asked.plies(plies)), answer.wins()) << plies;
  if (move == no_cell) return;
  // An attacker's move wins in time; a defender's holds out.
  EXPECT_EQ(answer.wins(), asked.position.to_move() == asked.attacker);
  const Cell at = asked.position.rules().cell(move);
  EXPECT_EQ(reference.wins_after(at, asked.plies(plies) - 1), answer.wins()) << to_text(at);
}

void expect_true_answers(const WinQuestion& asked, Table& table) {
  SCOPED_TRACE(to_text(asked.position.rules()) + ' ' + to_position_text(asked.position) + ' ' +
               letter(asked.attacker));
  const SearchContext context(asked.position.rules(), table, {});
  ReferenceSearch reference(asked.position, asked.attacker);
  WinSearch search(context, asked.position, asked.attacker);
  for (int depth = 1; depth <= asked.position.empty_count() + 1; ++depth) {
    const Depth within = depth > asked.position.empty_count() ? always : static_cast<Depth>(depth);
    search.ask(within);
    Budget budget(no_limit);
    const auto answer = search.run(budget);
    ASSERT_TRUE(answer);
    expect_true(*answer, search.root_move(), asked, within, reference);
  }
}

TEST(WinSearch, SaysWhatARecursiveSearchSaysAtEveryDepth) {
  std::uint64_t seed = 0;
  for (const char* game :
       {"3,3,3", "4,3,3", "4,4,3", "4,4,4", "5,4,4", "7,4,4", "6,6,4", "8,2,2", "12,1,3", "9,9,8",
        "8,8,5", "3,3,3,misere", "4,3,3,misere", "4,4,4,misere", "5,3,2,misere"}) {
    Table table(1 << 14);
    for (int i = 0; i < 12; ++i) {
      const Rules board = rules(game);
      const int marks = std::max(board.cell_count() - 7 - i % 3, 0);
      const Position position = test::random_position(board, marks, ++seed);
      if (position.outcome().over()) continue;
      for (const Mark attacker : {Mark::X, Mark::O})
        expect_true_answers({position, attacker}, table);
      if (HasFailure()) return;
    }
  }
}

/// Threats prove only true wins, and longer ones than a line that lacks one mark or a fork, three
/// plies from the end. Without a proof they say nothing.
TEST(WinSearch, ProvesOnlyTrueWinsByThreatsAndLongOnesToo) {
  int long_wins = 0;
  std::uint64_t seed = 0;
  for (const char* game : {"4,4,3", "5,4,3", "5,4,4", "6,4,4", "6,6,4", "7,7,4", "8,8,5"}) {
    for (int i = 0; i < 120; ++i) {
      const Rules board = rules(game);
      const Position position = test::random_position(board, board.cell_count() - 10, ++seed);
      if (position.outcome().over()) continue;
      for (const Mark attacker : {Mark::X, Mark::O}) {
        Table table(1 << 12);
        const SearchContext context(board, table, {});
        WinSearch search(context, position, attacker, Scope::threats);
        search.ask(always);
        Budget budget(no_limit);
        const auto answer = search.run(budget);
        ASSERT_TRUE(answer);
        if (!answer->wins()) continue;
        long_wins += answer->proven > 4 ? 1 : 0;
        ReferenceSearch reference(position, attacker);
        ASSERT_TRUE(reference.wins_within(answer->proven))
            << game << ' ' << to_position_text(position) << ' ' << letter(attacker);
      }
    }
  }
  EXPECT_GT(long_wins, 10);
}

}  // namespace
}  // namespace mnk
