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

/// Asks an engine for what a game needs, one thing at a time: the computer's move first, then a
/// hint, an explanation, the analysis, the review. A long analysis lets the review go first after a
/// while. Keeps the answers as long as what they are about stands. Nothing here waits.
class EngineClient {
 public:
  /// Milliseconds, from any start, never running backwards.
  using Clock = std::function<std::uint64_t()>;

  /// The engine must outlive this object. All randomness of the computer players comes from `seed`.
  EngineClient(Engine& engine, Clock clock, std::uint64_t seed, games::AnyPosition position);

  [[nodiscard]] const Thoughts& thoughts() const { return thoughts_; }
  /// Nobody is there to think, or the awaited computer player had no move that can be played.
  [[nodiscard]] bool lost() const { return engine_.unavailable() || unanswered_; }

  void want_hint() { thoughts_.hint_wanted = true; }
  void want_analysis(bool wanted);
  /// `ply` in 0..game.end(), and a legal move there.
  void want_explanation(const Game& game, int ply, Cell move);
  void want_no_explanation() { thoughts_.explanation.reset(); }
  void want_review(const Game& game) { thoughts_.review.emplace(game.position_at(game.end())); }
  void want_no_review() { thoughts_.review.reset(); }
  /// Drops all that is wanted; the computer's moves are asked for all the same.
  void want_nothing() { thoughts_ = {}; }
  /// Drops what is wanted and cannot be had.
  void give_up();
  /// Tries again after a loss.
  void retry();

  /// The least time between a move and the computer's reply; 0 for none.
  void set_pace(std::uint64_t milliseconds) { pace_ = milliseconds; }

  /// Sees to it that the engine works on what is wanted now. To be called after every change.
  void settle(const Game& game);

  /// Takes what the engine has to say. Gives the task of each report that has changed the
  /// thoughts, and whether it is done.
  struct Update {
    SearchGoal about;
    bool done;
  };
  [[nodiscard]] std::vector<Update> poll();

  /// The computer's move, once it is due.
  [[nodiscard]] std::optional<Cell> take_due_move();
  /// Milliseconds until a move that is ready becomes due; nothing when none is.
  [[nodiscard]] std::optional<std::uint64_t> due_in() const;

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
  [[nodiscard]] std::optional<Job> wanted_job(const Game& game) const;
  [[nodiscard]] std::optional<Job> job_on_board(const Game& game) const;
  [[nodiscard]] bool analysis_proves_explained() const;
  void drop_what_is_stale(const Game& game);
  void ask(Job job);
  /// Whether the thoughts have changed.
  bool take(SearchReport report);

  Engine& engine_;
  Clock clock_;
  std::uint64_t seed_;
  std::uint64_t pace_ = 800;

  Thoughts thoughts_;
  std::optional<Job> running_;
  std::uint32_t request_id_ = 0;
  games::AnyPosition asked_about_;     ///< the position that hint and analysis are about
  std::optional<PlayerKind> awaited_;  ///< the computer whose turn it is there
  std::uint64_t asked_at_ = 0;
  std::optional<Cell> ready_move_;
  bool unanswered_ = false;  ///< the engine was asked for this move and had none
};

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
