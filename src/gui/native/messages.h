#pragma once

#include <string>
#include <string_view>

#include "gui/scene.h"
#include "session/session.h"

/// Every word that the window shows or prints.
namespace mnk::messages {

inline constexpr std::string_view title = "Tic-tac-toe";

/// Whose turn it is or how the game ended, and the engine's hint or analysis.
[[nodiscard]] std::string status(const Session& session);

/// The message for an event, beside the status; empty for most.
[[nodiscard]] std::string describe(const Event& event);

/// A value's text in its cell: "Win in 3", "Draw", "Loss in 4", "Loss now", or the rank; may be
/// empty.
[[nodiscard]] std::string value(const CellValue& value);

inline constexpr std::string_view too_large = "So large a picture cannot be made here";
inline constexpr std::string_view really_leave = "Press Escape again to leave this game";

[[nodiscard]] std::string version();

/// Shown below the options in the help.
inline constexpr std::string_view keys =
    R"(Keys: arrows move the focus, Enter or Space plays there; U or Ctrl+Z undoes and R or Ctrl+Y redoes,
Home and End go to the first and last move; B restores moves that were replaced; N starts a new
game, H asks for a hint, V shows the values of the moves, Escape ends. On 3x3 boards 1 to 9 and
q w e / a s d / z x c play at once; where marks fall, a digit is a column.)";

}  // namespace mnk::messages
