#include "session/save.h"

#include <algorithm>
#include <array>
#include <optional>
#include <ranges>
#include <type_traits>
#include <utility>

#include "engine/notation.h"
#include "session/address.h"
#include "session/match_state.h"
#include "session/match_token.h"
#include "text/query_string.h"
#include "text/scan.h"

namespace mnk {
namespace {

constexpr std::string_view current_form = "1";
constexpr std::array<std::string_view, 18> names{
    "save", "id", "series",   "score", "first", "counted", "cursor", "stand", "rules",
    "x",    "o",  "position", "moves", "aside", "apart",   "terms",  "guest", "draft"};
constexpr std::array outcomes{Outcome::in_progress(), Outcome::win(Mark::X), Outcome::win(Mark::O),
                              Outcome::draw()};

std::optional<std::uint64_t> parse_id(std::string_view text) {
  constexpr std::size_t digits = 16;
  return text.size() == digits ? parse_hexadecimal(text) : std::nullopt;
}

std::optional<Score> parse_score(std::string_view text) {
  const auto parts = split(text, '.');
  if (parts.size() != 3) return std::nullopt;
  const auto first = parse_digits(parts[0].text);
  const auto second = parse_digits(parts[1].text);
  const auto draws = parse_digits(parts[2].text);
  if (!first || !second || !draws) return std::nullopt;
  return Score{.first = *first, .second = *second, .draws = *draws};
}

std::optional<bool> parse_first(std::string_view mark) {
  if (mark != "x" && mark != "o") return std::nullopt;
  return mark == "x";
}

std::optional<Outcome> parse_counted(std::string_view text) {
  for (const Outcome outcome : outcomes) {
    if (text == (outcome.over() ? to_text(outcome) : "none")) return outcome;
  }
  return std::nullopt;
}

/// Reads the fields of one save, and keeps the first error.
class Reader {
 public:
  explicit Reader(std::string_view text) : fields_(text, names) {
    for (const auto* extra : {&fields_.unknown(), &fields_.repeated()}) {
      if (!extra->empty()) fail(extra->front().name, extra->front().value);
    }
    if (text_of("save") != current_form) fail("save", text_of("save"));
  }

  [[nodiscard]] const std::optional<SaveError>& error() const { return error_; }

  /// The parsed field, or `otherwise` if it is bad. A missing field counts as empty, since empty
  /// lists of moves are not written.
  template <class Parse, class Value>
  Value read(std::string_view name, Parse parse, Value otherwise) {
    const std::string found = text_of(name);
    auto value = parse(found);
    if (value) return *std::move(value);
    fail(name, found);
    return otherwise;
  }

  /// The same of a field that may be missing.
  template <class Parse>
  std::invoke_result_t<Parse, std::string_view> read_any(std::string_view name, Parse parse) {
    if (!fields_[name]) return std::nullopt;
    auto value = parse(text_of(name));
    if (!value) fail(name, text_of(name));
    return value;
  }

  std::optional<games::AnyPosition> start(const games::AnyRules& rules) {
    if (!fields_["position"]) return std::nullopt;
    const auto parse = [&](std::string_view found) { return parse_start(found, rules); };
    return read("position", parse, std::optional<games::AnyPosition>());
  }

  Settings settings() {
    AddressFaults faults;
    const Settings settings = read_settings(fields_, faults).applied_to({});
    for (const std::string_view name : {"rules", "x", "o"}) {
      if (!fields_[name]) fail(name, "");
    }
    for (const AddressFault& fault : faults.listed) fail(fault.part, fault.found);
    return settings;
  }

  /// A remote game has two humans, no sideline and a start that is not over, and a letter has room
  /// for its moves and score.
  std::optional<MatchState> match(const Game& game, const Score& before) {
    if (!fields_["apart"]) {
      for (const std::string_view part : {"terms", "guest"}) {
        if (fields_[part]) fail(part, text_of(part));
      }
      return std::nullopt;
    }
    const auto parse = [&](std::string_view found) {
      const bool fits =
          game.settings() == Settings{.rules = game.settings().rules} && game.sideline().empty() &&
          !(game.start() && game.start()->outcome().over()) &&
          game.end() <= MatchToken::max_moves && before.highest() <= MatchToken::max_score;
      return fits ? parse_match(found, game.end()) : std::nullopt;
    };
    auto match = read("apart", parse, MatchState());
    match.terms = read_any("terms", parse_terms).value_or(Terms());
    const auto parse_guest = [](std::string_view found) { return parse_name(found); };
    match.guest_name = read_any("guest", parse_guest);
    return match;
  }

 private:
  [[nodiscard]] std::string text_of(std::string_view name) const {
    return fields_[name].value_or("");
  }

