#include "gui/motion.h"

#include <cmath>
#include <numbers>

namespace mnk {
namespace {

constexpr float appear_time = 160;
constexpr float sweep_delay = 120;  // the last mark is nearly there when the line sets out
constexpr float sweep_time = 380;
constexpr float refuse_time = 260;
constexpr float refuse_swings = 3;
constexpr float refuse_width = 0.07F;

float elapsed(std::uint64_t start, std::uint64_t now) { return static_cast<float>(now - start); }

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

void Motion::change(const View& before, const View& after, std::uint64_t now) {
  end();
  const bool one_move_on = before.settings.rules == after.settings.rules &&
                           after.cursor == before.cursor + 1 && after.last_move();
  if (!enabled_ || !one_move_on) return;
  appearing_ = {.cell = *after.last_move(), .start = now};
  if (!after.line_cells.empty()) sweep_start_ = now;
}

void Motion::end() {
  appearing_.reset();
  refused_.reset();
  sweep_start_.reset();
}

void Motion::refuse(Cell cell, std::uint64_t now) {
  if (enabled_) refused_ = {.cell = cell, .start = now};
}

float Motion::appearance(Cell cell, std::uint64_t now) const {
  if (!appearing_ || appearing_->cell != cell) return 1;
  return ease_out(elapsed(appearing_->start, now) / appear_time);
}

float Motion::sweep(std::uint64_t now) const {
  if (!sweep_start_) return 1;
  return ease_out((elapsed(*sweep_start_, now) - sweep_delay) / sweep_time);
}

float Motion::shift(Cell cell, std::uint64_t now) const {
  if (!refused_ || refused_->cell != cell) return 0;
  const float progress = elapsed(refused_->start, now) / refuse_time;
  if (progress >= 1) return 0;
  const float swing = std::sin(progress * refuse_swings * 2 * std::numbers::pi_v<float>);
  return swing * (1 - progress) * refuse_width;
}

bool Motion::active(std::uint64_t now) const {
  return (appearing_ && elapsed(appearing_->start, now) < appear_time) ||
         (refused_ && elapsed(refused_->start, now) < refuse_time) ||
         (sweep_start_ && elapsed(*sweep_start_, now) < sweep_delay + sweep_time);
}

}  // namespace mnk
