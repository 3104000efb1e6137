#include "session/match_state.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace mnk {

namespace {

/// Where in a name a character may stand.
enum class Place : std::uint8_t {
  nowhere,
  between,  ///< neither first nor last
};

/// Characters from first to last, each the bytes of its UTF-8 as one number.
struct Range {
  unsigned first;
  unsigned last;
  Place place = Place::nowhere;
};

/// Characters that are invisible by themselves: those that steer or hide text (controls, direction
/// marks, line ends, zero-width blanks, soft hyphens), and blanks.
constexpr std::array<Range, 14> unseen{{{0x00, 0x1F},
                                        {0x7F, 0x7F},
                                        {0xC280, 0xC29F},
                                        {0xC2AD, 0xC2AD},
                                        {0xD89C, 0xD89C},
                                        {0xE2808B, 0xE2808B},
                                        {0xE2808E, 0xE2808F},
                                        {0xE280A8, 0xE280AE},
                                        {0xE281A0, 0xE281AF},
                                        {0xEFBBBF, 0xEFBBBF},
                                        {0x20, 0x20, Place::between},
                                        {0xC2A0, 0xC2A0, Place::between},
                                        {0xE28080, 0xE2808A, Place::between},
                                        {0xE38080, 0xE38080, Place::between}}};

/// All bytes of the letter joiners U+200C and U+200D.
constexpr std::string_view joiners = "\xE2\x80\x8C\x8D";

/// A mask for the bytes of a character as long as this one.
constexpr unsigned bytes_of(unsigned character) {
  if (character > 0xFFFF) return 0xFFFFFF;
  return character > 0xFF ? 0xFFFF : 0xFF;
}

constexpr int takeback_bits = 8;
constexpr TextForm utf8_name{.length_bits = 6, .character_bits = 8};

/// Whether the numbers are those of a possible request.
bool is_undo_request(UndoRequest undo, Seat asker) {
  return undo <= UndoRequest::refused && (undo != UndoRequest::none || asker == Seat::host);
}

}  // namespace

PlayerName::PlayerName(std::string_view text) : size_(text.size()) {
  std::ranges::copy(text, bytes_.begin());
}

std::optional<PlayerName> PlayerName::parse(std::string_view text) {
  if (text.empty() || text.size() > max_bytes) return std::nullopt;
  if (text.find_first_not_of(joiners) == std::string_view::npos) return std::nullopt;
  unsigned latest = 0;
  for (const char& byte : text) {
    latest = latest << 8U | static_cast<unsigned char>(byte);
    for (const auto& [first, last, place] : unseen) {
      const unsigned character = latest & bytes_of(first);
      if (character < first || last < character) continue;
      const bool is_last = &byte == &text.back();
      // No bytes precede it.
      const bool is_first = latest == character;
      if (place == Place::nowhere || is_first || is_last) return std::nullopt;
    }
  }
  return PlayerName(text);
}

Mark first_mover(const std::optional<games::AnyPosition>& start) {
  return start ? start->to_move() : Mark::X;
}

std::optional<int> undo_target(int moves, std::optional<Mark> mark, Mark first) {
  if (!mark) return std::nullopt;
  const bool moved_last = (moves % 2 == 1) == (*mark == first);
  const int target = moves - (moved_last ? 1 : 2);
  return target < 0 ? std::nullopt : std::optional(target);
}

void write_text(BitWriter& text, std::string_view characters, TextForm form) {
  write_bits(text, characters.size(), form.length_bits);
  for (const char c : characters)
    write_bits(text, static_cast<unsigned char>(c), form.character_bits);
}
std::string read_text(BitReader& text, TextForm form) {
  std::string found(static_cast<std::size_t>(read_bits(text, form.length_bits)), ' ');
  for (char& c : found) c = static_cast<char>(read_bits(text, form.character_bits));
  return found;
}

