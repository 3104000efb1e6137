#include "vanish/value_table.h"

namespace mnk::vanish {
namespace {

constexpr std::uint8_t open_codes = 239;  ///< from here on: 16 moves at most
constexpr int all_moves_lost = 255;

}  // namespace

ValueTable::ValueTable(const Rules& rules)
    : states_(rules), misere_(rules.misere()), codes_(states_.count()) {
  start();
  for (int plies = 0; go_back(plies);) ++plies;
}

void ValueTable::start() {
  for (std::size_t index = 0; index < codes_.size(); ++index) {
    const State state = states_.at(index);
    codes_[index] =
        states_.decided(state)
            ? std::uint8_t{1}
            : static_cast<std::uint8_t>(all_moves_lost - std::popcount(states_.moves(state)));
  }
}

bool ValueTable::go_back(int plies) {
  const auto here = static_cast<std::uint8_t>(plies + 1);
  const auto before = static_cast<std::uint8_t>(plies + 2);
  // Who has just completed a line has won, in misère play lost; and it goes on by turns.
  const bool mover_wins = (plies % 2 == 1) != misere_;
  bool any = false;
  for (std::size_t index = 0; index < codes_.size(); ++index) {
    if (codes_[index] != here) continue;
    any = true;
    const State state = states_.at(index);
    // Where the side to move here has a line the game did not go on to here.
    if (states_.is_line(state.mover.set)) continue;
    states_.for_each_before(state, [&](const State& earlier) {
      std::uint8_t& code = codes_[states_.index(earlier)];
      if (code < open_codes) return;
      if (!mover_wins || ++code == all_moves_lost) code = before;
    });
  }
  return any;
}

Value ValueTable::value(const State& state) const {
  const std::uint8_t code = codes_[states_.index(state)];
  if (code >= open_codes) return {.result = Result::draw, .plies = 0};
  const int plies = code - 1;
  return {.result = (plies % 2 == 1) != misere_ ? Result::win : Result::loss, .plies = plies};
}

}  // namespace mnk::vanish
