#include <emscripten/em_macros.h>

#include <string>

#include "study/study_desk.h"

// The module of what is learnt from games, which runs in a Web Worker of its own: requests in,
// answers out, as texts. It stands alone, as the thinker's does: web/program/standalone.js gives
// both what they need.

extern "C" {
/// An answer: so many bytes of UTF-8.
[[clang::import_module("env"), clang::import_name("says")]] void ttt_study_says(const char* text,
                                                                                std::size_t length);
/// Milliseconds since some moment.
[[clang::import_module("env"), clang::import_name("now")]] double ttt_study_now();
}

namespace {

/// Requests are let in between slices.
constexpr double slice_milliseconds = 20;

/// Made on the first call. It is never destroyed: the worker ends with its page.
mnk::StudyDesk& desk() {
  static auto* const the_desk = new mnk::StudyDesk;  // NOLINT(cppcoreguidelines-owning-memory)
  return *the_desk;
}

}  // namespace

extern "C" {

/// 1 when the request was answered, 0 when it is being worked at in place of what was before.
EMSCRIPTEN_KEEPALIVE int ttt_study(const char* text) {
  const auto answer = desk().ask(text);
  if (!answer) return 0;
  ttt_study_says(answer->data(), answer->size());
  return 1;
}

/// Works for one slice at what takes long. 1 while there is more to do.
EMSCRIPTEN_KEEPALIVE int ttt_study_on() {
  const double end = ttt_study_now() + slice_milliseconds;
  while (desk().busy() && ttt_study_now() < end) {
    const auto answer = desk().step();
    if (answer) ttt_study_says(answer->data(), answer->size());
  }
  return desk().busy() ? 1 : 0;
}

}  // extern "C"
