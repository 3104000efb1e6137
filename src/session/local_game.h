#pragma once

#include <optional>

#include "session/command.h"
#include "session/current_game.h"

namespace mnk {

/// In charge of a game whose players, people and computers, are all at this device. It has no state
/// besides the game's.
class LocalGame {
 public:
  explicit LocalGame(CurrentGame& game) : current_(game) {}

  void operator()(const command::Play& play);
  void operator()(const command::Aim& aim);
  void operator()(const command::Undo& undo);
  void operator()(const command::Redo& /*redo*/) { current_.redo(); }
  void operator()(const command::Jump& jump) { current_.jump(jump.ply); }
  void operator()(const command::Restore& /*restore*/) { current_.restore(); }
  void operator()(const command::Rematch& rematch);
  void operator()(const command::SetPlayers& players) {
    current_.set_players(players.x, players.o);
  }
  /// A local game has no one to send to.
  void operator()(const command::Sent& /*sent*/) {}
  void operator()(const command::Answer& answer);
  void operator()(const command::Withdraw& withdraw);

 private:
  /// Why a human cannot play there now; nothing when it can be done.
  [[nodiscard]] std::optional<event::Refused::Reason> refusal(Cell cell) const;

  CurrentGame& current_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
};

}  // namespace mnk
