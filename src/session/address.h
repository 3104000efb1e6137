#pragma once

#include <array>
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

/// The address of a game: all that defines it, readable, as a link's fragment holds it:
/// `v=1&rules=3,3,3&x=human&o=perfect&moves=b2.a1.c3`. A game that begins from a position has
/// `position=XO./.X./..O` before the moves.
namespace mnk {

/// `start` is the position that was set up, of the rules of the settings; nothing for the empty
/// board.
[[nodiscard]] std::string to_address(const Settings& settings,
                                     const std::optional<games::AnyPosition>& start,
                                     const std::vector<Cell>& moves);

/// The fault of one part of an address. Its texts are excerpts, see text/query_string.h.
struct AddressFault {
  enum class Reason : std::uint8_t {
    version,   ///< `v` is not 1
    rules,     ///< `error` says why
    player,    ///< not the name of a player
    position,  ///< `error` says why
    moves,     ///< `error` says why
    unknown,   ///< no such part
    twice,     ///< a part given twice; the first one counts
  };
  static constexpr std::array<std::string_view, 7> names{"version", "rules",   "player", "position",
                                                         "moves",   "unknown", "twice"};
  Reason reason;
  std::string part;   ///< the name before the `=`
  std::string found;  ///< what followed it
  ParseError error;   ///< for rules, position and moves; its offset counts from the start of what
                      ///< stood there

  friend bool operator==(const AddressFault&, const AddressFault&) = default;
};

/// The first faults of an address, and how many more there were.
struct AddressFaults {
  static constexpr std::size_t max_listed = 5;

  std::vector<AddressFault> listed;  ///< max_listed at most
  int more = 0;

  void add(AddressFault fault);
  [[nodiscard]] bool empty() const { return listed.empty(); }

  friend bool operator==(const AddressFaults&, const AddressFaults&) = default;
};

/// A parsed address. Missing and bad parts take their defaults, moves are kept as far as they are
/// legal, and each bad part is reported as a fault.
struct Address {
  Settings settings;
  std::optional<games::AnyPosition> start =
      std::nullopt;  ///< that was set up; nothing for the empty board
  std::vector<Cell> moves;
  AddressFaults faults;

  friend bool operator==(const Address&, const Address&) = default;
};

/// Never fails as a whole: there is always a game to show. Understands %XX in place of characters,
/// and a leading `#`.
[[nodiscard]] Address parse_address(std::string_view text);

/// Rules and players of a game to come; what is missing stays as it is. Without a position it
/// begins from the empty board.
struct SettingsChange {
  std::optional<games::AnyRules> rules;
  std::optional<PlayerKind> x;
  std::optional<PlayerKind> o;
  std::optional<games::AnyPosition> start;  ///< only together with `rules`, and of those rules

  [[nodiscard]] Settings applied_to(Settings settings) const;

  friend bool operator==(const SettingsChange&, const SettingsChange&) = default;
};

/// The settings in the fields `rules`, `x` and `o`; each bad one is a fault.
[[nodiscard]] SettingsChange read_settings(const QueryString& fields, AddressFaults& faults);

/// A position that was set up. Nothing for the empty board, however it is written.
[[nodiscard]] std::expected<std::optional<games::AnyPosition>, ParseError> parse_start(
    std::string_view text, const games::AnyRules& rules);

/// The same fields and `position`, from a text with nothing else but perhaps `v`. A position must
/// come with its rules.
[[nodiscard]] std::expected<SettingsChange, AddressFaults> parse_settings(std::string_view text);

}  // namespace mnk
