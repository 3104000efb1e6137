#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/test_web_game.h"
#include "web/worker_service.h"

// A game with the real worker, whose findings arrive as news.
namespace mnk {
namespace {

using test::JsonMembers;
using test::members;

class GameWithWorker : public test::TestWebGame {
 public:
  using TestWebGame::TestWebGame;

  /// Passes requests to the worker and replies to the game, for at most this many slices.
  void think(int slices = 100'000) {
    for (; slices > 0; --slices) {
      if (asked_ < page.requests.size()) {
        asked_ = page.requests.size();
        service_.request(static_cast<int>(asked_), "think " + page.requests.back());
      }
      const bool more = service_.work();
      std::vector<std::string> replies;
      replies.swap(replies_);
      for (const std::string& reply : replies) game.send("thought " + reply);
      if (!more && asked_ == page.requests.size()) return;
    }
  }
  [[nodiscard]] JsonMembers last_members(const std::string& name) const {
    return members(last(name));
  }

 private:
  std::size_t asked_ = 0;
  std::vector<std::string> replies_;
  double time_ = 0;
  WorkerService service_{
      [this] { return time_ += 10; },
      [this](int /*id*/, bool /*done*/, std::string_view text) { replies_.emplace_back(text); }};
};

TEST(Thoughts, AreProvenOnASmallBoard) {
  GameWithWorker game("moves=a1.b2.c3");
  game.send("analyse on");
  game.think();
  const JsonMembers analysis = members(game.last_members("thoughts").at("analysis"));
  EXPECT_EQ(analysis.at("done"), "true");
  EXPECT_EQ(analysis.at("value"), "\"draw\"");
  game.send("explain 3 a3");
  game.think();
  EXPECT_EQ(game.last_members("explanation").at("value"), "\"loss\"");
  game.send("hint");
  game.think();
  EXPECT_EQ(members(game.last_members("thoughts").at("hint")).at("done"), "true");
}

TEST(Thoughts, JudgeAGame) {
  GameWithWorker game("position=X../.../...&moves=b1.c3");
  game.send("review on");
  game.think();
  const JsonMembers review = game.last_members("review");
  EXPECT_EQ(review.at("done"), "true");
  EXPECT_TRUE(review.at("moves").contains(R"("cell":"b1","side":"O","judgement":"mistake")"));
}

TEST(Thoughts, EstimateWhatTheyCannotProveAndProveAWinBeforeItsLength) {
  const auto analysis = [](const char* moves, int rounds) {
    GameWithWorker game(std::string("rules=15,15,5&moves=") + moves);
    game.send("analyse on");
    game.think(rounds);
    return members(game.last_members("thoughts").at("analysis"));
  };
  const JsonMembers open = analysis("h8", 30);
  EXPECT_EQ(open.at("proven"), "false");
  EXPECT_TRUE(open.contains("chance"));
  const JsonMembers won = analysis("h8.a1.i9.a3.h10.a5.g9.a8", 200);
  EXPECT_EQ(won.at("value"), "\"win\"");
  EXPECT_TRUE(won.contains("plies_at_most")) << won.at("plies");
}

}  // namespace
}  // namespace mnk
