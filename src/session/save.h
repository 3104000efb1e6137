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

/// What survives reload and crash: the game with its id, and the series.
struct Save {
  std::uint64_t id = 0;  ///< of the game
  Game game;
  Series series;
  std::optional<MatchState> match;            ///< of a remote game; then both players are human
  std::optional<Draft> draft = std::nullopt;  ///< in the position editor over the game

  /// The score to show: an end that was undone does not count until the game ends again.
  [[nodiscard]] Score score() const;
};

/// One line of fields:
/// `save=1&id=HEX&series=HEX&score=2.1.0&first=x&counted=none&cursor=2&rules=3,3,3&x=human&o=easy&`
/// `moves=b2.a1&aside=b2.c3`. `score` is the first player's wins, the second's, draws; `first` the
/// first player's mark; `counted` the end of this game that the series has counted: `none`,
/// `x_wins`, `o_wins` or `draw`; `aside` the sideline, if any. Where the cursor only looks at a
/// move, `stand=5` behind it says where play stands. A game from a set-up position has
/// `position=XO./.X./..O` before its moves.
///
/// A remote game has no sideline and never begins from a finished position; it has `apart=…`,
/// encoded like tokens, and `terms=…` and `guest=…` if set. While the editor is open, `draft=…`
/// comes last.
[[nodiscard]] std::string to_text(const Save& save);

/// The part that is missing or bad.
struct SaveError {
  std::string part;
  std::string found;  ///< an excerpt, see text/query_string.h

  friend bool operator==(const SaveError&, const SaveError&) = default;
};

/// Accepts exactly what to_text() writes. People do not edit saves, so it rejects a damaged one as
/// a whole.
[[nodiscard]] std::expected<Save, SaveError> parse_save(std::string_view text);

/// Sixteen hexadecimal digits.
[[nodiscard]] std::string id_text(std::uint64_t id);

/// Names of outcomes in saves, events and views: `in_progress`, `x_wins`, `o_wins`, `draw`.
[[nodiscard]] std::string_view to_text(Outcome outcome);

}  // namespace mnk
