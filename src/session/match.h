#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

#include "players/thinker.h"
#include "session/session.h"

namespace mnk {

/// What a thinker has said of the position on the board.
struct Thoughts {
  bool hint_wanted = false;
  std::optional<ThinkReport> hint;  ///< the answer, once it is there
  bool analysis_wanted = false;
  std::optional<ThinkReport> analysis;  ///< the newest report
};

/// A session and the thinker that plays the computer's sides of it, at a pace that people can
/// follow, and that is asked for hints and analysis in between. Nothing here waits.
class Match {
 public:
  /// Milliseconds, from any start, never running backwards.
  using Clock = std::function<std::uint64_t()>;

  /// The thinker must outlive the match. All chance of the computer players comes from `seed`.
  Match(Session session, Thinker& thinker, Clock clock, std::uint64_t seed);

  [[nodiscard]] const Session& session() const { return session_; }
  [[nodiscard]] const Thoughts& thoughts() const { return thoughts_; }
  /// The awaited computer player cannot answer: there is no thinker, or it had no move to offer
  /// that can be played.
  [[nodiscard]] bool stuck() const;

  /// Runs a command on the session, as in `match.command([](Session& s) { return s.undo(); })`, and
  /// sees to it that the thinker works on what is wanted after it.
  template <class Command>
  auto command(Command&& run) {
    auto result = std::forward<Command>(run)(session_);
    settle();
    return result;
  }

  /// The least time between a move and the computer's reply; 0 for none.
  void set_pace(std::uint64_t milliseconds) { pace_ = milliseconds; }

  void ask_for_hint();
  void analyse(bool wanted);

  /// Takes what the thinker has to say and plays a move that is due. True when the session or the
  /// thoughts have changed.
  bool tick();

  /// Milliseconds until a move that is ready becomes due; nothing when none is.
  [[nodiscard]] std::optional<std::uint64_t> due_in() const;

 private:
  /// The one thing that the thinker should be at now: the game comes first.
  [[nodiscard]] std::optional<ThinkTask> wanted_task() const;
  void settle();
  void ask(ThinkTask task);
  void take(ThinkReport report);
  bool play_due_move();

  Session session_;
  Thinker& thinker_;
  Clock clock_;
  std::uint64_t seed_;
  std::uint64_t pace_ = 800;

  Thoughts thoughts_;
  std::optional<ThinkTask> running_;
  std::uint32_t request_id_ = 0;
  Position asked_about_;               ///< the position that running_ and the thoughts are about
  std::optional<PlayerKind> awaited_;  ///< the computer whose turn it is there
  std::uint64_t asked_at_ = 0;
  std::optional<Cell> ready_move_;
  bool unanswered_ = false;  ///< the thinker was asked for this move and had none
};

}  // namespace mnk
