#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/puzzle_day.h"
#include "puzzles/request_words.h"

/// Requests about the site's stock of puzzles.
namespace mnk::desk {

class StockDesk {
 public:
  /// The file.
  std::string take(std::string_view text);
  /// `DATE`: the three puzzles of a day.
  [[nodiscard]] std::string of_day(const RequestWords& words) const;
  /// `SUBJECT GRADE NUMBER`: one of the nearest grade.
  [[nodiscard]] std::string pick(const RequestWords& words) const;

 private:
  std::vector<StockedPuzzle> stock_;
  std::optional<PuzzleCalendar> calendar_;
};

}  // namespace mnk::desk
