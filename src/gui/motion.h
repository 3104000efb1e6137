#pragma once

#include <cstdint>
#include <optional>

#include "session/event.h"

namespace mnk {

/// The animations on the board: marks being drawn or falling, the line through a win, a shake at a
/// refused move. Each is a short function of time that ends by itself, or at once when the position
/// changes. Times are in milliseconds.
class Motion {
 public:
  /// Switched off, everything is at its end at once.
  void enable(bool enabled);

  /// Starts and ends what these events start and end. `game` is the game after them.
  void follow(const Events& events, const Game& game, std::uint64_t now);

  /// How far along things are, each in 0..1; 1 when they are not moving.
  [[nodiscard]] float appearance(Cell cell, std::uint64_t now) const;
  [[nodiscard]] float win_line(std::uint64_t now) const;

  /// The mark that the last move took away, while it fades.
  struct Fading {
    Cell cell;
    Mark mark;
    float left;  ///< of what it was: 0..1
  };
  [[nodiscard]] std::optional<Fading> fading(std::uint64_t now) const;

  /// A mark on its way down a column.
  struct Falling {
    Cell cell;    ///< where it comes to rest
    float above;  ///< in rows
  };
  [[nodiscard]] std::optional<Falling> falling(std::uint64_t now) const;

  /// How far a refused cell is out of its place, in sides of a cell.
  [[nodiscard]] float shift(Cell cell, std::uint64_t now) const;

  [[nodiscard]] bool active(std::uint64_t now) const;

 private:
  void follow(const Event& event, const Game& game, std::uint64_t now);
  void appear(const Game& game, std::uint64_t now);
  void end();
  /// Milliseconds from the first moment of the last mark.
  [[nodiscard]] float win_line_delay() const;

  struct Timed {
    Cell cell;
    std::uint64_t start;
  };

  bool enabled_ = true;
  std::optional<Timed> appearing_;
  float appear_time_ = 0;           ///< until it stands in its place
  bool falls_ = false;              ///< instead of being drawn
  std::optional<PlacedMark> gone_;  ///< what left with the mark that appears
  std::optional<Timed> refused_;
  std::optional<std::uint64_t> win_line_start_;
};

}  // namespace mnk
