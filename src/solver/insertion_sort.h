#pragma once

#include <cstddef>
#include <functional>
#include <utility>

namespace mnk {

/// A stable insertion sort: O(n²) comparisons, far fewer on nearly sorted lists. For lists no
/// longer than a board has cells: std::stable_sort would add one KB of compressed code to the page
/// for each type sorted.
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
