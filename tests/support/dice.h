#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/position.h"

/// Random numbers for tests: the same on every platform, so that a failure repeats.
namespace mnk::test {

class Dice {
 public:
  explicit Dice(std::uint32_t seed) : source_(seed) {}

  /// A number in 0..bound - 1. (The standard's distributions differ between libraries.)
  int below(int bound) {
    return static_cast<int>(source_() % static_cast<std::mt19937::result_type>(bound));
  }
  /// A number in low..high.
  int between(int low, int high) { return low + below(high - low + 1); }

  template <typename T>
  const T& pick(const std::vector<T>& from) {
    return from[static_cast<std::size_t>(below(static_cast<int>(from.size())))];
  }

  /// Rules with sides in 1..most; k may exceed both by one, normal and misère alike.
  Rules rules(int most) {
    const int columns = between(1, most);
    const int rows = between(1, most);
    const int k = between(1, std::min(std::max(columns, rows) + 1, Rules::max_side));
    return Rules::make(columns, rows, k, below(2) == 0).value();
  }

  /// A position after at most `most` random moves, as if set up.
  Position position(const Rules& rules, int most) {
    Position played(rules);
    const int length = between(0, most);
    for (int ply = 0; ply < length && !played.outcome().over(); ++ply) {
      played.play(pick(played.available_moves()));
    }
    std::vector<std::optional<Mark>> marks;
    for (int index = 0; index < rules.cell_count(); ++index) {
      marks.push_back(played.at(rules.cell(index)));
    }
    return Position(rules, std::move(marks));
  }

  /// A text of 0..most characters: half of them from `likely`, the others any byte.
  std::string text(std::string_view likely, int most) {
    std::string result(static_cast<std::size_t>(between(0, most)), ' ');
    for (char& c : result) {
      const bool any = below(2) == 0;
      c = any ? static_cast<char>(below(256))
              : likely[static_cast<std::size_t>(below(static_cast<int>(likely.size())))];
    }
    return result;
  }

  /// Changes, inserts or removes one character somewhere.
  std::string damage(std::string text, std::string_view likely) {
    const auto at = static_cast<std::size_t>(below(static_cast<int>(text.size()) + 1));
    const char c = likely[static_cast<std::size_t>(below(static_cast<int>(likely.size())))];
    switch (below(3)) {
      case 0:
        return text.insert(at, 1, c);
      case 1:
        return at < text.size() ? text.erase(at, 1) : text;
      default:
        if (at < text.size()) text[at] = c;
        return text;
    }
  }

 private:
  std::mt19937 source_;
};

}  // namespace mnk::test
