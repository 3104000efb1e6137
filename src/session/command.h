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

/// Everything that a session can do: each command as a value, and how it is written. The page, the
/// window's keys, the terminal, recorded games and the fuzzer all use these.
namespace mnk {

namespace command {

/// A human's move. In the middle of the history the later moves are set aside; the move that comes
/// next there anyway is a step forward.
struct Play {
  Cell cell;
};
/// A first tap on a small cell: shows where a second one would play. Ends with any change.
struct Aim {
  Cell cell;
};
/// A step to where a human has to move, see Game::undo_target().
struct Undo {};
struct Redo {};
/// To the position after this many moves.
struct Jump {
  int ply = 0;
};
/// Swaps the game's line with the sideline, which was set aside last.
struct Restore {};
/// A new game, from the empty board or from a position. Other rules or players than before begin
/// another series.
struct NewGame {
  SettingsChange settings;
};
/// The next game of the series, from the same position again when one was set up, unless nothing
/// can be played there; with `swap_marks` the players change marks.
struct Rematch {
  bool swap_marks = false;
};
/// Others play on from here. The series begins anew.
struct SetPlayers {
  PlayerKind x = PlayerKind::human;
  PlayerKind o = PlayerKind::human;
};
/// The game of a link.
struct Open {
  Address address;
};
/// The game of a save, with its id. The score comes along only when it is that of another series:
/// of this series the session knows the newer one.
struct Resume {
  Save save;
};
/// Like Resume, but the game gets a new id, because the saved one may still be on another screen.
/// One whose end has been counted keeps its id, so that another end replaces that one; so does a
/// match with a friend elsewhere, which is the same on all screens.
struct Adopt {
  Save save;
};
/// Asks for a good move.
struct Hint {};
/// The value of every move, kept up to date until it is switched off.
struct Analyse {
  bool on = true;
};
/// Why a move is worth what it is, and how play goes on after it: any legal move of a position of
/// the history. It replaces an earlier explanation and lasts as long as the moves before it.
struct Explain {
  int ply = 0;  ///< moves on the board before it
  Cell cell;
};
struct ExplainNothing {};
/// Judges every move of the game, from the last one backwards. Dropped when the moves change.
struct ReviewGame {
  bool on = true;
};
/// The least time between a move and the computer's reply.
struct SetPace {
  static constexpr std::uint32_t max = 60'000;
  std::uint32_t milliseconds = 0;  ///< 0..max
};
/// A new match with a friend elsewhere, with this mark on this device, from the empty board or a
/// position in which the game is not over.
struct Invite {
  Mark mark = Mark::X;
  games::AnyRules rules;
  std::optional<games::AnyPosition> start;
  Terms terms = {};
};
/// A token has arrived. If it belongs to the match on the board, that continues; otherwise this
/// device joins the token's match. A fork changes nothing.
struct Receive {
  MatchToken token;
};
/// The same, but where the two games differ the token's holds.
struct Prefer {
  MatchToken token;
};
/// A live token of the match on the board. Only what the friend may do now is accepted.
struct ReceiveLive {
  MatchToken token;
};
/// The pending token has been sent.
struct Sent {};
/// Answers the friend who asks for an undo.
struct Answer {
  bool agree = true;
};
/// The guest of a match with a friend elsewhere says what they are called; the friend hears it with
/// the next token. Does nothing elsewhere: the host's name is in the terms.
struct SetName {
  PlayerName name;
};
/// Takes back the request to undo, as long as it was not sent.
struct Withdraw {};
/// Asks the engine again after it was lost.
struct Retry {};
/// Starts the position editor with the marks on the board, or closes it. The game is paused while
/// it is open. The next three commands open it too.
struct SetUp {
  bool on = true;
};
/// Another board with the marks that find room on it, or all marks anew.
struct Redraft {
  games::AnyRules rules;
  std::optional<std::string> position;  ///< as it was typed
};
/// Chooses the pen for the next presses.
struct TakePen {
  Pen pen = Pen::turn;
};
/// A press on a cell, with the pen that was taken or with another one.
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

/// Why a text is not a command.
struct BadCommand {
  std::string found;     ///< an excerpt of the text, see text/query_string.h
  std::string expected;  ///< the form that would be right, as in `jump NUMBER`; empty when no
                         ///< command has this word
  friend bool operator==(const BadCommand&, const BadCommand&) = default;
};
using CommandError = std::variant<BadCommand, AddressFaults, SaveError, MatchTokenError>;

/// One line: a word, and what belongs to it, as in `play b2` or `analyse on`; the table in
/// command.cpp has the form of each. SETTINGS are those fields of an address that change; a
/// `position` in them needs `rules`. A cell need not lie on the board: that depends on the game,
/// and the session says so.
///
/// An `open` never fails, see parse_address(); with `g=LETTER` for an address it is a `letter`.
[[nodiscard]] std::expected<Command, CommandError> parse_command(std::string_view text);

/// That of the cells that commands name, as they do not know which board is played on.
[[nodiscard]] const Rules& largest_board();
/// A cell as commands name it.
[[nodiscard]] std::optional<Cell> parse_any_cell(std::string_view text);

}  // namespace mnk
