#include "gui/native/window.h"

#include <png.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "gui/glyphs.h"
#include "gui/native/messages.h"

namespace mnk {
namespace {

/// Centres a line of text on a point.
void write_text(Frame& frame, TTF_Font* font, const std::string& text, Colour ink, Point middle) {
  const SDL_Color colour{.r = ink.red, .g = ink.green, .b = ink.blue, .a = 0xff};
  const Surface written(TTF_RenderUTF8_Blended(font, text.c_str(), colour));
  if (!written) return;
  frame.draw(*written, static_cast<int>(middle.x) - written->w / 2,
             static_cast<int>(middle.y) - written->h / 2, 1);
}

}  // namespace

void FontValueWriter::write(Frame& frame, const CellValue& value, const PixelRect& cell,
                            Colour ink) {
  // In heights of a cell.
  constexpr float word_size = 0.16F;
  constexpr float word_size_in_small_cells = 0.18F;
  constexpr float readable = 20;  // in pixels: words this high need not grow further
  constexpr float rank_size = 0.42F;
  constexpr float word_place = 0.72F;
  const std::string text = messages::value(value);
  if (text.empty()) return;
  const bool word = value.words && value.result;
  const auto height = static_cast<float>(cell.height);
  const float size_of_word =
      std::max(height * word_size, std::min(height * word_size_in_small_cells, readable));
  TTF_SetFontSize(font_.get(),
                  std::max(1, static_cast<int>(word ? size_of_word : height * rank_size)));
  Point middle = centre(cell);
  if (word) middle.y = static_cast<float>(cell.y) + height * word_place;
  write_text(frame, font_.get(), text, ink, middle);
}

namespace {

constexpr std::size_t table_bytes = std::size_t{64} << 20;
constexpr int status_height = 48;  // in units of the window
constexpr float board_margin = 16;
constexpr float text_size = 20;
constexpr float side_with_words = 56;  // the smallest cell with room for words

std::uint64_t ticks() { return SDL_GetTicks64(); }

void push_wake_event() {
  SDL_Event event{};
  event.type = SDL_USEREVENT;
  SDL_PushEvent(&event);
}

/// Waits for an event, up to `milliseconds` if given; false on timeout. Polls, because
/// SDL_WaitEventTimeout wakes itself with a message to its window over a second connection, and X
/// ends the program if that arrives after the window is gone (SDL 2.26).
bool wait_for(SDL_Event& event, std::optional<std::uint64_t> milliseconds) {
  constexpr int frame_time = 8;
  const std::uint64_t begin = ticks();
  do {
    if (SDL_PollEvent(&event) != 0) return true;
    SDL_Delay(frame_time);
  } while (!milliseconds || ticks() - begin < *milliseconds);
  return false;
}

/// The usual shortcuts, of a key with Ctrl or Cmd.
std::optional<Command> command_of_shortcut(const SDL_Keysym& pressed) {
  if ((pressed.mod & KMOD_ALT) != 0) return std::nullopt;
  const bool shift = (pressed.mod & KMOD_SHIFT) != 0;
  if (pressed.sym == SDLK_y || (pressed.sym == SDLK_z && shift)) return command::Redo();
  return pressed.sym == SDLK_z ? std::optional<Command>(command::Undo()) : std::nullopt;
}

int scaled(float units, float pixels_per_unit) { return static_cast<int>(units * pixels_per_unit); }

}  // namespace

std::unique_ptr<Window> Window::open(const Options& options) {
  Font text = open_font(assets::text_font());
  Font marks = open_font(assets::marks_font());
  Font values = open_font(assets::text_font());
  if (!text || !marks || !values) return nullptr;
  std::unique_ptr<Window> window(
      new Window(options, std::move(text), std::move(marks), std::move(values)));
  if (!window->engine_.started() || !window->create(options)) return nullptr;
  return window;
}

Window::Window(const Options& options, Font text, Font marks, Font values)
    : text_font_(std::move(text)),
      value_writer_(std::move(values)),
      painter_(Glyphs(std::move(marks))),
      engine_(table_bytes, push_wake_event),
      session_(engine_, ticks, options.seed),
      app_(session_, painter_, *this, ticks) {
  painter_.set_writer(value_writer_);
  app_.run(command::SetPace{options.pace});
  app_.run(command::Open{options.game});
}

bool Window::create(const Options& options) {
  const std::string title(messages::title);
  window_.reset(SDL_CreateWindow(title.c_str(), SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED,
                                 options.width, options.height,
                                 SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI));
  if (!window_) return false;
  renderer_.reset(SDL_CreateRenderer(window_.get(), -1, 0));
  if (!renderer_) return false;
  return fit();
}

void Window::run() {
  quit_ = false;
  while (!quit_) {
    SDL_Event event;
    if (wait_for(event, app_.next_frame())) {
      do {
        handle(event);
      } while (!quit_ && SDL_PollEvent(&event) != 0);
    }
    app_.frame();
  }
}

bool Window::screenshot(const std::string& file) {
  app_.set_motion(false);
  app_.frame();
  return write_picture(*app_.picture().surface(), file);
}

void Window::handle(const SDL_Event& event) {
  switch (event.type) {
    case SDL_QUIT:
      quit_ = true;
      break;
    case SDL_KEYDOWN:
      handle_key(event.key);
      break;
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET:
      refit();
      break;
    case SDL_WINDOWEVENT:
      if (event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED) refit();
      app_.handle(event);
      break;
    default:
      app_.handle(event);
      break;
  }
}

void Window::handle_key(const SDL_KeyboardEvent& key) {
  const SDL_Keycode pressed = key.keysym.sym;
  const bool alone = (key.keysym.mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)) == 0;
  if (alone && handle_direction(pressed)) return;
  // Of repeating keys, only those that move the focus count.
  if (key.repeat != 0) return;
  if (const auto command = alone ? command_of(pressed) : command_of_shortcut(key.keysym)) {
    app_.run(*command);
  } else if (alone && pressed == SDLK_ESCAPE) {
    leave();
  } else if (alone) {
    play_by_key(pressed);
  }
}

