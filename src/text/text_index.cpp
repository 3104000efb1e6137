#include "text/text_index.h"

#include <algorithm>
#include <functional>

namespace mnk {

std::size_t TextIndex::place_of(std::string_view text) const {
  const auto place = std::ranges::lower_bound(sorted_, text, std::less<>(), &Entry::first);
  return static_cast<std::size_t>(place - sorted_.begin());
}

std::optional<std::size_t> TextIndex::find(std::string_view text) const {
  const std::size_t place = place_of(text);
  return holds(place, text) ? std::optional(sorted_[place].second) : std::nullopt;
}

bool TextIndex::insert(std::string_view text) {
  const std::size_t place = place_of(text);
  if (holds(place, text)) return false;
  sorted_.emplace_back(text, sorted_.size());
  for (std::size_t at = sorted_.size() - 1; at > place; --at) {
    std::swap(sorted_[at - 1], sorted_[at]);
  }
  return true;
}

}  // namespace mnk
