#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>

#include "solver/line_map.h"

namespace mnk {

/// A number of plies within which something can or cannot be done. `always` is beyond every game.
using Depth = std::uint16_t;
inline constexpr Depth always = 0xffff;
/// One ply more; always stays always.
[[nodiscard]] constexpr Depth deeper(Depth depth) {
  return depth == always ? always : static_cast<Depth>(depth + 1);
}

/// What is known of one question: can the attacker complete a line?
struct Finding {
  Depth refuted = 0;         ///< not within this many plies
  Depth proven = always;     ///< yes, within this many plies; always: no such number is known
  CellIndex best = no_cell;  ///< the move that showed it

  static constexpr CellIndex no_cell = 0xffff;
};

/// Findings by hash, in a bounded piece of memory. Four entries share a place; when a fifth comes,
/// the one that took the least work gives way. A 64-bit hash names a position: that two of a
/// billion positions ever share one has a chance of about one in 10^10 for each search of that
/// size.
class Table {
 public:
  /// As many places as fit, a power of two, one at least.
  explicit Table(std::size_t bytes);

  void clear();
  [[nodiscard]] Finding find(std::uint64_t hash) const;
  /// Adds what is new in a finding to what is there. `work` is the number of nodes it took.
  void store(std::uint64_t hash, const Finding& finding, std::uint64_t work);

 private:
  struct Entry {
    std::uint64_t hash;
    Finding finding;
    std::uint16_t work;  ///< 0: nothing here
  };
  static constexpr std::size_t entries_a_place = 4;

  [[nodiscard]] std::size_t size() const { return (mask_ + 1) * entries_a_place; }
  [[nodiscard]] std::size_t place(std::uint64_t hash) const {
    return (static_cast<std::size_t>(hash >> 20) & mask_) * entries_a_place;
  }

  struct Free {
    void operator()(Entry* entries) const { std::free(entries); }
  };

  std::size_t mask_;
  /// From calloc, because memory that is fresh from the system need not be cleared: a big table
  /// costs nothing until it is used.
  std::unique_ptr<Entry[], Free> entries_;
};

}  // namespace mnk
