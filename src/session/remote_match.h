#pragma once

#include <optional>

#include "session/command.h"
#include "session/current_game.h"
#include "session/match_state.h"

namespace mnk {

/// What there is to say of a remote match after a command.
struct Verdict {
  event::MatchChanged::What what = event::MatchChanged::What::changed;
  int at = 0;  ///< for a fork, the first move that differs, from 1
};

/// In charge of a remote game: it knows the seat of this device, what the others know, and the wish
/// to undo. What comes from them is merged by the rules of merge.h.
class RemoteMatch {
 public:
  /// The game must outlive it, and be one of this match as soon as a command comes.
  RemoteMatch(CurrentGame& game, const MatchState& state) : current_(game), state_(state) {}

  [[nodiscard]] const MatchState& state() const { return state_; }
  /// Whether an undo can be asked for, or a move taken back that nobody else knows of.
  [[nodiscard]] bool can_undo() const { return can_retract() || can_ask_undo(); }
  /// Whether hint and analysis may be asked for: once the game is over, or where both want it so.
  [[nodiscard]] bool allows_help() const { return state_.terms.help || current_.over(); }
  /// Why this device cannot move now, whatever the cell.
  [[nodiscard]] std::optional<event::Refused::Reason> refusal() const;

  Verdict operator()(const command::Play& play);
  Verdict operator()(const command::Aim& aim);
  /// Takes back a move that was not sent; asks for any other.
  Verdict operator()(const command::Undo& undo);
  Verdict operator()(const command::Redo& redo);
  Verdict operator()(const command::Jump& jump);
  Verdict operator()(const command::Restore& restore);
  Verdict operator()(const command::Rematch& rematch);
  Verdict operator()(const command::SetPlayers& players);
  Verdict operator()(const command::Sent& sent);
  Verdict operator()(const command::Answer& answer);
  Verdict operator()(const command::Withdraw& withdraw);

  /// A letter of this match.
  Verdict operator()(const command::Receive& receive);
  /// The same, and where the two games differ it is right.
  Verdict operator()(const command::Prefer& prefer);
  /// The same, from a friend who is connected: what they cannot have done now is not taken.
  Verdict operator()(const command::ReceiveLive& live);

 private:
  [[nodiscard]] std::optional<Mark> own_mark() const;
  [[nodiscard]] bool can_retract() const;
  [[nodiscard]] bool can_ask_undo() const;
  [[nodiscard]] std::optional<int> own_undo_target() const;
  /// Whether an undo was asked for in the name of this seat.
  [[nodiscard]] bool wishes_undo() const;
  /// Whether nobody else knows of that.
  [[nodiscard]] bool can_withdraw() const;
  /// What this device would send.
  [[nodiscard]] Letter known() const;
  Verdict refuse(event::Refused::Reason reason, std::optional<Cell> cell = {});
  /// Whether a friend who is connected can have done this: one move of their own, a wish or an
  /// answer, or the beginning of the next game.
  [[nodiscard]] bool is_in_turn(const Letter& letter) const;
  /// The game goes on after so many moves, the later ones are gone.
  void shorten(int ply);
  Verdict take(const Letter& letter);
  /// Whether it asks for an undo of the moves of which this device has asked for one.
  [[nodiscard]] bool is_crossed_by(const Letter& letter) const;
  /// A wish or an answer that holds once a move or a wish is taken back that was not sent.
  void hear_behind(const Letter& letter);
  Verdict follow(const Letter& letter);
  Verdict take_back(const Letter& letter);
  void begin_next(const Letter& letter);
  /// The moves that are not there yet.
  void place_new(const Letter& letter);
  /// All that a letter says but its moves, for this seat.
  void adopt(const Letter& letter);
  /// Before a move or a wish of one's own: what holds if it is taken back.
  void remember();
  /// It is taken back.
  void recall();

  CurrentGame& current_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
  MatchState state_;
};

}  // namespace mnk
