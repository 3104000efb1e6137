#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "session/address.h"
#include "session/draft.h"
#include "session/match_token.h"
#include "session/save.h"

/// Everything a session can do: each command as a value and as text. The page, the window's keys,
/// the terminal, recorded games and the fuzzer all use these.
namespace mnk {

namespace command {

/// A human's move. Before the end of the history the later moves become the sideline, unless it
/// repeats the next move: then it is a step forward.
struct Play {
  Cell cell;
};
/// A first tap on a small cell: shows where a second tap would play. Any change clears it, and so
/// does an aim at nothing.
struct Aim {
  std::optional<Cell> cell;
};
/// Goes back to a human's turn, see Game::undo_target().
struct Undo {};
struct Redo {};
/// Goes to the position after `ply` moves.
struct Jump {
  int ply = 0;
};
/// Swaps the game's line with the sideline.
struct Restore {};
/// A new game from the empty board or a position. New rules or players, not just swapped ones,
/// start a new series.
struct NewGame {
  SettingsChange settings;
};
/// The next game of the series, from the same set-up position unless the game is over there. With
/// `swap_marks` the players swap marks.
struct Rematch {
  bool swap_marks = false;
};
/// Changes the players in the middle of a game. Starts a new series.
struct SetPlayers {
  PlayerKind x = PlayerKind::human;
  PlayerKind o = PlayerKind::human;
};
/// Opens the game of a link.
struct Open {
  Address address;
};
/// Continues a saved game under its id. Takes its score only from another series: for the current
/// series, the session's is newer.
struct Resume {
  Save save;
};
/// Like Resume, but gives the game a new id, because the saved one may still be open on another
/// screen. A game whose end was counted keeps its id, so that a new end replaces the old; so does a
/// remote match, which is the same on all screens.
struct Adopt {
  Save save;
};
struct Hint {};
/// Shows the value of every move, kept up to date until switched off.
struct Analyse {
  bool on = true;
};
/// Explains any legal move of any position in the history: its value and best play after it.
/// Replaces an earlier explanation, and lasts until a move before it changes.
struct Explain {
  int ply = 0;  ///< moves played before it
  Cell cell;
};
struct ExplainNothing {};
/// Classifies every move of the game, from the last one backwards. Ends when the moves change.
struct ReviewGame {
  bool on = true;
};
/// The minimum time between a move and the computer's reply.
struct SetPace {
  static constexpr std::uint32_t max = 60'000;
  std::uint32_t milliseconds = 0;  ///< 0..max
};
/// Starts a remote match with `mark` on this device, from the empty board or a position with the
/// game in progress.
struct Invite {
  Mark mark = Mark::X;
  games::AnyRules rules;
  std::optional<games::AnyPosition> start;
  Terms terms = {};
};
/// A token has arrived: continues the match on the board if it belongs there, else joins the
/// token's match. A fork changes nothing.
struct Receive {
  MatchToken token;
};
/// The same, but on a fork the token's game wins.
struct Prefer {
  MatchToken token;
};
/// A live token of the match on the board. Accepts only what the friend may do now.
struct ReceiveLive {
  MatchToken token;
};
/// The pending token has been sent.
struct Sent {};
/// Answers the friend's request to undo.
struct Answer {
  bool agree = true;
};
/// Sets the guest's name in a remote match; the next token takes it to the host. No effect for
/// others: the host's name is in the terms.
struct SetName {
  PlayerName name;
};
/// Withdraws this device's request to undo while it is unsent.
struct Withdraw {};
/// Restarts the engine after it was lost.
struct Retry {};
/// Opens the position editor with the marks on the board, or closes it. The game pauses while it is
/// open. The next three commands open it too.
struct SetUp {
  bool on = true;
};
/// Changes the board and keeps the marks that fit, or replaces all marks.
struct Redraft {
  games::AnyRules rules;
  std::optional<std::string> position;  ///< as typed
};
/// Sets the pen for later presses.
struct TakePen {
  Pen pen = Pen::turn;
};
/// A press on a cell, with the current pen or `pen`.
struct Put {
  Cell cell;
  std::optional<Pen> pen;
};

}  // namespace command

using Command =
    std::variant<command::Play, command::Aim, command::Undo, command::Redo, command::Jump,
                 command::Restore, command::NewGame, command::Rematch, command::SetPlayers,
                 command::Open, command::Resume, command::Adopt, command::Hint, command::Analyse,
                 command::Explain, command::ExplainNothing, command::ReviewGame, command::SetPace,
                 command::Retry, command::SetUp, command::Redraft, command::TakePen, command::Put,
                 command::Invite, command::Receive, command::Prefer, command::ReceiveLive,
                 command::Sent, command::Answer, command::SetName, command::Withdraw>;

/// A text that is not a command.
struct BadCommand {
  std::string found;     ///< an excerpt of the text, see text/query_string.h
  std::string expected;  ///< the right form, as in `jump NUMBER`; empty if no command has this word
  friend bool operator==(const BadCommand&, const BadCommand&) = default;
};
using CommandError = std::variant<BadCommand, AddressFaults, SaveError, MatchTokenError>;

/// One line: a word and its arguments, as in `play b2` or `analyse on`; the table in command.cpp
/// has each form. SETTINGS are the fields of an address to change; `position` needs `rules`. Cells
/// may be off the board: the session, which knows the game, refuses those.
///
/// `open` never fails, see parse_address(); `open g=LETTER` means `letter LETTER`.
[[nodiscard]] std::expected<Command, CommandError> parse_command(std::string_view text);

/// The board that commands parse cells on, as they do not know the game's.
[[nodiscard]] const Rules& largest_board();
[[nodiscard]] std::optional<Cell> parse_any_cell(std::string_view text);

}  // namespace mnk
