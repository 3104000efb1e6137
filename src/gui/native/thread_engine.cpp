#include "gui/native/thread_engine.h"

#include <utility>

#include "players/search_job.h"
#include "search/solvers.h"

namespace mnk {
namespace {

/// About a tenth of a second between reports on a long analysis.
constexpr std::uint64_t nodes_between_reports = 100'000;

}  // namespace

ThreadEngine::ThreadEngine(std::size_t table_bytes, std::function<void()> wake)
    : table_bytes_(table_bytes),
      wake_(std::move(wake)),
      thread_(SDL_CreateThread(run, "engine", this)) {}

ThreadEngine::~ThreadEngine() {
  {
    const std::scoped_lock lock(mutex_);
    quit_ = true;
    stop_ = true;
  }
  asked_.notify_one();
  SDL_WaitThread(thread_, nullptr);
}

void ThreadEngine::ask(const SearchRequest& request) {
  {
    const std::scoped_lock lock(mutex_);
    request_ = request;
    report_.reset();
    stop_ = true;
  }
  asked_.notify_one();
}

void ThreadEngine::stop() {
  const std::scoped_lock lock(mutex_);
  request_.reset();
  report_.reset();
  stop_ = true;
}

std::optional<SearchReport> ThreadEngine::poll() {
  const std::scoped_lock lock(mutex_);
  return std::exchange(report_, std::nullopt);
}

int ThreadEngine::run(void* engine) {
  static_cast<ThreadEngine*>(engine)->work();
  return 0;
}

void ThreadEngine::work() {
  games::Solvers solvers(table_bytes_);
  while (auto request = next_request()) {
    SearchJob thinking(*request, solvers.task(*request));
    while (!thinking.done() && !stop_) publish(thinking.step(nodes_between_reports, &stop_));
  }
}

std::optional<SearchRequest> ThreadEngine::next_request() {
  std::unique_lock lock(mutex_);
  asked_.wait(lock, [this] { return quit_ || request_; });
  if (quit_) return std::nullopt;
  stop_ = false;
  return std::exchange(request_, std::nullopt);
}

void ThreadEngine::publish(const SearchReport& report) {
  {
    const std::scoped_lock lock(mutex_);
    if (stop_) return;
    report_ = report;
  }
  wake_();
}

}  // namespace mnk
