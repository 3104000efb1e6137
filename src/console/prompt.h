#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/rules.h"
#include "game/position.h"

/// The board as a player sees it at the prompt, and what may be typed there.
namespace mnk::console {

/// Whether the first row, column and number are called 1 or 0.
enum class Numbering : std::uint8_t { from_one, from_zero };

[[nodiscard]] constexpr int first_number(Numbering numbering) {
  return numbering == Numbering::from_one ? 1 : 0;
}

enum class Order : std::uint8_t { help, undo, quit };

/// The keys that stand for the cells of a 3×3 board, where they lie on a US keyboard.
inline constexpr std::string_view letter_keys = "qweasdzxc";

[[nodiscard]] bool has_letter_keys(const games::AnyRules& rules);

/// The board as lines of text, with its legend. A 3×3 board has the letter keys and the numbers
/// beside it:
///
///      X |   | O    q w e   1 2 3
///     ---+---+---
///        | X |      a s d   4 5 6
///     ---+---+---
///        |   |      z x c   7 8 9
///
/// Any other board has column letters above, row numbers on the left, and on the right the numbers
/// of each row's cells; where marks fall, those of the columns below. Cells in `marked` stand in
/// brackets: `[X]`, and the mark that leaves with the next move in parentheses: `(X)`.
[[nodiscard]] std::string draw_board(const games::AnyPosition& position,
                                     const std::vector<Cell>& marked, Numbering numbering);

/// Understands the letter keys on 3×3, a number in row-major order, a row and a column with a blank
/// or a comma between them, and a cell name; capitals count as small letters. Where marks fall, a
/// letter or a number is a column, and its topmost cell is returned. A single `x` on 3×3 is the
/// key, whatever mark is to move. Whether the cell is free is not looked at. The error is a
/// sentence that says what would be right.
[[nodiscard]] std::expected<std::variant<Cell, Order>, std::string> parse_move_input(
    std::string_view line, const games::AnyRules& rules, Numbering numbering);

}  // namespace mnk::console
