#include <string>

#include "teaching/teaching_service.h"
#include "text/requests.h"
#include "web/asked_desk.h"

// The module of machines that think and learn, in a worker of its own: puzzles and lessons need
// none of it.

extern "C" {

/// Always 1: all of it is answered at once.
EMSCRIPTEN_KEEPALIVE int ttt_study(const char* text) {
  /// Never destroyed: the worker ends with its page.
  static auto* const teaching =
      new mnk::TeachingService;  // NOLINT(cppcoreguidelines-owning-memory)
  const std::string answer = teaching->answer(text).value_or(mnk::error_answer("request"));
  ttt_study_says(answer.data(), answer.size());
  return 1;
}

}  // extern "C"
