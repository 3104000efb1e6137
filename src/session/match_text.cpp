#include "session/match_text.h"

namespace mnk {
namespace {

constexpr int takeback_bits = 8;
constexpr TextForm utf8_name{.length_bits = 6, .character_bits = 8};

/// Whether its numbers have a meaning.
bool is_undo_request(UndoRequest undo, Seat asker) {
  return undo <= UndoRequest::refused && (undo != UndoRequest::none || asker == Seat::host);
}

}  // namespace

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

std::string to_text(const Terms& terms) {
  BitWriter text;
  write_terms(text, terms);
  return text.sealed();
}

std::optional<Terms> parse_terms(std::string_view text) {
  if (!is_bit_text(text)) return std::nullopt;
  BitReader reader(text);
  auto terms = read_terms(reader);
  return reader.is_sealed() ? terms : std::nullopt;
}

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
  // A save in which nothing can be taken back without asking is as long as all were once.
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
