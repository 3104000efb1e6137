#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "console/terminal.h"

/// What is asked at the prompt, whichever game is played.
namespace mnk::console {

/// A line of input; nothing when there is no more.
[[nodiscard]] std::optional<std::string> ask(const Terminal& terminal, std::string_view question);

/// Asks until the answer is yes or no; no when there is no more input, or with q for quit.
[[nodiscard]] bool wants_another_game(const Terminal& terminal);

}  // namespace mnk::console
