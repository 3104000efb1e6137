#pragma once

#include <cstddef>
#include <optional>

#include "players/engine.h"
#include "search/solvers.h"

namespace mnk {

/// Thinks when it is polled, in the caller's time: for programs that have nothing else to do.
class InlineEngine : public Engine {
 public:
  /// The table is made when first needed, and takes at most this much memory.
  explicit InlineEngine(std::size_t table_bytes) : solvers_(table_bytes) {}

  void ask(const SearchRequest& request) override { request_ = request; }
  void stop() override { request_.reset(); }
  /// The whole answer at once; nothing when nothing was asked.
  std::optional<SearchReport> poll() override;

 private:
  games::Solvers solvers_;
  std::optional<SearchRequest> request_;
};

}  // namespace mnk
