#include <gtest/gtest.h>

#include <map>

#include "engine/notation.h"
#include "players/mnk_solver.h"
#include "support/board.h"
#include "text/random.h"

/// Claimed strategies, replayed against every reply by the engine's rules alone.
namespace mnk {
namespace {

using test::rules;

constexpr std::size_t strategy_table_bytes = 1 << 24;
constexpr std::uint64_t node_budget = 400'000;

class Strategy {
 public:
  Strategy(const Rules& game, Mark side)
      : side_(side), solver_(strategy_table_bytes), start_(game) {}

  /// The longest game, in plies, that the other side can make of it, and the worst result for us.
  struct Replay {
    int longest = 0;
    bool lost = false;
    bool drawn = false;
  };

  Replay against_every_reply() {
    replay_from(start_);
    return replay_;
  }

 private:
  void replay_from(const Position& position) {
    if (position.outcome().over()) {
      replay_.longest = std::max(replay_.longest, position.mark_count());
      replay_.lost |= position.outcome().winner() == opponent(side_);
      replay_.drawn |= position.outcome().is_draw();
      return;
    }
    if (!seen_.insert({to_position_text(position), true}).second) return;
    std::vector<Cell> moves = position.available_moves();
    if (position.to_move() == side_) {
      moves = {choose(position, PlayerKind::perfect, 1, node_budget, solver_)};
    }
    for (const Cell move : moves) {
      Position after = position;
      after.play(move);
      replay_from(after);
    }
  }

  Mark side_;
  Solver solver_;
  Position start_;
  std::map<std::string, bool> seen_;
  Replay replay_;
};

TEST(WinningStrategy, BeatsEveryReplyInTheStatedNumberOfPlies) {
  const std::pair<const char*, int> games[] = {
      {"4,3,3", 7}, {"4,4,3", 5}, {"5,5,3", 5}, {"6,5,4", 11}};
  for (const auto& [text, plies] : games) {
    const auto replay = Strategy(rules(text), Mark::X).against_every_reply();
    EXPECT_EQ(replay.longest, plies) << text;
    EXPECT_FALSE(replay.lost || replay.drawn) << text;
  }
}

TEST(PerfectPlayer, IsNeverBeatenOnSmallBoards) {
  for (const char* text : {"3,3,3", "4,4,4", "4,3,4", "3,3,3,misere"}) {
    for (const Mark side : {Mark::X, Mark::O}) {
      EXPECT_FALSE(Strategy(rules(text), side).against_every_reply().lost) << text;
    }
  }
}

/// Takes a win, stops one, or plays anywhere.
Cell greedy(const Position& position, Random& random) {
  const std::vector<Cell> moves = position.available_moves();
  for (const Cell move : moves) {
    Position after = position;
    after.play(move);
    if (after.outcome().winner() == position.to_move()) return move;
  }
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

TEST(PerfectPlayer, IsNotBeatenOnPairingBoardsByRandomOrGreedyPlay) {
  for (const char* text : {"5,5,5", "6,6,6", "8,8,8", "6,4,5"}) {
    Solver solver(strategy_table_bytes);
    Random random(7);
    for (int game = 0; game < 24; ++game) {
      const Mark side = game % 2 == 0 ? Mark::X : Mark::O;
      Position position{rules(text)};
      while (!position.outcome().over()) {
        const auto seed = static_cast<std::uint64_t>(game);
        position.play(
            position.to_move() == side ? choose(position, PlayerKind::perfect, seed, 20'000, solver)
            : game % 3 == 0            ? greedy(position, random)
                            : choose(position, PlayerKind::random, random.next(), 1, solver));
      }
      EXPECT_NE(position.outcome().winner(), opponent(side)) << text;
    }
  }
}

}  // namespace
}  // namespace mnk
