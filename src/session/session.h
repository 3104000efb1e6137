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

/// Everything that a front end shows of a session, at one moment. A plain value, which does not
/// change with the session.
struct View {
  std::uint64_t id = 0;  ///< of the game
  Settings settings;
  std::optional<games::AnyPosition> start;  ///< that was set up; nothing for the empty board
  games::AnyPosition position;              ///< at the cursor
  std::vector<Cell> moves;                  ///< the whole game, also what lies after the cursor
  int cursor = 0;                ///< number of moves that are on the board: 0..moves.size()
  std::vector<Cell> line_cells;  ///< the cells of all completed lines, row-major, each once
  Score score;
  bool first_plays_x = true;
  bool can_undo = false;
  bool can_redo = false;
  bool can_analyse = true;  ///< hint, analysis, reasons and review may be asked for
  int set_aside = 0;        ///< how many moves of the sideline could be restored
  std::optional<Cell> aim;
  std::optional<PlayerKind> awaited;  ///< the computer player that is to move, see Game::awaited()
  bool engine_lost = false;
  std::optional<MatchState> match;  ///< of a remote game
  std::optional<Draft> draft;       ///< the position that is being set up

  /// The cell of the move before the cursor; nothing at the start.
  [[nodiscard]] std::optional<Cell> last_move() const {
    if (cursor == 0) return std::nullopt;
    return moves[static_cast<std::size_t>(cursor - 1)];
  }

  friend bool operator==(const View&, const View&) = default;
};

/// The cells of all completed lines of a position, row-major, each once.
[[nodiscard]] std::vector<Cell> cells_of_lines(const games::AnyPosition& position);

/// One game in progress, its series and its engine: commands in, events out, and an immutable view.
/// It knows no screen and never waits: the front end calls tick() when the engine reports and when
/// a move becomes due.
class Session {
 public:
  using Clock = EngineController::Clock;

  /// Two people and an empty board. The engine must outlive the session. Ids and all randomness
  /// come from `seed`.
  Session(Engine& engine, Clock clock, std::uint64_t seed);
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  ~Session() = default;

  /// Starts with the first game. An address (see address.h) that matches the `tab`'s save continues
  /// that game; any other address opens a new one. Without an address the tab's game continues,
  /// else the store's; a finished one is followed by the next of its series, on the empty board.
  /// All three may be empty; a save that cannot be read counts as empty. With a token, `g=LETTER`,
  /// the game continues as without an address, and then the token is received.
  Events start(std::string_view address, std::string_view tab, std::string_view store);

  /// Runs a command: in the position editor while a position is set up, else in the remote match,
  /// else in the local game. A refused command changes nothing but the aim.
  Events run(Command command);
  /// The same with a command's text.
  Events run(std::string_view text);

  /// Takes what the engine has to say and plays a move that is due.
  Events tick();
  /// Milliseconds until tick() has a move to play; nothing when none is ready.
  [[nodiscard]] std::optional<std::uint64_t> due_in() const {
    return draft() ? std::nullopt : engine_.due_in();
  }

  [[nodiscard]] View view() const;
  [[nodiscard]] const Game& game() const { return current_.game(); }
  /// At the moment that is looked at.
  [[nodiscard]] const games::AnyPosition& position() const { return current_.position(); }
  [[nodiscard]] const Settings& settings() const { return current_.settings(); }
  [[nodiscard]] std::optional<Cell> aim() const { return aim_; }
  [[nodiscard]] const std::optional<Draft>& draft() const { return editor_.draft(); }
  [[nodiscard]] const Thoughts& thoughts() const { return engine_.thoughts(); }
  /// Whether it is this device's turn: no computer's and no remote friend's.
  [[nodiscard]] bool own_move() const {
    return match_ ? !match_->refusal() : game().human_to_move();
  }
  [[nodiscard]] bool engine_lost() const { return engine_.lost(); }
  /// The game as a value, with all that must last.
  [[nodiscard]] Save saved() const;

  /// The same as a text. `resume` with it brings back this view, but for the thoughts, the aim and
  /// what is being set up; start() brings back that too.
  [[nodiscard]] std::string save() const { return to_text(saved()); }

 private:
  struct Runner;

  /// Whether hint, analysis, reasons and review may be asked for.
  [[nodiscard]] bool allows_help() const { return !match_ || match_->allows_help(); }

  [[nodiscard]] std::optional<MatchState> match() const {
    return match_ ? std::optional(match_->state()) : std::nullopt;
  }
  /// What this device and the others know of the match; empty without one.
  [[nodiscard]] std::string match_text() const {
    return match_ ? to_text(match_->state()) + address_of(saved()) : "";
  }
  /// Carries out a command that has not been refused.
  Events carry_out(const Command& command);
  /// Continues a stored game, or begins a new one.
  void go_on(const std::optional<Save>& own, std::optional<Save> newest);
  /// Puts a save's game and match on the board. Emits nothing yet.
  void take_up(const Save& save, bool same_game);
  /// Hands over the events of one command or tick, among them that of the match if anything else is
  /// known of it than before.
  Events events_since(const std::string& text_before, Verdict verdict = {});

  CurrentGame current_;
  EngineController engine_;
  PositionEditor editor_;
  std::optional<RemoteMatch> match_;  ///< while the game is a remote one
  std::optional<Cell> aim_;
};

}  // namespace mnk
