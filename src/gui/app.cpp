#include "gui/app.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "analysis/value_json.h"
#include "solver/value.h"

namespace mnk {
namespace {

// The size of marks at the end of a game. Size, not opacity, because faded marks would be hard to
// see.
constexpr float size_on_a_line = 1.12F;
constexpr float size_beside_a_line = 0.72F;
constexpr float size_after_a_draw = 0.8F;
/// Paler than other marks, yet still 3:1 against the background of every theme.
constexpr float opacity_of_leaving = 0.75F;
/// Of more moves than this, those that lose sooner than they must have small signs: large ones in
/// every cell would hide the game. As in web/analysis/values.ts.
constexpr std::size_t crowd = 24;

/// Shows a mark about to leave; `left` scales its opacity.
void show_leaving(Scene& scene, Cell cell, float left = 1) {
  SceneCell& shown = scene.at(cell);
  shown.opacity = opacity_of_leaving * left;
  shown.leaves = true;
}

constexpr auto changes_position =
    is_one_of<event::Played, event::Stepped, event::Started, event::Restored>;

}  // namespace

void App::handle(const SDL_Event& event) {
  switch (event.type) {
    case SDL_MOUSEMOTION:
      // A finger lifts off after a tap, so it never hovers.
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

bool App::set_area(int width, int height, const PixelRect& board, float pixels_per_unit) {
  auto frame = Frame::make(std::max(1, width), std::max(1, height));
  if (!frame) return false;
  frame_ = std::move(*frame);
  area_ = board;
  pixels_per_unit_ = pixels_per_unit;
  painter_.set_area(board);
  clear();
  return true;
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

void App::set_values(ValueStyle style) {
  values_ = style;
  dirty_ = true;
}

void App::preview(std::vector<Cell> line) {
  preview_ = std::move(line);
  dirty_ = true;
}

void App::set_focus(std::optional<Cell> cell) {
  focus_ = cell;
  dirty_ = true;
}

void App::frame() {
  follow(session_.tick());
  const std::uint64_t now = clock_();
  if (dirty_ || motion_.active(now)) {
    // One more frame after the last moving one shows everything in its place.
    dirty_ = motion_.active(now);
    PixelRect changed = painter_.paint(frame_, scene());
    if (std::exchange(cleared_, false)) changed = frame_.bounds();
    if (!changed.empty()) host_.present(frame_, changed);
  }
}

void App::redraw() {
  painter_.forget();
  dirty_ = true;
}

std::optional<std::uint64_t> App::next_frame() const {
  if (dirty_ || motion_.active(clock_())) return 0;
  return session_.due_in();
}

void App::clear() {
  frame_.clip_to(frame_.bounds());
  frame_.fill(frame_.bounds(), painter_.theme().background);
  cleared_ = true;
  dirty_ = true;
}

std::optional<Cell> App::cell_at(int x, int y) const {
  const Layout layout(rules(), area_);
  // The middle of the pointer's unit.
  return layout.cell_at({.x = (static_cast<float>(x) + 0.5F) * pixels_per_unit_,
                         .y = (static_cast<float>(y) + 0.5F) * pixels_per_unit_});
}

Scene App::scene_of(const Draft& draft) const {
  const auto under_pointer = hovered();
  const Rules& board = draft.rules.board();
  const Marks marks = draft.board();
  Scene scene{.rules = board, .cells = {}, .win_lines = {}};
  for (std::size_t i = 0; i < marks.size(); ++i) {
    const Cell cell = board.cell(static_cast<int>(i));
    SceneCell& shown = scene.cells.emplace_back();
    shown.mark = marks[i];
    shown.hovered = under_pointer == cell;
    shown.focused = focus_ == cell;
  }
  if (!games::kept_marks(draft.rules)) return scene;
  const auto position = draft.position();
  if (const auto next_removed = position ? position->next_removed() : std::nullopt) {
    show_leaving(scene, *next_removed);
  }
  return scene;
}

Scene App::scene() const {
  if (session_.draft()) return scene_of(*session_.draft());
  const games::AnyPosition& position = session_.position();
  const std::uint64_t now = clock_();
  Scene scene{.rules = position.board(), .cells = {}, .win_lines = {}};
  scene.cells.reserve(static_cast<std::size_t>(scene.rules.cell_count()));
  for (const Cell cell : scene.rules.cells()) scene.cells.push_back(scene_of(cell, now));
  if (const auto next_removed = position.next_removed()) show_leaving(scene, *next_removed);
  if (const auto later = leaving_later(position)) show_leaving(scene, *later);
  if (const auto gone = motion_.fading(now); gone) {
    show_leaving(scene, gone->cell, gone->left);
    scene.at(gone->cell).mark = gone->mark;
  }
  const auto falling = motion_.falling(now);
  if (!falling) add_ghosts(scene);
  std::vector<Line> lines = position.completed_lines();
  if (preview_.empty()) {
    add_values(scene);
  } else {
    lines = add_preview(scene);
  }
  const float win_line = motion_.win_line(now);
  for (const Line& line : lines) {
    for (const Cell cell : line) {
      SceneCell& on_line = scene.at(cell);
      on_line.size = 1 + (size_on_a_line - 1) * win_line;
      on_line.highlighted = !falling;
    }
    scene.win_lines.push_back({.from = line.front(), .to = line.back(), .reach = win_line});
  }
  if (falling) add_falling(scene, *falling);
  return scene;
}

/// Draws the mark in parts, in the one or two cells that it is passing, and not yet in its own.
void App::add_falling(Scene& scene, const Motion::Falling& falling) {
  Cell cell = falling.cell;
  SceneCell& own = scene.at(cell);
  const SceneCell mark = std::exchange(own, SceneCell());
  own.focused = mark.focused;
  for (; cell.row >= 0; --cell.row) {
    const float above = falling.above - static_cast<float>(falling.cell.row - cell.row);
    if (std::abs(above) >= 1) continue;
    SceneCell& passed = scene.at(cell);
    passed.mark = mark.mark;
    passed.size = mark.size;
    passed.drop = -above;
    passed.value.reset();
  }
}

/// Shows where a press would put its mark: for the mouse, and, where marks fall, for the keyboard
/// focus too.
void App::add_ghosts(Scene& scene) const {
  const games::AnyPosition& position = session_.position();
  if (focus_ && session_.own_move() && position.move_at(*focus_) != *focus_) {
    scene.at(position.move_at(*focus_)).ghost = position.to_move();
  }
  const auto cell = hovered();
  if (!cell) return;
  scene.at(*cell).hovered = true;
  if (session_.own_move()) scene.at(*cell).ghost = position.to_move();
}

void App::add_values(Scene& scene) const {
  const auto& analysis = session_.thoughts().analysis;
  if (values_ == ValueStyle::none || !analysis) return;
  const auto& moves = analysis->moves;
  const auto equals_best = [&moves](const Assessment& known) {
    const Assessment& best = moves.front().assessment;
    return known.result_is_proven() && known.at_least == best.at_least &&
           known.at_most == best.at_most;
  };
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Assessment& known = moves[i].assessment;
    if (!known.says_something()) continue;
    const bool best = i == 0 || equals_best(known);
    const bool in_crowd = !best && moves.size() > crowd && known.proven_result() == Result::loss;
    // Where all lose, only those that hold out longest stand out.
    if (in_crowd && moves.front().assessment.proven_result() == Result::loss) continue;
    // The shape of a proven one says more.
    const bool ranked = i < numbered_moves && !known.result_is_proven();
    SceneCell& cell = scene.at(moves[i].move);
    cell.value = {
        .side = session_.position().to_move(),
        .result = known.proven_result(),
        .moves = known.is_proven() ? std::optional(moves_of_winner(known.value)) : std::nullopt,
        .rank = ranked ? static_cast<int>(i) + 1 : 0,
        .best = best,
        .words = values_ == ValueStyle::words && !in_crowd,
        .small = in_crowd};
  }
}

/// The line's marks come and go as in play. Returns the lines that they complete.
std::vector<Line> App::add_preview(Scene& scene) const {
  games::AnyPosition position = session_.position();
  std::vector<bool> played(scene.cells.size());
  for (const Cell cell : preview_) {
    if (position.play(cell)) played[static_cast<std::size_t>(scene.rules.index(cell))] = true;
  }
  for (std::size_t i = 0; i < scene.cells.size(); ++i) {
    SceneCell& shown = scene.cells[i];
    const Cell cell = scene.rules.cell(static_cast<int>(i));
    const auto mark = position.at(cell);
    shown.previewed = played[i];
    shown.mark = played[i] ? std::nullopt : mark;
    shown.ghost = played[i] ? mark : std::nullopt;
    shown.opacity = 1;
    shown.leaves = false;
  }
  if (const auto next_removed = position.next_removed()) show_leaving(scene, *next_removed);
  return position.completed_lines();
}

SceneCell App::scene_of(Cell cell, std::uint64_t now) const {
  const games::AnyPosition& position = session_.position();
  const Outcome outcome = position.outcome();
  SceneCell shown;
  shown.mark = position.at(cell);
  shown.drawn = motion_.appearance(cell, now);
  shown.shift = motion_.shift(cell, now);
  shown.focused = focus_ == cell;
  shown.aimed = session_.aim() == cell;
  if (shown.aimed) shown.ghost = position.to_move();
  if (outcome.over()) {
    // At the end the marks step back, but for those of a line.
    const float end_size = outcome.is_draw() ? size_after_a_draw : size_beside_a_line;
    shown.size = 1 + (end_size - 1) * motion_.win_line(now);
  } else {
    shown.last = position.last_move() == cell;
  }
  return shown;
}

std::optional<Cell> App::hovered() const {
  const auto cell = pointer_ ? cell_at(pointer_->x, pointer_->y) : std::nullopt;
  if (!cell || session_.draft()) return cell;
  const Cell move = session_.position().move_at(*cell);
  return session_.position().refusal(move) ? std::nullopt : std::optional(move);
}

void App::press(const SDL_MouseButtonEvent& event) {
  if (event.button != SDL_BUTTON_LEFT) return;
  pressed_ = cell_at(event.x, event.y);
}

void App::release(const SDL_MouseButtonEvent& event) {
  if (event.button != SDL_BUTTON_LEFT) return;
  const auto pressed = std::exchange(pressed_, std::nullopt);
  const auto released = cell_at(event.x, event.y);
  // Sliding off the cell cancels a press.
  if (!released || pressed != released) return;
  if (session_.draft()) {
    run(command::Put{.cell = *released, .pen = {}});
    return;
  }
  const Cell move = session_.position().move_at(*released);
  if (aiming_ && !session_.position().refusal(move) && session_.aim() != move) {
    run(command::Aim{released});
  } else {
    run(command::Play{*released});
  }
}

void App::follow(const Events& events) {
  if (events.empty()) return;
  if (std::ranges::any_of(events, changes_position)) preview_.clear();
  motion_.follow(events, session_.game(), clock_());
  dirty_ = true;
  host_.happened(events);
}

}  // namespace mnk