std::optional<Command> Window::command_of(SDL_Keycode key) const {
  switch (key) {
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
    case SDLK_SPACE:
      if (app_.focus()) return command::Play{*app_.focus()};
      return std::nullopt;
    case SDLK_u:
      return command::Undo();
    case SDLK_r:
      return command::Redo();
    case SDLK_b:
      return command::Restore();
    case SDLK_HOME:
      return command::Jump{0};
    case SDLK_END:
      return command::Jump{session_.game().end()};
    case SDLK_n:
      return command::Rematch();
    case SDLK_h:
      return command::Hint();
    case SDLK_v:
      return command::Analyse{!session_.thoughts().analysis_wanted};
    default:
      return std::nullopt;
  }
}

bool Window::handle_direction(SDL_Keycode key) {
  if (key == SDLK_LEFT || key == SDLK_RIGHT) {
    move_focus(0, key == SDLK_LEFT ? -1 : 1);
  } else if (key == SDLK_UP || key == SDLK_DOWN) {
    move_focus(key == SDLK_UP ? -1 : 1, 0);
  } else {
    return false;
  }
  return true;
}

void Window::play_by_key(SDL_Keycode key) {
  const Rules& rules = session_.position().board();
  if (key >= 0x80) return;
  if (games::marks_fall(session_.position().rules())) {
    const auto column = std::string_view("1234567890").find(static_cast<char>(key));
    if (std::cmp_less(column, rules.columns())) {
      app_.run(command::Play{{.row = 0, .column = static_cast<int>(column)}});
    }
    return;
  }
  if (rules.columns() != 3 || rules.rows() != 3) return;
  constexpr std::array<std::string_view, 2> keys{"123456789", "qweasdzxc"};
  for (const std::string_view row_major : keys) {
    const auto index = row_major.find(static_cast<char>(key));
    if (index != std::string_view::npos) {
      app_.run(command::Play{rules.cell(static_cast<int>(index))});
    }
  }
}

void Window::move_focus(int rows, int columns) {
  const Rules& rules = session_.position().board();
  Cell cell = app_.focus().value_or(Cell{.row = rules.rows() / 2, .column = rules.columns() / 2});
  if (app_.focus()) {
    cell = {.row = std::clamp(cell.row + rows, 0, rules.rows() - 1),
            .column = std::clamp(cell.column + columns, 0, rules.columns() - 1)};
  }
  app_.set_focus(cell);
}

void Window::leave() {
  constexpr int long_game = 4;
  // Leaving loses the whole game, so look past the cursor.
  const Game& game = session_.game();
  const bool worth_asking = !game.result().over() && game.end() >= long_game;
  quit_ = !worth_asking || said_ == Said::question;
  if (!quit_) say(Said::question, std::string(messages::really_leave));
}

