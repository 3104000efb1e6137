#include "puzzles/vanish_service.h"
#include "web/asked_desk.h"

// Puzzles and lessons of the other games, in the module of their thinker. A worker of its own asks
// it.

namespace {

/// Made on the first call. It is never destroyed: the worker ends with its page.
mnk::desk::VanishDesk& desk() {
  static auto* const the_desk =
      new mnk::desk::VanishDesk;  // NOLINT(cppcoreguidelines-owning-memory)
  return *the_desk;
}

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE int ttt_study(const char* text) { return mnk::ask_desk(desk(), text); }
EMSCRIPTEN_KEEPALIVE int ttt_study_on() { return mnk::work_at_desk(desk()); }

}  // extern "C"
