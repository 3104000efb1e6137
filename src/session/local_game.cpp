#include "session/local_game.h"

#include <utility>

namespace mnk {

using Reason = event::Refused::Reason;

void LocalGame::operator()(const command::Play& play) {
  const Cell move = current_.position().move_at(play.cell);
  if (const auto reason = refusal(move)) {
    current_.refuse(*reason, move);
  } else if (current_.game().repeats_history(move)) {
    // With the computer's reply that followed.
    current_.step(current_.game().redo_target(), CurrentGame::By::play, Reason::nothing_to_redo);
  } else {
    current_.place(move, PlayerKind::human);
  }
}

void LocalGame::operator()(const command::Aim& aim) {
  const Cell move = current_.position().move_at(aim.cell);
  if (const auto reason = refusal(move)) {
    current_.refuse(*reason, move);
  } else {
    current_.emit(event::Aimed{move});
  }
}

void LocalGame::operator()(const command::Undo& /*undo*/) {
  current_.step(current_.game().undo_target(), CurrentGame::By::undo, Reason::nothing_to_undo);
}

void LocalGame::operator()(const command::Rematch& rematch) {
  Settings settings = current_.settings();
  if (rematch.swap_marks) {
    std::swap(settings.x, settings.o);
    current_.exchange_marks();
  }
  // From a position in which the game is over there is nothing to play again.
  const auto& start = current_.game().start();
  const bool playable = start && !start->outcome().over();
  current_.begin(CurrentGame::How::rematch, settings, playable ? start : std::nullopt);
}

void LocalGame::operator()(const command::Answer& /*answer*/) {
  current_.refuse(Reason::nothing_to_answer);
}

void LocalGame::operator()(const command::Withdraw& /*withdraw*/) {
  current_.refuse(Reason::nothing_to_withdraw);
}

std::optional<Reason> LocalGame::refusal(Cell cell) const {
  if (const auto refusal = current_.position().refusal(cell)) return reason_of(*refusal);
  if (current_.game().human_to_move()) return std::nullopt;
  // No computer is about to move at an earlier moment.
  return current_.game().at_end() ? Reason::not_your_turn : Reason::earlier_move;
}

}  // namespace mnk
