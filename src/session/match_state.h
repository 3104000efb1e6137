#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/cell.h"
#include "game/position.h"
#include "text/bit_text.h"

namespace mnk {

/// A player's name: one line that cannot disturb the text around it. Allocates no memory, so
/// copying a match is cheap.
class PlayerName {
 public:
  static constexpr std::size_t max_bytes = 32;

  /// Accepts 1..max_bytes bytes with no control characters, direction marks or line ends, no common
  /// blanks at either end, and something besides joiners. Keeps invalid UTF-8; front ends show
  /// replacement characters.
  [[nodiscard]] static std::optional<PlayerName> parse(std::string_view text);

  [[nodiscard]] std::string_view text() const { return {bytes_.data(), size_}; }

  friend bool operator==(const PlayerName&, const PlayerName&) = default;

 private:
  explicit PlayerName(std::string_view text);

  std::array<char, max_bytes> bytes_{};
  std::size_t size_;
};

/// A device's role in a remote match. The host created it.
enum class Seat : std::uint8_t { host, guest, spectator };

/// The state of a request to undo the latest moves. Any move ends it.
enum class UndoRequest : std::uint8_t { none, asked, refused };

/// Proposed in the host's invitation, accepted by playing, and fixed for the whole match.
struct Terms {
  bool help = false;  ///< allows hint and analysis before a game ends
  std::optional<PlayerName> host_name;

  friend bool operator==(const Terms&, const Terms&) = default;
};

/// A remote match ("apart" in commands, events and saves): each player has a device that sends the
/// whole game to the other (match_token.h). This is the state of such a game besides its moves.
struct MatchState {
  static constexpr int id_bits = 36;
  static constexpr int max_takebacks = 255;

  std::uint64_t id = 0;    ///< id_bits wide, the same on all devices
  Seat seat = Seat::host;  ///< this device's
  int takebacks = 0;       ///< agreed undos in this game: 0..max_takebacks
  UndoRequest undo = UndoRequest::none;
  Seat asker = Seat::host;  ///< who made the request; host if none
  int known = 0;            ///< moves the others may know: 0..number of moves
  bool unsent = false;      ///< something they do not know yet

  /// The state before this device's last unsent move or request, for withdrawing it.
  struct Before {
    UndoRequest undo = UndoRequest::none;
    Seat asker = Seat::host;
    bool unsent = false;

    friend bool operator==(const Before&, const Before&) = default;
  };
  Before before = {};

  Terms terms = {};
  /// The guest can set it at any time; the next token carries it. Unlike the terms it decides
  /// nothing, so tokens that differ only in it are the same.
  std::optional<PlayerName> guest_name = std::nullopt;

  void end_undo_request() {
    undo = UndoRequest::none;
    asker = Seat::host;
  }

  friend bool operator==(const MatchState&, const MatchState&) = default;
};

/// Nothing for a spectator.
[[nodiscard]] constexpr std::optional<Mark> mark_of(Seat seat, bool host_plays_x) {
  if (seat == Seat::spectator) return std::nullopt;
  return (seat == Seat::host) == host_plays_x ? Mark::X : Mark::O;
}

/// The other player's seat; a spectator shares with spectators.
[[nodiscard]] constexpr Seat friend_of(Seat seat) {
  if (seat == Seat::spectator) return seat;
  return seat == Seat::host ? Seat::guest : Seat::host;
}

/// The side to move first; X on the empty board.
[[nodiscard]] Mark first_mover(const std::optional<games::AnyPosition>& start);

/// Where an undo leads: the last ply at which the player of `mark` had to move. Nothing if they
/// have not moved. `first` makes the first move.
[[nodiscard]] std::optional<int> undo_target(int moves, std::optional<Mark> mark,
                                             Mark first = Mark::X);

/// For saves; empty if there are no terms.
[[nodiscard]] std::string to_text(const Terms& terms);
[[nodiscard]] std::optional<Terms> parse_terms(std::string_view text);

/// For saves.
[[nodiscard]] std::string to_text(const PlayerName& name);
[[nodiscard]] std::optional<PlayerName> parse_name(std::string_view text);

/// For saves, beside the game's `moves` moves.
[[nodiscard]] std::string to_text(const MatchState& match);
[[nodiscard]] std::optional<MatchState> parse_match(std::string_view text, int moves);

// Parts shared with tokens.

/// Bits for the number of moves.
inline constexpr int count_bits = 9;

template <class Number>
void write_bits(BitWriter& text, Number number, int bits) {
  text.write(static_cast<std::uint64_t>(number), bits);
}
[[nodiscard]] inline int read_bits(BitReader& text, int bits) {
  return static_cast<int>(text.read(bits));
}

/// A text's form: its length, then its characters.
struct TextForm {
  int length_bits;
  int character_bits;
};
void write_text(BitWriter& text, std::string_view characters, TextForm form);
[[nodiscard]] std::string read_text(BitReader& text, TextForm form);

void write_match(BitWriter& text, const MatchState& match);
/// Its numbers may be out of range, see is_possible().
[[nodiscard]] MatchState read_match(BitReader& text);
/// Whether all numbers are in range.
[[nodiscard]] bool is_possible(const MatchState& match);

void write_name(BitWriter& text, const PlayerName& name);
/// Nothing if invalid.
[[nodiscard]] std::optional<PlayerName> read_name(BitReader& text);

/// Writes a missing name as an empty one.
void write_terms(BitWriter& text, const Terms& terms);
/// Nothing if missing or if the name is invalid.
[[nodiscard]] std::optional<Terms> read_terms(BitReader& text);

}  // namespace mnk
