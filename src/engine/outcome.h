#pragma once

#include <cstdint>
#include <optional>

#include "engine/mark.h"

namespace mnk {

/// How a game stands: in progress, won by a side, or drawn.
class Outcome {
 public:
  [[nodiscard]] static constexpr Outcome in_progress() { return Outcome(Kind::in_progress); }
  [[nodiscard]] static constexpr Outcome draw() { return Outcome(Kind::draw); }
  [[nodiscard]] static constexpr Outcome win(Mark winner) {
    return Outcome(winner == Mark::X ? Kind::x_wins : Kind::o_wins);
  }

  [[nodiscard]] constexpr bool over() const { return kind_ != Kind::in_progress; }
  [[nodiscard]] constexpr bool is_draw() const { return kind_ == Kind::draw; }
  [[nodiscard]] constexpr std::optional<Mark> winner() const {
    if (kind_ == Kind::x_wins) return Mark::X;
    if (kind_ == Kind::o_wins) return Mark::O;
    return std::nullopt;
  }

  friend constexpr bool operator==(Outcome, Outcome) = default;

 private:
  enum class Kind : std::uint8_t { in_progress, x_wins, o_wins, draw };
  explicit constexpr Outcome(Kind kind) : kind_(kind) {}
  Kind kind_;
};

}  // namespace mnk
