#include <gtest/gtest.h>

#include "engine/notation.h"
#include "players/mnk_solver.h"
#include "support/board.h"
#include "support/sample.h"

/// The players' fingerprint: what they play in fixed positions with fixed seeds. The same natively
/// and as wasm, with every compiler and word size. A change of a level, or of what it sees, changes
/// it on purpose; nothing else may.
namespace mnk {
namespace {

using test::rules;

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
