#include <emscripten/em_macros.h>

#include <optional>
#include <string>
#include <utility>

#include "players/thinker_text.h"
#include "players/thinking.h"

// The module that runs in the Web Worker: requests in, reports out, both as lines of text. It
// stands alone, without Emscripten's JavaScript: web/program/standalone.js gives it the two
// functions it needs.

extern "C" {
/// A report: so many bytes of UTF-8.
[[clang::import_module("env"), clang::import_name("says")]] void ttt_worker_says(
    const char* text, std::size_t length);
/// Milliseconds since some moment.
[[clang::import_module("env"), clang::import_name("now")]] double ttt_worker_now();
}

namespace {

constexpr std::size_t table_bytes = std::size_t{16} << 20;
/// Messages are let in between slices, so a slice is what a stop may have to wait for.
constexpr double slice_milliseconds = 30;
/// The first report on a request and the last come at once. Those between cost the page a frame
/// each, and nobody reads faster.
constexpr double milliseconds_between_reports = 100;
constexpr std::uint64_t nodes_between_looks_at_the_clock = 1'000;

struct Worker {
  mnk::Solver solver{table_bytes};
  mnk::games::AllGames::OtherSolver other;
  std::optional<mnk::Thinking> thinking;
  mnk::ThinkReport said;
  double next_report = 0;  ///< not before this, but for the last
};

/// Made on the first call. It is never destroyed: the worker ends with its page.
Worker& worker() {
  static auto* const the_worker = new Worker;  // NOLINT(cppcoreguidelines-owning-memory)
  return *the_worker;
}

}  // namespace

extern "C" {

/// Drops what was being thought about and takes a new request. 0 when it is not one.
EMSCRIPTEN_KEEPALIVE int ttt_think(const char* text) {
  const auto request = mnk::parse_request(text);
  worker().thinking.reset();
  if (!request) return 0;
  worker().thinking.emplace(*request, worker().solver, worker().other);
  worker().said = {};
  worker().next_report = 0;
  return 1;
}

/// Works for one slice and says what is new. 1 while there is more to do.
EMSCRIPTEN_KEEPALIVE int ttt_think_on() {
  auto& thinking = worker().thinking;
  if (!thinking) return 0;
  const double end = ttt_worker_now() + slice_milliseconds;
  while (!thinking->done() && ttt_worker_now() < end) {
    thinking->step(nodes_between_looks_at_the_clock);
  }
  const double now = ttt_worker_now();
  if (!thinking->done() && now < worker().next_report) return 1;
  mnk::ThinkReport report = thinking->report();
  const std::uint64_t nodes = std::exchange(report.nodes, worker().said.nodes);
  const bool news = report != worker().said;
  report.nodes = nodes;
  if (news) {
    const std::string text = mnk::to_text(report);
    ttt_worker_says(text.data(), text.size());
    worker().said = report;
    worker().next_report = now + milliseconds_between_reports;
  }
  return thinking->done() ? 0 : 1;
}

}  // extern "C"
