#include "solver/table.h"

#include <algorithm>
#include <bit>

#include "engine/rules.h"

namespace mnk {
namespace {

/// About four times the binary logarithm of the work: precise enough to compare.
std::uint8_t rank(std::uint64_t work) {
  const auto width = static_cast<unsigned>(std::bit_width(work));
  const unsigned shift = width > 3 ? width - 3 : 0;
  const unsigned rank = 4 * width + static_cast<unsigned>((work >> shift) & 3) + 1;
  return static_cast<std::uint8_t>(std::min(rank, 255u));
}

/// Depths and cells take nine bits each; the greatest number means `always` or `no_cell`.
constexpr std::uint32_t nine_bits = 511;
static_assert(Rules::max_cells < nine_bits);

std::uint32_t narrow(std::uint16_t number) { return number < nine_bits ? number : nine_bits; }

std::uint16_t widen(std::uint32_t bits) {
  return static_cast<std::uint16_t>((bits & nine_bits) == nine_bits ? 0xffffu : bits & nine_bits);
}

std::uint32_t pack(const TableEntry& entry, unsigned question) {
  return narrow(entry.refuted) | narrow(entry.proven) << 9 | narrow(entry.best) << 18 |
         std::uint32_t{question} << 27;
}

TableEntry unpack(std::uint32_t bits) {
  return {.refuted = widen(bits), .proven = widen(bits >> 9), .best = widen(bits >> 18)};
}

unsigned question_of(std::uint32_t bits) { return bits >> 27; }

}  // namespace

Table::Table(std::size_t bytes)
    : max_buckets_(std::max(bytes / sizeof(Bucket), std::size_t{1})),
      buckets_(static_cast<Bucket*>(
          ::operator new(max_buckets_ * sizeof(Bucket), std::align_val_t{alignof(Bucket)}))) {
  static_assert(sizeof(Bucket) == 64);
  clear();
}

void Table::clear() {
  const std::size_t count = std::bit_floor(std::min(max_buckets_, first_buckets));
  std::uninitialized_value_construct_n(buckets_.get(), count);
  mask_ = count - 1;
  split_ = 0;
  used_ = 0;
}

/// Uses one more bit of the hash: each entry stays, or moves to the new bucket.
void Table::split_one_bucket() {
  Bucket* const old = buckets_.get() + split_;
  Bucket* const added = buckets_.get() + buckets();
  std::uninitialized_value_construct_n(added, 1);
  ++split_;
  for (std::size_t i = 0; i < slots; ++i) {
    if (old->work[i] == 0) continue;
    const TableKey key(old->boards[i], question_of(old->entries[i]));
    if (bucket(key.hash) != added) continue;
    added->boards[i] = old->boards[i];
    added->entries[i] = old->entries[i];
    added->work[i] = old->work[i];
    old->work[i] = 0;
  }
  if (split_ <= mask_) return;
  mask_ = 2 * mask_ + 1;
  split_ = 0;
}

std::size_t Table::slot_of(const TableKey& key, const Bucket& here) {
  std::size_t slot = 0;
  while (slot < slots && (here.boards[slot] != key.board || here.work[slot] == 0 ||
                          question_of(here.entries[slot]) != key.question)) {
    ++slot;
  }
  return slot;
}

TableEntry Table::find(const TableKey& key) const {
  const Bucket& here = *bucket(key.hash);
  const std::size_t slot = slot_of(key, here);
  return slot < slots ? unpack(here.entries[slot]) : TableEntry();
}

void Table::store(const TableKey& key, const TableEntry& found, std::uint64_t work) {
  if (4 * used_ > 3 * buckets() && buckets() < max_buckets_) split_one_bucket();
  Bucket& here = *bucket(key.hash);
  if (const std::size_t slot = slot_of(key, here); slot < slots) {
    const TableEntry known = unpack(here.entries[slot]);
    // Keep the move that shows the better bound.
    const bool as_good =
        found.proven != always ? found.proven <= known.proven : found.refuted >= known.refuted;
    const TableEntry sum{.refuted = std::max(known.refuted, found.refuted),
                         .proven = std::min(known.proven, found.proven),
                         .best = as_good && found.best != no_cell ? found.best : known.best};
    here.entries[slot] = pack(sum, key.question);
    here.work[slot] = std::max(here.work[slot], rank(work));
    return;
  }
  const auto least =
      static_cast<std::size_t>(std::ranges::min_element(here.work) - here.work.begin());
  if (here.work[least] == 0) ++used_;
  here.boards[least] = key.board;
  here.entries[least] = pack(found, key.question);
  here.work[least] = rank(work);
}

}  // namespace mnk
