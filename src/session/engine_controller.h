#pragma once

#include <cstdint>
#include <optional>

#include "session/command.h"
#include "session/current_game.h"
#include "session/engine_client.h"

namespace mnk {

/// Asks the engine for a hint, the analysis, explanations, the review, and the computer's moves.
class EngineController {
 public:
  /// Engine and game must outlive it. All chance of the computer players comes from `seed`.
  EngineController(CurrentGame& game, Engine& engine, EngineClient::Clock clock,
                   std::uint64_t seed);

  [[nodiscard]] const Thoughts& thoughts() const { return client_.thoughts(); }
  /// Whether the loss of the engine has been reported.
  [[nodiscard]] bool lost() const { return lost_emitted_; }

  void operator()(const command::Hint& hint);
  void operator()(const command::Analyse& analyse);
  void operator()(const command::Explain& explain);
  void operator()(const command::ExplainNothing& nothing);
  void operator()(const command::ReviewGame& review);
  void operator()(const command::SetPace& pace) { client_.set_pace(pace.milliseconds); }
  void operator()(const command::Retry& /*retry*/) { client_.retry(); }

  /// Takes what the engine has to say.
  void listen();
  /// The computer's move, once it is due.
  [[nodiscard]] std::optional<Cell> take_due_move() { return client_.take_due_move(); }
  /// Milliseconds until a move that is ready becomes due; nothing when none is.
  [[nodiscard]] std::optional<std::uint64_t> due_in() const { return client_.due_in(); }
  /// Starts the next request and emits what has ended. Unless `allowed`, only the computer's moves
  /// may be requested.
  void settle(bool allowed);

 private:
  void emit_progress(SearchGoal about, bool done);
  /// Why help is not allowed now; nothing if it is.
  [[nodiscard]] std::optional<event::Refused::Reason> refusal() const;
  /// Drops all that is wanted.
  void forbid();
  /// Drops whatever needs an engine, and says so.
  void give_up();

  CurrentGame& current_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
  EngineClient client_;
  bool allowed_ = true;
  bool lost_emitted_ = false;
};

}  // namespace mnk
