#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace mnk {

/// A place on the board. Row and column count from 0 at the top left, so `a1` is {0, 0} and `c1` is
/// {0, 2}. A Cell may lie outside a board: check with Rules::contains().
struct Cell {
  int row = 0;
  int column = 0;

  friend constexpr auto operator<=>(const Cell&, const Cell&) = default;
};

/// The two marks. X moves first.
enum class Mark : std::uint8_t { X, O };

[[nodiscard]] constexpr Mark opponent(Mark mark) { return mark == Mark::X ? Mark::O : Mark::X; }
/// 0 for X, 1 for O, for what both sides have one of.
[[nodiscard]] constexpr std::size_t index(Mark mark) { return static_cast<std::size_t>(mark); }

/// 'X' or 'O'.
[[nodiscard]] constexpr char letter(Mark mark) { return mark == Mark::X ? 'X' : 'O'; }

/// The state of a game: in progress, won by a side, or drawn.
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
