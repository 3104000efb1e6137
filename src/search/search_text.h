#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "players/engine.h"

/// Requests and reports as one line of text each, between a page and its worker. Writing and
/// parsing round-trip; a parsed request is always valid.
namespace mnk {

/// The field in which a line of text is wrong.
enum class SearchTextField : std::uint8_t {
  count,  ///< the wrong number of fields
  id,
  goal,
  rules,
  position,
  history,
  player,
  seed,
  node_budget,
  done,
  move,
  value,
  nodes,
  variation,
  moves,
  reasons
};

struct SearchTextError {
  SearchTextField field;
  std::string found;  ///< the text of that field

  friend bool operator==(const SearchTextError&, const SearchTextError&) = default;
};

/// `ID TASK RULES POSITION HISTORY PLAYER SEED NODES`, as in
/// `7 move 3,3,3 XO./.../... b2 perfect 42 100000`: the position as it was set up, and the moves
/// played since, `-` if there are none. The move to be explained comes last, as in
/// `8 explanation 3,3,3 XO./.X./... - perfect 0 100000 c3`.
[[nodiscard]] std::string to_text(const SearchRequest& request);

/// Accepts requests for a game that is not over: a move by a computer player, or an explanation of
/// a legal move.
[[nodiscard]] std::expected<SearchRequest, SearchTextError> parse_request(std::string_view text);

/// `ID done|more MOVE VALUE NODES VARIATION MOVES`, with `-` for what is not there, as in
/// `7 done c3 win:3:search:none:none 120 c3.a2.a3 -`. A value is RESULT:PLIES:PROOF:PROOF:PROOF,
/// the last two for why the side to move, and its opponent, cannot win. When the value is estimated
/// (proof `none`) the two bounds follow: `draw:5:none:none:pairing:loss:2:win:3`, and if it was
/// judged, the chance to win in per cent: `draw:5:none:none:none:loss:0:win:0:62`. Moves are
/// CELLS=VALUE, joined by `;`. Reasons, if there are any, are one field more:
/// KIND:SIDE:PLIES:PROVEN:CELLS, joined by `;`, as in `allows_fork:O:4:proven:a3`; what is not
/// proven is `seen`.
[[nodiscard]] std::string to_text(const SearchReport& report);

/// The id of a report's request, even if the rest is damaged; nothing if the id is.
[[nodiscard]] std::optional<std::uint32_t> report_id(std::string_view text);

/// A report on a position of a game on this board: every cell in it is there.
[[nodiscard]] std::expected<SearchReport, SearchTextError> parse_report(std::string_view text,
                                                                        const Rules& board);

}  // namespace mnk
