#include "gui/motion.h"

#include <cmath>
#include <numbers>

namespace mnk {
namespace {

constexpr float draw_time = 160;
// Half the square of the time to fall one row, and the share of speed left after the bounce.
constexpr float fall_slowness = 4'800;
constexpr float fall_bounce = 0.2F;
constexpr float win_line_lead = 40;  // the line starts just before the last mark is complete
constexpr float win_line_time = 380;
constexpr float refuse_time = 260;
constexpr float refuse_swings = 3;
constexpr float refuse_width = 0.07F;

float elapsed(std::uint64_t start, std::uint64_t now) { return static_cast<float>(now - start); }

/// How long a mark falls before it lands and bounces once.
float fall_time(float rows) { return std::sqrt(2 * fall_slowness * rows); }

/// From just above the board to a cell.
float rows_to_fall(Cell cell) { return static_cast<float>(cell.row + 1); }

/// Fast at first, slow at the end.
float ease_out(float progress) {
  if (progress <= 0) return 0;
  if (progress >= 1) return 1;
  const float rest = 1 - progress;
  return 1 - rest * rest * rest;
}

}  // namespace

void Motion::enable(bool enabled) {
  enabled_ = enabled;
  if (!enabled) end();
}

void Motion::follow(const Events& events, const Game& game, std::uint64_t now) {
  if (!enabled_) return;
  for (const Event& event : events) follow(event, game, now);
}

void Motion::follow(const Event& event, const Game& game, std::uint64_t now) {
  const auto* stepped = std::get_if<event::Stepped>(&event);
  const auto* refused = std::get_if<event::Refused>(&event);
  if (std::holds_alternative<event::Played>(event) ||
      (stepped != nullptr && stepped->to == stepped->from + 1)) {
    end();
    appear(game.position(), now);
  } else if (is_one_of<event::Stepped, event::Started, event::Restored>(event)) {
    end();
  } else if (std::holds_alternative<event::Finished>(event)) {
    // Not after a longer step to the end, which draws no mark.
    if (appearing_ && !game.position().completed_lines().empty()) win_line_start_ = now;
  } else if (refused != nullptr && refused->cell) {
    refused_ = {.cell = *refused->cell, .start = now};
  }
}

void Motion::appear(const games::AnyPosition& position, std::uint64_t now) {
  const auto cell = position.last_move();
  if (!cell) return;  // a new game has started since
  appearing_ = {.cell = *cell, .start = now};
  falls_ = games::marks_fall(position.rules());
  appear_time_ = falls_ ? fall_time(rows_to_fall(*cell)) * (1 + 2 * fall_bounce) : draw_time;
  const games::AnyPosition before = position.before();
  if (const auto removed = before.next_removed()) {
    gone_ = {.cell = *removed, .mark = before.to_move()};
  }
}

void Motion::end() {
  appearing_.reset();
  gone_.reset();
  refused_.reset();
  win_line_start_.reset();
}

float Motion::appearance(Cell cell, std::uint64_t now) const {
  if (!appearing_ || appearing_->cell != cell || falls_) return 1;
  return ease_out(elapsed(appearing_->start, now) / appear_time_);
}

std::optional<Motion::Fading> Motion::fading(std::uint64_t now) const {
  if (!gone_) return std::nullopt;
  const float left = 1 - appearance(appearing_->cell, now);
  if (left <= 0) return std::nullopt;
  return Fading{.cell = gone_->cell, .mark = gone_->mark, .left = left};
}

std::optional<Motion::Falling> Motion::falling(std::uint64_t now) const {
  if (!appearing_ || !falls_) return std::nullopt;
  const float time = elapsed(appearing_->start, now);
  if (time >= appear_time_) return std::nullopt;
  const float rows = rows_to_fall(appearing_->cell);
  const float down = fall_time(rows);
  // One law of motion for the fall and, with the remaining speed, the bounce.
  const float top = time < down ? 0 : down * (1 + fall_bounce);
  const float height = time < down ? rows : rows * fall_bounce * fall_bounce;
  const float from_top = time - top;
  return Falling{.cell = appearing_->cell,
                 .above = height - from_top * from_top / (2 * fall_slowness)};
}

float Motion::win_line(std::uint64_t now) const {
  if (!win_line_start_) return 1;
  return ease_out((elapsed(*win_line_start_, now) - win_line_delay()) / win_line_time);
}

float Motion::win_line_delay() const { return appear_time_ - win_line_lead; }

float Motion::shift(Cell cell, std::uint64_t now) const {
  if (!refused_ || refused_->cell != cell) return 0;
  const float progress = elapsed(refused_->start, now) / refuse_time;
  if (progress >= 1) return 0;
  const float swing = std::sin(progress * refuse_swings * 2 * std::numbers::pi_v<float>);
  return swing * (1 - progress) * refuse_width;
}

bool Motion::active(std::uint64_t now) const {
  return (appearing_ && elapsed(appearing_->start, now) < appear_time_) ||
         (refused_ && elapsed(refused_->start, now) < refuse_time) ||
         (win_line_start_ && elapsed(*win_line_start_, now) < win_line_delay() + win_line_time);
}

}  // namespace mnk
