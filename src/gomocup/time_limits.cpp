#include "gomocup/time_limits.h"

#include <algorithm>

namespace mnk::gomocup {
namespace {

/// A game that is undecided by then takes about as many moves again.
constexpr double moves_to_come = 20;

/// Milliseconds that an answer may need to arrive on a busy machine.
constexpr double on_the_way = 25;

constexpr std::uint64_t usual_table_bytes = std::uint64_t{32} << 20;

}  // namespace

void TimeLimits::set(const Info& info) {
  const std::int64_t at_least_0 = std::max<std::int64_t>(info.value, 0);
  switch (info.key) {
    case Info::Key::timeout_turn:
      turn_ = at_least_0;
      break;
    case Info::Key::timeout_match:
      match_ = at_least_0;
      break;
    case Info::Key::time_left:
      left_ = info.value;
      break;
    case Info::Key::max_memory:
      memory_ = static_cast<std::uint64_t>(at_least_0);
      break;
    case Info::Key::max_node:
      nodes_ = at_least_0 == 0 ? ~std::uint64_t{0} : static_cast<std::uint64_t>(at_least_0);
      break;
    case Info::Key::rule:
    case Info::Key::ignored:
      break;
  }
}

double TimeLimits::for_move() const {
  auto time = static_cast<double>(turn_);
  if (match_ > 0 || (left_ && *left_ < unlimited)) {
    const auto left = static_cast<double>(left_ ? *left_ : match_);
    time = std::min(time, left / moves_to_come);
  }
  return std::max(0.0, time * 0.96 - on_the_way);
}

std::uint64_t TimeLimits::table_bytes() const {
  // The rest is the program's own: code, patterns, boards.
  return memory_ == 0 ? usual_table_bytes : std::min(usual_table_bytes, memory_ / 3);
}

}  // namespace mnk::gomocup
