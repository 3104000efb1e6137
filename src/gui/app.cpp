#include "gui/app.h"

#include <algorithm>
#include <utility>

namespace mnk {

App::App(Match& match, Painter& painter, Host& host, Clock clock)
    : match_(match),
      painter_(painter),
      host_(host),
      clock_(std::move(clock)),
      shown_(match.session().view()) {}

void App::handle(const SDL_Event& event) {
  switch (event.type) {
    case SDL_MOUSEMOTION:
      // A finger does not stay where it tapped.
      if (event.motion.which == SDL_TOUCH_MOUSEID) break;
      pointer_ = {.x = event.motion.x, .y = event.motion.y};
      dirty_ = true;
      break;
    case SDL_MOUSEBUTTONDOWN:
      press(event.button);
      break;
    case SDL_MOUSEBUTTONUP:
      release(event.button);
      break;
    case SDL_WINDOWEVENT:
      if (event.window.event == SDL_WINDOWEVENT_LEAVE) pointer_.reset();
      if (event.window.event == SDL_WINDOWEVENT_EXPOSED) redraw();
      dirty_ = true;
      break;
    default:
      break;
  }
}

void App::set_area(int width, int height, const PixelRect& board, float pixels_per_unit) {
  frame_ = Frame(std::max(1, width), std::max(1, height));
  area_ = board;
  pixels_per_unit_ = pixels_per_unit;
  painter_.set_area(board);
  clear();
}

void App::set_theme(const Theme& theme) {
  if (theme == painter_.theme()) return;
  painter_.set_theme(theme);
  clear();
}

void App::set_motion(bool enabled) {
  motion_.enable(enabled);
  dirty_ = true;
}

void App::set_confirm_taps(bool wanted) {
  confirm_taps_ = wanted;
  if (!wanted) aim_.reset();
  dirty_ = true;
}

void App::play(Cell cell) { attempt(cell, Later::keep); }

void App::drop_later_moves() {
  if (const auto cell = std::exchange(questioned_, std::nullopt)) attempt(*cell, Later::drop);
}

void App::ask_for_hint() {
  match_.ask_for_hint();
  show_changes();
}

void App::analyse(bool wanted) {
  match_.analyse(wanted);
  show_changes();
}

void App::set_focus(std::optional<Cell> cell) {
  focus_ = cell;
  dirty_ = true;
}

void App::frame() {
  if (match_.tick()) show_changes();
  const std::uint64_t now = clock_();
  if (dirty_ || motion_.active(now)) {
    // The frame after the last moving one shows everything in its place.
    dirty_ = motion_.active(now);
    PixelRect changed = painter_.paint(frame_, look());
    if (std::exchange(cleared_, false)) changed = frame_.bounds();
    if (!changed.empty()) {
      ++frames_presented_;
      host_.present(frame_, changed);
    }
  }
}

void App::redraw() {
  painter_.forget();
  dirty_ = true;
}

std::optional<std::uint64_t> App::next_frame() const {
  if (dirty_ || motion_.active(clock_())) return 0;
  return match_.due_in();
}

void App::clear() {
  frame_.clip_to(frame_.bounds());
  frame_.fill(frame_.bounds(), painter_.theme().background);
  cleared_ = true;
  dirty_ = true;
}

std::optional<Cell> App::cell_at(int x, int y) const {
  const Layout layout(match_.session().settings().rules, area_);
  // The middle of the unit that the pointer is in.
  return layout.cell_at({.x = (static_cast<float>(x) + 0.5F) * pixels_per_unit_,
                         .y = (static_cast<float>(y) + 0.5F) * pixels_per_unit_});
}

Look App::look() const {
  const View view = match_.session().view();
  const std::uint64_t now = clock_();
  Look look{.rules = view.settings.rules, .cells = {}, .sweeps = {}};
  const auto hovered_cell = hovered();
  for (int index = 0; index < look.rules.cell_count(); ++index) {
    const Cell cell = look.rules.cell(index);
    look.cells.push_back(look_of(cell, view, now));
    look.cells.back().hovered = cell == hovered_cell;
  }
  for (const Cell cell : view.line_cells) {
    look.cells[static_cast<std::size_t>(look.rules.index(cell))].highlighted = true;
  }
  for (const Line& line : view.position.completed_lines()) {
    look.sweeps.push_back({.from = line.front(), .to = line.back(), .reach = motion_.sweep(now)});
  }
  return look;
}

CellLook App::look_of(Cell cell, const View& view, std::uint64_t now) const {
  constexpr float smallest = 0.6F;
  const float appearance = motion_.appearance(cell, now);
  const bool over = view.position.outcome().over();
  return {.mark = view.position.at(cell),
          .size = smallest + (1 - smallest) * appearance,
          .opacity = appearance,
          .shift = motion_.shift(cell, now),
          .hovered = false,
          .highlighted = false,
          .last = !over && view.last_move() == cell,
          .focused = focus_ == cell,
          .aimed = aim_ == cell};
}

std::optional<Cell> App::hovered() const {
  const auto cell = pointer_ ? cell_at(pointer_->x, pointer_->y) : std::nullopt;
  if (!cell || match_.session().position().refusal(*cell)) return std::nullopt;
  return cell;
}

void App::press(const SDL_MouseButtonEvent& event) {
  if (event.button != SDL_BUTTON_LEFT) return;
  pressed_ = cell_at(event.x, event.y);
}

void App::release(const SDL_MouseButtonEvent& event) {
  if (event.button != SDL_BUTTON_LEFT) return;
  const auto pressed = std::exchange(pressed_, std::nullopt);
  const auto released = cell_at(event.x, event.y);
  // A press that slides off its cell is a change of mind.
  if (!released || pressed != released) return;
  const bool playable = !match_.session().position().refusal(*released);
  if (confirm_taps_ && playable && aim_ != released) {
    aim_ = released;
    dirty_ = true;
    host_.view_changed();
    return;
  }
  play(*released);
}

void App::attempt(Cell cell, Later later) {
  aim_.reset();
  questioned_.reset();
  const auto played =
      command([cell, later](Session& session) { return session.play(cell, later); });
  if (played) return;
  if (played.error() == PlayRefusal::drops_moves) {
    questioned_ = cell;
  } else {
    motion_.refuse(cell, clock_());
  }
  dirty_ = true;
  host_.refused(cell, played.error());
}

void App::show_changes() {
  const View view = match_.session().view();
  if (view.position != shown_.position) {
    motion_.change(shown_, view, clock_());
    aim_.reset();
  }
  if (view.position != shown_.position || view.moves != shown_.moves) questioned_.reset();
  shown_ = view;
  dirty_ = true;
  host_.view_changed();
}

}  // namespace mnk
