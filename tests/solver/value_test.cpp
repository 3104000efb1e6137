#include "solver/value.h"

#include <gtest/gtest.h>

#include "engine/notation.h"

namespace mnk {
namespace {

Assessment guessed(std::optional<std::uint8_t> chance) {
  Assessment known = Assessment::unknown(9);
  known.chance = chance;
  return known;
}

std::string order_of(const std::vector<Assessment>& known) {
  std::vector<MoveAssessment> moves;
  for (std::size_t i = 0; i < known.size(); ++i) {
    moves.push_back({.move = {.row = 0, .column = static_cast<int>(i)}, .assessment = known[i]});
  }
  std::string order;
  for (const MoveAssessment& move : ranked(moves)) order += to_text(move.move).front();
  return order;
}

constexpr Assessment won = Assessment::proven({.result = Result::win, .plies = 3});
constexpr Assessment drawn = Assessment::proven({.result = Result::draw, .plies = 9});
constexpr Assessment lost = Assessment::proven({.result = Result::loss, .plies = 4});

TEST(Ranking, PutsSureWinsFirstThenChancesWithADrawAsHalfAWinThenTheUnknownAndSureLossesLast) {
  const Assessment unknown = guessed(std::nullopt);
  for (const auto& [moves, order] :
       {std::pair(std::vector{lost, unknown, guessed(40), won}, "dcba"),
        {{won, guessed(40), unknown, lost}, "abcd"},
        {{guessed(20), guessed(70), guessed(20), guessed(90)}, "dbac"},
        {{guessed(12), drawn}, "ba"},
        {{guessed(51), drawn, guessed(49)}, "abc"},
        {{unknown, lost, drawn}, "cab"},
        // What is equal stays in its order.
        {{drawn, guessed(50), drawn}, "abc"},
        {{lost, won, lost, won}, "bdac"}}) {
    EXPECT_EQ(order_of(moves), order);
  }
}

/// A proven result counts before an earlier chance of the move.
TEST(Ranking, BelievesAProofMoreThanAChance) {
  Assessment surely_lost = guessed(80);
  surely_lost.at_most = {.result = Result::loss, .plies = 10};
  Assessment surely_won = guessed(10);
  surely_won.at_least = {.result = Result::win, .plies = 9};
  EXPECT_EQ(order_of({surely_lost, guessed(50), surely_won}), "cba");
}

Assessment sum_of_all(std::vector<Assessment> known) {
  std::vector<MoveAssessment> moves;
  for (const Assessment& assessment : known)
    moves.push_back({.move = {}, .assessment = assessment});
  return best_of(ranked(moves));
}

TEST(Ranking, GivesAPositionTheChanceOfItsBestMoveOrOfADrawInHand) {
  EXPECT_EQ(sum_of_all({guessed(12), drawn}).chance, 50);
  EXPECT_EQ(sum_of_all({guessed(70), drawn}).chance, 70);
  EXPECT_EQ(sum_of_all({guessed(12), lost}).chance, 12);
  EXPECT_EQ(sum_of_all({guessed(12), won}).chance, std::nullopt);
  // Without estimates, a draw gives no chance.
  EXPECT_EQ(sum_of_all({guessed(std::nullopt), drawn}).chance, std::nullopt);
}

}  // namespace
}  // namespace mnk
