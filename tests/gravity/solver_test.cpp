#include "gravity/solver.h"

#include <gtest/gtest.h>

#include <random>
#include <tuple>

#include "play.h"
#include "players/search_job.h"

namespace mnk::gravity {
namespace {

using test::play;
using test::rules;

constexpr std::size_t small_table = std::size_t{1} << 20;

int result_of(Value value) { return static_cast<int>(value.result) - 1; }

/// The value in the second program's form.
naive::Gravity::Value naive_value(const Assessment& known) {
  return {.result = result_of(known.value), .plies = known.value.plies};
}

void play_by_chance(Position& position, std::mt19937& random) {
  const std::vector<Cell> moves = position.available_moves();
  (void)position.play(moves[random() % moves.size()]);
}

Assessment exact(Solver& solver, const Position& position) {
  Budget budget(Budget::no_limit);
  return solver.assess(position, budget);
}

void expect_values_of_the_second_program(const Rules& rules) {
  naive::Gravity naive = test::second_program(rules);
  Solver solver(rules, small_table);
  test::for_each_position(rules, [&](const Position& position) {
    const Assessment known = exact(solver, position);
    ASSERT_TRUE(known.is_proven());
    ASSERT_EQ(naive_value(known), naive.value(test::naive_board(position)))
        << to_position_text(position);
  });
}

TEST(GravitySolver, AgreesWithASecondProgramOnEveryPositionOfSmallBoards) {
  for (const auto* numbers : {"3,3,3", "4,3,3", "3,4,3", "2,5,2", "5,2,3", "1,5,2", "5,1,2",
                              "3,3,1", "3,3,4", "1,1,1", "4,4,4"}) {
    for (const bool misere : {false, true}) {
      expect_values_of_the_second_program(rules(numbers, misere));
    }
  }
}

/// Allis 1988, Allen 1988.
TEST(GravitySolver, WinsSevenBySixInFortyOnePlies) {
  Solver solver{Rules()};
  EXPECT_EQ(exact(solver, Position(Rules())).value, (Value{.result = Result::win, .plies = 41}));
}

TEST(GravitySolver, KnowsHowGamesOfTrompsTableEnd) {
  // Four in a row, by columns and rows; for the first player.
  const std::pair<const char*, int> table[] = {
      {"4,4,4", 0}, {"5,4,4", 0}, {"6,4,4", -1}, {"4,5,4", 0}, {"5,5,4", 0}, {"4,6,4", 0},
      {"7,4,4", 0}, {"4,7,4", 0}, {"8,4,4", -1}, {"4,8,4", 0}, {"5,6,4", 0}, {"6,5,4", 0}};
  for (const auto& [numbers, result] : table) {
    Solver solver(rules(numbers));
    EXPECT_EQ(result_of(exact(solver, Position(rules(numbers))).value), result) << numbers;
  }
}

/// A position of a random game with this many free cells, or fewer moves where each ends the game.
Position quiet_position(const Rules& rules, int free, std::mt19937& random) {
  Position position(rules);
  while (position.empty_count() > free) {
    std::vector<Cell> quiet = position.available_moves();
    std::erase_if(quiet, [&](Cell move) { return position.after(move).outcome().over(); });
    if (quiet.empty()) break;
    (void)position.play(quiet[random() % quiet.size()]);
  }
  return position;
}

TEST(GravitySolver, AgreesWithASecondProgramOnTheLargestBoard) {
  const Rules large = rules("10,10,5");
  naive::Gravity naive = test::second_program(large);
  std::mt19937 random(3);
  int compared = 0;
  for (int game = 0; game < 500 && compared < 10; ++game) {
    const Position position = quiet_position(large, 9, random);
    if (position.empty_count() > 9) continue;
    ++compared;
    Solver solver(large, small_table);
    EXPECT_EQ(naive_value(exact(solver, position)), naive.value(test::naive_board(position)));
  }
  EXPECT_EQ(compared, 10);
}

TEST(GravitySolver, ListsEveryLegalMoveBestFirst) {
  Solver solver(rules("4,4,4"), small_table);
  naive::Gravity naive = test::second_program(rules("4,4,4"));
  std::mt19937 random(2);
  for (int game = 0; game < 100; ++game) {
    Position position{rules("4,4,4")};
    while (!position.outcome().over()) {
      Budget budget(Budget::no_limit);
      const auto moves = solver.analyse(position, budget);
      ASSERT_EQ(moves.size(), position.available_moves().size());
      for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto& [move, known] = moves[i];
        const auto [result, plies] =
            naive.value(naive::Gravity::after(test::naive_board(position), move.column));
        EXPECT_EQ(naive_value(known),
                  (naive::Gravity::Value{.result = -result, .plies = plies + 1}));
        if (i > 0) {
          EXPECT_FALSE(known.value > moves[i - 1].assessment.value);
        }
      }
      play_by_chance(position, random);
    }
  }
}

TEST(GravitySolver, GoesOnFromWhatItHasFoundWithSmallBudgets) {
  const Position position = play(Rules(), "dddddccbeeffcc");
  ASSERT_FALSE(position.outcome().over());
  Solver at_once{Rules()};
  const Assessment known = exact(at_once, position);
  Solver in_slices{Rules()};
  Assessment found = Assessment::unknown(position.empty_count());
  for (int slice = 0; slice < 100'000 && !found.is_proven(); ++slice) {
    Budget budget(2'000);
    found = in_slices.assess(position, budget);
  }
  EXPECT_EQ(found, known);
}

/// What another order of moves, bound, table or estimate would change, the same on every platform.
TEST(GravitySignature, OfNodesAndChances) {
  const std::tuple<const char*, bool, int, std::uint64_t> games[] = {
      {"4,4,4", false, 14, 8'336},  {"4,4,4", true, 14, 38'801}, {"5,4,4", false, 17, 57'034},
      {"6,5,4", false, 20, 10'205}, {"7,6,4", false, 22, 5'563}, {"7,6,4", true, 18, 87'199},
      {"9,9,5", false, 16, 3'106},  {"10,10,5", true, 14, 1'148}};
  for (const auto& [numbers, misere, free, nodes] : games) {
    std::mt19937 random(4);
    std::uint64_t spent = 0;
    for (int game = 0; game < 5; ++game) {
      const Position position = quiet_position(rules(numbers, misere), free, random);
      Solver solver(position.rules(), std::size_t{1} << 14);
      Budget budget(100'000);
      (void)solver.assess(position, budget);
      spent += budget.spent();
    }
    EXPECT_EQ(spent, nodes) << numbers << (misere ? " misere" : "");
  }
  for (const auto& [columns, chances] :
       {std::pair("", "d6 64 c6 63 e6 63 b6 57 f6 57 a6 56 g6 56 "),
        {"dcdfb", "d4 62 c5 43 e6 33 b5 49 f5 48 a6 38 g6 39 "}}) {
    Solver solver{Rules(), small_table};
    Budget budget(20'000);
    std::string told;
    for (const auto& [move, known] : solver.analyse(play(Rules(), columns), budget)) {
      told += to_text(move) + ' ' + std::to_string(known.chance.value_or(0)) + ' ';
    }
    EXPECT_EQ(told, chances);
  }
}

TEST(GravityLevels, PlayTheSameWhateverWasSearchedBefore) {
  const auto request = [](SearchGoal goal, std::uint64_t nodes, std::uint64_t seed) {
    return SearchRequest{.goal = goal,
                         .position = games::AnyPosition(play(rules("6,5,4"), "cdcdcad")),
                         .player = PlayerKind::hard,
                         .seed = seed,
                         .node_budget = nodes};
  };
  const auto answer = [](games::Solver& solver, const SearchRequest& asked) {
    return SearchJob(asked, solver.task(asked)).finish();
  };
  const auto fresh = make_solver(small_table);
  const auto used = make_solver(small_table);
  EXPECT_TRUE(answer(*used, request(SearchGoal::analysis, 1'000'000, 0)).value.is_proven());
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const SearchRequest asked = request(SearchGoal::move, 5'000, seed);
    EXPECT_EQ(answer(*used, asked), answer(*fresh, asked)) << "seed " << seed;
  }
}

}  // namespace
}  // namespace mnk::gravity
