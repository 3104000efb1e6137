#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "game/position.h"

namespace mnk {

/// The editor's pen: what a press puts on a cell.
enum class Pen : std::uint8_t {
  turn,  ///< the mark whose turn it is; pressed again the other mark, then none
  X,
  O,
  erase
};

/// Their names in commands and views.
constexpr std::array<std::string_view, 4> pen_names{"turn", "X", "O", "erase"};
[[nodiscard]] constexpr std::string_view to_text(Pen pen) {
  return pen_names[static_cast<std::size_t>(pen)];
}
[[nodiscard]] std::optional<Pen> parse_pen(std::string_view name);

/// A position that is being set up ("draft" in commands, events and saves): marks on a board,
/// whether play can reach them or not.
struct Draft {
  games::AnyRules rules;
  PlacedMarks marks;  ///< in the order in which they were put, on as many cells
  Pen pen = Pen::turn;

  /// The cell must lie on the board. The marks settle as their game has it. Returns the cell in
  /// which the mark stands now; where one was removed, `cell`.
  Cell put(Cell cell, Pen by);

  /// Changes the board. The marks keep their columns and rows; those that have none are gone, the
  /// others settle.
  void set_rules(const games::AnyRules& other);

  /// The content of each cell, row-major.
  [[nodiscard]] Marks board() const { return on_board(marks, rules.board()); }

  /// As positions are written.
  [[nodiscard]] std::string text() const { return games::to_position_text(marks, rules); }

  /// As a position from which a game can begin, or why none can.
  [[nodiscard]] std::expected<games::AnyPosition, ParseError> position() const {
    return games::parse_any_position(text(), rules);
  }

  friend bool operator==(const Draft&, const Draft&) = default;
};

/// As a save has it: `turn:3,3,3:XO./.X./..O`.
[[nodiscard]] std::string to_text(const Draft& draft);
[[nodiscard]] std::optional<Draft> parse_draft(std::string_view text);

}  // namespace mnk
