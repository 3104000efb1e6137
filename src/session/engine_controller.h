#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "analysis/review.h"
#include "players/engine.h"
#include "session/command.h"
#include "session/current_game.h"
#include "session/game.h"

namespace mnk {

/// One move of the history, or another one in its place, being explained.
struct ExplainedPly {
  int ply = 0;  ///< moves on the board before it
  Cell move;
  games::AnyPosition position;         ///< before it
  std::optional<SearchReport> report;  ///< the newest
  bool proves = false;                 ///< its own search has proven the result
  /// Asked for once more, with more nodes, because the analysis has proven the result.
  bool at_length = false;

  [[nodiscard]] bool done() const { return report && report->done; }
};

/// The engine's results for the position on the board, and for the game.
struct Thoughts {
  bool hint_wanted = false;
  std::optional<SearchReport> hint;  ///< the answer, once it is there
  bool analysis_wanted = false;
  std::optional<SearchReport> analysis;     ///< the report that knows most
  std::optional<ExplainedPly> explanation;  ///< while one is wanted
  std::optional<Review> review;             ///< while one is wanted
};

/// Asks an engine for what the game on the board needs, one thing at a time: the computer's move
/// first, then a hint, an explanation, the analysis, the review. A long analysis lets the review go
/// first after a while. Keeps the answers as long as what they are about stands. Nothing here
/// waits.
class EngineController {
 public:
  /// Milliseconds, from any start, never running backwards.
  using Clock = std::function<std::uint64_t()>;

  /// Engine and game must outlive it. All chance of the computer players comes from `seed`.
  EngineController(CurrentGame& game, Engine& engine, Clock clock, std::uint64_t seed);

  [[nodiscard]] const Thoughts& thoughts() const { return thoughts_; }
  /// Whether the loss of the engine has been reported.
  [[nodiscard]] bool lost() const { return lost_emitted_; }

  void operator()(const command::Hint& hint);
  void operator()(const command::Analyse& analyse);
  void operator()(const command::Explain& explain);
  void operator()(const command::ExplainNothing& nothing);
  void operator()(const command::ReviewGame& review);
  void operator()(const command::SetPace& pace) { pace_ = pace.milliseconds; }
  void operator()(const command::Retry& retry);

  /// Takes what the engine has to say.
  void listen();
  /// The computer's move, once it is due.
  [[nodiscard]] std::optional<Cell> take_due_move();
  /// Milliseconds until a move that is ready becomes due; nothing when none is.
  [[nodiscard]] std::optional<std::uint64_t> due_in() const;
  /// Sees to it that the engine works on what is wanted now, and emits what has ended. To be called
  /// after every change. Unless `allowed`, only the computer's moves may be requested.
  void settle(bool allowed);

 private:
  /// The kinds of requests.
  struct Job {
    SearchGoal goal;
    games::AnyPosition position;
    std::optional<Cell> move = std::nullopt;  ///< to be explained
    PlayerKind player = PlayerKind::perfect;
    bool at_length = false;  ///< of an explanation
    friend bool operator==(const Job&, const Job&) = default;
  };

  /// The one thing that the engine should be at now: the game comes first.
  [[nodiscard]] std::optional<Job> wanted_job() const;
  [[nodiscard]] std::optional<Job> job_on_board() const;
  [[nodiscard]] std::optional<Assessment> analysed_explained() const;
  [[nodiscard]] bool analysis_proves_explained() const;
  /// Why help is not allowed now; nothing if it is.
  [[nodiscard]] std::optional<event::Refused::Reason> refusal() const;
  /// Nobody is there to think, or the awaited computer player had no move that can be played.
  [[nodiscard]] bool has_no_engine() const { return engine_.unavailable() || unanswered_; }

  void drop_what_is_stale();
  /// Drops all that is wanted; the computer's moves are asked for all the same.
  void forbid();
  /// Drops what is wanted and cannot be had, and says so.
  void give_up();
  /// Asks for what is wanted now, unless the engine is at it.
  void ask();
  /// Whether the thoughts have changed.
  bool take(SearchReport report);
  /// The analysis and the explanation of a move are two searches shown side by side. Lets each use
  /// what the other has proven, and drops lines that the values refute.
  void agree();
  void emit_progress(SearchGoal about, bool done) {
    current_.emit(event::Thought{.about = about, .done = done});
  }

  CurrentGame& current_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
  Engine& engine_;        // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
  Clock clock_;
  std::uint64_t seed_;
  std::uint64_t pace_ = 800;  ///< the least time between a move and the computer's reply

  Thoughts thoughts_;
  std::optional<Job> running_;
  std::uint32_t request_id_ = 0;
  games::AnyPosition asked_about_;     ///< the position that hint and analysis are about
  std::optional<PlayerKind> awaited_;  ///< the computer whose turn it is there
  std::uint64_t asked_at_ = 0;
  std::optional<Cell> ready_move_;
  bool unanswered_ = false;  ///< the engine was asked for this move and had none
  bool allowed_ = true;
  bool lost_emitted_ = false;
};

}  // namespace mnk
