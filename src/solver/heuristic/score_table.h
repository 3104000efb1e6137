#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/heuristic/evaluation.h"
#include "solver/heuristic/pattern_board.h"

namespace mnk {

/// How a stored score bounds the true one.
enum class Bound : std::uint8_t { none, lower, upper, exact };

/// Wins count plies from the root in a search, and from the position in the table.
[[nodiscard]] constexpr Evaluation to_table(Evaluation score, int plies_from_root) {
  if (is_win(score)) return score + plies_from_root;
  return is_loss(score) ? score - plies_from_root : score;
}
[[nodiscard]] constexpr Evaluation from_table(Evaluation score, int plies_from_root) {
  if (is_win(score)) return score - plies_from_root;
  return is_loss(score) ? score + plies_from_root : score;
}

/// A transposition table. Each position has two slots: for the deepest search and for the latest.
class ScoreTable {
 public:
  struct Entry {
    std::int16_t score = 0;  ///< see to_table()
    Square move = 0;         ///< the best move, or 0
    std::int8_t depth = 0;   ///< 0..127
    Bound bound = Bound::none;
  };

  static constexpr std::size_t bytes_per_entry = sizeof(std::uint64_t);

  /// 2^bits entries; bits is 1 to 30.
  explicit ScoreTable(unsigned bits)
      : mask_((std::uint64_t{1} << bits) - 2), slots_(std::size_t{1} << bits) {}

  [[nodiscard]] std::optional<Entry> find(std::uint64_t hash) const {
    for (std::size_t i = 0; i < 2; ++i) {
      const Slot slot = slots_[index_of(hash) + i];
      if (bound_of(slot) != Bound::none && same_key(slot, hash)) return entry_of(slot);
    }
    return std::nullopt;
  }

  /// Prefetches a position's slots for a find() soon after.
  void prefetch(std::uint64_t hash) const { __builtin_prefetch(&slots_[index_of(hash)]); }

  /// An entry without a move keeps the known one: if no move stood out, the earlier best move is
  /// the best guess.
  void store(std::uint64_t hash, const Entry& entry) {
    Slot& deepest = slots_[index_of(hash)];
    Slot& last = slots_[index_of(hash) + 1];
    Slot slot = slot_of(hash, entry);
    const bool same = same_key(deepest, hash);
    const Slot known = same ? deepest : last;
    if (entry.move == 0 && same_key(known, hash)) slot |= known & move_mask << move_at;
    if (same || bound_of(deepest) == Bound::none || entry.depth >= depth_of(deepest)) {
      if (!same) last = deepest;
      deepest = slot;
    } else {
      last = slot;
    }
  }

 private:
  /// An entry and the upper bits of its position's hash, in one word:
  ///
  ///     bits   35..63   19..34   9..18   2..8    0..1
  ///            hash     score    move    depth   bound
  using Slot = std::uint64_t;
  static constexpr unsigned depth_at = 2;
  static constexpr unsigned move_at = 9;
  static constexpr unsigned score_at = 19;
  static constexpr unsigned key_at = 35;
  static constexpr Slot move_mask = (Slot{1} << (score_at - move_at)) - 1;
  static_assert(SquareSet::word_count * 64 <= 1U << (score_at - move_at));

  static Slot slot_of(std::uint64_t hash, const Entry& entry) {
    return hash >> key_at << key_at | Slot{static_cast<std::uint16_t>(entry.score)} << score_at |
           Slot{entry.move} << move_at | static_cast<Slot>(entry.depth) << depth_at |
           static_cast<Slot>(entry.bound);
  }
  static Entry entry_of(Slot slot) {
    return {.score = static_cast<std::int16_t>(slot >> score_at),
            .move = static_cast<Square>(slot >> move_at & move_mask),
            .depth = depth_of(slot),
            .bound = bound_of(slot)};
  }
  static std::int8_t depth_of(Slot slot) {
    return static_cast<std::int8_t>(slot >> depth_at & 0x7F);
  }
  static Bound bound_of(Slot slot) { return static_cast<Bound>(slot & 3U); }
  static bool same_key(Slot slot, std::uint64_t hash) { return (slot ^ hash) >> key_at == 0; }

  /// The first of a position's two slots.
  [[nodiscard]] std::size_t index_of(std::uint64_t hash) const {
    return static_cast<std::size_t>(hash & mask_);
  }

  std::uint64_t mask_;
  std::vector<Slot> slots_;
};

}  // namespace mnk
