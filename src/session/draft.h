#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "game/position.h"

namespace mnk {

/// The editor's pen: what a press puts on a cell.
enum class Pen : std::uint8_t {
  turn,  ///< the mark to move; pressed again the other mark, then none
  X,
  O,
  erase
};

/// The position in the editor ("draft" in commands, events and saves): marks on a board, even if
/// play cannot reach them.
struct Draft {
  games::AnyRules rules;
  PlacedMarks marks;  ///< in the order placed, at most one per cell
  Pen pen = Pen::turn;

  /// `cell` must be on the board. The game's rules then settle the marks. Returns the cell where
  /// the mark ends up, or `cell` if one was removed.
  Cell put(Cell cell, Pen by);

  /// Changes the board. Marks keep their column and row; those off the new board are lost, and the
  /// game's rules settle the rest.
  void set_rules(const games::AnyRules& other);

  /// The content of each cell, row-major.
  [[nodiscard]] Marks board() const { return on_board(marks, rules.board()); }

  /// In the game's form of a position.
  [[nodiscard]] std::string text() const { return games::to_position_text(marks, rules); }

  /// As a position to start a game from, or why that is impossible.
  [[nodiscard]] std::expected<games::AnyPosition, ParseError> position() const {
    return games::parse_any_position(text(), rules);
  }

  friend bool operator==(const Draft&, const Draft&) = default;
};

/// For saves: `turn:3,3,3:XO./.X./..O`.
[[nodiscard]] std::string to_text(const Draft& draft);
[[nodiscard]] std::optional<Draft> parse_draft(std::string_view text);

}  // namespace mnk
