#pragma once

#include <emscripten/em_macros.h>

#include <cstddef>

// A desk that answers requests in a Web Worker: requests in, answers out, as texts. The module it
// is in stands alone: web/program/standalone.js gives it the two functions it needs.

extern "C" {
/// An answer: so many bytes of UTF-8.
[[clang::import_module("env"), clang::import_name("says")]] void ttt_study_says(const char* text,
                                                                                std::size_t length);
/// Milliseconds since some moment.
[[clang::import_module("env"), clang::import_name("now")]] double ttt_study_now();
}

namespace mnk {

/// 1 when the request was answered, 0 when it is being worked at in place of what was before.
template <class Desk>
int ask_desk(Desk& desk, const char* text) {
  const auto answer = desk.ask(text);
  if (!answer) return 0;
  ttt_study_says(answer->data(), answer->size());
  return 1;
}

/// Works for one slice at what takes long. 1 while there is more to do.
template <class Desk>
int work_at_desk(Desk& desk) {
  constexpr double slice_milliseconds = 20;  // requests are let in between slices
  const double end = ttt_study_now() + slice_milliseconds;
  while (desk.busy() && ttt_study_now() < end) {
    const auto answer = desk.step();
    if (answer) ttt_study_says(answer->data(), answer->size());
  }
  return desk.busy() ? 1 : 0;
}

}  // namespace mnk
