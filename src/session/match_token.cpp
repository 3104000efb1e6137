#include "session/match_token.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <tuple>
#include <utility>

#include "registry/games.h"
#include "session/address.h"
#include "text/bit_text.h"

namespace mnk {
namespace {

using MatchTokenReason = MatchTokenError::Reason;

/// A version is 1 plus the sum of the features that the token has besides an m,n,k-game.
constexpr std::uint64_t first_version = 1;
constexpr std::uint64_t for_other_game = 1;
constexpr std::uint64_t for_terms = 2;
constexpr std::uint64_t for_guest_name = 4;
constexpr std::uint64_t last_version = first_version + for_other_game + for_terms + for_guest_name;
/// In characters: a version, a match and the check.
constexpr std::size_t shortest = 12;
constexpr int side_bits = 5;
constexpr int score_bits = 12;
constexpr TextForm ascii{.length_bits = 8, .character_bits = 7};

/// The number of bits that any cell number fits in.
int cell_bits(const Rules& rules) {
  // Not bit_width, whose return type differs in libraries older than the final standard.
  return std::numeric_limits<unsigned>::digits -
         std::countl_zero(static_cast<unsigned>(rules.cell_count() - 1));
}

/// The content of each cell: empty, X or O.
constexpr std::string_view signs = ".XO";
constexpr int sign_bits = 2;

void write_signs(BitWriter& text, const games::AnyPosition& start) {
  for (const char sign : to_position_text(start)) {
    if (sign != '/') write_bits(text, signs.find(sign), sign_bits);
  }
}

/// The text of the position. An unknown sign becomes one that no position has either.
std::string read_signs(BitReader& text, const Rules& rules) {
  std::string found;
  for (int cell = 0; cell < rules.cell_count(); ++cell) {
    if (cell > 0 && cell % rules.columns() == 0) found += '/';
    const auto sign = static_cast<std::size_t>(read_bits(text, sign_bits));
    found += sign < signs.size() ? signs[sign] : '?';
  }
  return found;
}

bool is_of_other_game(const games::AnyRules& rules) { return &rules.game() != &games::mnk_game(); }

void write_rules(BitWriter& text, const games::AnyRules& rules) {
  if (is_of_other_game(rules)) {
    write_text(text, games::to_text(rules), ascii);
    return;
  }
  const Rules& board = rules.board();
  write_bits(text, board.misere(), 1);
  for (const int side : {board.columns(), board.rows(), board.in_a_row()}) {
    write_bits(text, side - 1, side_bits);
  }
}
std::optional<games::AnyRules> read_rules(BitReader& text, bool other_game) {
  if (other_game) {
    auto rules = games::parse_any_rules(read_text(text, ascii));
    // The other version writes the rules of m,n,k-games, so that a game has only one token.
    return rules && is_of_other_game(*rules) ? std::optional(*rules) : std::nullopt;
  }
  const bool misere = read_bits(text, 1) == 1;
  std::array<int, 3> sides{};
  for (int& side : sides) side = read_bits(text, side_bits) + 1;
  const auto rules = Rules::make(sides[0], sides[1], sides[2], misere);
  return rules ? std::optional<games::AnyRules>(*rules) : std::nullopt;
}

void write_start(BitWriter& text, const games::AnyPosition& start) {
  if (is_of_other_game(start.rules())) {
    write_text(text, to_position_text(start), ascii);
  } else {
    write_signs(text, start);
  }
}
std::optional<games::AnyPosition> read_start(BitReader& text, const games::AnyRules& rules) {
  const std::string found =
      is_of_other_game(rules) ? read_text(text, ascii) : read_signs(text, rules.board());
  auto start = games::parse_any_position(found, rules);
  return start ? std::optional(*std::move(start)) : std::nullopt;
}

/// The number of the first illegal move, from 1.
std::optional<int> illegal_move(const MatchToken& token) {
  games::AnyPosition position = token.start.value_or(games::AnyPosition(token.rules));
  for (const Cell cell : token.moves) {
    if (!position.play(cell)) return static_cast<int>(position.history().size()) + 1;
  }
  return std::nullopt;
}

using Kind = Relation::Kind;

/// The number of moves that both begin with.
int common_start(const MatchToken& one, const MatchToken& other) {
  const auto differing = std::ranges::mismatch(one.moves, other.moves);
  return static_cast<int>(differing.in1 - one.moves.begin());
}

/// Tells games of one match with equal numbers apart. Marks may differ, and the score if the game
/// before ended twice; the players agreed on everything else when the match began.
auto beginning(const MatchToken& token) {
  return std::tuple(token.host_plays_x, token.before.first, token.before.second);
}

/// Whether the friend may not have seen this game yet.
bool is_unanswered(const MatchToken& token) {
  return token.game() > 1 && token.moves.size() <= 1 && token.match.takebacks == 0;
}

/// Ranks the requests that can follow the same moves: a later one ranks higher.
int rank(const MatchToken& token) {
  const MatchState& match = token.match;
  if (match.undo == UndoRequest::none) return 0;
  const bool by_mover = (token.moves.size() % 2 == 0) ==
                        (mark_of(match.asker, token.host_plays_x) == first_mover(token.start));
  return (by_mover ? 0 : 2) + static_cast<int>(match.undo);
}

template <class Value>
Relation by_order(const Value& arrived, const Value& known, Kind later) {
  if (arrived == known) return {Kind::same};
  return {arrived > known ? later : Kind::older};
}

}  // namespace

std::string to_text(const MatchToken& token) {
  BitWriter text;
  const bool other_game = is_of_other_game(token.rules);
  const Terms& terms = token.match.terms;
  const bool has_terms = terms != Terms();
  const auto& guest_name = token.match.guest_name;
  write_bits(text,
             first_version + (other_game ? for_other_game : 0) + (has_terms ? for_terms : 0) +
                 (guest_name ? for_guest_name : 0),
             bits_per_character);
  write_match(text, token.match);
  write_rules(text, token.rules);
  write_bits(text, token.host_plays_x, 1);
  for (const int score : {token.before.first, token.before.second, token.before.draws}) {
    write_bits(text, score, score_bits);
  }
  write_bits(text, token.start.has_value(), 1);
  if (token.start) write_start(text, *token.start);
  if (has_terms) write_terms(text, terms);
  if (guest_name) write_name(text, *guest_name);
  write_bits(text, token.moves.size(), count_bits);
  const Rules& board = token.rules.board();
  for (const Cell cell : token.moves) write_bits(text, board.index(cell), cell_bits(board));
  return text.sealed();
}

std::expected<MatchToken, MatchTokenError> parse_match_token(std::string_view text) {
  const auto error = [](MatchTokenReason reason, int number = 0) {
    return std::unexpected(MatchTokenError{reason, number});
  };
  if (text.empty()) return error(MatchTokenReason::cut);
  if (!is_bit_text(text)) return error(MatchTokenReason::edited);
  BitReader reader(text);
  const std::uint64_t version = reader.read(bits_per_character);
  if (version < first_version || version > last_version) {
    return error(text.size() < shortest ? MatchTokenReason::cut : MatchTokenReason::version);
  }
  const auto has = [&](std::uint64_t part) { return ((version - first_version) & part) != 0; };
  const bool other_game = has(for_other_game);
  MatchToken token;
  token.match = read_match(reader);
  const auto rules = read_rules(reader, other_game);
  token.rules = rules.value_or(Rules());
  token.host_plays_x = read_bits(reader, 1) == 1;
  for (int* score : {&token.before.first, &token.before.second, &token.before.draws}) {
    *score = read_bits(reader, score_bits);
  }
  const bool set_up = read_bits(reader, 1) == 1;
  if (set_up) token.start = read_start(reader, token.rules);
  const auto terms = has(for_terms) ? read_terms(reader) : std::optional<Terms>(std::in_place);
  token.match.terms = terms.value_or(Terms());
  if (has(for_guest_name)) token.match.guest_name = read_name(reader);
  const bool is_named = token.match.guest_name.has_value() == has(for_guest_name);
  token.match.known = read_bits(reader, count_bits);
  const Rules& board = token.rules.board();
  for (int ply = 0; ply < token.match.known && !reader.ended(); ++ply) {
    token.moves.push_back(board.cell(read_bits(reader, cell_bits(board))));
  }
  const bool sealed = reader.is_sealed();
  if (reader.ended()) return error(MatchTokenReason::cut);
  if (!sealed) return error(MatchTokenReason::edited);
  const bool can_begin =
      !set_up || (token.start && !token.start->empty() && !token.start->outcome().over());
  if (!rules || !terms || !is_named || !is_possible(token.match) || !can_begin) {
    return error(MatchTokenReason::content);
  }
  if (const auto number = illegal_move(token)) return error(MatchTokenReason::move, *number);
  return token;
}

std::optional<std::string_view> match_token_in(std::string_view address) {
  constexpr std::string_view name = "g=";
  if (address.starts_with('#')) address.remove_prefix(1);
  if (!address.starts_with(name)) return std::nullopt;
  return address.substr(name.size());
}

std::string address_of(const Save& save) {
  if (!save.match) return to_address(save.game.settings(), save.game.start(), save.game.moves());
  return "g=" + to_text(match_token_of(save, friend_of(save.match->seat)));
}

MatchToken match_token_of(const Save& save, Seat to) {
  MatchToken token{.match = *save.match,
                   .rules = save.game.settings().rules,
                   .host_plays_x = save.series.first_plays_x,
                   .before = save.series.before(),
                   .start = save.game.start(),
                   .moves = save.game.moves()};
  token.match.seat = to;
  token.match.known = save.game.end();
  token.match.unsent = false;
  token.match.before = {};
  return token;
}

Relation relation_of(const MatchToken& arrived, const MatchToken& known) {
  if (arrived.match.terms != known.match.terms) return {Kind::fork, 1};
  if (arrived.game() != known.game())
    return by_order(arrived.game(), known.game(), Kind::next_game);
  if (arrived.rules != known.rules || arrived.start != known.start) return {Kind::fork, 1};
  if (beginning(arrived) != beginning(known)) {
    const bool holds = beginning(arrived) > beginning(known);
    if (!is_unanswered(holds ? known : arrived)) return {Kind::fork, 1};
    return {holds ? Kind::next_game : Kind::older};
  }
  if (arrived.match.takebacks != known.match.takebacks) {
    return by_order(arrived.match.takebacks, known.match.takebacks, Kind::taken_back);
  }
  const int common = common_start(arrived, known);
  const bool all_known = std::cmp_equal(common, arrived.moves.size());
  const bool all_there = std::cmp_equal(common, known.moves.size());
  if (all_known && all_there) return by_order(rank(arrived), rank(known), Kind::newer);
  if (all_there) return {Kind::newer};
  if (all_known) return {Kind::older};
  return {.kind = Kind::fork, .at = common + 1};
}

}  // namespace mnk
