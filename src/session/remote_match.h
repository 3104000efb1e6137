#pragma once

#include <optional>

#include "session/command.h"
#include "session/current_game.h"
#include "session/match_state.h"

namespace mnk {

/// The result of a command in a remote match.
struct Verdict {
  event::MatchChanged::What what = event::MatchChanged::What::changed;
  int at = 0;  ///< for a fork, the first move that differs, from 1
};

/// Handles commands in a remote match: it knows this device's seat, what the others know, and the
/// request to undo. relation_of() has the rules for arriving tokens.
class RemoteMatch {
 public:
  /// `game` must outlive this, and be a game of the match before the first command.
  RemoteMatch(CurrentGame& game, const MatchState& state) : current_(game), state_(state) {}

  [[nodiscard]] const MatchState& state() const { return state_; }
  /// Whether this device can request an undo or take back an unsent move.
  [[nodiscard]] bool can_undo() const { return can_retract() || can_ask_undo(); }
  /// Whether hint and analysis are allowed: once the game is over, or if the terms say so.
  [[nodiscard]] bool allows_help() const { return state_.terms.help || current_.over(); }
  /// Why this device cannot make any move now.
  [[nodiscard]] std::optional<event::Refused::Reason> refusal() const;
  /// The same for one move.
  [[nodiscard]] std::optional<event::Refused::Reason> refusal(Cell move) const;

  Verdict operator()(const command::Play& play);
  /// Takes an unsent move back; otherwise asks the friend.
  Verdict operator()(const command::Undo& undo);
  Verdict operator()(const command::Rematch& rematch);
  Verdict operator()(const command::SetPlayers& players);
  Verdict operator()(const command::Sent& sent);
  Verdict operator()(const command::Answer& answer);
  Verdict operator()(const command::SetName& name);
  Verdict operator()(const command::Withdraw& withdraw);

  /// A token of this match.
  Verdict operator()(const command::Receive& receive);
  /// The same, but on a fork the token's game wins.
  Verdict operator()(const command::Prefer& prefer);
  /// The same over a live connection: rejects what the friend cannot have done now.
  Verdict operator()(const command::ReceiveLive& live);

 private:
  [[nodiscard]] std::optional<Mark> own_mark() const {
    return mark_of(state_.seat, current_.series().first_plays_x);
  }
  [[nodiscard]] bool can_retract() const;
  [[nodiscard]] bool can_ask_undo() const;
  [[nodiscard]] std::optional<int> own_undo_target() const;
  /// Whether this seat has asked for an undo.
  [[nodiscard]] bool requests_undo() const {
    return state_.undo == UndoRequest::asked && state_.asker == state_.seat;
  }
  /// Whether that request is still unsent.
  [[nodiscard]] bool can_withdraw() const;
  /// The game as a token for this device's own seat.
  [[nodiscard]] MatchToken own_token() const {
    return match_token_of(current_.saved(state_), state_.seat);
  }
  Verdict refuse(event::Refused::Reason reason, std::optional<Cell> cell = {});
  /// Whether a connected friend can have done this: a move, a request or an answer, or the start of
  /// the next game.
  [[nodiscard]] bool is_in_turn(const MatchToken& token) const;
  /// Drops all moves after the first `ply`.
  void shorten(int ply);
  Verdict take(const MatchToken& token);
  /// Whether it asks for an undo with the same moves as here.
  [[nodiscard]] bool is_crossed_by(const MatchToken& token) const;
  /// Accepts an undo request or answer that wins once this device withdraws its unsent act.
  void hear_before_unsent(const MatchToken& token);
  Verdict follow(const MatchToken& token);
  Verdict take_back(const MatchToken& token);
  void begin_next(const MatchToken& token);
  /// Plays the moves that are new here.
  void place_new(const MatchToken& token);
  /// Everything in a token but the moves, for this seat.
  void adopt(const MatchToken& token);
  /// Takes the guest's name, unless this is the guest's device and has one.
  void take_name(const MatchToken& token);
  /// Call before a move or request of this device, so that it can be withdrawn.
  void remember();
  /// Withdraws it.
  void recall();

  CurrentGame& current_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
  MatchState state_;
};

}  // namespace mnk
