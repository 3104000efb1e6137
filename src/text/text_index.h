#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mnk {

/// Distinct texts, numbered from 0 in the order in which they come, at most some thousands: a new
/// one moves others. std::set and std::map would add two KB of code to the worker.
class TextIndex {
 public:
  /// Whether the text is new, which then has the last number.
  bool insert(std::string_view text);
  [[nodiscard]] std::optional<std::size_t> find(std::string_view text) const;
  [[nodiscard]] std::size_t size() const { return sorted_.size(); }

  using Entry = std::pair<std::string, std::size_t>;
  /// Each text and its number, in the order of the texts.
  [[nodiscard]] const std::vector<Entry>& sorted() const { return sorted_; }

 private:
  [[nodiscard]] std::size_t place_of(std::string_view text) const;
  [[nodiscard]] bool holds(std::size_t place, std::string_view text) const {
    return place < sorted_.size() && sorted_[place].first == text;
  }

  std::vector<Entry> sorted_;
};

}  // namespace mnk
