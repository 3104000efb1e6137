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
struct TableEntry {
  Depth refuted = 0;         ///< not within this many plies
  Depth proven = always;     ///< yes, within this many plies; always: no such number is known
  CellIndex best = no_cell;  ///< the move that showed it

  static constexpr CellIndex no_cell = 0xffff;
};

/// A transposition table: entries by hash, in a bounded piece of memory. Four slots share a place,
/// which is one line of the processor's cache; when a fifth comes, the one that took the least work
/// gives way. A 64-bit hash names a position: that two of a billion positions ever share one has a
/// chance of about one in 10^10 for each search of that size.
///
/// Most questions are small, so only a small part of the memory is used at first, and more as it
/// fills, one place at a time (linear hashing: Litwin 1980). With two bits of the hash in use, and
/// the first of four places split:
///
///     place    00  01  10  11  100     what was in 00 is in 00 or, by its next bit, in 100;
///     split_       ^                   01 will be the next
class Table {
 public:
  /// As many places as fit, one at least. The program ends when there is no such memory.
  explicit Table(std::size_t bytes);

  /// Tells the processor that find() will ask for this hash soon.
  void prefetch(std::uint64_t hash) const { __builtin_prefetch(place(hash)); }

  void clear();
  [[nodiscard]] TableEntry find(std::uint64_t hash) const;
  /// Adds what is new to what is there. `work` is the number of nodes it took.
  void store(std::uint64_t hash, const TableEntry& found, std::uint64_t work);

 private:
  struct Slot {
    std::uint64_t hash;
    TableEntry entry;
    std::uint16_t work;  ///< 0: nothing here
  };
  static constexpr std::size_t slots_a_place = 4;
  static constexpr std::size_t bytes_a_place = sizeof(Slot) * slots_a_place;
  static constexpr std::size_t first_places = 1024;

  void split_one_place();
  [[nodiscard]] std::size_t places() const { return mask_ + 1 + split_; }
  [[nodiscard]] Slot* place(std::uint64_t hash) const {
    const auto bits = static_cast<std::size_t>(hash >> 20);
    const std::size_t number = bits & mask_;
    return slots_.get() + (number < split_ ? bits & (2 * mask_ + 1) : number) * slots_a_place;
  }

  struct Free {
    void operator()(Slot* slots) const { std::free(slots); }
  };

  std::size_t most_places_;
  /// Nothing is there beyond the places in use, so a big table costs nothing until it fills.
  std::unique_ptr<Slot[], Free> slots_;
  std::size_t mask_ = 0;   ///< the bits of the hash that say where, in places not yet split
  std::size_t split_ = 0;  ///< places before this one have been split
  std::size_t used_ = 0;   ///< entries that hold something
};

}  // namespace mnk
