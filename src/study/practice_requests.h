#pragma once

#include <string>

#include "study/desk_words.h"

/// Requests about how practice goes on. Each says all that it needs.
namespace mnk::desk {

/// `GRADE IN_A_ROW OUTCOME`: the grade of the next puzzle.
[[nodiscard]] std::string next_grade(const Words& words);
/// `LEFT SOLVED IN_A_ROW`, and perhaps `mistake` or `solved`: the three minutes after that.
[[nodiscard]] std::string timed(const Words& words);
/// `TODAY DATE…`: the days in a row.
[[nodiscard]] std::string streak_of_days(const Words& words);

}  // namespace mnk::desk
