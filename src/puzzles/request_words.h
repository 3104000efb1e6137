#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "puzzles/database.h"
#include "text/requests.h"

/// What requests to the study and its answers have in common.
namespace mnk::desk {

/// The answer that is one puzzle.
[[nodiscard]] std::string one_puzzle(const StockedPuzzle& puzzle);

/// What practice may be about: a theme, all of them, or the boards on which the line loses.
struct Subject {
  std::optional<PuzzleTheme> theme;
  bool misere = false;

  [[nodiscard]] bool has(const StockedPuzzle& puzzle) const;
};
[[nodiscard]] std::optional<Subject> parse_subject(std::string_view text);

/// 1 to hardest_grade.
[[nodiscard]] std::optional<int> parse_grade(std::string_view text);

}  // namespace mnk::desk
