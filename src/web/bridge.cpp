#include <SDL_ttf.h>
#include <emscripten.h>

#include <memory>

#include "web/game.h"
#include "web/page.h"
#include "web/view_json.h"

// The functions that the page may call. README.md in this folder says what each does. The page
// speaks in numbers and texts; here they become values that cannot be invalid.

namespace {

using mnk::Cell;
using mnk::Session;

/// The web build's one piece of global state: exported functions have nowhere else to find it.
std::unique_ptr<mnk::WebGame> game;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

/// A cell of the board, or nothing.
std::optional<Cell> on_board(int row, int column) {
  const Cell cell{.row = row, .column = column};
  if (!game->match().session().settings().rules.contains(cell)) return std::nullopt;
  return cell;
}

template <class Command>
void run(const Command& command) {
  game->app().command(command);
  game->schedule();
}

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE void ttt_start(const char* address) {
  TTF_Init();
  constexpr float most_seeds = 1 << 24;
  const auto seed = static_cast<std::uint64_t>(emscripten_random() * most_seeds);
  game = std::make_unique<mnk::WebGame>(mnk::parse_address(address), seed);
  game->schedule();
}

EMSCRIPTEN_KEEPALIVE void ttt_resize(double css_width, double css_height, double pixel_ratio) {
  game->resize(css_width, css_height, pixel_ratio);
  game->schedule();
}

EMSCRIPTEN_KEEPALIVE void ttt_theme(const char* text) {
  if (const auto theme = mnk::parse_theme(text)) {
    game->app().set_theme(*theme);
  } else {
    mnk::page::notice(mnk::theme_fault_json(theme.error().found));
  }
  game->schedule();
}

EMSCRIPTEN_KEEPALIVE void ttt_motion(int on) {
  game->app().set_motion(on != 0);
  game->schedule();
}

EMSCRIPTEN_KEEPALIVE void ttt_pace(double milliseconds) {
  game->match().set_pace(static_cast<std::uint64_t>(milliseconds));
}

EMSCRIPTEN_KEEPALIVE void ttt_confirm_taps(int on) {
  game->app().set_confirm_taps(on != 0);
  game->schedule();
}

EMSCRIPTEN_KEEPALIVE void ttt_open(const char* address) {
  game->open(mnk::parse_address(address));
  game->schedule();
}

EMSCRIPTEN_KEEPALIVE void ttt_new_game(const char* text) {
  const mnk::Address address = mnk::parse_address(text);
  mnk::report_faults(address);
  run([&](Session& session) { return session.new_game(address.settings), true; });
}

EMSCRIPTEN_KEEPALIVE void ttt_players(const char* x, const char* o) {
  const auto x_kind = mnk::parse_player_kind(x);
  const auto o_kind = mnk::parse_player_kind(o);
  if (!x_kind || !o_kind) {
    mnk::page::notice(mnk::address_fault_json({.reason = mnk::AddressFault::Reason::player,
                                               .part = x_kind ? "o" : "x",
                                               .found = x_kind ? o : x,
                                               .error = {}}));
    return;
  }
  run([&](Session& session) { return session.set_players(*x_kind, *o_kind), true; });
}

EMSCRIPTEN_KEEPALIVE void ttt_rematch(int swap) {
  run([&](Session& session) { return session.rematch(swap != 0), true; });
}

EMSCRIPTEN_KEEPALIVE void ttt_series(int first, int second, int draws, int first_plays_x) {
  run([&](Session& session) {
    session.restore_series(
        {.first = std::max(0, first), .second = std::max(0, second), .draws = std::max(0, draws)},
        first_plays_x != 0);
    return true;
  });
}

EMSCRIPTEN_KEEPALIVE void ttt_play(int row, int column) {
  game->app().play({.row = row, .column = column});
  game->schedule();
}

EMSCRIPTEN_KEEPALIVE void ttt_drop_later() {
  game->app().drop_later_moves();
  game->schedule();
}

EMSCRIPTEN_KEEPALIVE void ttt_undo() {
  run([](Session& session) { return session.undo(); });
}

EMSCRIPTEN_KEEPALIVE void ttt_redo() {
  run([](Session& session) { return session.redo(); });
}

EMSCRIPTEN_KEEPALIVE void ttt_jump(int ply) {
  run([ply](Session& session) { return session.jump(ply); });
}

EMSCRIPTEN_KEEPALIVE void ttt_hint() {
  game->app().ask_for_hint();
  game->schedule();
}

EMSCRIPTEN_KEEPALIVE void ttt_analyse(int on) {
  game->app().analyse(on != 0);
  game->schedule();
}

EMSCRIPTEN_KEEPALIVE void ttt_focus(int row, int column) {
  game->app().set_focus(on_board(row, column));
  game->schedule();
}

EMSCRIPTEN_KEEPALIVE void ttt_thinker_says(const char* text) {
  game->thinker().receive(text);
  game->request_frame();
}

EMSCRIPTEN_KEEPALIVE void ttt_thinker_lost() {
  game->thinker().lose();
  game->view_changed();
}

EMSCRIPTEN_KEEPALIVE void ttt_frame() {
  game->frame();
  game->schedule();
}

EMSCRIPTEN_KEEPALIVE void ttt_redraw() {
  game->app().redraw();
  game->schedule();
}

EMSCRIPTEN_KEEPALIVE double ttt_frames_drawn() {
  return static_cast<double>(game->app().frames_presented());
}

}  // extern "C"
