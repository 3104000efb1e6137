#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "players/engine.h"

/// Requests and reports between a page and its worker, one line of text each. They round-trip, and
/// a parsed request is always valid.
namespace mnk {

/// `ID TASK RULES POSITION HISTORY PLAYER SEED NODES`, as in `7 move 3,3,3 XO./.../... b2 perfect
/// 42 100000`: the set-up position, and the moves played since, `-` for none. An explanation ends
/// with the move to explain, as in `8 explanation 3,3,3 XO./.X./... - perfect 0 100000 c3`, and a
/// review with the move played, if any.
[[nodiscard]] std::string to_text(const SearchRequest& request);

/// Accepts only games in progress, and explanations only of legal moves.
[[nodiscard]] std::optional<SearchRequest> parse_request(std::string_view text);

/// `ID done|more MOVE VALUE NODES VARIATION MOVES`, with `-` for missing fields, as in `7 done c3
/// win:3:search:none:none 120 c3.a2.a3 -`. A value is RESULT:PLIES:PROOF:PROOF:PROOF; the last two
/// say why the side to move, and its opponent, cannot win. An estimate (proof `none`) adds its two
/// bounds, `draw:5:none:none:pairing:loss:2:win:3`, and after a heuristic search the chance to win
/// in per cent, `draw:5:none:none:none:loss:0:win:0:62`. Moves are CELLS=VALUE, joined by `;`.
/// Reasons, if any, add a field: KIND:SIDE:PLIES:PROVEN:CELLS, joined by `;`, as in
/// `allows_fork:O:4:proven:a3`, or `seen` for `proven`.
[[nodiscard]] std::string to_text(const SearchReport& report);

/// The request's id, even if the rest of the report is damaged.
[[nodiscard]] std::optional<std::uint32_t> report_id(std::string_view text);

/// Accepts only cells on `board`.
[[nodiscard]] std::optional<SearchReport> parse_report(std::string_view text, const Rules& board);

}  // namespace mnk
