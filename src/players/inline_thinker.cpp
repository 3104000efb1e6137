#include "players/inline_thinker.h"

#include "players/thinking.h"

namespace mnk {

std::optional<ThinkReport> InlineThinker::poll() {
  if (!request_) return std::nullopt;
  if (!solver_) solver_.emplace(table_bytes_);
  ThinkReport report = think(*request_, *solver_, other_);
  request_.reset();
  return report;
}

}  // namespace mnk
