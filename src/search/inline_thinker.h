#pragma once

#include <cstddef>
#include <optional>

#include "players/thinker.h"
#include "search/solvers.h"

namespace mnk {

/// Thinks when it is polled, in the caller's time: for programs that have nothing else to do.
class InlineThinker : public Thinker {
 public:
  /// The table is made when first needed, and takes at most this much memory.
  explicit InlineThinker(std::size_t table_bytes) : solvers_(table_bytes) {}

  void ask(const ThinkRequest& request) override { request_ = request; }
  void stop() override { request_.reset(); }
  /// The whole answer at once; nothing when nothing was asked.
  std::optional<ThinkReport> poll() override;

 private:
  games::Solvers solvers_;
  std::optional<ThinkRequest> request_;
};

}  // namespace mnk
