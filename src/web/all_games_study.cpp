#include "study/vanish_desk.h"
#include "web/asked_desk.h"

// Puzzles of the other games, in the module of their thinker. A worker of its own asks it.

extern "C" {

EMSCRIPTEN_KEEPALIVE int ttt_study(const char* text) {
  return mnk::ask_desk<mnk::desk::VanishDesk>(text);
}
EMSCRIPTEN_KEEPALIVE int ttt_study_on() { return mnk::work_at_desk<mnk::desk::VanishDesk>(); }

}  // extern "C"
