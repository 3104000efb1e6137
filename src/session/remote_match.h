#pragma once

#include <optional>

#include "session/command.h"
#include "session/current_game.h"
#include "session/match_state.h"

namespace mnk {

/// The outcome of a command for a remote match.
struct Verdict {
  event::MatchChanged::What what = event::MatchChanged::What::changed;
  int at = 0;  ///< for a fork, the first move that differs, from 1
};

/// Handles commands in a remote match: it knows this device's seat, what the others know, and the
/// request to undo. relation_of() has the rules for what arrives from them.
class RemoteMatch {
 public:
  /// The game must outlive it, and be one of this match as soon as a command comes.
  RemoteMatch(CurrentGame& game, const MatchState& state) : current_(game), state_(state) {}

  [[nodiscard]] const MatchState& state() const { return state_; }
  /// Whether an undo can be requested, or an unsent move withdrawn.
  [[nodiscard]] bool can_undo() const { return can_retract() || can_ask_undo(); }
  /// Whether hint and analysis may be asked for: once the game is over, or where both want it so.
  [[nodiscard]] bool allows_help() const { return state_.terms.help || current_.over(); }
  /// Why this device cannot move now, whatever the cell.
  [[nodiscard]] std::optional<event::Refused::Reason> refusal() const;
  /// The same of one move.
  [[nodiscard]] std::optional<event::Refused::Reason> refusal(Cell move) const;

  Verdict operator()(const command::Play& play);
  /// Takes back a move that was not sent; asks for any other.
  Verdict operator()(const command::Undo& undo);
  Verdict operator()(const command::Rematch& rematch);
  Verdict operator()(const command::SetPlayers& players);
  Verdict operator()(const command::Sent& sent);
  Verdict operator()(const command::Answer& answer);
  Verdict operator()(const command::SetName& name);
  Verdict operator()(const command::Withdraw& withdraw);

  /// A token of this match.
  Verdict operator()(const command::Receive& receive);
  /// The same, and where the two games differ it is right.
  Verdict operator()(const command::Prefer& prefer);
  /// The same for a live connection: anything the friend cannot have done now is rejected.
  Verdict operator()(const command::ReceiveLive& live);

 private:
  [[nodiscard]] std::optional<Mark> own_mark() const {
    return mark_of(state_.seat, current_.series().first_plays_x);
  }
  [[nodiscard]] bool can_retract() const;
  [[nodiscard]] bool can_ask_undo() const;
  [[nodiscard]] std::optional<int> own_undo_target() const;
  /// Whether an undo was asked for in the name of this seat.
  [[nodiscard]] bool requests_undo() const {
    return state_.undo == UndoRequest::asked && state_.asker == state_.seat;
  }
  /// Whether it has not been sent.
  [[nodiscard]] bool can_withdraw() const;
  /// The token this device would send.
  [[nodiscard]] MatchToken own_token() const {
    return match_token_of(current_.saved(state_), state_.seat);
  }
  Verdict refuse(event::Refused::Reason reason, std::optional<Cell> cell = {});
  /// Whether a connected friend can have done this: one move, a request or an answer, or the start
  /// of the next game.
  [[nodiscard]] bool is_in_turn(const MatchToken& token) const;
  /// Cuts the game off after `ply` moves.
  void shorten(int ply);
  Verdict take(const MatchToken& token);
  /// Whether it asks to undo the same moves as this device has.
  [[nodiscard]] bool is_crossed_by(const MatchToken& token) const;
  /// Takes an undo request, or the answer to one, that holds once this device takes back what it
  /// has not sent yet.
  void hear_before_unsent(const MatchToken& token);
  Verdict follow(const MatchToken& token);
  Verdict take_back(const MatchToken& token);
  void begin_next(const MatchToken& token);
  /// The moves that are not there yet.
  void place_new(const MatchToken& token);
  /// All that a token says but its moves, for this seat.
  void adopt(const MatchToken& token);
  /// The guest's name, unless this is a device of the guest that has one.
  void take_name(const MatchToken& token);
  /// Before a move or request by this device: the state to return to if it is withdrawn.
  void remember();
  /// It is taken back.
  void recall();

  CurrentGame& current_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
  MatchState state_;
};

}  // namespace mnk
