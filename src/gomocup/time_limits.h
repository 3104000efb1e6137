#pragma once

#include <cstdint>
#include <optional>

#include "gomocup/protocol.h"

namespace mnk::gomocup {

/// The manager's limits: time in milliseconds, memory in bytes, nodes for a move.
class TimeLimits {
 public:
  /// Takes in a key of INFO that is about a limit; others change nothing.
  void set(const Info& info);

  /// Milliseconds to think about a move, so that the answer is out before the limit: never the
  /// whole of it, because the manager's clock runs while the answer is on its way.
  [[nodiscard]] double for_move() const;

  /// Nodes for a move.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  /// Bytes that a table may take.
  [[nodiscard]] std::uint64_t table_bytes() const;

 private:
  static constexpr std::int64_t unlimited = 2'147'483'647;

  std::int64_t turn_ = 30'000;
  std::int64_t match_ = 0;
  std::optional<std::int64_t> left_;
  std::uint64_t memory_ = 0;
  std::uint64_t nodes_ = ~std::uint64_t{0};
};

}  // namespace mnk::gomocup
