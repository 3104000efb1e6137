#include "vanish/value_table.h"

#include <cassert>
#include <utility>

namespace mnk::vanish {
namespace {

constexpr std::uint8_t open_codes = 239;  ///< from here on: 16 moves at most
constexpr int all_moves_lost = 255;

}  // namespace

ValueTable::ValueTable(const Rules& rules, Deferred /*how*/)
    : states_(rules), misere_(rules.misere()), codes_(states_.count()) {}

ValueTable::ValueTable(const Rules& rules) : ValueTable(rules, Deferred()) {
  Budget all(Budget::no_limit);
  run(all);
}

bool ValueTable::run(Budget& budget) {
  if (!started_) {
    const auto any = [](std::uint8_t /*code*/) { return true; };
    const auto start = [&](std::size_t index) { codes_[index] = code_of(states_.at(index)); };
    if (!pass(budget, any, start)) return false;
    started_ = true;
  }
  while (!done_) {
    // A code of a ply must stay below those that are open.
    assert(plies_ + 2 < open_codes);
    const auto is_here = [here = static_cast<std::uint8_t>(plies_ + 1)](std::uint8_t code) {
      return code == here;
    };
    const auto go_back = [&](std::size_t index) { go_back_from(states_.at(index)); };
    if (!pass(budget, is_here, go_back)) return false;
    done_ = !std::exchange(any_, false);
    ++plies_;
  }
  return true;
}

template <class Concerns, class Visit>
bool ValueTable::pass(Budget& budget, Concerns concerns, Visit visit) {
  constexpr std::size_t passed_over_by_a_node = 1024;
  const std::size_t count = codes_.size();
  for (std::size_t index = std::exchange(next_, 0); index < count; ++index) {
    const bool visited = concerns(codes_[index]);
    if ((visited || index % passed_over_by_a_node == 0) && !budget.spend()) {
      next_ = index;
      return false;
    }
    if (visited) visit(index);
  }
  return true;
}

std::uint8_t ValueTable::code_of(const State& state) const {
  if (states_.decided(state)) return 1;
  return static_cast<std::uint8_t>(all_moves_lost - std::popcount(states_.moves(state)));
}

void ValueTable::go_back_from(const State& state) {
  any_ = true;
  // Where the side to move here has a line the game did not go on to here.
  if (states_.is_line(state.mover.set)) return;
  // The side that has just completed a line has won, in misère play lost; from there results
  // alternate.
  const bool mover_wins = (plies_ % 2 == 1) != misere_;
  states_.for_each_before(state, [&](const State& earlier) {
    std::uint8_t& code = codes_[states_.index(earlier)];
    if (code < open_codes) return;
    if (!mover_wins || ++code == all_moves_lost) code = static_cast<std::uint8_t>(plies_ + 2);
  });
}

Value ValueTable::value(const State& state) const {
  const std::uint8_t code = codes_[states_.index(state)];
  if (code >= open_codes) return {.result = Result::draw, .plies = 0};
  const int plies = code - 1;
  return {.result = (plies % 2 == 1) != misere_ ? Result::win : Result::loss, .plies = plies};
}

}  // namespace mnk::vanish
