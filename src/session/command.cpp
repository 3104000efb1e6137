#include "session/command.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "engine/notation.h"
#include "engine/position_text.h"
#include "text/scan.h"

namespace mnk {
namespace {

using Parsed = std::expected<Command, CommandError>;

std::optional<Cell> parse_any_cell(std::string_view text) {
  static const Rules largest = *Rules::make(Rules::max_side, Rules::max_side, Rules::max_side);
  const auto cell = parse_cell(text, largest);
  if (!cell) return std::nullopt;
  return *cell;
}

std::optional<Command> parse_cell_command(std::string_view word, std::string_view rest) {
  const auto cell = parse_any_cell(rest);
  if (!cell) return std::nullopt;
  if (word == "aim") return command::Aim{*cell};
  return command::Play{*cell};
}

std::optional<Command> parse_players(std::string_view rest) {
  const auto names = split(rest, ' ');
  if (names.size() != 2) return std::nullopt;
  const auto x = parse_player_kind(names[0].text);
  const auto o = parse_player_kind(names[1].text);
  if (!x || !o) return std::nullopt;
  return command::SetPlayers{.x = *x, .o = *o};
}

std::optional<Command> parse_pace(std::string_view rest) {
  const auto milliseconds = parse_digits(rest);
  if (!milliseconds || std::cmp_greater(*milliseconds, command::SetPace::most)) {
    return std::nullopt;
  }
  return command::SetPace{static_cast<std::uint32_t>(*milliseconds)};
}

std::optional<Command> parse_jump(std::string_view rest) {
  const auto ply = parse_digits(rest);
  if (!ply) return std::nullopt;
  return command::Jump{*ply};
}

std::optional<Command> parse_explain(std::string_view rest) {
  if (rest == "off") return command::ExplainNothing();
  const auto parts = split(rest, ' ');
  if (parts.size() != 2) return std::nullopt;
  const auto ply = parse_digits(parts[0].text);
  const auto cell = parse_any_cell(parts[1].text);
  if (!ply || !cell) return std::nullopt;
  return command::Explain{.ply = *ply, .cell = *cell};
}

/// Of the commands whose rest is one of two words, or nothing.
std::optional<Command> parse_choice(std::string_view word, std::string_view rest) {
  if (word == "rematch" && rest.empty()) return command::Rematch{false};
  if (word == "rematch" && rest == "swap") return command::Rematch{true};
  if (word == "analyse" && rest == "on") return command::Analyse{true};
  if (word == "analyse" && rest == "off") return command::Analyse{false};
  if (word == "review" && rest == "on") return command::ReviewGame{true};
  if (word == "review" && rest == "off") return command::ReviewGame{false};
  if (word == "answer" && rest == "yes") return command::Answer{true};
  if (word == "answer" && rest == "no") return command::Answer{false};
  return std::nullopt;
}

std::optional<Command> parse_draft_command(std::string_view rest) {
  if (rest == "on" || rest == "off") return command::SetUp{rest == "on"};
  const std::size_t space = std::min(rest.find(' '), rest.size());
  const auto rules = parse_rules(rest.substr(0, space));
  if (!rules) return std::nullopt;
  command::Redraft wanted{.rules = *rules, .position = {}};
  if (space < rest.size()) wanted.position = rest.substr(space + 1);
  return wanted;
}

std::optional<Command> parse_take_pen(std::string_view rest) {
  const auto pen = parse_pen(rest);
  if (!pen) return std::nullopt;
  return command::TakePen{*pen};
}

std::optional<Command> parse_put(std::string_view rest) {
  const std::size_t space = std::min(rest.find(' '), rest.size());
  const auto cell = parse_any_cell(rest.substr(0, space));
  if (!cell) return std::nullopt;
  if (space == rest.size()) return command::Put{.cell = *cell, .pen = {}};
  const auto pen = parse_pen(rest.substr(space + 1));
  if (!pen) return std::nullopt;
  return command::Put{.cell = *cell, .pen = pen};
}

std::optional<Command> parse_bare(std::string_view word, std::string_view rest) {
  if (!rest.empty()) return std::nullopt;
  if (word == "undo") return command::Undo();
  if (word == "redo") return command::Redo();
  if (word == "restore") return command::Restore();
  if (word == "hint") return command::Hint();
  if (word == "sent") return command::Sent();
  return command::Retry();
}

Parsed parse_new(std::string_view rest) {
  auto settings = parse_settings(rest);
  if (!settings) return std::unexpected(std::move(settings).error());
  return command::NewGame{*settings};
}

template <class Kind>
Parsed parse_saved(std::string_view rest) {
  auto save = parse_save(rest);
  if (!save) return std::unexpected(std::move(save).error());
  return Kind{*std::move(save)};
}

/// The words of the ways in which a letter comes, in their order.
constexpr std::array<std::string_view, 3> way_words{"letter", "prefer", "live"};

std::optional<command::Receive::Way> way_of(std::string_view word) {
  const auto* const found = std::ranges::find(way_words, word);
  if (found == way_words.end()) return std::nullopt;
  return static_cast<command::Receive::Way>(found - way_words.begin());
}

Parsed parse_letter_command(command::Receive::Way way, std::string_view rest) {
  auto letter = parse_letter(rest);
  if (!letter) return std::unexpected(letter.error());
  return command::Receive{.letter = *std::move(letter), .way = way};
}

std::optional<Command> parse_invite(std::string_view rest) {
  if (!rest.starts_with("X ") && !rest.starts_with("O ")) return std::nullopt;
  const auto parts = split(rest.substr(2), ' ');
  const auto rules = parse_rules(parts[0].text);
  if (!rules || parts.size() > 2) return std::nullopt;
  command::Invite invite{.mark = rest[0] == 'X' ? Mark::X : Mark::O, .rules = *rules, .start = {}};
  if (parts.size() == 1) return invite;
  auto start = parse_start(parts[1].text, *rules);
  if (!start || (*start && (*start)->outcome().over())) return std::nullopt;
  invite.start = *std::move(start);
  return invite;
}

/// Every word that begins a command, with the form of the whole.
struct Form {
  std::string_view word;
  std::string_view form;
};
constexpr std::array<Form, 27> forms{{{"play", "play CELL"},
                                      {"aim", "aim CELL"},
                                      {"undo", "undo"},
                                      {"redo", "redo"},
                                      {"jump", "jump NUMBER"},
                                      {"restore", "restore"},
                                      {"new", "new SETTINGS"},
                                      {"rematch", "rematch or rematch swap"},
                                      {"players", "players X O"},
                                      {"open", "open ADDRESS"},
                                      {"resume", "resume SAVE"},
                                      {"adopt", "adopt SAVE"},
                                      {"hint", "hint"},
                                      {"analyse", "analyse on or analyse off"},
                                      {"explain", "explain PLY CELL or explain off"},
                                      {"review", "review on or review off"},
                                      {"pace", "pace 0 to 60000"},
                                      {"retry", "retry"},
                                      {"draft", "draft on, off, RULES or RULES POSITION"},
                                      {"pen", "pen turn, X, O or erase"},
                                      {"put", "put CELL or put CELL PEN"},
                                      {"invite", "invite MARK RULES [POSITION]"},
                                      {"letter", "letter LETTER"},
                                      {"prefer", "prefer LETTER"},
                                      {"live", "live LETTER"},
                                      {"sent", "sent"},
                                      {"answer", "answer yes or answer no"}}};

/// The commands that are right or have nothing to say but their form.
std::optional<Command> parse_simple(std::string_view word, std::string_view rest) {
  if (word == "play" || word == "aim") return parse_cell_command(word, rest);
  if (word == "jump") return parse_jump(rest);
  if (word == "players") return parse_players(rest);
  if (word == "pace") return parse_pace(rest);
  if (word == "explain") return parse_explain(rest);
  if (word == "draft") return parse_draft_command(rest);
  if (word == "pen") return parse_take_pen(rest);
  if (word == "put") return parse_put(rest);
  if (word == "invite") return parse_invite(rest);
  const bool has_choice =
      word == "rematch" || word == "analyse" || word == "review" || word == "answer";
  if (has_choice) return parse_choice(word, rest);
  return parse_bare(word, rest);
}

std::string field(std::string_view name, std::string_view value) {
  return std::string("&").append(name).append("=").append(value);
}

/// The text of each command.
struct Writer {
  std::string operator()(const command::Play& play) const { return "play " + to_text(play.cell); }
  std::string operator()(const command::Aim& aim) const { return "aim " + to_text(aim.cell); }
  std::string operator()(const command::Undo& /*undo*/) const { return "undo"; }
  std::string operator()(const command::Redo& /*redo*/) const { return "redo"; }
  std::string operator()(const command::Jump& jump) const {
    return "jump " + std::to_string(jump.ply);
  }
  std::string operator()(const command::Restore& /*restore*/) const { return "restore"; }
  std::string operator()(const command::NewGame& game) const {
    const SettingsChange& change = game.settings;
    std::string fields;
    if (change.rules) fields += field("rules", to_text(*change.rules));
    if (change.x) fields += field("x", to_text(*change.x));
    if (change.o) fields += field("o", to_text(*change.o));
    if (change.start) fields += field("position", to_position_text(*change.start));
    if (fields.empty()) return "new";
    return "new " + fields.substr(1);
  }
  std::string operator()(const command::Rematch& rematch) const {
    return rematch.swap_marks ? "rematch swap" : "rematch";
  }
  std::string operator()(const command::SetPlayers& players) const {
    return std::string("players ")
        .append(to_text(players.x))
        .append(" ")
        .append(to_text(players.o));
  }
  std::string operator()(const command::Open& open) const {
    return "open " + to_address(open.address.settings, open.address.start, open.address.moves);
  }
  std::string operator()(const command::Resume& resume) const {
    return "resume " + to_text(resume.save);
  }
  std::string operator()(const command::Adopt& adopt) const {
    return "adopt " + to_text(adopt.save);
  }
  std::string operator()(const command::Hint& /*hint*/) const { return "hint"; }
  std::string operator()(const command::Analyse& analyse) const {
    return analyse.on ? "analyse on" : "analyse off";
  }
  std::string operator()(const command::Explain& explain) const {
    return "explain " + std::to_string(explain.ply) + ' ' + to_text(explain.cell);
  }
  std::string operator()(const command::ExplainNothing& /*nothing*/) const { return "explain off"; }
  std::string operator()(const command::ReviewGame& review) const {
    return review.on ? "review on" : "review off";
  }
  std::string operator()(const command::SetPace& pace) const {
    return "pace " + std::to_string(pace.milliseconds);
  }
  std::string operator()(const command::Retry& /*retry*/) const { return "retry"; }
  std::string operator()(const command::SetUp& draft) const {
    return draft.on ? "draft on" : "draft off";
  }
  std::string operator()(const command::Redraft& draft) const {
    return "draft " + to_text(draft.rules) + (draft.position ? ' ' + *draft.position : "");
  }
  std::string operator()(const command::TakePen& taken) const {
    return std::string("pen ").append(name_of(taken.pen));
  }
  std::string operator()(const command::Put& put) const {
    std::string text = "put " + to_text(put.cell);
    if (put.pen) text.append(" ").append(name_of(*put.pen));
    return text;
  }
  std::string operator()(const command::Invite& invite) const {
    const std::string start = invite.start ? ' ' + to_position_text(*invite.start) : "";
    return std::string("invite ")
        .append(1, letter(invite.mark))
        .append(" ")
        .append(to_text(invite.rules))
        .append(start);
  }
  std::string operator()(const command::Receive& receive) const {
    return std::string(way_words[static_cast<std::size_t>(receive.way)])
        .append(" ")
        .append(to_text(receive.letter));
  }
  std::string operator()(const command::Sent& /*sent*/) const { return "sent"; }
  std::string operator()(const command::Answer& answer) const {
    return answer.agree ? "answer yes" : "answer no";
  }
};

}  // namespace

Parsed parse_command(std::string_view text) {
  const std::size_t space = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, space);
  const std::string_view rest = text.substr(std::min(space + 1, text.size()));
  for (const Form& known : forms) {
    if (known.word != word) continue;
    if (word == "new") return parse_new(rest);
    if (const auto way = way_of(word)) return parse_letter_command(*way, rest);
    if (word == "open") {
      if (const auto letter = letter_in(rest))
        return parse_letter_command(command::Receive::Way::link, *letter);
      return command::Open{parse_address(rest)};
    }
    if (word == "resume") return parse_saved<command::Resume>(rest);
    if (word == "adopt") return parse_saved<command::Adopt>(rest);
    if (auto command = parse_simple(word, rest)) return *std::move(command);
    return std::unexpected(BadCommand{.found = excerpt(text), .expected = std::string(known.form)});
  }
  return std::unexpected(BadCommand{.found = excerpt(text), .expected = ""});
}

std::string to_text(const Command& command) { return std::visit(Writer(), command); }

}  // namespace mnk
