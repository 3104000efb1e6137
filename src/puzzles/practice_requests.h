#pragma once

#include <string>

#include "puzzles/request_words.h"

/// Requests about how practice goes on. Each says all that it needs.
namespace mnk::desk {

/// `GRADE IN_A_ROW OUTCOME`: the grade of the next puzzle.
[[nodiscard]] std::string next_grade(const RequestWords& words);
/// `LEFT SOLVED IN_A_ROW`, and perhaps `mistake` or `solved`: the three minutes after that.
[[nodiscard]] std::string timed(const RequestWords& words);
/// `TODAY DATE…`: the days in a row.
[[nodiscard]] std::string streak_of_days(const RequestWords& words);

}  // namespace mnk::desk
