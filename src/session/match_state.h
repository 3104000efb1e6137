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

/// A player's name: one line of text that does not disturb the text around it. It owns no memory,
/// so a match is copied like a number.
class PlayerName {
 public:
  static constexpr std::size_t max_bytes = 32;

  /// 1..max_bytes bytes: no control characters, direction marks or line ends, none of the usual
  /// blanks at either end, and not only what joins tokens. Nothing for any other text. Invalid
  /// UTF-8 is kept; front ends show replacement characters.
  [[nodiscard]] static std::optional<PlayerName> parse(std::string_view text);

  [[nodiscard]] std::string_view text() const { return {bytes_.data(), size_}; }

  friend bool operator==(const PlayerName&, const PlayerName&) = default;

 private:
  explicit PlayerName(std::string_view text);

  std::array<char, max_bytes> bytes_{};
  std::size_t size_;
};

/// The role of a device in a remote match. The host has made the match.
enum class Seat : std::uint8_t { host, guest, spectator };

/// The state of a request to undo. It is about the latest moves, and any move ends it.
enum class UndoRequest : std::uint8_t { none, asked, refused };
inline constexpr std::array<std::string_view, 3> undo_request_names{"none", "asked", "refused"};

/// Proposed by the host's invitation and accepted by playing. The same for all games of the match.
struct Terms {
  bool help = false;  ///< hint and analysis may be asked for before the end of a game
  std::optional<PlayerName> host_name;

  friend bool operator==(const Terms&, const Terms&) = default;
};

/// A remote match ("apart" in commands, events and saves): its players are apart, each at a device
/// of their own that sends the whole game to the other (match_token.h). This is what such a game
/// has besides its moves.
struct MatchState {
  static constexpr int id_bits = 36;
  static constexpr int max_takebacks = 255;

  std::uint64_t id = 0;    ///< of id_bits, the same on all devices
  Seat seat = Seat::host;  ///< of this device
  int takebacks = 0;       ///< how often moves of this game were taken back: 0..max_takebacks
  UndoRequest undo = UndoRequest::none;
  Seat asker = Seat::host;  ///< who has that request; host when nobody has
  int known = 0;            ///< how many moves the others may know: 0..number of moves
  bool unsent = false;      ///< whether there is anything that they do not know

  /// The state before this device's last unsent move or request, restored if that is withdrawn.
  struct Before {
    UndoRequest undo = UndoRequest::none;
    Seat asker = Seat::host;
    bool unsent = false;

    friend bool operator==(const Before&, const Before&) = default;
  };
  Before before = {};

  Terms terms = {};
  /// The guest says it at their device, at any time; it travels with the next token. Unlike the
  /// terms it decides nothing, so tokens that differ in it alone are the same.
  std::optional<PlayerName> guest_name = std::nullopt;

  /// Nobody asks for an undo any more.
  void end_undo_request() {
    undo = UndoRequest::none;
    asker = Seat::host;
  }

  friend bool operator==(const MatchState&, const MatchState&) = default;
};

/// The mark of a seat; nothing for a spectator.
[[nodiscard]] constexpr std::optional<Mark> mark_of(Seat seat, bool host_plays_x) {
  if (seat == Seat::spectator) return std::nullopt;
  return (seat == Seat::host) == host_plays_x ? Mark::X : Mark::O;
}

/// The seat of the other player; a spectator's friends are spectators.
[[nodiscard]] constexpr Seat friend_of(Seat seat) {
  if (seat == Seat::spectator) return seat;
  return seat == Seat::host ? Seat::guest : Seat::host;
}

/// The side with the first move from there; X on the empty board.
[[nodiscard]] Mark first_mover(const std::optional<games::AnyPosition>& start);

/// Where an undo leads: the last ply at which its asker had to move. Nothing if they have not
/// moved. `first` plays the first of the moves.
[[nodiscard]] std::optional<int> undo_target(int moves, std::optional<Mark> mark,
                                             Mark first = Mark::X);

/// The terms of a match as a save has them, unless there are none.
[[nodiscard]] std::string to_text(const Terms& terms);
[[nodiscard]] std::optional<Terms> parse_terms(std::string_view text);

/// A name as a save has it.
[[nodiscard]] std::string to_text(const PlayerName& name);
[[nodiscard]] std::optional<PlayerName> parse_name(std::string_view text);

/// A match in a save, beside the game's `moves` moves.
[[nodiscard]] std::string to_text(const MatchState& match);
[[nodiscard]] std::optional<MatchState> parse_match(std::string_view text, int moves);

// Parts that tokens have too.

/// How many bits the number of moves takes.
inline constexpr int count_bits = 9;

template <class Number>
void write_bits(BitWriter& text, Number number, int bits) {
  text.write(static_cast<std::uint64_t>(number), bits);
}
[[nodiscard]] inline int read_bits(BitReader& text, int bits) {
  return static_cast<int>(text.read(bits));
}

/// How a text is written: its length, then its characters.
struct TextForm {
  int length_bits;
  int character_bits;
};
void write_text(BitWriter& text, std::string_view characters, TextForm form);
[[nodiscard]] std::string read_text(BitReader& text, TextForm form);

/// Common to tokens and saves.
void write_match(BitWriter& text, const MatchState& match);
/// As it was read; its numbers may have no meaning, see is_possible().
[[nodiscard]] MatchState read_match(BitReader& text);
/// Whether its numbers have a meaning.
[[nodiscard]] bool is_possible(const MatchState& match);

void write_name(BitWriter& text, const PlayerName& name);
/// Nothing where it cannot be one.
[[nodiscard]] std::optional<PlayerName> read_name(BitReader& text);

/// An empty name means no name.
void write_terms(BitWriter& text, const Terms& terms);
/// Nothing where there are none, or a name that cannot be.
[[nodiscard]] std::optional<Terms> read_terms(BitReader& text);

}  // namespace mnk
