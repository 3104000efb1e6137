#include "solver/static_rules.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>

#include "solver/search_board.h"
#include "solver/win_search.h"
#include "support/board.h"
#include "support/sample.h"

namespace mnk {
namespace {

using test::rules;

/// A position as a question: does this side win?
struct Asked {
  explicit Asked(const Position& position, Mark attacker = Mark::X)
      : context(position.rules(), table, {}), board(context, position, attacker) {}
  Asked(std::string_view game, std::string drawing, Mark attacker = Mark::X)
      : Asked(test::board(rules(game), std::move(drawing)), attacker) {}

  Table table{0};
  SearchContext context;
  SearchBoard board;
};

/// The answer of settle_without_forks().
std::optional<Bounds> answer_without_forks(const SearchBoard& board, Role to_move, Depth depth) {
  if (board.winning_cells(mnk::other(to_move)) > 0) return std::nullopt;
  if (settle_by_threats(board, to_move, depth, true)) return std::nullopt;
  return settle_without_forks(board, to_move, depth);
}

/// Searches without forks, weights of lines and pairings.
bool wins_within(const Position& position, Mark attacker, Depth depth) {
  Table table(1 << 20);
  const SearchContext plain(position.rules(), table,
                            {.forks = false, .erdos_selfridge = false, .pairing = false});
  WinSearch search(plain, position, attacker);
  search.ask(depth);
  Budget budget(Budget::no_limit);
  return search.run(budget)->wins();
}

TEST(WithoutForks, RefutesOnlyWhatSearchRefutes) {
  int refuted = 0;
  for (const char* game : {"4,4,3", "4,4,4", "5,4,4", "6,4,4", "5,5,4", "4,3,2"}) {
    for (std::uint64_t seed = 1; seed <= 120; ++seed) {
      const Position position =
          test::random_position(rules(game), 4 + static_cast<int>(seed % 7), seed);
      if (position.outcome().over()) continue;
      for (const Mark attacker : {Mark::X, Mark::O}) {
        const Asked asked(position, attacker);
        const Role to_move = position.to_move() == attacker ? Role::attacker : Role::defender;
        for (const Depth depth : {Depth{3}, Depth{5}, Depth{7}}) {
          const auto answer = answer_without_forks(asked.board, to_move, depth);
          if (!answer) continue;
          ++refuted;
          EXPECT_GE(answer->refuted, depth);
          EXPECT_FALSE(wins_within(position, attacker, answer->refuted)) << game << ' ' << seed;
        }
      }
    }
  }
  EXPECT_GT(refuted, 500);
}

TEST(Zetters, HoldsWithoutALiveMarkAndWithOneWhenTheOtherSideMoves) {
  Position position(rules("19,19,8"));
  EXPECT_TRUE(settled_by_zetters(Asked(position).board, Role::attacker));
  position.play(test::cell("j10"));
  EXPECT_FALSE(settled_by_zetters(Asked(position).board, Role::attacker));
  EXPECT_TRUE(settled_by_zetters(Asked(position).board, Role::defender));
  position.play(test::cell("a1"));
  position.play(test::cell("k10"));
  EXPECT_FALSE(settled_by_zetters(Asked(position).board, Role::defender));
  EXPECT_TRUE(settled_by_zetters(Asked(position, Mark::O).board, Role::defender));
  EXPECT_FALSE(settled_by_zetters(Asked("9,9,7",
                                        "X........ ......... ......... ......... "
                                        "......... ......... ......... ......... "
                                        "O........")
                                      .board,
                                  Role::defender));
  // X's marks at the ends lie on no open line.
  const Asked dead("10,1,8", "X.OXO....X");
  EXPECT_TRUE(settled_by_zetters(dead.board, Role::attacker));
}

struct Arising {
  int arose = 0;
  int ruled_out = 0;
};

/// Checks each move of this side.
void check_arising(SearchBoard& board, Role role, Arising& seen) {
  for (CellIndex cell = board.first_empty(); cell != board.end(); cell = board.next_empty(cell)) {
    const bool may_arise = Forks::may_arise(board, role, cell);
    board.play(role, cell);
    const bool arises = Forks::exist(board, role);
    board.take_back();
    EXPECT_TRUE(may_arise || !arises) << "cell " << cell;
    seen.arose += arises ? 1 : 0;
    seen.ruled_out += may_arise ? 0 : 1;
  }
}

TEST(Forks, NeverAriseWhereTheyWereRuledOut) {
  Arising seen;
  for (const char* game : {"4,4,3", "5,4,4", "5,5,4", "6,6,4", "6,6,5", "7,7,5"}) {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
      SCOPED_TRACE(std::string(game) + ' ' + std::to_string(seed));
      const Position position =
          test::random_position(rules(game), 2 + static_cast<int>(seed % 14), seed);
      if (position.outcome().over()) continue;
      Asked asked(position);
      for (const Role role : {Role::attacker, Role::defender}) {
        if (asked.board.winning_cells(role) > 0 || Forks::exist(asked.board, role)) continue;
        check_arising(asked.board, role, seen);
      }
    }
  }
  EXPECT_GT(seen.arose, 500);
  EXPECT_GT(seen.ruled_out, 5000);
}

}  // namespace
}  // namespace mnk
