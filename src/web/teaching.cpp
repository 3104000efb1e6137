#include "study/teaching.h"

#include <emscripten/em_macros.h>

#include <string>

#include "study/desk_words.h"

// The module of machines that think and learn, in a worker of its own like that of study.cpp, which
// has it as its pattern: puzzles and lessons need none of it.

extern "C" {
/// An answer: so many bytes of UTF-8.
[[clang::import_module("env"), clang::import_name("says")]] void ttt_study_says(const char* text,
                                                                                std::size_t length);

/// Always 1: all of it is answered at once.
EMSCRIPTEN_KEEPALIVE int ttt_study(const char* text) {
  /// Never destroyed: the worker ends with its page.
  static auto* const teaching = new mnk::Teaching;  // NOLINT(cppcoreguidelines-owning-memory)
  const std::string answer = teaching->answer(text).value_or(mnk::desk::error("request"));
  ttt_study_says(answer.data(), answer.size());
  return 1;
}

}  // extern "C"
