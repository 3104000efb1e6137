#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/position.h"
#include "session/command.h"
#include "session/current_game.h"
#include "session/draft.h"
#include "session/engine_controller.h"
#include "session/event.h"
#include "session/game.h"
#include "session/match_state.h"
#include "session/position_editor.h"
#include "session/remote_match.h"

namespace mnk {

/// The cells of all completed lines of a position, row-major, each once.
[[nodiscard]] std::vector<Cell> cells_of_lines(const games::AnyPosition& position);

/// The game in progress, its series and its engine: commands in, events out. Front ends show what
/// the functions below say; state_update.h has all of it as JSON. It knows no screen and never
/// blocks: the front end calls tick() when the engine reports and when a move is due.
class Session {
 public:
  using Clock = EngineController::Clock;

  /// Two people and an empty board. The engine must outlive the session. All ids and randomness
  /// come from `seed`.
  Session(Engine& engine, Clock clock, std::uint64_t seed);
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  ~Session() = default;

  /// Puts the first game on the board. An address (address.h) that matches the `tab`'s save
  /// continues that game; any other address opens a new one. Without an address the tab's game
  /// continues, else the store's; after a finished one the next of its series starts on the empty
  /// board. All three may be empty; an unreadable save counts as empty. With a token, `g=LETTER`,
  /// the game continues as without an address and then receives the token.
  Events start(std::string_view address, std::string_view tab, std::string_view store);

  /// Runs a command: in the position editor while it is open, else in the remote match or the local
  /// game. A refused command changes nothing but the aim.
  Events run(Command command);
  /// The same for a command's text.
  Events run(std::string_view text);

  /// Takes the engine's reports and plays a move that is due.
  Events tick();
  /// Milliseconds until tick() plays a move; nothing if none is ready.
  [[nodiscard]] std::optional<std::uint64_t> due_in() const {
    return draft() ? std::nullopt : engine_.due_in();
  }

  [[nodiscard]] const Game& game() const { return current_.game(); }
  /// At the cursor.
  [[nodiscard]] const games::AnyPosition& position() const { return current_.position(); }
  [[nodiscard]] const Settings& settings() const { return current_.settings(); }
  [[nodiscard]] std::optional<Cell> aim() const { return aim_; }
  [[nodiscard]] const std::optional<Draft>& draft() const { return editor_.draft(); }
  [[nodiscard]] const Thoughts& thoughts() const { return engine_.thoughts(); }
  /// Whether it is this device's turn, not a computer's or a remote friend's.
  [[nodiscard]] bool own_move() const {
    return match_ ? !match_->refusal() : game().human_to_move();
  }
  [[nodiscard]] bool can_undo() const {
    return match_ ? match_->can_undo() : game().undo_target().has_value();
  }
  /// Whether hint, analysis, reasons and review are allowed.
  [[nodiscard]] bool allows_help() const { return !match_ || match_->allows_help(); }
  [[nodiscard]] bool engine_lost() const { return engine_.lost(); }
  [[nodiscard]] Save saved() const;

  /// saved() as text. `resume` restores everything from it but thoughts, aim, editor, and a look
  /// at another move of a finished game; start() restores the editor too.
  [[nodiscard]] std::string save() const { return to_text(saved()); }

 private:
  struct Runner;

  [[nodiscard]] std::optional<MatchState> match() const {
    return match_ ? std::optional(match_->state()) : std::nullopt;
  }
  /// What this device and the others know of the match; empty if none.
  [[nodiscard]] std::string match_text() const {
    return match_ ? to_text(match_->state()) + address_of(saved()) : "";
  }
  /// Runs a command that the editor has let through.
  Events carry_out(const Command& command);
  /// Continues a stored game, or begins a new one.
  void resume_or_begin(const std::optional<Save>& own, std::optional<Save> newest);
  /// Puts a save's game and match on the board. Emits nothing.
  void take_up(const Save& save, bool same_game);
  /// Returns the events of one command or tick, with MatchChanged if anything known of the match
  /// has changed.
  Events events_since(const std::string& text_before, Verdict verdict = {});

  CurrentGame current_;
  EngineController engine_;
  PositionEditor editor_;
  std::optional<RemoteMatch> match_;  ///< for a remote game
  std::optional<Cell> aim_;
};

}  // namespace mnk
