#include "puzzles/puzzle.h"

#include <algorithm>

#include "engine/canonical.h"
#include "engine/position_text.h"

namespace mnk {
namespace {

Marks marks_of(const Position& position) {
  Marks marks;
  for (int index = 0; index < position.rules().cell_count(); ++index) {
    marks.push_back(position.at(position.rules().cell(index)));
  }
  return marks;
}

}  // namespace

std::optional<PuzzleTheme> parse_puzzle_theme(std::string_view text) {
  const auto* const found =
      std::ranges::find(all_puzzle_themes, text, [](PuzzleTheme theme) { return to_text(theme); });
  if (found == all_puzzle_themes.end()) return std::nullopt;
  return *found;
}

std::string puzzle_key(const Position& position) { return canonical(position).key; }

Position without_history(const Position& position) {
  return {position.rules(), marks_of(position)};
}

Position without_mark(const Position& position, Cell cell) {
  Marks marks = marks_of(position);
  marks[static_cast<std::size_t>(position.rules().index(cell))] = std::nullopt;
  return {position.rules(), std::move(marks)};
}

}  // namespace mnk
