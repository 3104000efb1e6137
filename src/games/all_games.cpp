#include "games/all_games.h"

namespace mnk::games {

std::string MnkGame::marks_text(const PlacedMarks& marks, const Rules& rules) {
  return to_position_text(on_board(marks, rules), rules);
}

std::expected<PlacedMarks, ParseError> MnkGame::parse_marks(std::string_view text,
                                                            const Rules& rules) {
  const auto board = mnk::parse_marks(text, rules);
  if (!board) return std::unexpected(board.error());
  PlacedMarks marks;
  for (int index = 0; index < rules.cell_count(); ++index) {
    if (const auto mark = (*board)[static_cast<std::size_t>(index)]) {
      marks.push_back({.cell = rules.cell(index), .mark = *mark});
    }
  }
  return marks;
}

}  // namespace mnk::games
