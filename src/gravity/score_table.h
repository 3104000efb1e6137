#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "gravity/search.h"

namespace mnk::gravity {

/// Bounds on scores, by key. It never confuses two keys: multiplying a key of `width` bits by an
/// odd number is reversible; the upper bits of the product give the place, and the slot stores the
/// lower ones.
///
///     slot: | rest of the product | work (6) | low + 64 (7) | high + 64 (7) |
///
/// Each place has two slots: one for the entry that took the most work, one for the latest.
template <class Bits>
class ScoreTable {
 public:
  static constexpr int score_limit = 63;  ///< the greatest |score|

  /// Takes at most `bytes`, but at least the smallest table whose slots can hold the rest of a key:
  /// 8 MB for 64 bits.
  ScoreTable(int width, std::size_t bytes) : width_(width) {
    const std::size_t places = std::max<std::size_t>(bytes / sizeof(Place), 1);
    // NOLINTNEXTLINE(readability-redundant-casting): libstdc++ 12 gives the argument's type
    place_bits_ = static_cast<int>(std::bit_width(places)) - 1;
    place_bits_ = std::max(place_bits_, width - rest_bits);
    place_bits_ = std::clamp(place_bits_, 1, width);
    places_.resize(std::size_t{1} << place_bits_);
  }

  void prefetch(Bits key) const { __builtin_prefetch(&places_[place(product(key))]); }

  /// `known`, narrowed by the key's entry.
  [[nodiscard]] ScoreRange find(Bits key, ScoreRange known) const {
    const Bits mixed = product(key);
    const Place& here = places_[place(mixed)];
    for (const Bits slot : {here.max_work, here.latest}) {
      if (slot != 0 && slot >> data_bits == rest(mixed)) {
        const ScoreRange stored = range_of(slot);
        return {.low = std::max(known.low, stored.low), .high = std::min(known.high, stored.high)};
      }
    }
    return known;
  }

  /// `work` is the number of nodes it took.
  void store(Bits key, ScoreRange range, std::uint64_t work) {
    const Bits mixed = product(key);
    Place& here = places_[place(mixed)];
    const auto effort = static_cast<Bits>(std::bit_width(work) & 63);
    const Bits slot = rest(mixed) << data_bits | effort << 14 |
                      static_cast<Bits>(range.low + 64) << 7 | static_cast<Bits>(range.high + 64);
    const bool same = here.max_work >> data_bits == rest(mixed);
    if (same || work_of(here.max_work) <= effort) {
      if (!same) here.latest = here.max_work;
      here.max_work = slot;
    } else {
      here.latest = slot;
    }
  }

 private:
  struct Place {
    Bits max_work = 0;
    Bits latest = 0;
  };
  static constexpr int data_bits = 20;
  static constexpr int rest_bits = static_cast<int>(sizeof(Bits)) * 8 - data_bits;

  [[nodiscard]] Bits product(Bits key) const {
    constexpr Bits odd =
        static_cast<Bits>((Bits128{0x9E3779B97F4A7C15U} << 64) | Bits128{0xF39CC0605CEDC835U});
    const Bits used =
        width_ == static_cast<int>(sizeof(Bits)) * 8 ? ~Bits{0} : (Bits{1} << width_) - 1;
    return key * odd & used;
  }
  [[nodiscard]] std::size_t place(Bits mixed) const {
    return static_cast<std::size_t>(mixed >> (width_ - place_bits_));
  }
  [[nodiscard]] Bits rest(Bits mixed) const {
    return mixed & ((Bits{1} << (width_ - place_bits_)) - 1);
  }
  [[nodiscard]] static Bits work_of(Bits slot) { return slot >> 14 & 63; }
  [[nodiscard]] static ScoreRange range_of(Bits slot) {
    return {.low = static_cast<int>(slot >> 7 & 127) - 64,
            .high = static_cast<int>(slot & 127) - 64};
  }

  int width_;
  int place_bits_;
  std::vector<Place> places_;
};

}  // namespace mnk::gravity
