#include "players/mnk_solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "engine/notation.h"
#include "support/board.h"
#include "support/sample.h"

/// Players and analysis on boards too large to solve; their claimed strategies, replayed against
/// every reply by the engine's rules alone; and the players' fingerprint: their moves in fixed
/// positions with fixed seeds, the same natively and as wasm, with every compiler and word size.
/// Only a deliberate change of a level, or of what it sees, may change it.
namespace mnk {
namespace {

using test::rules;

TEST(JudgedPlayers, OpenInTheMiddleAtOnce) {
  for (const PlayerKind player : {PlayerKind::medium, PlayerKind::hard, PlayerKind::perfect}) {
    Solver solver(1 << 22);
    const SearchReport report = think(
        {.position = Position(rules("15,15,5")), .player = player, .node_budget = 100'000}, solver);
    EXPECT_EQ(report.move, test::cell("h8"));
    EXPECT_LT(report.nodes, 6'000U) << "an empty board needs no thought";
  }
}

constexpr std::size_t strategy_table_bytes = 1 << 24;
constexpr std::uint64_t node_budget = 400'000;

class Strategy {
 public:
  Strategy(const Rules& game, Mark side)
      : side_(side), solver_(strategy_table_bytes), start_(game) {}

  /// The longest game, in plies, that the other side can force, and our worst result.
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

std::string moves_of(PlayerKind player, const Position& position, std::uint64_t nodes) {
  std::string moves;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Solver solver(1 << 14);
    moves += to_text(choose(position, player, seed, nodes, solver)) + ' ';
  }
  return moves;
}

TEST(Fingerprint, OfTheLevelsOnSmallBoards) {
  const Position position = test::random_position(rules("5,5,4"), 6, 4);
  EXPECT_EQ(moves_of(PlayerKind::easy, position, 20'000), "b5 b5 e1 e5 b5 a2 c2 a5 ");
  EXPECT_EQ(moves_of(PlayerKind::medium, position, 20'000), "e4 e4 e4 a2 e4 c3 c2 d1 ");
  EXPECT_EQ(moves_of(PlayerKind::hard, position, 20'000), "c2 c2 c2 c2 d4 c2 c2 c2 ");
  const Position misere = test::random_position(rules("4,3,3,misere"), 4, 2);
  EXPECT_EQ(moves_of(PlayerKind::easy, misere, 20'000), "b3 b3 c3 c3 b3 d3 a3 b1 ");
}

TEST(Fingerprint, OfTheLevelsOnBoardsThatAreJudged) {
  const Position spread = test::game(rules("15,15,5"), "e5.e6.f6.d5.g7.h8.g5.f5.e7.f7");
  EXPECT_EQ(moves_of(PlayerKind::easy, spread, 2'000), "h4 c3 d8 h4 d8 d8 g8 c3 ");
  EXPECT_EQ(moves_of(PlayerKind::medium, spread, 2'000), "h4 d4 d8 h4 d8 d8 g8 c3 ");
  EXPECT_EQ(moves_of(PlayerKind::hard, spread, 2'000), "h4 d4 d8 h4 d8 d8 c3 c3 ");
  const Position crowded = test::game(rules("15,15,5"), "h8.g9.i9.g7.g8.h7.j8.f9.k7");
  EXPECT_EQ(moves_of(PlayerKind::easy, crowded, 2'000), "i8 i8 i8 i8 i8 i8 f7 l6 ");
  EXPECT_EQ(moves_of(PlayerKind::medium, crowded, 2'000), "k8 l6 i8 k8 i8 i8 h10 l6 ");
  EXPECT_EQ(moves_of(PlayerKind::hard, crowded, 2'000), "k8 l6 l6 k8 i8 i8 k8 l6 ");
}

TEST(Fingerprint, OfChance) {
  EXPECT_EQ(moves_of(PlayerKind::random, Position(rules("5,5,4")), 0), "e3 e3 c1 a3 e2 d4 e2 a4 ");
}

}  // namespace
}  // namespace mnk
