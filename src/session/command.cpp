#include "session/command.h"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>

#include "engine/notation.h"
#include "engine/position_text.h"
#include "registry/games.h"
#include "text/scan.h"

namespace mnk {
namespace {

using Parsed = std::expected<Command, CommandError>;

/// One kind of command: the word that it begins with, its whole form, and how what follows the word
/// is read and written. Both are part of its type, so a program that writes no commands contains no
/// writers.
template <class K, Parsed (*reader)(std::string_view), std::string (*writer)(const K&)>
struct Row {
  using Kind = K;
  std::string_view word;
  std::string_view form;

  /// Anything else is a BadCommand without details.
  [[nodiscard]] static Parsed parse(std::string_view rest) { return reader(rest); }
  [[nodiscard]] static std::string write(const K& command) { return writer(command); }
};

Parsed not_of_the_form() { return std::unexpected(BadCommand()); }

template <class Kind>
Parsed parse_bare(std::string_view rest) {
  return rest.empty() ? Kind{} : not_of_the_form();
}
template <class Kind>
std::string write_bare(const Kind& /*command*/) {
  return {};
}
template <class Kind>
constexpr Row<Kind, parse_bare<Kind>, write_bare<Kind>> bare(std::string_view word) {
  return {.word = word, .form = word};
}

/// One of two words; the first means true.
template <auto member>
constexpr std::array<std::string_view, 2> choices{"on", "off"};
template <>
constexpr std::array<std::string_view, 2> choices<&command::Answer::agree>{"yes", "no"};
template <>
constexpr std::array<std::string_view, 2> choices<&command::Rematch::swap_marks>{"swap", ""};

template <class Kind, bool Kind::* member>
Parsed parse_choice(std::string_view rest) {
  const auto& [yes, no] = choices<member>;
  Kind command;
  command.*member = rest == yes;
  return rest == yes || rest == no ? command : not_of_the_form();
}
template <class Kind, bool Kind::* member>
std::string write_choice(const Kind& command) {
  const auto& [yes, no] = choices<member>;
  return std::string(command.*member ? yes : no);
}
template <class Kind, bool Kind::* member>
constexpr Row<Kind, parse_choice<Kind, member>, write_choice<Kind, member>> choice(
    std::string_view word, std::string_view form) {
  return {.word = word, .form = form};
}

/// A command of one part alone.
template <class Kind, auto member>
std::string write_part(const Kind& command) {
  return to_text(command.*member);
}

template <class Kind>
Parsed parse_with_cell(std::string_view rest) {
  const auto cell = parse_any_cell(rest);
  return cell ? Kind{*cell} : not_of_the_form();
}
template <class Kind>
constexpr Row<Kind, parse_with_cell<Kind>, write_part<Kind, &Kind::cell>> with_cell(
    std::string_view word, std::string_view form) {
  return {.word = word, .form = form};
}

/// For a part whose parser reports the fault itself.
template <class Kind, auto reader>
Parsed parse_part(std::string_view rest) {
  auto part = reader(rest);
  if (!part) return std::unexpected(std::move(part).error());
  return Kind{*std::move(part)};
}
template <class Kind>
constexpr Row<Kind, parse_part<Kind, parse_save>, write_part<Kind, &Kind::save>> with_save(
    std::string_view word, std::string_view form) {
  return {.word = word, .form = form};
}
template <class Kind>
constexpr Row<Kind, parse_part<Kind, parse_match_token>, write_part<Kind, &Kind::token>> with_token(
    std::string_view word, std::string_view form) {
  return {.word = word, .form = form};
}

Parsed parse_jump(std::string_view rest) {
  const auto ply = parse_digits(rest);
  return ply ? command::Jump{*ply} : not_of_the_form();
}
std::string write_jump(const command::Jump& jump) { return std::to_string(jump.ply); }

Parsed parse_new(std::string_view rest) {
  auto settings = parse_settings(rest);
  if (!settings) return std::unexpected(std::move(settings).error());
  return command::NewGame{*settings};
}
std::string write_new(const command::NewGame& game) {
  const SettingsChange& change = game.settings;
  std::string fields;
  const auto add = [&](std::string_view name, std::string_view value) {
    fields.append(fields.empty() ? "" : "&").append(name).append("=").append(value);
  };
  if (change.rules) add("rules", games::to_text(*change.rules));
  if (change.x) add("x", to_text(*change.x));
  if (change.o) add("o", to_text(*change.o));
  if (change.start) add("position", to_position_text(*change.start));
  return fields;
}

Parsed parse_players(std::string_view rest) {
  const auto names = split(rest, ' ');
  if (names.size() != 2) return not_of_the_form();
  const auto x = parse_player_kind(names[0].text);
  const auto o = parse_player_kind(names[1].text);
  if (!x || !o) return not_of_the_form();
  return command::SetPlayers{.x = *x, .o = *o};
}
std::string write_players(const command::SetPlayers& players) {
  return std::string(to_text(players.x)).append(" ").append(to_text(players.o));
}

/// An address may be that of a token.
Parsed parse_open(std::string_view rest) {
  if (const auto token = match_token_in(rest))
    return parse_part<command::Receive, parse_match_token>(*token);
  return command::Open{parse_address(rest)};
}
std::string write_open(const command::Open& open) {
  return to_address(open.address.settings, open.address.start, open.address.moves);
}

Parsed parse_explain(std::string_view rest) {
  const auto parts = split(rest, ' ');
  if (parts.size() != 2) return not_of_the_form();
  const auto ply = parse_digits(parts[0].text);
  const auto cell = parse_any_cell(parts[1].text);
  if (!ply || !cell) return not_of_the_form();
  return command::Explain{.ply = *ply, .cell = *cell};
}
std::string write_explain(const command::Explain& explain) {
  return std::to_string(explain.ply) + ' ' + to_text(explain.cell);
}
Parsed parse_explain_nothing(std::string_view rest) {
  return rest == "off" ? command::ExplainNothing() : not_of_the_form();
}
std::string write_explain_nothing(const command::ExplainNothing& /*nothing*/) { return "off"; }

Parsed parse_pace(std::string_view rest) {
  const auto milliseconds = parse_digits(rest);
  if (!milliseconds || std::cmp_greater(*milliseconds, command::SetPace::most)) {
    return not_of_the_form();
  }
  return command::SetPace{static_cast<std::uint32_t>(*milliseconds)};
}
std::string write_pace(const command::SetPace& pace) { return std::to_string(pace.milliseconds); }

Parsed parse_redraft(std::string_view rest) {
  const std::size_t space = std::min(rest.find(' '), rest.size());
  const auto rules = games::parse_any_rules(rest.substr(0, space));
  if (!rules) return not_of_the_form();
  command::Redraft wanted{.rules = *rules, .position = {}};
  if (space < rest.size()) wanted.position = rest.substr(space + 1);
  return wanted;
}
std::string write_redraft(const command::Redraft& draft) {
  return games::to_text(draft.rules) + (draft.position ? ' ' + *draft.position : "");
}

Parsed parse_take_pen(std::string_view rest) {
  const auto pen = parse_pen(rest);
  return pen ? command::TakePen{*pen} : not_of_the_form();
}
std::string write_take_pen(const command::TakePen& taken) {
  return std::string(to_text(taken.pen));
}

Parsed parse_put(std::string_view rest) {
  const std::size_t space = std::min(rest.find(' '), rest.size());
  const auto cell = parse_any_cell(rest.substr(0, space));
  if (!cell) return not_of_the_form();
  if (space == rest.size()) return command::Put{.cell = *cell, .pen = {}};
  const auto pen = parse_pen(rest.substr(space + 1));
  if (!pen) return not_of_the_form();
  return command::Put{.cell = *cell, .pen = pen};
}
std::string write_put(const command::Put& put) {
  std::string text = to_text(put.cell);
  if (put.pen) text.append(" ").append(to_text(*put.pen));
  return text;
}

Parsed parse_invite(std::string_view rest) {
  if (!rest.starts_with("X ") && !rest.starts_with("O ")) return not_of_the_form();
  // A name may have blanks, so it comes last.
  constexpr std::string_view before_name = " name ";
  const std::size_t end = std::min(rest.find(before_name), rest.size());
  auto parts = split(rest.substr(2, end - 2), ' ');
  const auto rules = games::parse_any_rules(parts[0].text);
  if (!rules) return not_of_the_form();
  command::Invite invite{.mark = rest[0] == 'X' ? Mark::X : Mark::O, .rules = *rules, .start = {}};
  if (end < rest.size()) {
    invite.terms.host_name = PlayerName::parse(rest.substr(end + before_name.size()));
    if (!invite.terms.host_name) return not_of_the_form();
  }
  invite.terms.help = parts.back().text == "help";
  if (invite.terms.help) parts.pop_back();
  if (parts.size() > 2) return not_of_the_form();
  if (parts.size() == 1) return invite;
  auto start = parse_start(parts[1].text, *rules);
  if (!start || (*start && (*start)->outcome().over())) return not_of_the_form();
  invite.start = *std::move(start);
  return invite;
}
std::string write_invite(const command::Invite& invite) {
  std::string text(1, letter(invite.mark));
  text.append(" ").append(games::to_text(invite.rules));
  if (invite.start) text.append(" ").append(to_position_text(*invite.start));
  if (invite.terms.help) text.append(" help");
  if (invite.terms.host_name) text.append(" name ").append(invite.terms.host_name->text());
  return text;
}

/// Every kind of command, once. Kinds that share a word have both forms in the first one's row.
constexpr std::tuple rows{
    with_cell<command::Play>("play", "play CELL"),
    with_cell<command::Aim>("aim", "aim CELL"),
    bare<command::Undo>("undo"),
    bare<command::Redo>("redo"),
    Row<command::Jump, parse_jump, write_jump>{"jump", "jump NUMBER"},
    bare<command::Restore>("restore"),
    Row<command::NewGame, parse_new, write_new>{"new", "new SETTINGS"},
    choice<command::Rematch, &command::Rematch::swap_marks>("rematch", "rematch or rematch swap"),
    Row<command::SetPlayers, parse_players, write_players>{"players", "players X O"},
    Row<command::Open, parse_open, write_open>{"open", "open ADDRESS"},
    with_save<command::Resume>("resume", "resume SAVE"),
    with_save<command::Adopt>("adopt", "adopt SAVE"),
    bare<command::Hint>("hint"),
    choice<command::Analyse, &command::Analyse::on>("analyse", "analyse on or analyse off"),
    Row<command::Explain, parse_explain, write_explain>{"explain",
                                                        "explain PLY CELL or explain off"},
    Row<command::ExplainNothing, parse_explain_nothing, write_explain_nothing>{"explain", ""},
    choice<command::ReviewGame, &command::ReviewGame::on>("review", "review on or review off"),
    Row<command::SetPace, parse_pace, write_pace>{"pace", "pace 0 to 60000"},
    bare<command::Retry>("retry"),
    choice<command::SetUp, &command::SetUp::on>("draft", "draft on, off, RULES or RULES POSITION"),
    Row<command::Redraft, parse_redraft, write_redraft>{"draft", ""},
    Row<command::TakePen, parse_take_pen, write_take_pen>{"pen", "pen turn, X, O or erase"},
    Row<command::Put, parse_put, write_put>{"put", "put CELL or put CELL PEN"},
    Row<command::Invite, parse_invite, write_invite>{
        "invite", "invite MARK RULES [POSITION] [help] [name NAME]"},
    with_token<command::Receive>("letter", "letter LETTER"),
    with_token<command::Prefer>("prefer", "prefer LETTER"),
    with_token<command::ReceiveLive>("live", "live LETTER"),
    bare<command::Sent>("sent"),
    choice<command::Answer, &command::Answer::agree>("answer", "answer yes or answer no"),
    bare<command::Withdraw>("withdraw")};

static_assert(std::tuple_size_v<decltype(rows)> == std::variant_size_v<Command>);

/// The result of parsing a row, of any kind.
struct RowReader {
  std::string_view word;
  std::string_view form;
  Parsed (*parse)(std::string_view);
};
constexpr auto readers = std::apply(
    [](const auto&... row) { return std::array{RowReader{row.word, row.form, row.parse}...}; },
    rows);

}  // namespace

std::optional<Cell> parse_any_cell(std::string_view text) {
  static const Rules largest = *Rules::make(Rules::max_side, Rules::max_side, Rules::max_side);
  const auto cell = parse_cell(text, largest);
  return cell ? std::optional(*cell) : std::nullopt;
}

Parsed parse_command(std::string_view text) {
  const std::size_t space = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, space);
  const std::string_view rest = text.substr(std::min(space + 1, text.size()));
  std::string_view form;
  for (const RowReader& reader : readers) {
    if (reader.word != word) continue;
    if (form.empty()) form = reader.form;
    Parsed parsed = reader.parse(rest);
    if (parsed || !std::holds_alternative<BadCommand>(parsed.error())) return parsed;
  }
  return std::unexpected(BadCommand{.found = excerpt(text), .expected = std::string(form)});
}

std::string to_text(const Command& command) {
  std::string text;
  const auto writes = [&](const auto& row) {
    const auto* const own =
        std::get_if<typename std::remove_cvref_t<decltype(row)>::Kind>(&command);
    if (own == nullptr) return false;
    const std::string rest = row.write(*own);
    text.append(row.word).append(rest.empty() ? "" : " ").append(rest);
    return true;
  };
  std::apply([&](const auto&... row) { (writes(row) || ...); }, rows);
  return text;
}

}  // namespace mnk
