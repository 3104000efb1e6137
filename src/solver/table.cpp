#include "solver/table.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace mnk {
namespace {

/// Four times the binary logarithm of the work, roughly: enough to compare by.
std::uint16_t rank(std::uint64_t work) {
  const auto width = static_cast<unsigned>(std::bit_width(work));
  const unsigned shift = width > 3 ? width - 3 : 0;
  return static_cast<std::uint16_t>(4 * width + static_cast<unsigned>((work >> shift) & 3) + 1);
}

}  // namespace

Table::Table(std::size_t bytes)
    : most_places_(std::max(bytes / bytes_a_place, std::size_t{1})),
      slots_(static_cast<Slot*>(std::aligned_alloc(bytes_a_place, most_places_ * bytes_a_place))) {
  // Whoever runs this program may give it more memory, or say that it died.
  if (!slots_) std::abort();
  clear();
}

void Table::clear() {
  const std::size_t places = std::bit_floor(std::min(most_places_, first_places));
  std::uninitialized_value_construct_n(slots_.get(), places * slots_a_place);
  mask_ = places - 1;
  split_ = 0;
  used_ = 0;
}

/// One more bit of the hash has a say: an entry stays, or goes to a place that was not in use.
void Table::split_one_place() {
  Slot* old = slots_.get() + split_ * slots_a_place;
  Slot* added = slots_.get() + places() * slots_a_place;
  std::uninitialized_value_construct_n(added, slots_a_place);
  ++split_;
  for (std::size_t i = 0; i < slots_a_place; ++i) {
    if (old[i].work != 0 && place(old[i].hash) == added) std::swap(old[i], added[i]);
  }
  if (split_ <= mask_) return;
  mask_ = 2 * mask_ + 1;
  split_ = 0;
}

TableEntry Table::find(std::uint64_t hash) const {
  const Slot* first = place(hash);
  for (const Slot* slot = first; slot != first + slots_a_place; ++slot) {
    if (slot->hash == hash && slot->work != 0) return slot->entry;
  }
  return {};
}

void Table::store(std::uint64_t hash, const TableEntry& found, std::uint64_t work) {
  if (used_ > places() && places() < most_places_) split_one_place();
  Slot* first = place(hash);
  Slot* least = first;
  for (Slot* slot = first; slot != first + slots_a_place; ++slot) {
    if (slot->hash == hash && slot->work != 0) {
      slot->entry.refuted = std::max(slot->entry.refuted, found.refuted);
      slot->entry.proven = std::min(slot->entry.proven, found.proven);
      if (found.best != TableEntry::no_cell) slot->entry.best = found.best;
      slot->work = std::max(slot->work, rank(work));
      return;
    }
    if (slot->work < least->work) least = slot;
  }
  if (least->work == 0) ++used_;
  *least = {.hash = hash, .entry = found, .work = rank(work)};
}

}  // namespace mnk
