#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/cell.h"
#include "engine/notation.h"
#include "players/engine.h"
#include "players/level.h"
#include "session/command.h"
#include "session/draft.h"
#include "session/game.h"
#include "text/json_writer.h"

/// Everything that can happen in a session, each thing once. Whatever front ends show, sound, count
/// or store follows these events, so they never compare two views. The events are complete:
/// replaying them gives the view.
namespace mnk {

namespace event {

/// A game is on the board, and the editor is closed.
struct Started {
  enum class How : std::uint8_t {
    new_game,
    rematch,
    opened,
    resumed,
    corrected,  ///< the same remote game with other moves: after an undo or a fork
  };
  static constexpr std::array<std::string_view, 5> names{"new", "rematch", "opened", "resumed",
                                                         "corrected"};
  How how = How::new_game;
  Save save;
};
/// A new move at the end of the history.
struct Played {
  Cell cell;
  Mark mark = Mark::X;
  PlayerKind by = PlayerKind::human;
};
/// A step back or forward in the history.
struct Stepped {
  enum class By : std::uint8_t { undo, redo, jump, play };
  int from = 0;  ///< in moves played
  int to = 0;
  By by = By::undo;  ///< `play`: repeated the next move
};
/// Later moves left the history for the sideline (`set_aside` in JSON); comes before Played.
struct Sidelined {
  std::vector<Cell> moves;
};
/// The sideline is the history again.
struct Restored {
  std::vector<Cell> moves;  ///< after the cursor
  int cursor = 0;
};
/// The move or step before this reached the end of the game.
struct Finished {
  Outcome outcome = Outcome::in_progress();
  Score score;
  /// The game to record, which replaces a record with the same id; nothing if this same end was
  /// counted before.
  std::optional<Save> record;
};
struct PlayersChanged {
  PlayerKind x = PlayerKind::human;
  PlayerKind o = PlayerKind::human;
};
struct Aimed {
  std::optional<Cell> cell;  ///< nothing: the aim was taken back
};
/// A command had no effect, and why.
struct Refused {
  enum class Reason : std::uint8_t {
    // First those of mnk::Refusal, in its order.
    off_the_board,
    taken,
    game_over,
    column_full,
    floating,
    not_your_turn,  ///< a computer is to move
    nothing_to_undo,
    nothing_to_redo,
    nothing_to_restore,
    no_such_ply,
    no_engine,     ///< the engine is unavailable
    earlier_move,  ///< the board shows an earlier position
    // The following are for remote games.
    friends_turn,
    only_watching,
    not_over,             ///< finish this game before the next
    score_full,           ///< the token has no room for a higher score or another move
    friend_elsewhere,     ///< a remote friend plays that side
    nothing_to_answer,    ///< the friend asks for no undo
    nothing_to_withdraw,  ///< this device asked for no undo, or the friend may already know
    no_help,              ///< no hint or analysis before the game ends
    setting_up,           ///< in any game: the position editor is open
  };
  Reason reason = Reason::off_the_board;
  std::optional<Cell> cell;
};
struct Analysing {
  bool on = false;
};
/// A review started or was dropped.
struct Reviewing {
  bool on = false;
};
/// Session::thoughts() changed.
struct Thought {
  SearchGoal about = SearchGoal::hint;  ///< any but move
  bool done = false;                    ///< no more will follow
};
/// The engine was lost, or is back.
struct EngineChanged {
  bool lost = false;
};
/// The position editor changed.
struct Drafted {
  std::optional<Draft> draft;       ///< current; nothing once closed
  std::optional<Cell> cell;         ///< where a mark was placed or removed
  std::optional<ParseError> fault;  ///< why a text was rejected
};
/// One bad part of an address or of settings.
struct BadAddress {
  AddressFault fault;
};
/// `count` more bad parts.
struct MoreFaults {
  int count = 0;
};
/// A remote game: what it would send has changed, or a token has arrived.
struct MatchChanged {
  enum class What : std::uint8_t {
    changed,          ///< just that: a move, or the game is no longer remote
    joined,           ///< this device took its seat
    undo_asked,       ///< by this device if still unsent, otherwise by the friend
    undo_agreed,      ///< a player agreed to the other's request
    undo_refused,     ///< a player refused the other's request
    own,              ///< the token was written here, for someone else to open
    older,            ///< the token is older than what is known
    same,             ///< the token has nothing new
    fork,             ///< the token's game differs from the move `at` on; no effect
    out_of_turn,      ///< a live token with what the friend cannot do now; no effect
    undo_crossed,     ///< both asked for an undo; the current request wins
    rematch_offered,  ///< a live token starts the next game; no effect: `letter` or a rematch
                      ///< starts it here
  };
  What what = What::changed;
  int at = 0;        ///< from 1; 0 unless a fork
  std::string save;  ///< the session's current save
};
/// A save that could not be read, and was ignored.
struct BadSave {
  SaveError error;
};
/// A token that could not be read, and was ignored.
struct BadMatchToken {
  MatchTokenError error;
};
/// A text that is not a command.
struct BadCommandText {
  BadCommand error;
};

}  // namespace event

using Event =
    std::variant<event::Started, event::Played, event::Stepped, event::Sidelined, event::Restored,
                 event::Finished, event::PlayersChanged, event::Aimed, event::Refused,
                 event::Analysing, event::Reviewing, event::Thought, event::EngineChanged,
                 event::Drafted, event::BadAddress, event::MoreFaults, event::MatchChanged,
                 event::BadSave, event::BadMatchToken, event::BadCommandText>;

using Events = std::vector<Event>;

template <class... Kinds>
[[nodiscard]] bool is_one_of(const Event& event) {
  return (std::holds_alternative<Kinds>(event) || ...);
}

/// A list of one event.
[[nodiscard]] Events only(Event event);

void append(Events& events, Events more);

/// The event for a failed parse_command().
[[nodiscard]] Events refusal_of(const CommandError& error);
/// One event per listed fault, then MoreFaults if needed.
[[nodiscard]] Events faults_of(const AddressFaults& faults);

// JSON that events and views share.

void write_players(JsonWriter& json, PlayerKind x, PlayerKind o);
void write_score(JsonWriter& json, const Score& score);
/// A board as in views: its size and marks, no completed line.
void write_draft(JsonWriter& json, const std::optional<Draft>& draft);
void write_rules(JsonWriter& json, const games::AnyRules& rules);
void write_mark(JsonWriter& json, std::string_view key, std::optional<Mark> mark);

/// An event as JSON for the page; the form is in web/program/contract.ts.
[[nodiscard]] std::string to_json(const Event& event);

}  // namespace mnk
