#include <gtest/gtest.h>

#include "session/address.h"
#include "support/dice.h"
#include "support/test_session.h"

// Addresses of random games, and texts that are none.
namespace mnk {
namespace {

Settings random_settings(test::Dice& dice) {
  const auto who = [&] {
    return all_player_kinds[static_cast<std::size_t>(
        dice.below(static_cast<int>(all_player_kinds.size())))];
  };
  const PlayerKind x = who();
  return test::players(x, who(), dice.rules(Rules::max_side));
}

std::vector<Cell> random_moves(test::Dice& dice, games::AnyPosition position) {
  const int length = dice.between(0, 40);
  for (int ply = 0; ply < length && !position.outcome().over(); ++ply) {
    position.play(dice.pick(position.available_moves()));
  }
  return position.history();
}

/// Now and then nothing, for the empty board.
std::optional<games::AnyPosition> random_start(test::Dice& dice, const games::AnyRules& rules) {
  const games::AnyPosition start = dice.position(rules.board(), 40);
  if (start.empty() || dice.below(3) == 0) return std::nullopt;
  return start;
}

/// Whatever was read can be played.
void expect_playable(const Address& address) {
  games::AnyPosition position = address.start.value_or(games::AnyPosition(address.settings.rules));
  ASSERT_EQ(position.rules(), address.settings.rules);
  for (const Cell cell : address.moves) ASSERT_TRUE(position.play(cell));
}

TEST(Address, OfRandomGamesReadsBackAsWritten) {
  test::Dice dice(3);
  for (int round = 0; round < 300; ++round) {
    const Settings settings = random_settings(dice);
    const auto start = random_start(dice, settings.rules);
    const std::vector<Cell> moves =
        random_moves(dice, start.value_or(games::AnyPosition(settings.rules)));
    const std::string text = to_address(settings, start, moves);
    for (const std::string& shown : {text, "#" + text}) {
      const Address read = parse_address(shown);
      ASSERT_EQ(read.settings, settings) << shown;
      ASSERT_EQ(read.start, start) << shown;
      ASSERT_EQ(read.moves, moves) << shown;
      ASSERT_TRUE(read.faults.empty()) << shown;
    }
  }
}

TEST(Address, WithEveryCharacterEncodedReadsTheSame) {
  test::Dice dice(4);
  for (int round = 0; round < 50; ++round) {
    const Settings settings = random_settings(dice);
    const auto start = random_start(dice, settings.rules);
    const std::vector<Cell> moves =
        random_moves(dice, start.value_or(games::AnyPosition(settings.rules)));
    std::string encoded;
    for (const char c : to_address(settings, start, moves)) {
      if (c == '&' || c == '=') {
        encoded += c;
      } else {
        constexpr std::string_view hex = "0123456789ABCDEF";
        encoded += '%';
        encoded += hex[static_cast<std::size_t>(c) / 16];
        encoded += hex[static_cast<std::size_t>(c) % 16];
      }
    }
    const Address read = parse_address(encoded);
    ASSERT_EQ(read.settings, settings) << encoded;
    ASSERT_EQ(read.start, start) << encoded;
    ASSERT_EQ(read.moves, moves) << encoded;
    ASSERT_TRUE(read.faults.empty()) << encoded;
  }
}

TEST(Address, OfAnyBytesGivesAGameThatCanBePlayed) {
  test::Dice dice(5);
  for (int round = 0; round < 20'000; ++round) {
    expect_playable(parse_address(dice.text("#v=1&rules=3,xomovesposition./XOb2%0a", 60)));
  }
}

TEST(Address, WithAPositionOfAnyCharactersGivesAGameThatCanBePlayed) {
  test::Dice dice(7);
  int accepted = 0;
  for (int round = 0; round < 5'000; ++round) {
    std::string position(static_cast<std::size_t>(dice.between(3, 6)), '.');
    for (char& c : position) c = std::string_view("XO../")[static_cast<std::size_t>(dice.below(5))];
    const std::string text = "rules=2,2,2&position=" + position + "&moves=a1.b1";
    const Address address = parse_address(text);
    expect_playable(address);
    if (address.start) ++accepted;
  }
  EXPECT_GT(accepted, 20);
}

TEST(Address, ThatIsDamagedKeepsALegalPrefixOrSaysWhatIsWrong) {
  test::Dice dice(6);
  for (int round = 0; round < 3'000; ++round) {
    const Settings settings = random_settings(dice);
    const auto start = random_start(dice, settings.rules);
    const std::vector<Cell> moves =
        random_moves(dice, start.value_or(games::AnyPosition(settings.rules)));
    const std::string text =
        dice.damage(to_address(settings, start, moves), "#v=1&rules3,xo.b/XO%\xff");
    const Address read = parse_address(text);
    expect_playable(read);
    // What reads without a fault says what it means: written again, it reads the same.
    if (!read.faults.empty()) continue;
    const Address again = parse_address(to_address(read.settings, read.start, read.moves));
    ASSERT_EQ(again.settings, read.settings) << text;
    ASSERT_EQ(again.start, read.start) << text;
    ASSERT_EQ(again.moves, read.moves) << text;
  }
}

}  // namespace
}  // namespace mnk
