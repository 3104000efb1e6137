#pragma once

#include <cstdint>
#include <optional>

#include "session/event.h"

namespace mnk {

/// The animations on the board: marks being drawn or falling, the line through a win, a shake for a
/// refused move. Each runs for a short time, or until the position changes. Times are in
/// milliseconds.
class Motion {
 public:
  /// Disabling finishes all animations at once.
  void enable(bool enabled);

  /// Starts and ends animations for these events. `game` is the game after them.
  void follow(const Events& events, const Game& game, std::uint64_t now);

  /// Progress in 0..1; 1 if not moving.
  [[nodiscard]] float appearance(Cell cell, std::uint64_t now) const;
  [[nodiscard]] float win_line(std::uint64_t now) const;

  /// The mark that the last move removed, while it fades.
  struct Fading {
    Cell cell;
    Mark mark;
    float left;  ///< remaining opacity: 0..1
  };
  [[nodiscard]] std::optional<Fading> fading(std::uint64_t now) const;

  /// A mark on its way down a column.
  struct Falling {
    Cell cell;    ///< where it lands
    float above;  ///< in rows
  };
  [[nodiscard]] std::optional<Falling> falling(std::uint64_t now) const;

  /// The sideways offset of a refused cell, in sides of a cell.
  [[nodiscard]] float shift(Cell cell, std::uint64_t now) const;

  [[nodiscard]] bool active(std::uint64_t now) const;

 private:
  void follow(const Event& event, const Game& game, std::uint64_t now);
  void appear(const games::AnyPosition& position, std::uint64_t now);
  void end();
  /// Milliseconds from the start of the last mark.
  [[nodiscard]] float win_line_delay() const;

  struct Timed {
    Cell cell;
    std::uint64_t start;
  };

  bool enabled_ = true;
  std::optional<Timed> appearing_;
  float appear_time_ = 0;           ///< until the mark is complete
  bool falls_ = false;              ///< instead of being drawn
  std::optional<PlacedMark> gone_;  ///< the mark removed by the one appearing
  std::optional<Timed> refused_;
  std::optional<std::uint64_t> win_line_start_;
};

}  // namespace mnk
