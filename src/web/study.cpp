#include "puzzles/puzzle_service.h"
#include "teaching/lesson_service.h"
#include "web/asked_desk.h"

// Puzzles and lessons of all games, in a Web Worker.

namespace {

/// Lessons are answered at once, and so are most requests about puzzles.
struct Study {
  mnk::PuzzleService puzzles;
  mnk::LessonService lessons;

  std::optional<std::string> ask(const char* text) {
    auto answer = lessons.answer(mnk::words_of(text));
    return answer ? answer : puzzles.handle(text);
  }
  [[nodiscard]] bool busy() const { return puzzles.busy(); }
  std::optional<std::string> step() { return puzzles.poll(); }
};

/// Made on the first call. It is never destroyed: the worker ends with its page.
Study& study() {
  static auto* const the_study = new Study;  // NOLINT(cppcoreguidelines-owning-memory)
  return *the_study;
}

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE int ttt_study(const char* text) { return mnk::ask_desk(study(), text); }
EMSCRIPTEN_KEEPALIVE int ttt_study_on() { return mnk::work_at_desk(study()); }

}  // extern "C"
