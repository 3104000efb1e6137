#include "gui/native/thread_thinker.h"

#include <utility>

#include "players/search_job.h"
#include "search/solvers.h"

namespace mnk {
namespace {

/// Between two reports on a long analysis: a tenth of a second or so.
constexpr std::uint64_t nodes_between_reports = 100'000;

}  // namespace

ThreadThinker::ThreadThinker(std::size_t table_bytes, std::function<void()> wake)
    : table_bytes_(table_bytes),
      wake_(std::move(wake)),
      thread_(SDL_CreateThread(run, "thinker", this)) {}

ThreadThinker::~ThreadThinker() {
  {
    const std::scoped_lock lock(mutex_);
    quit_ = true;
    stop_ = true;
  }
  asked_.notify_one();
  SDL_WaitThread(thread_, nullptr);
}

void ThreadThinker::ask(const ThinkRequest& request) {
  {
    const std::scoped_lock lock(mutex_);
    request_ = request;
    report_.reset();
    stop_ = true;
  }
  asked_.notify_one();
}

void ThreadThinker::stop() {
  const std::scoped_lock lock(mutex_);
  request_.reset();
  report_.reset();
  stop_ = true;
}

std::optional<ThinkReport> ThreadThinker::poll() {
  const std::scoped_lock lock(mutex_);
  return std::exchange(report_, std::nullopt);
}

int ThreadThinker::run(void* thinker) {
  static_cast<ThreadThinker*>(thinker)->work();
  return 0;
}

void ThreadThinker::work() {
  games::Solvers solvers(table_bytes_);
  while (auto request = next_request()) {
    Thinking thinking(*request, solvers.task(*request));
    while (!thinking.done() && !stop_) publish(thinking.step(nodes_between_reports, &stop_));
  }
}

std::optional<ThinkRequest> ThreadThinker::next_request() {
  std::unique_lock lock(mutex_);
  asked_.wait(lock, [this] { return quit_ || request_; });
  if (quit_) return std::nullopt;
  stop_ = false;
  return std::exchange(request_, std::nullopt);
}

void ThreadThinker::publish(const ThinkReport& report) {
  {
    const std::scoped_lock lock(mutex_);
    if (stop_) return;
    report_ = report;
  }
  wake_();
}

}  // namespace mnk