void Window::refit() {
  if (!fit()) say(Said::answer, std::string(messages::too_large));
}

bool Window::fit() {
  int units_wide = 0;
  int units_high = 0;
  int width = 0;
  int height = 0;
  SDL_GetWindowSize(window_.get(), &units_wide, &units_high);
  SDL_GetRendererOutputSize(renderer_.get(), &width, &height);
  const float ratio = static_cast<float>(width) / static_cast<float>(std::max(1, units_wide));
  const int strip = std::min(scaled(status_height, ratio), height / 4);
  const PixelRect above_strip{.x = 0, .y = 0, .width = width, .height = height - strip};
  const int margin = std::min({scaled(board_margin, ratio), width / 4, (height - strip) / 4});
  const PixelRect board = grown(above_strip, -margin);
  // The renderer may refuse a texture this large: then everything stays as it was.
  decltype(texture_) texture(SDL_CreateTexture(renderer_.get(), SDL_PIXELFORMAT_RGBA32,
                                               SDL_TEXTUREACCESS_STREAMING, width, height));
  if (!texture || !app_.set_area(width, height, board, ratio)) return false;
  texture_ = std::move(texture);
  status_area_ = {.x = 0, .y = height - strip, .width = width, .height = strip};
  text_height_ = std::max(1, scaled(text_size, ratio));
  const bool room = Layout(session_.position().board(), board).side() >= side_with_words * ratio;
  app_.set_values(room ? ValueStyle::words : ValueStyle::ranks);
  upload(app_.picture(), app_.picture().bounds());
  draw_status();
  return true;
}

void Window::present(const Frame& frame, const PixelRect& changed) {
  upload(frame, changed);
  show();
}

void Window::happened(const Events& events) {
  // Analysis reports arrive all the time and would replace a message; the user asked for a hint, so
  // it may.
  const auto is_report = [](const Event& event) {
    const auto* thought = std::get_if<event::Thought>(&event);
    return thought != nullptr && thought->about == SearchGoal::analysis;
  };
  if (said_ != Said::status && std::ranges::all_of(events, is_report)) return;
  std::string answer;
  for (const Event& event : events) {
    const std::string described = messages::describe(event);
    if (!described.empty()) answer = described;
  }
  if (answer.empty()) {
    say(Said::status, messages::status(session_));
  } else {
    say(Said::answer, answer);
  }
}

void Window::say(Said kind, const std::string& text) {
  said_ = kind;
  status_ = text;
  draw_status();
}

/// Shrinks the text if the window is too narrow for the status.
void Window::fit_status() {
  TTF_SetFontSize(text_font_.get(), text_height_);
  int width = 0;
  TTF_SizeUTF8(text_font_.get(), status_.c_str(), &width, nullptr);
  const int room = std::max(1, status_area_.width);
  if (width > room) TTF_SetFontSize(text_font_.get(), std::max(1, text_height_ * room / width));
}

void Window::draw_status() {
  if (!texture_) return;
  const std::string title = std::string(messages::title) + ": " + status_;
  SDL_SetWindowTitle(window_.get(), title.c_str());
  Frame& frame = app_.picture();
  frame.clip_to(status_area_);
  frame.fill(status_area_, painter_.theme().background);
  fit_status();
  write_text(frame, text_font_.get(), status_, painter_.theme().label, centre(status_area_));
  upload(frame, status_area_);
  show();
}

void Window::upload(const Frame& frame, const PixelRect& rect) {
  const SDL_Rect part = to_sdl(rect);
  const SDL_Surface& picture = *frame.surface();
  SDL_UpdateTexture(texture_.get(), &part, pixel_at(picture, rect.x, rect.y), picture.pitch);
}

void Window::show() {
  SDL_RenderCopy(renderer_.get(), texture_.get(), nullptr, nullptr);
  SDL_RenderPresent(renderer_.get());
}

bool write_picture(SDL_Surface& picture, const std::string& file) {
  if (file.ends_with(".bmp")) return SDL_SaveBMP(&picture, file.c_str()) == 0;
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.width = static_cast<png_uint_32>(picture.w);
  image.height = static_cast<png_uint_32>(picture.h);
  image.format = PNG_FORMAT_RGBA;
  return png_image_write_to_file(&image, file.c_str(), 0, picture.pixels, picture.pitch, nullptr) !=
         0;
}

}  // namespace mnk
