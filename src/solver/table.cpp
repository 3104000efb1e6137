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
      entries_(
          static_cast<Entry*>(std::aligned_alloc(bytes_a_place, most_places_ * bytes_a_place))) {
  // Whoever runs this program may give it more memory, or say that it died.
  if (!entries_) std::abort();
  clear();
}

void Table::clear() {
  const std::size_t places = std::bit_floor(std::min(most_places_, first_places));
  std::uninitialized_value_construct_n(entries_.get(), places * entries_a_place);
  mask_ = places - 1;
  split_ = 0;
  used_ = 0;
}

/// One more bit of the hash has a say: an entry stays, or goes to a place that was not in use.
void Table::split_one_place() {
  Entry* old = entries_.get() + split_ * entries_a_place;
  Entry* added = entries_.get() + places() * entries_a_place;
  std::uninitialized_value_construct_n(added, entries_a_place);
  ++split_;
  for (std::size_t i = 0; i < entries_a_place; ++i) {
    if (old[i].work != 0 && place(old[i].hash) == added) std::swap(old[i], added[i]);
  }
  if (split_ <= mask_) return;
  mask_ = 2 * mask_ + 1;
  split_ = 0;
}

Finding Table::find(std::uint64_t hash) const {
  const Entry* first = place(hash);
  for (const Entry* entry = first; entry != first + entries_a_place; ++entry) {
    if (entry->hash == hash && entry->work != 0) return entry->finding;
  }
  return {};
}

void Table::store(std::uint64_t hash, const Finding& finding, std::uint64_t work) {
  if (used_ > places() && places() < most_places_) split_one_place();
  Entry* first = place(hash);
  Entry* least = first;
  for (Entry* entry = first; entry != first + entries_a_place; ++entry) {
    if (entry->hash == hash && entry->work != 0) {
      entry->finding.refuted = std::max(entry->finding.refuted, finding.refuted);
      entry->finding.proven = std::min(entry->finding.proven, finding.proven);
      if (finding.best != Finding::no_cell) entry->finding.best = finding.best;
      entry->work = std::max(entry->work, rank(work));
      return;
    }
    if (entry->work < least->work) least = entry;
  }
  if (least->work == 0) ++used_;
  *least = {.hash = hash, .finding = finding, .work = rank(work)};
}

}  // namespace mnk
