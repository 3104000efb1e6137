#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>

#include "solver/line_map.h"

namespace mnk {

/// A number of plies within which something can or cannot be done. `always` is beyond every game.
using Depth = std::uint16_t;
inline constexpr Depth always = 0xffff;
/// One ply more; always stays always.
[[nodiscard]] constexpr Depth deeper(Depth depth) {
  return depth == always ? always : static_cast<Depth>(depth + 1);
}

inline constexpr CellIndex no_cell = 0xffff;

/// The stored bounds for one question: does the attacker win?
struct TableEntry {
  Depth refuted = 0;         ///< not within this many plies
  Depth proven = always;     ///< yes, within this many plies; always: no such number is known
  CellIndex best = no_cell;  ///< the move that showed it
};

/// A question's name: the board and a number from 0 to 3 that says what is asked about it.
class TableKey {
 public:
  TableKey() = default;
  TableKey(const BoardKey& board_key, unsigned asked)
      : board(board_key),
        question(asked),
        hash(splitmix64(board.first ^ splitmix64(board.second ^ (std::uint64_t{asked} << 62)))) {}

  BoardKey board;
  unsigned question = 0;
  std::uint64_t hash = 0;  ///< says where it is kept
};

/// A transposition table: entries by key, in a bounded piece of memory. Three entries share a
/// bucket, which is one line of the processor's cache; when a fourth comes, the one that took the
/// least work is replaced. Keys are stored whole, so an entry is never taken for another one unless
/// the keys themselves are equal: see BoardKeys.
///
/// Most questions are small, so only a small part of the memory is used at first, and more as it
/// fills, one bucket at a time (linear hashing: Litwin 1980). With two bits of the hash in use, and
/// the first of four buckets split:
///
///     bucket   00  01  10  11  100     what was in 00 is in 00 or, by its next bit, in 100;
///     split_       ^                   01 will be the next
class Table {
 public:
  /// As many buckets of 64 bytes as fit, one at least. If there is no such memory it does what
  /// containers do: std::bad_alloc, or the end of a program without exceptions.
  explicit Table(std::size_t bytes);

  /// Tells the processor that find() will ask for this key soon.
  void prefetch(const TableKey& key) const { __builtin_prefetch(bucket(key.hash)); }

  void clear();
  [[nodiscard]] TableEntry find(const TableKey& key) const;
  /// Adds what is new to what is there. `work` is the number of nodes it took.
  void store(const TableKey& key, const TableEntry& found, std::uint64_t work);

 private:
  static constexpr std::size_t slots = 3;
  static constexpr std::size_t first_buckets = 1024;

  struct alignas(64) Bucket {
    std::array<BoardKey, slots> boards;
    std::array<std::uint32_t, slots> entries;  ///< packed, with the question
    std::array<std::uint8_t, slots> work;      ///< 0: nothing here
  };

  /// Where the entry for a key is, or `slots`.
  [[nodiscard]] static std::size_t slot_of(const TableKey& key, const Bucket& here);

  void split_one_bucket();
  [[nodiscard]] std::size_t buckets() const { return mask_ + 1 + split_; }
  [[nodiscard]] Bucket* bucket(std::uint64_t hash) const {
    const auto bits = static_cast<std::size_t>(hash);
    const std::size_t number = bits & mask_;
    return buckets_.get() + (number < split_ ? bits & (2 * mask_ + 1) : number);
  }

  struct Free {
    void operator()(Bucket* memory) const {
      ::operator delete(memory, std::align_val_t{alignof(Bucket)});
    }
  };

  std::size_t max_buckets_;
  /// Nothing beyond the buckets in use has been touched, so a big table costs nothing until it
  /// fills.
  std::unique_ptr<Bucket[], Free> buckets_;
  std::size_t mask_ = 0;   ///< the bits of the hash that say where, in buckets not yet split
  std::size_t split_ = 0;  ///< buckets before this one have been split
  std::size_t used_ = 0;   ///< slots that hold something
};

}  // namespace mnk
