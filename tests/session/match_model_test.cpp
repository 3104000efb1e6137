#include <gtest/gtest.h>

#include "support/dice.h"
#include "support/heavy.h"
#include "support/match_world.h"

// A match merges what several devices know (match_token.h): tokens arrive in every order up to some
// depth, and in random order beyond. Devices that have all tokens agree, no two players wait for
// each other, and no device reports a fork, unless a player acted on a device that did not know
// their acts on another.
namespace mnk {
namespace {

using test::Chooser;

/// All sequences of choices up to a depth, one after another.
class EveryWay : public Chooser {
 public:
  int below(int count) override {
    if (at_ == taken_.size()) taken_.push_back({.choice = 0, .count = count});
    return taken_[at_++].choice;
  }
  /// Advances to the next sequence; false after the last one.
  bool next() {
    at_ = 0;
    while (!taken_.empty() && ++taken_.back().choice == taken_.back().count) taken_.pop_back();
    return !taken_.empty();
  }

 private:
  struct Taken {
    int choice;
    int count;
  };
  std::vector<Taken> taken_;
  std::size_t at_ = 0;
};

class ByChance : public Chooser {
 public:
  explicit ByChance(std::uint32_t seed) : dice_(seed) {}
  int below(int count) override { return dice_.below(count); }

 private:
  test::Dice dice_;
};

/// Always makes the first choice.
class InTurn : public Chooser {
 public:
  int below(int /*count*/) override { return 0; }
};

constexpr Seat host = Seat::host;
constexpr Seat guest = Seat::guest;
constexpr Seat spectator = Seat::spectator;

struct MatchCase {
  const char* name;
  test::MatchOptions options;
  int depth;  ///< of every order
};

void PrintTo(const MatchCase& given, std::ostream* out) { *out << given.name; }

class MatchModel : public testing::TestWithParam<MatchCase> {};

TEST_P(MatchModel, HoldsInEveryOrder) {
  const int depth = GetParam().depth - (test::can_do_heavy_work ? 0 : 2);
  EveryWay ways;
  do {
    test::MatchWorld world(GetParam().options);
    for (int i = 0; i < depth; ++i) world.step(ways);
    InTurn order;
    world.settle(order);
    ASSERT_EQ(world.fault(), "") << world.story();
  } while (ways.next());
}

TEST_P(MatchModel, HoldsByChance) {
  const int rounds = test::can_do_heavy_work ? 700 : 20;
  std::array<int, 11> heard{};
  for (int round = 0; round < rounds; ++round) {
    ByChance chance(static_cast<std::uint32_t>(round));
    test::MatchWorld world(GetParam().options);
    const int steps = 10 + chance.below(120);
    for (int i = 0; i < steps; ++i) world.step(chance);
    world.settle(chance);
    for (std::size_t i = 0; i < heard.size(); ++i) heard[i] += world.heard()[i];
    ASSERT_EQ(world.fault(), "") << "seed " << round << "\n" << world.story();
  }
  using What = event::MatchChanged::What;
  // If the first move wins, the next game begins and few requests get an answer. And a few rounds
  // need not cover everything.
  if (GetParam().options.rules != "3,3,3" || !test::can_do_heavy_work) return;
  for (const What what : {What::changed, What::undo_asked, What::undo_agreed, What::undo_refused,
                          What::older, What::same, What::undo_crossed}) {
    EXPECT_GT(heard[static_cast<std::size_t>(what)], 0) << static_cast<int>(what);
  }
  EXPECT_EQ(heard[static_cast<std::size_t>(What::fork)] > 0, GetParam().options.stale);
}

INSTANTIATE_TEST_SUITE_P(
    Each, MatchModel,
    testing::Values(
        MatchCase{"two players", {.devices = {host, guest}, .moves = "b2.a1"}, 7},
        MatchCase{
            "two players before the end", {.devices = {host, guest}, .moves = "a1.a2.b1.b2"}, 7},
        MatchCase{"a spectator", {.devices = {host, guest, spectator}, .moves = "b2.a1"}, 6},
        MatchCase{"a second device each",
                  {.devices = {host, guest, host, guest}, .moves = "a1.a2.b1.b2", .repeats = true},
                  5},
        MatchCase{"five devices with losses and reloads",
                  {.devices = {host, guest, host, guest, spectator},
                   .moves = "a1.a2",
                   .losses = true,
                   .repeats = true,
                   .reloads = true},
                  4},
        MatchCase{"a board on which the first move wins",
                  {.devices = {host, guest, spectator}, .rules = "2,2,1", .losses = true},
                  6},
        MatchCase{"people who act on stale devices",
                  {.devices = {host, guest, host, guest, spectator}, .moves = "b2", .stale = true},
                  4}));

}  // namespace
}  // namespace mnk
