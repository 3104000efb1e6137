#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "players/random.h"
#include "session/command.h"
#include "session/event.h"
#include "session/game.h"
#include "session/series.h"
#include "session/thinker_client.h"
#include "session/view.h"

namespace mnk {

/// One game in progress, in a series of games, with its thinker: commands in, events out, and a
/// view that says how things stand. It knows no screen and never waits: whoever runs it calls
/// tick() when the thinker has something to say, and when a move becomes due.
class Session {
 public:
  using Clock = ThinkerClient::Clock;

  /// Two people and an empty board. The thinker must outlive the session. Ids of games and all
  /// chance of the computer players come from `seed`.
  Session(Thinker& thinker, Clock clock, std::uint64_t seed);

  /// The first game, for a program that may have been here before. An address (see address.h) that
  /// is the `tab`'s saved game as it stood continues that game; any other one opens a game. Without
  /// an address the game of the tab goes on, else that of the store; one that is over is followed
  /// by the next of its series, on the empty board. All three may be empty; a save that cannot be
  /// read counts as empty. An address that holds a letter, `g=LETTER`, is no game of its own: what
  /// goes on without an address goes on, and then the letter arrives.
  Events start(std::string_view address, std::string_view tab, std::string_view store);

  /// Carries out a command. A refused one changes nothing but the aim.
  Events run(const Command& command);
  /// The same with a command's text.
  Events run(std::string_view text);

  /// Takes what the thinker has to say and plays a move that is due.
  Events tick();
  /// Milliseconds until tick() has a move to play; nothing when none is ready.
  [[nodiscard]] std::optional<std::uint64_t> due_in() const {
    return draft_ ? std::nullopt : client_.due_in();
  }

  [[nodiscard]] View view() const;
  [[nodiscard]] const Game& game() const { return game_; }
  [[nodiscard]] const Position& position() const { return game_.position(); }
  [[nodiscard]] const Settings& settings() const { return game_.settings(); }
  [[nodiscard]] std::optional<Cell> aim() const { return aim_; }
  [[nodiscard]] const std::optional<Draft>& draft() const { return draft_; }
  [[nodiscard]] const Thoughts& thoughts() const { return client_.thoughts(); }
  /// Whether whoever sits here has to move: no computer, and no friend who is elsewhere.
  [[nodiscard]] bool own_move() const {
    return apart_ ? !refusal_of_seat() : game_.human_to_move();
  }
  [[nodiscard]] bool thinker_lost() const { return lost_told_; }
  /// The game as a value, with all that must last.
  [[nodiscard]] Save saved() const {
    return {.id = id_, .game = game_, .series = series_, .apart = apart_, .draft = draft_};
  }

  /// The same as a text. `resume` with it brings back this view, but for the thoughts, the aim and
  /// what is being set up; start() brings back that too.
  [[nodiscard]] std::string save() const { return to_text(saved()); }

 private:
  struct Runner;
  /// Does what run() does, and does not hand over the events yet.
  void apply(const Command& command);

  [[nodiscard]] static event::Refused::Reason from_engine(Refusal refusal);
  /// Why a human cannot play there now; nothing when it can be done.
  [[nodiscard]] std::optional<event::Refused::Reason> refusal(Cell cell) const;
  void refuse(event::Refused::Reason reason, std::optional<Cell> cell = {});
  void play(Cell cell);
  void place(Cell cell, PlayerKind by);
  void step(std::optional<int> target, event::Stepped::By by, event::Refused::Reason when_nowhere);
  void finish();

  // Of the beginning of games: session_start.cpp.
  void begin(event::Started::How how, const Settings& settings, std::optional<Position> start);
  void take_up(const Save& save, bool same_game);
  void tell_started(event::Started::How how);
  void go_on(const std::optional<Save>& own, std::optional<Save> newest);

  // Of a game whose players are apart: session_apart.cpp. Where one is needed, there is one.
  [[nodiscard]] std::optional<Mark> own_mark() const;
  /// Why this device cannot move now, whatever the cell.
  [[nodiscard]] std::optional<event::Refused::Reason> refusal_of_seat() const;
  /// Whether an undo can be asked for, or a move taken back that nobody knows of.
  [[nodiscard]] bool can_ask_undo() const;
  [[nodiscard]] bool can_retract() const;
  [[nodiscard]] std::optional<int> own_undo_target() const;
  [[nodiscard]] bool is_asked() const;
  void invite(const command::Invite& invitation);
  void receive(const Letter& letter, command::Receive::Way way);
  /// Whether a friend who is connected can have done this: one move of their own, a wish or an
  /// answer, or the beginning of the next game.
  [[nodiscard]] bool is_in_turn(const Letter& letter) const;
  void prefer(const Letter& letter);
  void join(const Letter& letter);
  void follow(const Letter& letter);
  void begin_next(const Letter& letter);
  void set_score(const Letter& letter);
  /// The moves that are not there yet, and all else that a letter brings to this seat.
  void take_over(const Letter& letter);
  void ask_undo();
  void answer(bool agree);
  void rematch_apart(bool swap_marks);
  /// The game goes on after so many moves, the later ones are gone.
  void shorten(int ply);
  void correct(std::vector<Cell> moves);
  void say(event::ApartChanged::What what, int at = 0);
  /// Says what has changed, unless say() was called.
  void tell_apart();

  // Of a position that is being set up: session_draft.cpp.
  /// It begins, if it has not.
  Draft& drafted();
  void tell_draft(std::optional<Cell> cell = {}, std::optional<ParseError> fault = {});
  void redraft(const command::Redraft& wanted);
  void put(const command::Put& wanted);
  void end_draft();

  // Of what is thought about beside the game: session_thoughts.cpp.
  void hint();
  void analyse(bool on);
  void explain(const command::Explain& wanted);
  void explain_nothing();
  void review(bool on);
  /// Asks the thinker for what is wanted now, and says what has ended.
  void settle();
  void think_of(ThinkTask about, bool done);
  /// Drops what nobody is there to give, and says so.
  void give_up();

  /// Hands over the events of one command or tick.
  Events told();

  Random ids_;
  std::uint64_t id_;
  Game game_;
  Series series_;
  EndsCounted ends_;
  std::optional<Cell> aim_;
  std::optional<Draft> draft_;
  ThinkerClient client_;
  bool lost_told_ = false;
  std::optional<Apart> apart_;
  event::ApartChanged::What to_say_ = {};  ///< to be told when the command is carried out
  int fork_at_ = 0;
  std::string apart_told_;  ///< what others and this device knew of the game when it was told last
  Events events_;           ///< of the command that is being carried out
};

}  // namespace mnk
