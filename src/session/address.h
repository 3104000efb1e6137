#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/parse_error.h"
#include "session/settings.h"

/// The address of a game: all that defines it, readable, as a link's fragment holds it:
/// `v=1&rules=3,3,3&x=human&o=perfect&moves=b2.a1.c3`. Also the text that a game is saved as.
namespace mnk {

[[nodiscard]] std::string to_address(const Settings& settings, const std::vector<Cell>& moves);

/// What was wrong with one part of an address.
struct AddressFault {
  enum class Reason : std::uint8_t {
    version,  ///< `v` is not 1
    rules,    ///< `error` says why
    player,   ///< not the name of a player
    moves,    ///< `error` says why
    unknown,  ///< no such part
    twice,    ///< a part that was there already; the first one counts
  };
  Reason reason;
  std::string part;   ///< the name before the `=`
  std::string found;  ///< what stood behind it
  ParseError error;   ///< for rules and moves; its offset counts from the start of `found`

  friend bool operator==(const AddressFault&, const AddressFault&) = default;
};

/// What an address says. Missing and bad parts have their defaults, of bad moves the legal prefix
/// is kept, and every bad part has its fault.
struct Address {
  Settings settings;
  std::vector<Cell> moves;
  std::vector<AddressFault> faults;
};

/// Never fails as a whole: there is always a game to show. Understands %XX in place of characters,
/// and a leading `#`.
[[nodiscard]] Address parse_address(std::string_view text);

}  // namespace mnk
