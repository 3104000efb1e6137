#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "session/match_token.h"
#include "support/dice.h"
#include "support/news.h"
#include "support/replay.h"
#include "support/test_session.h"
#include "text/scan.h"

// Ten thousand random commands. After each, the events lead from the view before to the view after,
// and the save restores that view.
namespace mnk {
namespace {

/// The commands: most succeed, many are refused, some are no commands. A word in capitals stands
/// for a random value.
constexpr std::string_view forms =
    "undo;undo;undo;undo;redo;jump NUMBER;jump NUMBER;restore;restore;restore;aim CELL;aim off;"
    "new;new rules=RULES;new rules=RULES&position=POSITION;new x=PLAYER&o=PLAYER;"
    "rematch;rematch swap;players PLAYER PLAYER;resume SAVE;adopt SAVE;"
    "open v=1&rules=RULES&x=PLAYER&moves=a1.b1.a2;open x&y&z&v=2&rules=3,3&x=me&o=you;"
    "open rules=RULES&x=PLAYER&position=POSITION&moves=a1.b1.a2;open rules=3,3,3&moves=b2.NOISE;"
    "hint;analyse on;analyse off;explain NUMBER CELL;review on;review off;pace 0;pace 800;retry;"
    "draft on;draft off;draft RULES POSITION;put CELL;put CELL X;pen O;"
    "invite X RULES;invite O RULES help name Ann B;letter TOKEN;letter TOKEN;prefer TOKEN;"
    "sent;withdraw;name Ben;answer yes;answer yes;answer no;NOISE";

class RandomCommands {
 public:
  explicit RandomCommands(std::uint32_t seed) : dice_(seed) {}

  /// Keeps a save that may come again later.
  void remember_save(const std::string& save) { remember(save, saves_); }
  void remember_token(const std::string& token) { remember(token, tokens_); }

  /// The next command: half of the time a move on a board of these rules.
  std::string next(const Rules& rules) {
    if (dice_.below(2) == 0) return "play " + cell(rules);
    std::string text(dice_.pick(split(forms, ';')).text);
    const Rules others = dice_.rules(5);
    const auto fill = [&](std::string_view word, const auto& by) {
      for (std::size_t at = 0; (at = text.find(word)) != std::string::npos;) {
        text.replace(at, word.size(), by());
      }
    };
    fill("CELL", [&] { return cell(rules); });
    fill("NUMBER", [&] { return std::to_string(dice_.below(8)); });
    fill("RULES", [&] { return to_text(others); });
    fill("POSITION", [&] {
      return damaged(to_position_text(dice_.position(others, others.cell_count())), "XO./");
    });
    fill("PLAYER", [&] {
      return dice_.pick(std::vector<std::string>{"human", "human", "human", "easy", "perfect"});
    });
    fill("SAVE", [&] { return saves_.empty() ? "" : damaged(dice_.pick(saves_), "=&.01ax"); });
    fill("TOKEN", [&] { return tokens_.empty() ? "" : damaged(dice_.pick(tokens_), "abxyz-_."); });
    fill("NOISE", [&] { return dice_.text("playundoresumb2 =&1", 30); });
    return text;
  }

  test::Dice& dice() { return dice_; }

 private:
  void remember(const std::string& text, std::vector<std::string>& all) {
    constexpr std::size_t most = 20;
    if (all.size() < most) {
      all.push_back(text);
    } else if (dice_.below(3) == 0) {
      all[static_cast<std::size_t>(dice_.below(most))] = text;
    }
  }
  std::string cell(const Rules& rules) {
    // Now and then off the board.
    const Cell cell{.row = std::min(dice_.below(rules.rows() + 1), Rules::max_side - 1),
                    .column = std::min(dice_.below(rules.columns() + 1), Rules::max_side - 1)};
    return to_text(cell);
  }
  /// Now and then.
  std::string damaged(const std::string& text, std::string_view by) {
    return dice_.below(6) == 0 ? dice_.damage(text, by) : text;
  }

  test::Dice dice_;
  std::vector<std::string> saves_;
  std::vector<std::string> tokens_;
};

/// A session that sends news as to a page.
struct Storm {
  explicit Storm(std::uint64_t seed) : game({}, "", seed) { hear(game.session.start("", "", "")); }

  void tell(const Events& events) {
    for (const Event& event : events) seen[event.index()] = true;
    if (!events.empty()) hear(events);
  }

  void hear(const Events& events) {
    const std::string json = news.write(game.session, events);
    test::keep_news(json);
    replay.hear(json);
  }

  /// The engine answers, now and then badly, or gets lost.
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
        // A hint always has a move.
        if (request.goal == SearchGoal::hint) break;
        game.engine.reports.push_back(test::FakeEngine::answer_to(request, std::nullopt));
        break;
      default:
        game.engine.answer(dice.pick(request.position.available_moves()));
    }
    tell(game.session.tick());
  }

  [[nodiscard]] bool has_seen_all() const { return std::ranges::find(seen, false) == seen.end(); }

  test::TestSession game;
  StateUpdateWriter news;
  test::Replay replay;
  std::array<bool, std::variant_size_v<Event>> seen{};  ///< each kind of event
};

class StormTest : public testing::TestWithParam<int> {};

TEST_P(StormTest, EventsLeadFromViewToViewAndASaveBringsItBack) {
  // At least this many, and until every event has happened; some are rare.
  constexpr int min_commands = 2'000;
  constexpr int max_commands = 20'000;
  RandomCommands random(static_cast<std::uint32_t>(GetParam()));
  Storm storm(static_cast<std::uint64_t>(GetParam()) + 1);
  for (int i = 0; i < min_commands || (i < max_commands && !storm.has_seen_all()); ++i) {
    const std::string command = random.next(storm.game.session.position().board());
    storm.tell(storm.game.run(command));
    ASSERT_EQ(storm.replay.fault(), "") << "after " << command;
    if (random.dice().below(3) == 0) storm.think(random.dice());
    ASSERT_EQ(storm.replay.fault(), "") << "after a thought that followed " << command;
    const std::string save = storm.game.session.save();
    ASSERT_EQ(storm.replay.save(), save) << "after " << command;
    test::TestSession fresh;
    fresh.run("resume " + save);
    // A finished game does not come back at a move that was only looked at.
    fresh.run("jump " + std::to_string(storm.game.session.game().cursor()));
    ASSERT_EQ(test::difference_after_restoring(storm.replay.view(),
                                               test::members(view_json(fresh.session))),
              "")
        << save;
    ASSERT_EQ(fresh.session.save(), test::without_draft(save));
    random.remember_save(save);
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
