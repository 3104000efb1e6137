#include "puzzles/puzzle_service.h"
#include "web/asked_desk.h"

// The module of what is learnt from games, which runs in a Web Worker of its own.

namespace {

/// Made on the first call. It is never destroyed: the worker ends with its page.
mnk::PuzzleService& desk() {
  static auto* const the_desk = new mnk::PuzzleService;  // NOLINT(cppcoreguidelines-owning-memory)
  return *the_desk;
}

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE int ttt_study(const char* text) { return mnk::ask_desk(desk(), text); }
EMSCRIPTEN_KEEPALIVE int ttt_study_on() { return mnk::work_at_desk(desk()); }

}  // extern "C"
