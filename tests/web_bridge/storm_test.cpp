#include <gtest/gtest.h>

#include "support/random_commands.h"
#include "support/replay.h"
#include "support/test_web_game.h"

// Ten thousand texts by chance through the one door that a page has. After each, the events lead to
// the view, the save brings that view back, and the game comes to rest.
namespace mnk {
namespace {

using test::TestWebGame;

/// What comes of the page itself and of its worker.
std::string other_text(test::Dice& dice, const TestWebGame& game) {
  const std::vector<std::string> texts{"resize 120 90 1", "resize 90 120 2", "theme grid=#123456",
                                       "motion on",       "motion off",      "taps aim",
                                       "taps play",       "focus b2",        "focus none",
                                       "redraw",          "theme dark",      "engine lost",
                                       "retry",           "thought ?",       "resize 1e9 1 1"};
  if (dice.below(2) == 0 || game.page.requests.empty()) return dice.pick(texts);
  const auto request =
      parse_request(dice.below(4) == 0 ? dice.pick(game.page.requests) : game.page.requests.back());
  auto report =
      test::FakeEngine::answer_to(*request, dice.pick(request->position.available_moves()));
  report.done = dice.below(3) != 0;
  return "thought " + to_text(report);
}

class WebStorm : public testing::TestWithParam<int> {};

TEST_P(WebStorm, EventsLeadFromViewToViewAndASaveBringsItBack) {
  constexpr int commands = 2'000;
  test::RandomCommands random(static_cast<std::uint32_t>(GetParam()) + 100);
  TestWebGame game("", static_cast<std::uint64_t>(GetParam()));
  TestWebGame fresh("", 77);
  test::Replay replay;
  std::size_t heard = 0;
  const auto hear = [&] {
    for (; heard < game.page.told.size(); ++heard) replay.hear(game.page.told[heard]);
  };
  hear();
  for (int i = 0; i < commands; ++i) {
    const Rules rules = parse_rules(test::unquoted(replay.view().at("rules"))).value();
    const std::string text =
        random.dice().below(4) == 0 ? other_text(random.dice(), game) : random.next(rules);
    game.game.send(text);
    hear();
    ASSERT_EQ(replay.fault(), "") << "after " << text;
    game.settle();
    game.clock.now += 1'000;
    game.game.frame();
    game.settle();
    hear();
    ASSERT_EQ(replay.fault(), "") << "in a frame after " << text;
    // In a series of its own, as a program that has just been started is.
    fresh.game.send("open");
    fresh.game.send("resume " + replay.save());
    ASSERT_EQ(test::difference_after_restoring(replay.view(), fresh.view()), "") << replay.save();
    random.remember(replay.save());
  }
}

INSTANTIATE_TEST_SUITE_P(Seeds, WebStorm, testing::Range(0, 5));

}  // namespace
}  // namespace mnk
