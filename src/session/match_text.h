#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "session/match_state.h"
#include "text/bit_text.h"

/// The text of a remote match's state: by itself in a save (bit_text.h), and as part of a token.
namespace mnk {

/// The terms of a match as a save has them, unless there are none.
[[nodiscard]] std::string to_text(const Terms& terms);
[[nodiscard]] std::optional<Terms> parse_terms(std::string_view text);

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

/// An empty name means no name.
void write_terms(BitWriter& text, const Terms& terms);
/// Nothing where there are none, or a name that cannot be.
[[nodiscard]] std::optional<Terms> read_terms(BitReader& text);

}  // namespace mnk
