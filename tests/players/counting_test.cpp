#include "players/counting.h"

#include <gtest/gtest.h>

#include <limits>

#include "registry/games.h"
#include "search/solvers.h"

namespace mnk::games {
namespace {

TEST(Counting, CountsSequencesAndKnowsAtWhichDepthThatTakesMinutes) {
  const auto is = [](std::string_view rules, int depth, std::uint64_t sequences, int deepest,
                     std::string_view moves = "") {
    AnyPosition start(parse_any_rules(rules).value());
    const auto cells = parse_moves(moves, start).value();
    for (const Cell move : cells) ASSERT_TRUE(start.play(move));
    const Counting& counting = counting_of(start.game());
    EXPECT_EQ(counting.perft(start, depth), sequences) << rules;
    EXPECT_EQ(counting.deepest_perft(start), deepest) << rules;
  };
  constexpr int any = std::numeric_limits<int>::max();
  is("3,3,3", 6, 54'720, any);
  is("10,10,5", 2, 9'900, 5);
  is("7,6,4,gravity", 5, 16'807, 10);
  is("7,6,4,gravity", 2, 42, 10, "a6.b6.a5.b5.a4.b4");  // the first move wins
  is("4,4,4,gravity", 0, 1, any);
  is("3,3,3,vanish", 4, 3'024, 13);
}

}  // namespace
}  // namespace mnk::games
