#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/notation.h"
#include "game/position.h"
#include "session/game.h"
#include "text/query_string.h"

/// The address of a game: readable text that defines it, for the fragment of a link:
/// `v=1&rules=3,3,3&x=human&o=perfect&moves=b2.a1.c3`. A game from a set-up position has
/// `position=XO./.X./..O` before the moves.
namespace mnk {

/// `start` is the set-up position, under the rules of the settings; nothing for the empty board.
[[nodiscard]] std::string to_address(const Settings& settings,
                                     const std::optional<games::AnyPosition>& start,
                                     const std::vector<Cell>& moves);

/// The fault of one part of an address. Its texts are excerpts, see text/query_string.h.
struct AddressFault {
  enum class Reason : std::uint8_t {
    version,   ///< `v` is not 1
    rules,     ///< `error` says why
    player,    ///< not a player's name
    position,  ///< `error` says why
    moves,     ///< `error` says why
    unknown,   ///< an unknown part
    twice,     ///< a repeated part; the first counts
  };
  Reason reason;
  std::string part;                 ///< the name before the `=`
  std::string found;                ///< what follows it
  std::optional<ParseError> error;  ///< for rules, position and moves; offset into `found`

  friend bool operator==(const AddressFault&, const AddressFault&) = default;
};

/// The first faults of an address, and how many more there are.
struct AddressFaults {
  static constexpr std::size_t max_listed = 5;

  std::vector<AddressFault> listed;  ///< at most max_listed
  int more = 0;

  void add(AddressFault fault);
  [[nodiscard]] bool empty() const { return listed.empty(); }

  friend bool operator==(const AddressFaults&, const AddressFaults&) = default;
};

/// A parsed address. Missing and bad parts take their defaults, moves stop before the first illegal
/// one, and each bad part gives a fault.
struct Address {
  Settings settings;
  std::optional<games::AnyPosition> start =
      std::nullopt;  ///< set-up position; nothing for the empty board
  std::vector<Cell> moves;
  AddressFaults faults;

  friend bool operator==(const Address&, const Address&) = default;
};

/// Never fails as a whole: there is always a game to show. Decodes %XX and accepts a leading `#`.
[[nodiscard]] Address parse_address(std::string_view text);

/// Changes for the next game; missing fields stay as they are. Without a position the game begins
/// from the empty board.
struct SettingsChange {
  std::optional<games::AnyRules> rules;
  std::optional<PlayerKind> x;
  std::optional<PlayerKind> o;
  std::optional<games::AnyPosition> start;  ///< only with `rules`, and under them

  [[nodiscard]] Settings applied_to(Settings settings) const;

  friend bool operator==(const SettingsChange&, const SettingsChange&) = default;
};

/// Reads the fields `rules`, `x` and `o`; each bad one adds a fault.
[[nodiscard]] SettingsChange read_settings(const QueryString& fields, AddressFaults& faults);

/// A set-up position; nothing for the empty board, however it is written.
[[nodiscard]] std::expected<std::optional<games::AnyPosition>, ParseError> parse_start(
    std::string_view text, const games::AnyRules& rules);

/// Reads the same fields and `position`. The text may have no others but `v`. A position needs its
/// rules.
[[nodiscard]] std::expected<SettingsChange, AddressFaults> parse_settings(std::string_view text);

}  // namespace mnk
