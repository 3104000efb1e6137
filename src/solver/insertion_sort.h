#pragma once

#include <cstddef>
#include <functional>
#include <utility>

namespace mnk {

/// Sorts by insertion; what is equal keeps its order. O(n²) comparisons, far fewer where little is
/// out of order. For lists no longer than a board has cells: std::stable_sort would bring one KB of
/// compressed program into the page for each kind of thing that is sorted.
template <typename List, typename Before = std::less<>>
void insertion_sort(List& items, Before before = {}) {
  for (std::size_t i = 1; i < items.size(); ++i) {
    auto item = std::move(items[i]);
    std::size_t place = i;
    for (; place > 0 && before(item, items[place - 1]); --place) {
      items[place] = std::move(items[place - 1]);
    }
    items[place] = std::move(item);
  }
}

}  // namespace mnk
