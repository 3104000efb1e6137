#include <emscripten/em_macros.h>

#include <cstddef>

#include "web/worker_service.h"

// worker.wasm, for the Web Worker. It runs without Emscripten's JavaScript: web/worker/module.ts
// provides the two functions that it imports.

extern "C" {
/// Sends `length` bytes of UTF-8; `done` marks the last reply to this request.
[[clang::import_module("env"), clang::import_name("reply")]] void ttt_worker_reply(
    int id, int done, const char* text, std::size_t length);
/// Milliseconds since any origin.
[[clang::import_module("env"), clang::import_name("now")]] double ttt_worker_now();
}

namespace {

/// Made on the first call and never destroyed: the worker ends with its page.
mnk::WorkerService& service() {
  static auto* const the_service =
      new mnk::WorkerService(  // NOLINT(cppcoreguidelines-owning-memory)
          ttt_worker_now, [](int id, bool done, std::string_view text) {
            ttt_worker_reply(id, done ? 1 : 0, text.data(), text.size());
          });
  return *the_service;
}

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE void ttt_request(int id, const char* text) { service().request(id, text); }
EMSCRIPTEN_KEEPALIVE void ttt_cancel(int id) { service().cancel(id); }
/// Works for one slice; 1 while there is more to do.
EMSCRIPTEN_KEEPALIVE int ttt_work() { return service().work() ? 1 : 0; }

}  // extern "C"
