#include "search/inline_engine.h"

namespace mnk {

std::optional<SearchReport> InlineEngine::poll() {
  if (!request_) return std::nullopt;
  SearchReport report = think(*request_, solvers_);
  request_.reset();
  return report;
}

}  // namespace mnk
