#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "session/match_token.h"
#include "support/random_commands.h"
#include "support/replay.h"
#include "support/test_session.h"

// Ten thousand commands by chance. After each, what happened leads from the view before to the view
// after, and the save brings that view back.
namespace mnk {
namespace {

using test::Replay;
using test::TestSession;

/// A session that tells news as a page gets it.
struct Storm {
  explicit Storm(std::uint64_t seed) : game({}, "", seed) {
    replay.hear(news.write(game.session, game.session.start("", "", "")));
  }

  void tell(const Events& events) {
    for (const Event& event : events) seen[event.index()] = true;
    if (!events.empty()) replay.hear(news.write(game.session, events));
  }

  /// The engine answers, now and then badly, or is lost.
  void think(test::Dice& dice) {
    if (game.engine.requests.empty()) return;
    const SearchRequest& request = game.engine.requests.back();
    switch (dice.below(8)) {
      case 0:
        game.engine.gone = true;
        break;
      case 1:
        game.engine.say_more(Assessment::unknown(9));
        break;
      case 2:
        game.engine.reports.push_back(test::FakeEngine::answer_to(request, std::nullopt));
        break;
      default:
        game.engine.answer(dice.pick(request.position.available_moves()));
    }
    tell(game.session.tick());
  }

  [[nodiscard]] bool has_seen_all() const { return std::ranges::find(seen, false) == seen.end(); }

  TestSession game;
  StateUpdateWriter news;
  Replay replay;
  std::array<bool, std::variant_size_v<Event>> seen{};  ///< each kind of event
};

class StormTest : public testing::TestWithParam<int> {};

TEST_P(StormTest, EventsLeadFromViewToViewAndASaveBringsItBack) {
  // At least so many, and until everything has happened; some things are rare.
  constexpr int min_commands = 2'000;
  constexpr int max_commands = 20'000;
  test::RandomCommands random(static_cast<std::uint32_t>(GetParam()));
  Storm storm(static_cast<std::uint64_t>(GetParam()) + 1);
  for (int i = 0; i < min_commands || (i < max_commands && !storm.has_seen_all()); ++i) {
    const std::string command = random.next(storm.game.session.position().board());
    storm.tell(storm.game.run(command));
    ASSERT_EQ(storm.replay.fault(), "") << "after " << command;
    if (random.dice().below(3) == 0) storm.think(random.dice());
    ASSERT_EQ(storm.replay.fault(), "") << "after a thought that followed " << command;
    const std::string save = storm.game.session.save();
    ASSERT_EQ(storm.replay.save(), save) << "after " << command;
    TestSession fresh;
    fresh.run("resume " + save);
    ASSERT_EQ(test::difference_after_restoring(storm.replay.view(),
                                               test::members(view_json(fresh.session))),
              "")
        << save;
    ASSERT_EQ(fresh.session.save(), test::without_draft(save));
    random.remember(save);
    const Save saved = storm.game.session.saved();
    if (saved.match) {
      const auto to = static_cast<Seat>(random.dice().below(3));
      random.remember_token(to_text(match_token_of(saved, to)));
    }
  }
  for (std::size_t kind = 0; kind < storm.seen.size(); ++kind) {
    EXPECT_TRUE(storm.seen[kind]) << "nothing of kind " << kind << " has happened";
  }
}

INSTANTIATE_TEST_SUITE_P(Seeds, StormTest, testing::Range(0, 5));

}  // namespace
}  // namespace mnk
