#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/analysis.h"
#include "solver/reason.h"

/// The parts of requests and reports, see search_text.h. Each is appended to a text, which is less
/// code than joining with +, and parsed from a text that holds nothing else.
namespace mnk {

/// `win:5:search:none:none`, and when it is not proven its bounds and perhaps the chance of
/// winning: `draw:9:none:none:none:loss:2:win:9:47`.
void append_assessment(std::string& text, const Assessment& known);
[[nodiscard]] std::optional<Assessment> parse_assessment(std::string_view text);

/// `b2.c1=ASSESSMENT;a1=ASSESSMENT`, or `-` for none: moves that follow one another and are worth
/// the same share a value, for of a large board little is known of most.
void append_moves(std::string& text, const std::vector<MoveAssessment>& moves);
[[nodiscard]] std::optional<std::vector<MoveAssessment>> parse_move_values(std::string_view text,
                                                                           const Rules& rules);

/// `b2.a1`, or `-` for none. Whether they can be played is not looked at.
void append_line(std::string& text, const std::vector<Cell>& cells);
[[nodiscard]] std::optional<std::vector<Cell>> parse_line(std::string_view text,
                                                          const Rules& rules);

/// ` KIND:SIDE:PLIES:proven:LINE;…` with the space before it, `seen` for what is not proven;
/// nothing for none.
void append_reasons(std::string& text, const std::vector<MoveReason>& reasons);
/// For a text without that space and with at least one reason.
[[nodiscard]] std::optional<std::vector<MoveReason>> parse_reasons(std::string_view text,
                                                                   const Rules& rules);

}  // namespace mnk
