#include "session/letter.h"

#include <array>
#include <bit>
#include <limits>
#include <utility>

#include "session/address.h"
#include "text/bit_text.h"

namespace mnk {
namespace {

using LetterReason = LetterError::Reason;

/// Of the m,n,k-game, and of any other; with terms, each two later.
constexpr std::uint64_t letter_version = 1;
constexpr std::uint64_t other_game_version = 2;
constexpr std::uint64_t versions_for_terms = 2;
constexpr int side_bits = 5;
constexpr int score_bits = 12;
constexpr int takeback_bits = 8;
constexpr int count_bits = 9;

/// As many as the number of any cell needs.
int cell_bits(const Rules& rules) {
  // Not bit_width, whose type is another one in libraries before the standard's last word on it.
  return std::numeric_limits<unsigned>::digits -
         std::countl_zero(static_cast<unsigned>(rules.cell_count() - 1));
}

template <class Number>
void write(BitWriter& text, Number number, int bits) {
  text.write(static_cast<std::uint64_t>(number), bits);
}

int read(BitReader& text, int bits) { return static_cast<int>(text.read(bits)); }

/// What letters and saves say of it.
void write_match(BitWriter& text, const MatchState& match) {
  write(text, match.id, MatchState::id_bits);
  write(text, match.seat, 2);
  write(text, match.takebacks, takeback_bits);
  write(text, match.undo, 2);
  write(text, match.asker, 1);
}

MatchState read_match(BitReader& text) {
  MatchState match;
  match.id = text.read(MatchState::id_bits);
  match.seat = static_cast<Seat>(read(text, 2));
  match.takebacks = read(text, takeback_bits);
  match.undo = static_cast<UndoWish>(read(text, 2));
  match.asker = static_cast<Seat>(read(text, 1));
  return match;
}

/// Whether its numbers have a meaning.
bool is_wish(UndoWish undo, Seat asker) {
  return undo <= UndoWish::refused && (undo != UndoWish::none || asker == Seat::host);
}
bool is_possible(const MatchState& match) {
  return match.seat <= Seat::spectator && is_wish(match.undo, match.asker);
}

/// How a text is written: its length, then its characters.
struct TextForm {
  int length_bits;
  int character_bits;
};
constexpr TextForm utf8_name{.length_bits = 6, .character_bits = 8};
constexpr TextForm ascii{.length_bits = 8, .character_bits = 7};

void write_text(BitWriter& text, std::string_view characters, TextForm form) {
  write(text, characters.size(), form.length_bits);
  for (const char c : characters) write(text, static_cast<unsigned char>(c), form.character_bits);
}
std::string read_text(BitReader& text, TextForm form) {
  std::string found(static_cast<std::size_t>(read(text, form.length_bits)), ' ');
  for (char& c : found) c = static_cast<char>(read(text, form.character_bits));
  return found;
}

/// No name is an empty one.
void write_terms(BitWriter& text, const Terms& terms) {
  write(text, terms.help, 1);
  write_text(text, terms.host_name ? terms.host_name->text() : std::string_view(), utf8_name);
}

/// Nothing where there are none, or a name that cannot be.
std::optional<Terms> read_terms(BitReader& text) {
  Terms terms{.help = read(text, 1) == 1, .host_name = {}};
  const std::string name = read_text(text, utf8_name);
  if (!name.empty()) terms.host_name = PlayerName::parse(name);
  const bool fits = terms != Terms() && terms.host_name.has_value() == !name.empty();
  return fits ? std::optional(terms) : std::nullopt;
}

/// What stands on each cell: nothing, X or O.
constexpr std::string_view signs = ".XO";
constexpr int sign_bits = 2;

void write_signs(BitWriter& text, const games::AnyPosition& start) {
  for (const char sign : to_position_text(start)) {
    if (sign != '/') write(text, signs.find(sign), sign_bits);
  }
}

/// Its text, in which a sign that there is not is no sign of a position either.
std::string read_signs(BitReader& text, const Rules& rules) {
  std::string found;
  for (int cell = 0; cell < rules.cell_count(); ++cell) {
    if (cell > 0 && cell % rules.columns() == 0) found += '/';
    const auto sign = static_cast<std::size_t>(read(text, sign_bits));
    found += sign < signs.size() ? signs[sign] : '?';
  }
  return found;
}

void write_rules(BitWriter& text, const games::AnyRules& rules) {
  const auto* mnk = games::get_if<Rules>(&rules);
  if (mnk == nullptr) {
    write_text(text, games::to_text(rules), ascii);
    return;
  }
  write(text, mnk->misere(), 1);
  for (const int side : {mnk->columns(), mnk->rows(), mnk->in_a_row()}) {
    write(text, side - 1, side_bits);
  }
}
std::optional<games::AnyRules> read_rules(BitReader& text, bool other_game) {
  if (other_game) {
    auto rules = games::parse_any_rules(read_text(text, ascii));
    // Those of the m,n,k-game are written by the other version: a game has one letter.
    return rules && games::get_if<Rules>(&*rules) == nullptr ? std::optional(*rules) : std::nullopt;
  }
  const bool misere = read(text, 1) == 1;
  std::array<int, 3> sides{};
  for (int& side : sides) side = read(text, side_bits) + 1;
  const auto rules = Rules::make(sides[0], sides[1], sides[2], misere);
  return rules ? std::optional<games::AnyRules>(*rules) : std::nullopt;
}

void write_start(BitWriter& text, const games::AnyPosition& start) {
  if (start.of<Position>() != nullptr) {
    write_signs(text, start);
  } else {
    write_text(text, to_position_text(start), ascii);
  }
}
std::optional<games::AnyPosition> read_start(BitReader& text, const games::AnyRules& rules) {
  const bool other_game = games::get_if<Rules>(&rules) == nullptr;
  const std::string found =
      other_game ? read_text(text, ascii) : read_signs(text, games::board_of(rules));
  auto start = games::parse_any_position(found, rules);
  return start ? std::optional(*std::move(start)) : std::nullopt;
}

/// The number of the first move that the rules forbid, from 1.
std::optional<int> illegal_move(const Letter& letter) {
  games::AnyPosition position = letter.start.value_or(games::AnyPosition(letter.rules));
  for (const Cell cell : letter.moves) {
    if (!position.play(cell)) return static_cast<int>(position.history().size()) + 1;
  }
  return std::nullopt;
}

}  // namespace

std::string to_text(const Letter& letter) {
  BitWriter text;
  const bool other_game = games::get_if<Rules>(&letter.rules) == nullptr;
  const Terms& terms = letter.match.terms;
  const bool has_terms = terms != Terms();
  write(text,
        (other_game ? other_game_version : letter_version) + (has_terms ? versions_for_terms : 0),
        bits_per_character);
  write_match(text, letter.match);
  write_rules(text, letter.rules);
  write(text, letter.host_plays_x, 1);
  for (const int score : {letter.before.first, letter.before.second, letter.before.draws}) {
    write(text, score, score_bits);
  }
  write(text, letter.start.has_value(), 1);
  if (letter.start) write_start(text, *letter.start);
  if (has_terms) write_terms(text, terms);
  write(text, letter.moves.size(), count_bits);
  const Rules& board = games::board_of(letter.rules);
  for (const Cell cell : letter.moves) write(text, board.index(cell), cell_bits(board));
  return text.sealed();
}

std::expected<Letter, LetterError> parse_letter(std::string_view text) {
  const auto error = [](LetterReason reason, int number = 0) {
    return std::unexpected(LetterError{reason, number});
  };
  if (text.empty()) return error(LetterReason::cut);
  if (!is_bit_text(text)) return error(LetterReason::edited);
  BitReader reader(text);
  const std::uint64_t version = reader.read(bits_per_character);
  const bool has_terms = version > versions_for_terms;
  const std::uint64_t game_version = has_terms ? version - versions_for_terms : version;
  // Not covered: how many games there are is known when this is compiled.
  const bool other_game = game_version == other_game_version && games::AllGames::count > 1;
  if (game_version != letter_version && !other_game) return error(LetterReason::version);
  Letter letter;
  letter.match = read_match(reader);
  const auto rules = read_rules(reader, other_game);
  letter.rules = rules.value_or(Rules());
  letter.host_plays_x = read(reader, 1) == 1;
  for (int* score : {&letter.before.first, &letter.before.second, &letter.before.draws}) {
    *score = read(reader, score_bits);
  }
  const bool set_up = read(reader, 1) == 1;
  if (set_up) letter.start = read_start(reader, letter.rules);
  const auto terms = has_terms ? read_terms(reader) : std::optional<Terms>(std::in_place);
  letter.match.terms = terms.value_or(Terms());
  letter.match.known = read(reader, count_bits);
  const Rules& board = games::board_of(letter.rules);
  for (int ply = 0; ply < letter.match.known && !reader.ended(); ++ply) {
    letter.moves.push_back(board.cell(read(reader, cell_bits(board))));
  }
  const bool sealed = reader.is_sealed();
  if (reader.ended()) return error(LetterReason::cut);
  if (!sealed) return error(LetterReason::edited);
  const bool can_begin =
      !set_up || (letter.start && !letter.start->empty() && !letter.start->outcome().over());
  if (!rules || !terms || !is_possible(letter.match) || !can_begin) {
    return error(LetterReason::content);
  }
  if (const auto number = illegal_move(letter)) return error(LetterReason::move, *number);
  return letter;
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
  write(text, match.known, count_bits);
  write(text, match.unsent, 1);
  if (match.before != MatchState::Before()) {
    write(text, match.before.undo, 2);
    write(text, match.before.asker, 1);
    write(text, match.before.unsent, 1);
  }
  return text.sealed();
}

std::optional<MatchState> parse_match(std::string_view text, int moves) {
  // A save in which nothing can be taken back without asking is as long as all were once.
  static const std::size_t shortest = to_text(MatchState()).size();
  if (!is_bit_text(text)) return std::nullopt;
  BitReader reader(text);
  MatchState match = read_match(reader);
  match.known = read(reader, count_bits);
  match.unsent = read(reader, 1) == 1;
  const bool has_before = text.size() > shortest;
  if (has_before) {
    match.before.undo = static_cast<UndoWish>(read(reader, 2));
    match.before.asker = static_cast<Seat>(read(reader, 1));
    match.before.unsent = read(reader, 1) == 1;
  }
  const bool fits = reader.is_sealed() && is_possible(match) && match.known <= moves &&
                    is_wish(match.before.undo, match.before.asker) &&
                    has_before == (match.before != MatchState::Before());
  return fits ? std::optional(match) : std::nullopt;
}

std::optional<std::string_view> letter_in(std::string_view address) {
  constexpr std::string_view name = "g=";
  if (address.starts_with('#')) address.remove_prefix(1);
  if (!address.starts_with(name)) return std::nullopt;
  return address.substr(name.size());
}

std::string address_of(const Save& save) {
  if (!save.match) return to_address(save.game.settings(), save.game.start(), save.game.moves());
  return "g=" + to_text(letter_of(save, friend_of(save.match->seat)));
}

Letter letter_of(const Save& save, Seat to) {
  Letter letter{.match = *save.match,
                .rules = save.game.settings().rules,
                .host_plays_x = save.series.first_plays_x,
                .before = save.series.before(),
                .start = save.game.start(),
                .moves = save.game.moves()};
  letter.match.seat = to;
  letter.match.known = save.game.end();
  letter.match.unsent = false;
  letter.match.before = {};
  return letter;
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

}  // namespace mnk
