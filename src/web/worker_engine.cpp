#include "web/worker_engine.h"

#include <utility>

#include "search/search_text.h"

namespace mnk {

void WorkerEngine::ask(const SearchRequest& request) {
  request_ = request;
  report_.reset();
  if (!lost_) send_(to_text(request));
}

void WorkerEngine::stop() {
  request_.reset();
  report_.reset();
  if (!lost_) stop_();
}

void WorkerEngine::receive(std::string_view text) {
  const auto id = report_id(text);
  // A late report may be about a game with other rules, so check its id first.
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
