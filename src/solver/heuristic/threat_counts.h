#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/rules.h"
#include "solver/heuristic/threat.h"

namespace mnk {

/// How many cells there are with each threat. The numbers lie side by side in two words, so that a
/// cell changes from one threat to another without a branch.
class ThreatCounts {
 public:
  void add(Threat threat) {
    const Words& more = one[static_cast<std::size_t>(threat)];
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] += more[i];
  }
  /// There must be a cell with it.
  void remove(Threat threat) {
    const Words& less = one[static_cast<std::size_t>(threat)];
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] -= less[i];
  }
  /// A cell that had one threat has another, or the same.
  void move(Threat before, Threat after) {
    add(after);
    remove(before);
  }

  [[nodiscard]] int of(Threat threat) const {
    const auto which = static_cast<std::size_t>(threat);
    return static_cast<int>(words_[which / per_word] >> (width * (which % per_word)) & most);
  }
  /// The greatest one that a cell has; `none` without cells.
  [[nodiscard]] Threat best() const {
    const std::size_t word = words_[1] != 0 ? 1 : 0;
    const auto highest = static_cast<std::size_t>(std::bit_width(words_[word] | 1U) - 1);
    return static_cast<Threat>(word * per_word + highest / width);
  }

 private:
  static constexpr std::size_t width = 9;  ///< bits for each number
  static constexpr std::uint64_t most = (1U << width) - 1;
  static constexpr std::size_t per_word = 64 / width;
  using Words = std::array<std::uint64_t, 2>;
  static_assert(most >= Rules::max_cells && threat_count <= 2 * per_word);

  /// One cell with a threat. From a table: to work out where its number lies takes longer.
  static constexpr std::array<Words, threat_count> one = [] {
    std::array<Words, threat_count> result{};
    for (std::size_t which = 0; which < threat_count; ++which) {
      result[which][which / per_word] = std::uint64_t{1} << (width * (which % per_word));
    }
    return result;
  }();

  Words words_{};
};

}  // namespace mnk