  void fail(std::string_view part, std::string_view found) {
    if (!error_) error_ = {.part = excerpt(part), .found = excerpt(found)};
  }

  QueryString fields_;
  std::optional<SaveError> error_;
};

/// Whether the lines part before either of them ends, or there is no sideline.
bool branches_off(const std::vector<Cell>& sideline, const std::vector<Cell>& moves) {
  const auto branch = std::ranges::mismatch(moves, sideline);
  return sideline.empty() || (branch.in1 != moves.end() && branch.in2 != sideline.end());
}

}  // namespace

std::string id_text(std::uint64_t id) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text(16, '0');
  for (char& digit : std::views::reverse(text)) {
    digit = digits[id & 0xFU];
    id >>= 4U;
  }
  return text;
}

std::string_view to_text(Outcome outcome) {
  if (outcome.is_draw()) return "draw";
  if (const auto winner = outcome.winner()) return *winner == Mark::X ? "x_wins" : "o_wins";
  return "in_progress";
}

Score Save::score() const { return game.ended() ? series.score : series.before(); }

std::string to_text(const Save& save) {
  const Settings& settings = save.game.settings();
  const Score& score = save.series.score;
  std::string text = std::string("save=").append(current_form);
  const auto add = [&](std::string_view name, std::string_view value) {
    text.append("&").append(name).append("=").append(value);
  };
  add("id", id_text(save.id));
  add("series", id_text(save.series.id));
  std::string wins;
  for (const int count : {score.first, score.second, score.draws}) {
    wins.append(wins.empty() ? "" : ".").append(decimal(count));
  }
  add("score", wins);
  add("first", save.series.first_plays_x ? "x" : "o");
  add("counted", save.series.counted.over() ? to_text(save.series.counted) : "none");
  add("cursor", decimal(save.game.cursor()));
  if (save.game.stand() != save.game.cursor()) add("stand", decimal(save.game.stand()));
  add("rules", games::to_text(settings.rules));
  add("x", to_text(settings.x));
  add("o", to_text(settings.o));
  if (save.game.start()) add("position", to_position_text(*save.game.start()));
  if (save.game.end() > 0) add("moves", to_text(save.game.moves()));
  if (!save.game.sideline().empty()) add("aside", to_text(save.game.sideline()));
  if (save.match) {
    add("apart", to_text(*save.match));
    if (save.match->terms != Terms()) add("terms", to_text(save.match->terms));
    if (save.match->guest_name) add("guest", to_text(*save.match->guest_name));
  }
  if (save.draft) add("draft", to_text(*save.draft));
  return text;
}

std::expected<Save, SaveError> parse_save(std::string_view text) {
  Reader reader(text);
  const auto id = reader.read("id", parse_id, std::uint64_t{0});
  Series series;
  series.id = reader.read("series", parse_id, std::uint64_t{0});
  series.score = reader.read("score", parse_score, Score());
  series.first_plays_x = reader.read("first", parse_first, true);
  series.counted = reader.read("counted", parse_counted, Outcome::in_progress());
  const Settings settings = reader.settings();
  auto start = reader.start(settings.rules);
  const games::AnyPosition first = start.value_or(games::AnyPosition(settings.rules));
  const auto parse_line = [&](std::string_view found) { return parse_moves(found, first); };
  auto moves = reader.read("moves", parse_line, std::vector<Cell>());
  const auto parse_sideline = [&](std::string_view found) {
    const auto line = parse_line(found);
    return line && branches_off(*line, moves) ? std::optional(*line) : std::nullopt;
  };
  auto sideline = reader.read("aside", parse_sideline, std::vector<Cell>());
  const auto parse_cursor = [&](std::string_view found) {
    const auto ply = parse_digits(found);
    return ply && std::cmp_less_equal(*ply, moves.size()) ? ply : std::nullopt;
  };
  const int cursor = reader.read("cursor", parse_cursor, 0);
  const auto parse_stand = [&](std::string_view found) {
    const auto ply = parse_cursor(found);
    const bool looks = ply != cursor && std::cmp_less(cursor, moves.size());
    return looks ? ply : std::nullopt;
  };
  const int stand = reader.read_any("stand", parse_stand).value_or(cursor);
  Save save{.id = id,
            .game = Game(settings, std::move(start), std::move(moves), stand, std::move(sideline)),
            .series = series,
            .match = {}};
  save.game.look_at(cursor);
  save.match = reader.match(save.game, series.before());
  save.draft = reader.read_any("draft", parse_draft);
  if (const auto& error = reader.error()) return std::unexpected(*error);
  return save;
}

}  // namespace mnk
