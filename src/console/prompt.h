#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "game/position.h"

/// The board at the prompt, and what players can type there. `first` is the number of the first
/// row, column and cell: 1, or 0.
namespace mnk::console {

enum class Order : std::uint8_t { help, undo, quit };

/// The keys for the cells of a 3×3 board, placed as on a US keyboard.
inline constexpr std::string_view letter_keys = "qweasdzxc";

[[nodiscard]] bool has_letter_keys(const games::AnyRules& rules);

/// The board as lines of text, with its legend. A 3×3 board has the letter keys and the numbers
/// next to it:
///
///      X |   | O    q w e   1 2 3
///     ---+---+---
///        | X |      a s d   4 5 6
///     ---+---+---
///        |   |      z x c   7 8 9
///
/// Other boards have column letters above, row numbers on the left and each row's cell numbers on
/// the right, or, where marks fall, the column numbers below. Cells in `marked` are in brackets,
/// `[X]`, and the mark that leaves next is in parentheses, `(X)`.
[[nodiscard]] std::string draw_board(const games::AnyPosition& position,
                                     const std::vector<Cell>& marked, int first);

/// Accepts the letter keys on 3×3, a number in row-major order, a row and a column separated by a
/// blank or a comma, or a cell name, in any case. Where marks fall, a letter or number is a column;
/// returns its top cell. A single `x` on 3×3 is the key, whichever mark is to move. Does not check
/// that the cell is free. The error is a sentence that says what would be right.
[[nodiscard]] std::expected<std::variant<Cell, Order>, std::string> parse_move_input(
    std::string_view line, const games::AnyRules& rules, int first);

}  // namespace mnk::console
