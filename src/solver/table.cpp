#include "solver/table.h"

#include <algorithm>
#include <bit>

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
    : mask_(std::bit_floor(std::max(bytes / (sizeof(Entry) * entries_a_place), std::size_t{1})) -
            1),
      entries_(static_cast<Entry*>(std::calloc(size(), sizeof(Entry)))) {}

void Table::clear() { std::fill_n(entries_.get(), size(), Entry{}); }

Finding Table::find(std::uint64_t hash) const {
  const std::size_t first = place(hash);
  for (std::size_t i = first; i < first + entries_a_place; ++i) {
    if (entries_[i].hash == hash && entries_[i].work != 0) return entries_[i].finding;
  }
  return {};
}

void Table::store(std::uint64_t hash, const Finding& finding, std::uint64_t work) {
  const std::size_t first = place(hash);
  Entry* entry = &entries_[first];
  for (std::size_t i = first; i < first + entries_a_place; ++i) {
    Entry& here = entries_[i];
    if (here.hash == hash && here.work != 0) {
      here.finding.refuted = std::max(here.finding.refuted, finding.refuted);
      here.finding.proven = std::min(here.finding.proven, finding.proven);
      if (finding.best != Finding::no_cell) here.finding.best = finding.best;
      here.work = std::max(here.work, rank(work));
      return;
    }
    if (here.work < entry->work) entry = &here;
  }
  *entry = {.hash = hash, .finding = finding, .work = rank(work)};
}

}  // namespace mnk
