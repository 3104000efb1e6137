#include "session/command.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "engine/notation.h"
#include "registry/games.h"
#include "text/scan.h"

namespace mnk {
namespace {

using Parsed = std::expected<Command, CommandError>;

Parsed not_of_the_form() { return std::unexpected(BadCommand()); }

template <class Kind>
Parsed parse_bare(std::string_view rest) {
  return rest.empty() ? Kind{} : not_of_the_form();
}

/// Reads one of two words for yes and no.
template <class Kind>
Parsed parse_choice(std::string_view rest, std::string_view yes, std::string_view no) {
  return rest == yes || rest == no ? Kind{rest == yes} : not_of_the_form();
}
template <class Kind>
Parsed parse_switch(std::string_view rest) {
  return parse_choice<Kind>(rest, "on", "off");
}
Parsed parse_rematch(std::string_view rest) {
  return parse_choice<command::Rematch>(rest, "swap", "");
}
Parsed parse_answer(std::string_view rest) {
  return parse_choice<command::Answer>(rest, "yes", "no");
}

/// Reads a part that has a parser, which may report its own faults.
template <class Kind, auto parse>
Parsed parse_part(std::string_view rest) {
  auto part = parse(rest);
  if (part) return Kind{*std::move(part)};
  if constexpr (requires { part.error(); }) {
    return std::unexpected(std::move(part).error());
  } else {
    return not_of_the_form();
  }
}

Parsed parse_aim(std::string_view rest) {
  const auto cell = parse_any_cell(rest);
  return cell || rest == "off" ? command::Aim{cell} : not_of_the_form();
}

Parsed parse_players(std::string_view rest) {
  const auto names = split(rest, ' ');
  if (names.size() != 2) return not_of_the_form();
  const auto x = parse_name<PlayerKind>(names[0].text);
  const auto o = parse_name<PlayerKind>(names[1].text);
  if (!x || !o) return not_of_the_form();
  return command::SetPlayers{.x = *x, .o = *o};
}

/// The address may hold a match token.
Parsed parse_open(std::string_view rest) {
  if (const auto token = match_token_in(rest))
    return parse_part<command::Receive, parse_match_token>(*token);
  return command::Open{parse_address(rest)};
}

Parsed parse_explain(std::string_view rest) {
  const auto parts = split(rest, ' ');
  if (parts.size() != 2) return not_of_the_form();
  const auto ply = parse_digits(parts[0].text);
  const auto cell = parse_any_cell(parts[1].text);
  if (!ply || !cell) return not_of_the_form();
  return command::Explain{.ply = *ply, .cell = *cell};
}
Parsed parse_explain_nothing(std::string_view rest) {
  return rest == "off" ? command::ExplainNothing() : not_of_the_form();
}

Parsed parse_pace(std::string_view rest) {
  const auto milliseconds = parse_digits(rest);
  if (!milliseconds || std::cmp_greater(*milliseconds, command::SetPace::max)) {
    return not_of_the_form();
  }
  return command::SetPace{static_cast<std::uint32_t>(*milliseconds)};
}

Parsed parse_redraft(std::string_view rest) {
  const std::size_t space = std::min(rest.find(' '), rest.size());
  const auto rules = games::parse_any_rules(rest.substr(0, space));
  if (!rules) return not_of_the_form();
  command::Redraft wanted{.rules = *rules, .position = {}};
  if (space < rest.size()) wanted.position = rest.substr(space + 1);
  return wanted;
}

Parsed parse_put(std::string_view rest) {
  const std::size_t space = std::min(rest.find(' '), rest.size());
  const auto cell = parse_any_cell(rest.substr(0, space));
  if (!cell) return not_of_the_form();
  if (space == rest.size()) return command::Put{.cell = *cell, .pen = {}};
  const auto pen = parse_name<Pen>(rest.substr(space + 1));
  if (!pen) return not_of_the_form();
  return command::Put{.cell = *cell, .pen = pen};
}

Parsed parse_invite(std::string_view rest) {
  if (!rest.starts_with("X ") && !rest.starts_with("O ")) return not_of_the_form();
  // A name may contain blanks, so it comes last.
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

/// The form of a command, which begins with its word, and the parser of the rest. Any other text is
/// a BadCommand without details. Kinds that share a word share the form.
struct Row {
  std::string_view form;
  Parsed (*parse)(std::string_view rest);
};

/// One row per kind of command.
constexpr std::array<Row, std::variant_size_v<Command>> rows{{
    {"play CELL", parse_part<command::Play, parse_any_cell>},
    {"aim CELL or aim off", parse_aim},
    {"undo", parse_bare<command::Undo>},
    {"redo", parse_bare<command::Redo>},
    {"jump NUMBER", parse_part<command::Jump, parse_digits>},
    {"restore", parse_bare<command::Restore>},
    {"new SETTINGS", parse_part<command::NewGame, parse_settings>},
    {"rematch or rematch swap", parse_rematch},
    {"players X O", parse_players},
    {"open ADDRESS", parse_open},
    {"resume SAVE", parse_part<command::Resume, parse_save>},
    {"adopt SAVE", parse_part<command::Adopt, parse_save>},
    {"hint", parse_bare<command::Hint>},
    {"analyse on or analyse off", parse_switch<command::Analyse>},
    {"explain PLY CELL or explain off", parse_explain},
    {"explain PLY CELL or explain off", parse_explain_nothing},
    {"review on or review off", parse_switch<command::ReviewGame>},
    {"pace 0 to 60000", parse_pace},
    {"retry", parse_bare<command::Retry>},
    {"draft on, off, RULES or RULES POSITION", parse_switch<command::SetUp>},
    {"draft on, off, RULES or RULES POSITION", parse_redraft},
    {"pen turn, X, O or erase", parse_part<command::TakePen, parse_name<Pen>>},
    {"put CELL or put CELL PEN", parse_put},
    {"invite MARK RULES [POSITION] [help] [name NAME]", parse_invite},
    {"letter LETTER", parse_part<command::Receive, parse_match_token>},
    {"prefer LETTER", parse_part<command::Prefer, parse_match_token>},
    {"live LETTER", parse_part<command::ReceiveLive, parse_match_token>},
    {"sent", parse_bare<command::Sent>},
    {"answer yes or answer no", parse_answer},
    {"name NAME", parse_part<command::SetName, PlayerName::parse>},
    {"withdraw", parse_bare<command::Withdraw>},
}};

}  // namespace

const Rules& largest_board() {
  static const Rules largest = *Rules::make(Rules::max_side, Rules::max_side, Rules::max_side);
  return largest;
}

std::optional<Cell> parse_any_cell(std::string_view text) {
  const auto cell = parse_cell(text, largest_board());
  return cell ? std::optional(*cell) : std::nullopt;
}

Parsed parse_command(std::string_view text) {
  const std::string_view word = first_word(text);
  const std::string_view rest = text.substr(std::min(word.size() + 1, text.size()));
  std::string_view form;
  for (const Row& row : rows) {
    if (first_word(row.form) != word) continue;
    form = row.form;
    Parsed parsed = row.parse(rest);
    if (parsed || !std::holds_alternative<BadCommand>(parsed.error())) return parsed;
  }
  return std::unexpected(BadCommand{.found = excerpt(text), .expected = std::string(form)});
}

}  // namespace mnk
