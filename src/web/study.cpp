#include "study/study_desk.h"
#include "web/asked_desk.h"

// The module of what is learnt from games, which runs in a Web Worker of its own.

namespace {

/// Made on the first call. It is never destroyed: the worker ends with its page.
mnk::StudyDesk& desk() {
  static auto* const the_desk = new mnk::StudyDesk;  // NOLINT(cppcoreguidelines-owning-memory)
  return *the_desk;
}

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE int ttt_study(const char* text) { return mnk::ask_desk(desk(), text); }
EMSCRIPTEN_KEEPALIVE int ttt_study_on() { return mnk::work_at_desk(desk()); }

}  // extern "C"
