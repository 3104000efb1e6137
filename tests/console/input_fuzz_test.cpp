#include <gtest/gtest.h>

#include "console/program.h"
#include "console/prompt.h"
#include "support/board.h"
#include "support/dice.h"

/// Noise at the prompt and on the command line.
namespace mnk::console {
namespace {

using mnk::test::Dice;

TEST(InputFuzz, AtThePromptGivesACellOfTheBoardOrAFaultInTheLine) {
  Dice dice(201);
  for (int i = 0; i < 20'000; ++i) {
    const Rules rules = dice.rules(Rules::max_side);
    const std::string line = dice.text("qweasdzxc0123456789 ,-", 8);
    const auto input = parse_move_input(line, rules, Numbering::from_one);
    if (!input) {
      EXPECT_LE(input.error().found.size(), line.size());
    } else if (const Cell* cell = std::get_if<Cell>(&*input)) {
      EXPECT_TRUE(rules.contains(*cell)) << line;
    }
  }
}

TEST(InputFuzz, OnTheCommandLineGivesACommandOrAReason) {
  Dice dice(202);
  const std::vector<std::string> usual = {"play",    "solve",  "count",  "perft",      "3,3,3",
                                          "--rules", "--json", "--seed", "--position", "--delay"};
  for (int i = 0; i < 4'000; ++i) {
    std::vector<std::string> words;
    for (int count = dice.below(5); count > 0; --count) {
      std::string word = dice.pick(usual);
      if (dice.below(2) == 0) word = dice.damage(word, "-=0123456789,XO./");
      words.push_back(word);
    }
    std::vector<const char*> arguments;
    for (const std::string& word : words) arguments.push_back(word.c_str());
    const auto checked = check_arguments(arguments);
    if (!checked) {
      EXPECT_FALSE(checked.error().empty());
    }
  }
}

}  // namespace
}  // namespace mnk::console
