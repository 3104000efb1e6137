#pragma once

#include <array>
#include <cstdint>
#include <expected>
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

/// Everything that can happen in a session, each thing once. All that is shown, heard, counted or
/// stored follows these, and nobody compares two views. Together they say all that the view says:
/// playing the events of a session back gives its view.
namespace mnk {

/// A game that was played to its end.
struct GameRecord {
  std::uint64_t id = 0;  ///< a record with the same id replaces this one
  Settings settings;
  Outcome outcome = Outcome::in_progress();
  std::vector<Cell> moves;
  std::optional<games::AnyPosition> start = std::nullopt;  ///< that was set up
};

namespace event {

/// A game is on the board, and no position is being set up.
struct Started {
  enum class How : std::uint8_t {
    new_game,
    rematch,
    opened,
    resumed,
    corrected,  ///< the same remote game with other moves: some were taken back, or the two games
                ///< differed
  };
  static constexpr std::array<std::string_view, 5> names{"new", "rematch", "opened", "resumed",
                                                         "corrected"};
  How how = How::new_game;
  Save save;
};
/// A move at the end of the history.
struct Played {
  Cell cell;
  Mark mark = Mark::X;
  PlayerKind by = PlayerKind::human;
};
/// Back or forward in the history.
struct Stepped {
  enum class By : std::uint8_t { undo, redo, jump, play };
  static constexpr std::array<std::string_view, 4> names{"undo", "redo", "jump", "play"};
  int from = 0;  ///< moves on the board
  int to = 0;
  By by = By::undo;  ///< `play`: the move that came next anyway
};
/// Later moves have left the history; comes before Played.
struct SetAside {
  std::vector<Cell> moves;
};
/// The moves that had been set aside are the history again.
struct Restored {
  std::vector<Cell> moves;  ///< those after the cursor
  int cursor = 0;
};
/// The move or step before has come to the end of the game.
struct Finished {
  Outcome outcome = Outcome::in_progress();
  Score score;
  std::optional<GameRecord> record;  ///< nothing when just this end was counted before
};
struct PlayersChanged {
  PlayerKind x = PlayerKind::human;
  PlayerKind o = PlayerKind::human;
};
struct Aimed {
  Cell cell;
};
/// Nothing happened, and why.
struct Refused {
  enum class Reason : std::uint8_t {
    off_the_board,
    taken,
    game_over,
    not_your_turn,  ///< a computer is to move
    nothing_to_undo,
    nothing_to_redo,
    nothing_to_restore,
    no_such_ply,
    no_engine,     ///< nobody is there to think
    earlier_move,  ///< the board shows an earlier moment of the game
    // The others are of remote games.
    friends_turn,
    only_watching,
    not_over,             ///< the next game comes after this one
    score_full,           ///< no token could hold the score any more, or one move more
    friend_elsewhere,     ///< nobody else can take that seat
    nothing_to_answer,    ///< nobody asks for an undo
    nothing_to_withdraw,  ///< no undo was asked for here, or the friend may know of it
    no_help,              ///< hint and analysis wait for the end of the game
    setting_up,           ///< of any game: it stands still while a position is set up
    // These of games whose marks fall.
    column_full,
    floating,  ///< the mark would fall further
  };
  static constexpr std::array<std::string_view, 21> names{"off_the_board",
                                                          "taken",
                                                          "game_over",
                                                          "not_your_turn",
                                                          "nothing_to_undo",
                                                          "nothing_to_redo",
                                                          "nothing_to_restore",
                                                          "no_such_ply",
                                                          "no_engine",
                                                          "earlier_move",
                                                          "friends_turn",
                                                          "only_watching",
                                                          "not_over",
                                                          "score_full",
                                                          "friend_elsewhere",
                                                          "nothing_to_answer",
                                                          "nothing_to_withdraw",
                                                          "no_help",
                                                          "setting_up",
                                                          "column_full",
                                                          "floating"};
  Reason reason = Reason::off_the_board;
  std::optional<Cell> cell;
};
/// Analysis was switched on or off.
struct Analysing {
  bool on = false;
};
/// A review has begun, or was dropped.
struct Reviewing {
  bool on = false;
};
/// The thoughts have changed, see Session::thoughts().
struct Thought {
  SearchGoal about = SearchGoal::hint;  ///< any but move
  bool done = false;                    ///< nothing more will come
};
/// Whether an engine is available.
struct EngineChanged {
  bool lost = false;
};
/// Something about the position that is being set up.
struct Drafted {
  std::optional<Draft> draft;       ///< as it is now; nothing when it was dropped
  std::optional<Cell> cell;         ///< where a mark was put or removed
  std::optional<ParseError> fault;  ///< why a text was not taken
};
/// One bad part of an address or of settings.
struct BadAddress {
  AddressFault fault;
};
/// There were this many more bad parts.
struct MoreFaults {
  int count = 0;
};
/// Something about a remote game: what it would send to the others has changed, or another token
/// has come.
struct MatchChanged {
  enum class What : std::uint8_t {
    changed,       ///< no more than that: a move, or the game is not a remote one any more
    joined,        ///< this device has taken its seat
    undo_asked,    ///< this device asks for an undo, if that is still unsent; otherwise the friend
    undo_agreed,   ///< one player has agreed to the other's request
    undo_refused,  ///< one player has refused the other's request
    own,           ///< the token was written here, for another player to open
    older,         ///< the token says less than what is known
    same,          ///< the token says nothing new
    fork,          ///< the token's game is another one from the move `at` on; nothing was done
    out_of_turn,   ///< a token that came live says what the friend cannot do now; nothing was done
    undo_crossed,  ///< both have asked for an undo; the request that there is now is the one that
                   ///< holds
    rematch_offered,  ///< a token that came live begins the next game; nothing was done: `letter`
                      ///< or a rematch begins it here
  };
  static constexpr std::array<std::string_view, 12> names{
      "changed", "joined", "undo_asked", "undo_agreed", "undo_refused", "own",
      "older",   "same",   "fork",       "out_of_turn", "undo_crossed", "rematch_offered"};
  What what = What::changed;
  int at = 0;        ///< from 1; 0 but for a fork
  std::string save;  ///< the session's, as it is now
};
/// A save that could not be read; nothing of it was used.
struct BadSave {
  SaveError error;
};
/// A token that could not be read; nothing of it was used.
struct BadMatchToken {
  MatchTokenError error;
};
/// A text that is no command.
struct BadCommandText {
  BadCommand error;
};

}  // namespace event

using Event =
    std::variant<event::Started, event::Played, event::Stepped, event::SetAside, event::Restored,
                 event::Finished, event::PlayersChanged, event::Aimed, event::Refused,
                 event::Analysing, event::Reviewing, event::Thought, event::EngineChanged,
                 event::Drafted, event::BadAddress, event::MoreFaults, event::MatchChanged,
                 event::BadSave, event::BadMatchToken, event::BadCommandText>;

using Events = std::vector<Event>;

/// One thing that happened, and nothing else.
[[nodiscard]] Events only(Event event);

/// Why a text is not a command.
[[nodiscard]] Events refusal_of(const CommandError& error);
/// The faults of an address, if any.
[[nodiscard]] Events faults_of(const AddressFaults& faults);

// JSON that events and views share.

void write_players(JsonWriter& json, PlayerKind x, PlayerKind o);
void write_score(JsonWriter& json, const Score& score);
/// A board as in views: its size and marks, without a line.
void write_draft(JsonWriter& json, const std::optional<Draft>& draft);
void write_rules(JsonWriter& json, const games::AnyRules& rules);
void write_mark(JsonWriter& json, std::string_view key, std::optional<Mark> mark);

/// An event as JSON for the page. web/program/contract.ts has the form.
[[nodiscard]] std::string to_json(const Event& event);

}  // namespace mnk
