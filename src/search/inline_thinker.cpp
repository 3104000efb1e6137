#include "search/inline_thinker.h"

namespace mnk {

std::optional<ThinkReport> InlineThinker::poll() {
  if (!request_) return std::nullopt;
  ThinkReport report = think(*request_, solvers_);
  request_.reset();
  return report;
}

}  // namespace mnk
