#include <gtest/gtest.h>

#include <optional>

#include "solver/heuristic/heuristic_search.h"
#include "support/board.h"
#include "support/dice.h"

/// Positions by chance in which one move wins by continuous fours, or one move defends against
/// them: found by the exact search for fours, which goes to its end. Judgement must find the move.
namespace mnk {
namespace {

constexpr std::uint64_t node_limit = 100'000;
constexpr std::uint64_t nodes_for_proof = 3'000;
constexpr int wanted = 100;
constexpr int at_least = 95;

/// Stones close together, from moves that are not all senseless: each next to another.
Position sensible(const Rules& rules, test::Dice& dice) {
  Position position(rules);
  const int stones = dice.between(14, 26);
  for (int tries = 0; tries < 300 && position.mark_count() < stones; ++tries) {
    if (!position.play({.row = 3 + dice.below(9), .column = 3 + dice.below(9)})) continue;
    if (position.outcome().over()) position.take_back();
  }
  return position;
}

class Tactics : public testing::Test {
 protected:
  /// Whether the side to move wins by fours; nothing if that is not known to the end.
  std::optional<bool> wins(PatternBoard& board) {
    fours_.start(board);
    fours_.run(nodes_for_proof);
    const FourSearch::State state = fours_.state();
    fours_.abandon();
    if (state == FourSearch::State::searching) return std::nullopt;
    return state == FourSearch::State::won;
  }

  /// Whether the opponent, to move after this one, wins by fours.
  std::optional<bool> loses_after(PatternBoard& board, Square move) {
    board.play(move);
    const auto result = wins(board);
    board.take_back();
    return result;
  }

  /// The only cell after which the opponent does not win by fours; nothing if there are more or
  /// none, if a question stays open, or if the side to move wins itself.
  std::optional<Square> only_defence(PatternBoard& board) {
    if (wins(board).value_or(true)) return std::nullopt;
    std::optional<Square> only;
    bool unique = true;
    board.empty_squares().for_each([&](Square move) {
      if (!unique) return;
      const auto loses = loses_after(board, move);
      if (loses && *loses) return;
      unique = loses.has_value() && !only;
      only = move;
    });
    return unique ? only : std::nullopt;
  }

  /// The only move that begins a win by fours.
  std::optional<Square> only_win(PatternBoard& board) {
    if (!wins(board).value_or(false)) return std::nullopt;
    const SquareSet fours = board.with_at_least(board.to_move(), Threat::four);
    std::optional<Square> only;
    bool unique = true;
    fours.for_each([&](Square move) {
      if (!unique) return;
      const auto goes_on = still_wins(board, move);
      if (goes_on && !*goes_on) return;
      unique = goes_on.has_value() && !only;
      only = move;
    });
    return unique ? only : std::nullopt;
  }

  /// Whether the mover still wins by fours after this four and its answer.
  std::optional<bool> still_wins(PatternBoard& board, Square move) {
    const Mark mover = board.to_move();
    if (board.threat(mover, move) == Threat::five) return true;
    board.play(move);
    const int fives = board.count(mover, Threat::five);
    const Square answer = board.with(mover, Threat::five).front();
    board.play(answer);
    const auto result = fives > 1 ? std::optional(true) : wins(board);
    board.take_back();
    board.take_back();
    return result;
  }

  [[nodiscard]] bool plays(const Position& position, Square move) const {
    ScoreTable table(16);
    HeuristicSearch judgement(knowledge_, table, position, {.nodes = node_limit});
    Budget budget(~std::uint64_t{0});
    judgement.run(budget);
    return judgement.best().move == PatternBoard(knowledge_, position).cell(move);
  }

  /// How many of the wanted positions are played right, of those in which `find` finds a move.
  template <typename Find>
  int right(std::uint32_t seed, Find&& find) {
    test::Dice dice(seed);
    int found = 0;
    int count = 0;
    while (found < wanted) {
      const Position position = sensible(rules_, dice);
      PatternBoard board(knowledge_, position);
      const std::optional<Square> move = find(board);
      if (!move) continue;
      ++found;
      count += plays(position, *move) ? 1 : 0;
    }
    return count;
  }

  Rules rules_ = test::rules("15,15,5");
  PatternKnowledge knowledge_{5};
  FourSearch fours_;
};

TEST_F(Tactics, FindTheOnlyWinByFours) {
  EXPECT_GE(right(1, [&](PatternBoard& board) { return only_win(board); }), at_least);
}

TEST_F(Tactics, FindTheOnlyDefenceAgainstFours) {
  EXPECT_GE(right(2, [&](PatternBoard& board) { return only_defence(board); }), at_least);
}

}  // namespace
}  // namespace mnk
