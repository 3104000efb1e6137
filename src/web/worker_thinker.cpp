#include "web/worker_thinker.h"

#include <utility>

#include "search/thinker_text.h"

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
  const auto id = report_id(text);
  // A late report may be on another game, with other rules: its id is looked at before all else.
  const bool late = id && (!request_ || *id != request_->id);
  if (late || lost_) return;
  if (id) {
    if (auto report = parse_report(text, request_->position.board())) {
      report_ = std::move(*report);
      return;
    }
  }
  lose();
}

}  // namespace mnk
