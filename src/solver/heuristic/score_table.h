#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solver/heuristic/evaluation.h"
#include "solver/heuristic/square_set.h"

namespace mnk {

/// How a stored score binds the true one.
enum class Bound : std::uint8_t { none, lower, upper, exact };

/// A win is a number of plies from the root in a search, and from the position in the table.
[[nodiscard]] constexpr Evaluation to_table(Evaluation score, int plies_from_root) {
  if (is_win(score)) return score + plies_from_root;
  return is_loss(score) ? score - plies_from_root : score;
}
[[nodiscard]] constexpr Evaluation from_table(Evaluation score, int plies_from_root) {
  if (is_win(score)) return score - plies_from_root;
  return is_loss(score) ? score + plies_from_root : score;
}

/// What a search has found out about positions: a transposition table. Each position has two
/// places: one for the deepest search, one for the last.
class ScoreTable {
 public:
  struct Entry {
    std::uint32_t key = 0;
    std::int16_t score = 0;  ///< see to_table()
    Square move = 0;         ///< the best one, or 0
    std::int8_t depth = 0;
    Bound bound = Bound::none;
  };

  /// 2^bits entries, of 12 bytes each; bits is 1 to 30.
  explicit ScoreTable(unsigned bits)
      : mask_((std::uint64_t{1} << bits) - 2), entries_(std::size_t{1} << bits) {}

  /// What is known of a position, or nothing.
  [[nodiscard]] const Entry* find(std::uint64_t hash) const {
    for (std::size_t i = 0; i < 2; ++i) {
      const Entry& entry = entries_[index_of(hash) + i];
      if (entry.bound != Bound::none && entry.key == key_of(hash)) return &entry;
    }
    return nullptr;
  }

  void store(std::uint64_t hash, Entry entry) {
    entry.key = key_of(hash);
    Entry& deepest = entries_[index_of(hash)];
    Entry& last = entries_[index_of(hash) + 1];
    const bool same = deepest.key == entry.key;
    if (entry.depth >= deepest.depth || deepest.bound == Bound::none || same) {
      if (!same) last = deepest;
      deepest = entry;
    } else {
      last = entry;
    }
  }

 private:
  static std::uint32_t key_of(std::uint64_t hash) { return static_cast<std::uint32_t>(hash >> 32); }
  /// The first of the two entries that a position may be in.
  [[nodiscard]] std::size_t index_of(std::uint64_t hash) const {
    return static_cast<std::size_t>(hash & mask_);
  }

  std::uint64_t mask_;
  std::vector<Entry> entries_;
};

}  // namespace mnk