void write_match(BitWriter& text, const MatchState& match) {
  write_bits(text, match.id, MatchState::id_bits);
  write_bits(text, match.seat, 2);
  write_bits(text, match.takebacks, takeback_bits);
  write_bits(text, match.undo, 2);
  write_bits(text, match.asker, 1);
}

MatchState read_match(BitReader& text) {
  MatchState match;
  match.id = text.read(MatchState::id_bits);
  match.seat = static_cast<Seat>(read_bits(text, 2));
  match.takebacks = read_bits(text, takeback_bits);
  match.undo = static_cast<UndoRequest>(read_bits(text, 2));
  match.asker = static_cast<Seat>(read_bits(text, 1));
  return match;
}

bool is_possible(const MatchState& match) {
  return match.seat <= Seat::spectator && is_undo_request(match.undo, match.asker);
}

void write_name(BitWriter& text, const PlayerName& name) {
  write_text(text, name.text(), utf8_name);
}
std::optional<PlayerName> read_name(BitReader& text) {
  return PlayerName::parse(read_text(text, utf8_name));
}

void write_terms(BitWriter& text, const Terms& terms) {
  write_bits(text, terms.help, 1);
  write_text(text, terms.host_name ? terms.host_name->text() : std::string_view(), utf8_name);
}

std::optional<Terms> read_terms(BitReader& text) {
  Terms terms{.help = read_bits(text, 1) == 1, .host_name = {}};
  const std::string name = read_text(text, utf8_name);
  if (!name.empty()) terms.host_name = PlayerName::parse(name);
  const bool fits = terms != Terms() && terms.host_name.has_value() == !name.empty();
  return fits ? std::optional(terms) : std::nullopt;
}

namespace {

template <typename Value>
std::string sealed(void (*write)(BitWriter&, const Value&), const Value& value) {
  BitWriter text;
  write(text, value);
  return text.sealed();
}

template <typename Value>
std::optional<Value> unsealed(std::optional<Value> (*read)(BitReader&), std::string_view text) {
  if (!is_bit_text(text)) return std::nullopt;
  BitReader reader(text);
  auto value = read(reader);
  return reader.is_sealed() ? value : std::nullopt;
}

}  // namespace

std::string to_text(const Terms& terms) { return sealed(write_terms, terms); }
std::optional<Terms> parse_terms(std::string_view text) { return unsealed(read_terms, text); }

std::string to_text(const PlayerName& name) { return sealed(write_name, name); }
std::optional<PlayerName> parse_name(std::string_view text) { return unsealed(read_name, text); }

std::string to_text(const MatchState& match) {
  BitWriter text;
  write_match(text, match);
  write_bits(text, match.known, count_bits);
  write_bits(text, match.unsent, 1);
  if (match.before != MatchState::Before()) {
    write_bits(text, match.before.undo, 2);
    write_bits(text, match.before.asker, 1);
    write_bits(text, match.before.unsent, 1);
  }
  return text.sealed();
}

std::optional<MatchState> parse_match(std::string_view text, int moves) {
  // The length without `before`, which older saves lack and to_text() omits if it is the default.
  static const std::size_t shortest = to_text(MatchState()).size();
  if (!is_bit_text(text)) return std::nullopt;
  BitReader reader(text);
  MatchState match = read_match(reader);
  match.known = read_bits(reader, count_bits);
  match.unsent = read_bits(reader, 1) == 1;
  const bool has_before = text.size() > shortest;
  if (has_before) {
    match.before.undo = static_cast<UndoRequest>(read_bits(reader, 2));
    match.before.asker = static_cast<Seat>(read_bits(reader, 1));
    match.before.unsent = read_bits(reader, 1) == 1;
  }
  const bool fits = reader.is_sealed() && is_possible(match) && match.known <= moves &&
                    is_undo_request(match.before.undo, match.before.asker) &&
                    has_before == (match.before != MatchState::Before());
  return fits ? std::optional(match) : std::nullopt;
}

}  // namespace mnk
