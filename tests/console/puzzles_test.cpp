#include <gtest/gtest.h>

#include <set>
#include <string>

#include "console_world.h"
#include "support/board.h"
#include "support/json.h"
#include "support/naive_game.h"

// What `puzzles` prints, held against the rules alone.
namespace mnk::console {
namespace {

using mnk::test::elements;
using mnk::test::members;
using mnk::test::unquoted;
using test::run;

constexpr const char* value_names[] = {"loss", "draw", "win"};

TEST(PuzzlesCommand, TakesItsOptions) {
  const auto answer = run({"puzzles", "3,3,3", "--theme", "save", "--grade", "2", "--count", "2",
                           "--seed", "9", "--json"});
  const auto told = members(answer.out.substr(0, answer.out.size() - 1));
  const auto puzzles = elements(told.at("puzzles"));
  EXPECT_EQ(puzzles.size(), 2U);
  for (const std::string& json : puzzles) {
    EXPECT_EQ(unquoted(members(json).at("theme")), "save");
    EXPECT_EQ(members(json).at("grade"), "2");
  }
}

TEST(PuzzlesCommand, PrintsEachPuzzleAsTheRulesSayItIs) {
  for (const char* game : {"3,3,3", "3,3,3,misere"}) {
    const auto answer = run({"puzzles", game, "--count", "30", "--json"});
    ASSERT_EQ(answer.status, 0);
    const auto told = members(answer.out.substr(0, answer.out.size() - 1));
    EXPECT_EQ(unquoted(told.at("rules")), game);
    const Rules rules = mnk::test::rules(game);
    mnk::test::NaiveValues values{mnk::test::NaiveGame(Position(rules))};
    std::set<std::string> themes;
    const auto puzzles = elements(told.at("puzzles"));
    EXPECT_EQ(puzzles.size(), 30U);
    for (const std::string& json : puzzles) {
      const auto puzzle = members(json);
      EXPECT_EQ(puzzle.size(), 9U);
      const Position position = parse_position(unquoted(puzzle.at("position")), rules).value();
      const mnk::test::NaiveGame naive(position);
      EXPECT_EQ(unquoted(puzzle.at("side")), std::string(1, naive.to_move()));
      const auto value = values.of(naive);
      EXPECT_EQ(unquoted(puzzle.at("value")), value_names[value.result + 1]);
      const int plies = value.result == 0 ? position.empty_count() : value.plies;
      EXPECT_EQ(puzzle.at("plies"), std::to_string(plies));
      std::vector<std::string> right;
      for (const int cell : naive.empty_cells()) {
        if (values.of_move(naive, cell).result != value.result) continue;
        right.push_back("\"" + to_text(rules.cell(cell)) + "\"");
      }
      EXPECT_EQ(elements(puzzle.at("answers")), right);
      const auto line = elements(puzzle.at("line"));
      EXPECT_EQ(line.size(), static_cast<std::size_t>(plies));
      EXPECT_EQ(line.front(), right.front());
      const Cell last = mnk::test::cell(unquoted(puzzle.at("last")));
      EXPECT_EQ(position.at(last), opponent(position.to_move()));
      themes.insert(unquoted(puzzle.at("theme")));
    }
    EXPECT_EQ(themes.size(), 4U);
  }
}

TEST(PuzzlesCommand, GivesTheSamePuzzlesForTheSameSeed) {
  const auto text = [](const char* seed) {
    return run({"puzzles", "4,3,3", "--count", "6", "--seed", seed, "--json"}).out;
  };
  const std::string some = text("5");
  EXPECT_EQ(text("5"), some);
  EXPECT_NE(text("6"), some);
}

TEST(PuzzlesCommand, SaysWhenThereAreFewerThanAskedFor) {
  const auto answer = run({"puzzles", "2,2,2", "--count", "5", "--json"});
  EXPECT_EQ(answer.status, 0);
  EXPECT_EQ(answer.out, "{\"rules\":\"2,2,2\",\"puzzles\":[]}\n");
  EXPECT_NE(answer.err.find("5 asked for, 0 found"), std::string::npos) << answer.err;
}

}  // namespace
}  // namespace mnk::console
