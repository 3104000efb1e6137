#include "web/worker_thinker.h"

#include <utility>

#include "players/thinker_text.h"

namespace mnk {

void WorkerThinker::ask(const ThinkRequest& request) {
  request_ = request;
  report_.reset();
  if (!lost_) send_(to_text(request));
}

void WorkerThinker::stop() {
  request_.reset();
  report_.reset();
  if (!lost_) stop_();
}

std::optional<ThinkReport> WorkerThinker::poll() { return std::exchange(report_, std::nullopt); }

void WorkerThinker::receive(std::string_view text) {
  if (!request_) return;
  auto report = parse_report(text, request_->position.rules());
  if (!report) {
    lose();
  } else if (report->id == request_->id) {
    report_ = std::move(*report);
  }
}

}  // namespace mnk
