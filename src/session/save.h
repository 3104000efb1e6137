#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "session/draft.h"
#include "session/game.h"
#include "session/match_state.h"

namespace mnk {

/// The part of a session that survives reload and crash: the game with its id, and the series.
struct Save {
  std::uint64_t id = 0;  ///< of the game
  Game game;
  Series series;
  std::optional<MatchState> match;            ///< of a remote game; both players are human then
  std::optional<Draft> draft = std::nullopt;  ///< of a position that is being set up over the game
};

/// One line of fields:
/// `save=1&id=HEX&series=HEX&score=2.1.0&first=x&counted=none&cursor=2&rules=3,3,3&x=human&o=easy&`
/// `moves=b2.a1&aside=b2.c3`. `score` is wins of the first player, of the second, draws; `first`
/// the mark of the first player; `counted` what the series has counted of this game: `none`,
/// `x_wins`, `o_wins` or `draw`; `aside` the sideline, when there is one. A game from a position
/// that was set up has `position=XO./.X./..O` before its moves.
///
/// A remote game has no sideline and never begins from a finished position; it has `apart=…`,
/// written as tokens are, and `terms=…` and `guest=…` where there are any. While a position is set
/// up, `draft=…` comes last.
[[nodiscard]] std::string to_text(const Save& save);

/// Why a text is not a save: the part that is missing or bad.
struct SaveError {
  std::string part;
  std::string found;  ///< an excerpt, see text/query_string.h

  friend bool operator==(const SaveError&, const SaveError&) = default;
};

/// Accepts exactly what to_text() writes. Saves are not edited by hand, so a damaged one is
/// rejected as a whole.
[[nodiscard]] std::expected<Save, SaveError> parse_save(std::string_view text);

/// Ids are written as sixteen hexadecimal digits.
[[nodiscard]] std::string id_text(std::uint64_t id);

/// Names of outcomes in saves, events and views: `in_progress`, `x_wins`, `o_wins`, `draw`.
[[nodiscard]] std::string_view to_text(Outcome outcome);

}  // namespace mnk
