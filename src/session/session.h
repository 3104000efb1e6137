#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "session/advice.h"
#include "session/command.h"
#include "session/current_game.h"
#include "session/event.h"
#include "session/position_editor.h"
#include "session/remote_match.h"
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
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  ~Session() = default;

  /// Begins with the first game, for a program that may have been here before. An address (see
  /// address.h) of the `tab`'s saved game as it stood continues that game; any other address opens
  /// a new one. Without an address the game of the tab goes on, else that of the store; one that is
  /// over is followed by the next of its series, on the empty board. All three may be empty; a save
  /// that cannot be read counts as empty. An address that holds a letter, `g=LETTER`, is not a game
  /// of its own: the game that would go on without an address goes on, and then the letter is
  /// received.
  Events start(std::string_view address, std::string_view tab, std::string_view store);

  /// Carries out a command: hands it to whoever is in charge. That is the position editor while a
  /// position is set up, else the match with a friend elsewhere, else the game. A refused one
  /// changes nothing but the aim.
  Events run(Command command);
  /// The same with a command's text.
  Events run(std::string_view text);

  /// Takes what the thinker has to say and plays a move that is due.
  Events tick();
  /// Milliseconds until tick() has a move to play; nothing when none is ready.
  [[nodiscard]] std::optional<std::uint64_t> due_in() const {
    return draft() ? std::nullopt : advice_.due_in();
  }

  [[nodiscard]] View view() const;
  [[nodiscard]] const Game& game() const { return current_.game(); }
  /// At the moment that is looked at.
  [[nodiscard]] const games::AnyPosition& position() const { return current_.position(); }
  [[nodiscard]] const Settings& settings() const { return current_.settings(); }
  [[nodiscard]] std::optional<Cell> aim() const { return aim_; }
  [[nodiscard]] const std::optional<Draft>& draft() const { return editor_.draft(); }
  [[nodiscard]] const Thoughts& thoughts() const { return advice_.thoughts(); }
  /// Whether whoever sits here has to move: no computer, and no friend who is elsewhere.
  [[nodiscard]] bool own_move() const {
    return match_ ? !match_->refusal() : game().human_to_move();
  }
  [[nodiscard]] bool thinker_lost() const { return advice_.lost(); }
  /// The game as a value, with all that must last.
  [[nodiscard]] Save saved() const;

  /// The same as a text. `resume` with it brings back this view, but for the thoughts, the aim and
  /// what is being set up; start() brings back that too.
  [[nodiscard]] std::string save() const { return to_text(saved()); }

 private:
  struct Runner;

  /// Whether hint, analysis, reasons and review may be asked for.
  [[nodiscard]] bool allows_help() const { return !match_ || match_->allows_help(); }

  [[nodiscard]] std::optional<MatchState> match() const;
  /// What others and this device know of a match; empty when there is none.
  [[nodiscard]] std::string known() const;
  /// Carries out a command that has not been refused.
  Events carry_out(const Command& command);
  /// Goes on with a kept game, or begins a new one.
  void go_on(const std::optional<Save>& own, std::optional<Save> newest);
  /// Puts the game of a save on the board, and somebody in charge of it. Tells nothing yet.
  void take_up(const Save& save, bool same_game);
  /// Hands over the events of one command or tick, among them that of the match if anything else is
  /// known of it than before.
  Events told(const std::string& known_before, Verdict verdict = {});

  CurrentGame current_;
  Advice advice_;
  PositionEditor editor_;
  std::optional<RemoteMatch> match_;  ///< while the game is a remote one
  std::optional<Cell> aim_;
};

}  // namespace mnk
