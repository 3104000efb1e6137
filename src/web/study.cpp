#include "study/study_desk.h"
#include "web/asked_desk.h"

// The module of what is learnt from games, which runs in a Web Worker of its own.

extern "C" {

EMSCRIPTEN_KEEPALIVE int ttt_study(const char* text) { return mnk::ask_desk<mnk::StudyDesk>(text); }
EMSCRIPTEN_KEEPALIVE int ttt_study_on() { return mnk::work_at_desk<mnk::StudyDesk>(); }

}  // extern "C"
