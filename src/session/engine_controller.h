#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "analysis/review.h"
#include "players/engine.h"
#include "session/command.h"
#include "session/current_game.h"
#include "session/game.h"

namespace mnk {

/// The explanation of a move of the history, or of an alternative to it.
struct ExplainedPly {
  int ply = 0;  ///< moves played before it
  Cell move;
  games::AnyPosition position;         ///< before it
  std::optional<SearchReport> report;  ///< the newest
  Assessment found;                    ///< by its own search
  /// Asked again with more nodes, because the analysis or the review has proven more.
  bool at_length = false;

  [[nodiscard]] bool done() const { return report && report->done; }
};

/// The engine's results for the position on the board, and for the game.
struct Thoughts {
  bool hint_wanted = false;
  std::optional<SearchReport> hint;  ///< once answered
  bool analysis_wanted = false;
  std::optional<SearchReport> analysis;     ///< the report with the most nodes
  std::optional<ExplainedPly> explanation;  ///< while wanted
  std::optional<Review> review;             ///< while wanted
};

/// Asks the engine for what the game on the board needs, one request at a time: the computer's move
/// first, then a hint, an explanation, the analysis, the review. A long analysis yields to the
/// review after a while. It keeps answers for as long as they apply, and never blocks.
class EngineController {
 public:
  /// Milliseconds since any origin; monotonic.
  using Clock = std::function<std::uint64_t()>;

  /// Engine and game must outlive it. All randomness of the computer players comes from `seed`.
  EngineController(CurrentGame& game, Engine& engine, Clock clock, std::uint64_t seed);

  [[nodiscard]] const Thoughts& thoughts() const { return thoughts_; }
  /// Whether it has reported the loss of the engine.
  [[nodiscard]] bool lost() const { return lost_emitted_; }

  void operator()(const command::Hint& hint);
  void operator()(const command::Analyse& analyse);
  void operator()(const command::Explain& explain);
  void operator()(const command::ExplainNothing& nothing);
  void operator()(const command::ReviewGame& review);
  void operator()(const command::SetPace& pace) { pace_ = pace.milliseconds; }
  void operator()(const command::Retry& retry);

  /// Takes the engine's reports.
  void listen();
  /// The computer's move, once due.
  [[nodiscard]] std::optional<Cell> take_due_move();
  /// Milliseconds until the computer's move is due; nothing if none is ready.
  [[nodiscard]] std::optional<std::uint64_t> due_in() const;
  /// Makes the engine work on what is wanted now, and emits what has ended. Call it after every
  /// change. Unless `allowed`, only the computer's moves may be requested.
  void settle(bool allowed);

 private:
  /// What the engine should work on now, without id and seed: the game comes first.
  [[nodiscard]] std::optional<SearchRequest> wanted_request() const;
  [[nodiscard]] std::optional<SearchRequest> request_on_board() const;
  [[nodiscard]] std::optional<Assessment> analysed_explained() const;
  [[nodiscard]] const ReviewedMove* reviewed_explained() const;
  [[nodiscard]] bool explained_is_proven_elsewhere() const;
  /// Why help is unavailable now; nothing if it is available.
  [[nodiscard]] std::optional<event::Refused::Reason> refusal() const;
  /// The engine is unavailable, or answered a computer player's turn without a legal move.
  [[nodiscard]] bool has_no_engine() const { return engine_.unavailable() || unanswered_; }

  void drop_what_is_stale();
  /// Drops everything wanted but the computer's moves.
  void forbid();
  /// The engine is lost: drops what it can no longer answer, and says so.
  void give_up();
  /// Asks for what is wanted now, unless the engine is already working on it.
  void ask();
  /// True if the thoughts have changed.
  bool take(SearchReport report);
  /// Hint and analysis are separate searches too: the analysis uses what the hint has proven, and
  /// the hint names its best move. True if the hint changes.
  bool agree_on_hint();
  /// Analysis, review and explanation are separate searches shown side by side. Lets each use what
  /// another has proven, the explanation the review's chances too, and drops lines that the values
  /// refute.
  void agree();
  void agree_with_analysis(SearchReport& explained);
  void emit_progress(SearchGoal about, bool done) {
    current_.emit(event::Thought{.about = about, .done = done});
  }

  CurrentGame& current_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
  Engine& engine_;        // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
  Clock clock_;
  std::uint64_t seed_;
  std::uint64_t pace_ = 800;  ///< milliseconds, see SetPace

  Thoughts thoughts_;
  std::optional<SearchRequest> running_;  ///< as it was wanted
  std::uint32_t request_id_ = 0;
  games::AnyPosition asked_about_;     ///< the position of hint and analysis
  std::optional<PlayerKind> awaited_;  ///< the computer player to move there
  std::uint64_t asked_at_ = 0;
  std::optional<Cell> ready_move_;
  bool unanswered_ = false;  ///< the engine had no answer for this move
  bool allowed_ = true;
  bool lost_emitted_ = false;
};

}  // namespace mnk
