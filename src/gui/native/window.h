#pragma once

#include <SDL.h>

#include <cstdint>
#include <memory>
#include <string>

#include "gui/app.h"
#include "gui/glyphs.h"
#include "gui/native/options.h"
#include "gui/native/thread_engine.h"
#include "gui/painter.h"
#include "session/session.h"

namespace mnk {

/// Writes values into cells with the window's font: the result below its shape, or the rank in its
/// disc.
class FontValueWriter : public ValueWriter {
 public:
  /// `font` must not be null.
  explicit FontValueWriter(Font font) : font_(std::move(font)) {}

  void write(Frame& frame, const CellValue& value, const PixelRect& cell, Colour ink) override;

 private:
  Font font_;
};

struct WindowDeleter {
  void operator()(SDL_Window* window) const { SDL_DestroyWindow(window); }
  void operator()(SDL_Renderer* renderer) const { SDL_DestroyRenderer(renderer); }
  void operator()(SDL_Texture* texture) const { SDL_DestroyTexture(texture); }
};

/// The native window: a board with a line of text below. SDL and SDL2_ttf must be initialised.
class Window : public Host {
 public:
  /// Null if SDL could not create the window, its picture or the thread, or open a font;
  /// SDL_GetError() says why.
  static std::unique_ptr<Window> open(const Options& options);

  /// Runs until the user closes the window.
  void run();

  /// Draws one frame and writes it to a file, as BMP if the name ends in .bmp, else as PNG. False
  /// on failure.
  bool screenshot(const std::string& file);

  void present(const Frame& frame, const PixelRect& changed) override;
  void happened(const Events& events) override;

 private:
  /// The kind of text below the board. Analysis reports replace only a status.
  enum class Said : std::uint8_t {
    status,
    answer,   ///< why a move was refused, or a side effect of it
    question  ///< whether to leave a long game; a second Escape leaves
  };

  Window(const Options& options, Font text, Font marks, Font values);

  bool create(const Options& options);
  void handle(const SDL_Event& event);
  void handle_key(const SDL_KeyboardEvent& key);
  /// The command for a key pressed without Ctrl, Alt or Cmd; nothing if the key has none.
  [[nodiscard]] std::optional<Command> command_of(SDL_Keycode key) const;
  bool handle_direction(SDL_Keycode key);
  void play_by_key(SDL_Keycode key);
  void move_focus(int rows, int columns);
  void say(Said kind, const std::string& text);
  void leave();
  /// Adapts to the window's size. False if no picture that large can be made (see SDL_GetError());
  /// then the old picture stays.
  bool fit();
  void refit();
  void fit_status();
  void draw_status();
  void upload(const Frame& frame, const PixelRect& rect);
  void show();

  std::unique_ptr<SDL_Window, WindowDeleter> window_;
  std::unique_ptr<SDL_Renderer, WindowDeleter> renderer_;
  std::unique_ptr<SDL_Texture, WindowDeleter> texture_;
  PixelRect status_area_;
  int text_height_ = 1;  ///< of the status in pixels, if there is room
  std::string status_;
  Said said_ = Said::status;
  bool quit_ = false;

  Font text_font_;
  FontValueWriter value_writer_;
  Painter painter_;
  ThreadEngine engine_;
  Session session_;
  App app_;
};

/// Writes a picture of opaque RGBA pixels, as BMP if the name ends in .bmp, else as PNG. False if
/// the file could not be written.
bool write_picture(SDL_Surface& picture, const std::string& file);

}  // namespace mnk
