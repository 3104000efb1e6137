#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>

#include "solver/line_map.h"

namespace mnk {

/// A number of plies within which a side wins or does not. `always` is longer than any game.
using Depth = std::uint16_t;
inline constexpr Depth always = 0xffff;
/// One ply more; always stays always.
[[nodiscard]] constexpr Depth deeper(Depth depth) {
  return depth == always ? always : static_cast<Depth>(depth + 1);
}

inline constexpr CellIndex no_cell = 0xffff;

/// The stored bounds for one question, "does the attacker win?"
struct TableEntry {
  Depth refuted = 0;         ///< not within this many plies
  Depth proven = always;     ///< within this many plies; always: no win known
  CellIndex best = no_cell;  ///< the move that shows it
};

/// Identifies a question: the board, and a number from 0 to 3 for what is asked about it.
class TableKey {
 public:
  TableKey() = default;
  TableKey(const BoardKey& board_key, unsigned asked)
      : board(board_key),
        question(asked),
        hash(splitmix64(board.first ^ splitmix64(board.second ^ (std::uint64_t{asked} << 62)))) {}

  BoardKey board;
  unsigned question = 0;
  std::uint64_t hash = 0;  ///< locates its bucket

  friend bool operator==(const TableKey&, const TableKey&) = default;
};

/// A transposition table in bounded memory. Three entries share a bucket, which is one cache line;
/// a fourth replaces the one that took the least work. Keys are stored whole, so only equal keys
/// can be confused: see BoardKeys.
///
/// Most questions are small, so the table starts small and grows one bucket at a time as it fills
/// (linear hashing: Litwin 1980). With two bits of the hash in use, and the first of four buckets
/// split:
///
///     bucket   00  01  10  11  100     what was in 00 is in 00 or, by its next bit, in 100;
///     split_       ^                   01 will be the next
class Table {
 public:
  /// Takes as many buckets of 64 bytes as fit, at least one. If memory runs out it fails as
  /// containers do: std::bad_alloc, or the program ends if built without exceptions.
  explicit Table(std::size_t bytes);

  /// Prefetches the bucket for a find() soon after.
  void prefetch(const TableKey& key) const { __builtin_prefetch(bucket(key.hash)); }

  void clear();
  [[nodiscard]] TableEntry find(const TableKey& key) const;
  /// Merges `found` into the entry. `work` is the number of nodes it took.
  void store(const TableKey& key, const TableEntry& found, std::uint64_t work);

 private:
  static constexpr std::size_t slots = 3;
  static constexpr std::size_t first_buckets = 1024;

  struct alignas(64) Bucket {
    std::array<BoardKey, slots> boards;
    std::array<std::uint32_t, slots> entries;  ///< packed, with the question
    std::array<std::uint8_t, slots> work;      ///< 0: empty slot
  };

  /// The slot with the key's entry, or `slots`.
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
  /// Memory beyond the buckets in use stays untouched, so a big table costs nothing until it fills.
  std::unique_ptr<Bucket[], Free> buckets_;
  std::size_t mask_ = 0;   ///< the hash bits that choose among buckets not yet split
  std::size_t split_ = 0;  ///< buckets before this one have been split
  std::size_t used_ = 0;   ///< occupied slots
};

}  // namespace mnk
