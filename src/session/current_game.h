#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "session/event.h"
#include "session/game.h"
#include "session/match_state.h"
#include "text/random.h"
#include "text/scan.h"

namespace mnk {

/// The recently counted ends of games. A save from before an end does not know it was counted.
class EndsCounted {
 public:
  /// Records what the score counts of this game, in progress if nothing.
  void note(std::uint64_t game, Outcome end);

  /// The outcome recorded for this game; nothing once forgotten.
  [[nodiscard]] std::optional<Outcome> of(std::uint64_t game) const;

 private:
  struct End {
    std::uint64_t game;
    Outcome outcome;
  };
  std::vector<End> ends_;  ///< oldest first
};

/// The game on the board, its series, and the pending events. The controller (the session's for
/// local games, else remote_match.h) decides what is allowed and makes every change through these
/// functions, which emit the events.
class CurrentGame {
 public:
  using How = event::Started::How;
  using By = event::Stepped::By;
  using Reason = event::Refused::Reason;

  /// An empty board. `seed` determines the ids of games and series.
  explicit CurrentGame(std::uint64_t seed)
      : ids_(seed), id_(ids_.next()), series_(Series::begin(ids_.next())) {}

  [[nodiscard]] std::uint64_t id() const { return id_; }
  [[nodiscard]] const Game& game() const { return game_; }
  [[nodiscard]] const Series& series() const { return series_; }
  [[nodiscard]] const Settings& settings() const { return game_.settings(); }
  [[nodiscard]] const games::AnyPosition& position() const { return game_.position(); }
  /// Whether the game has ended, wherever the cursor is.
  [[nodiscard]] bool over() const { return game_.result().over(); }
  /// The game with everything to save.
  [[nodiscard]] Save saved(const std::optional<MatchState>& match = {}) const {
    return {.id = id_, .game = game_, .series = series_, .match = match};
  }

  [[nodiscard]] std::uint64_t new_id() { return ids_.next(); }

  // Starting games. `match` is the state of a remote game.

  /// A new game with a new id, from the empty board or a position.
  void begin(How how, const Settings& settings, std::optional<games::AnyPosition> start,
             const std::optional<MatchState>& match = {});
  /// A game played elsewhere, in a new series. If it is already over, the series does not count its
  /// end.
  void open(Game game);
  /// The same for a remote game, whose end counts.
  void join(Game game, const Score& before, bool host_plays_x, const MatchState& match);
  /// A saved game, under its id or a new one. A finished one comes back where play stands,
  /// whichever of its moves was looked at. Emits nothing.
  void take_up(const Save& save, bool same_game);
  /// The same game with other moves.
  void correct(Game game, const MatchState& match);
  void emit_started(How how, const std::optional<MatchState>& match = {}) {
    emit(event::Started{.how = how, .save = saved(match)});
  }

  // The series.

  void begin_series(bool first_plays_x = true);
  void exchange_marks();
  /// `before` is the score before the game on the board.
  void set_score(const Score& before, bool first_plays_x);

  // Play.

  /// `cell` must be a legal move.
  void place(Cell cell, PlayerKind by);
  /// Goes to the ply `target`; refuses with `when_nowhere` if there is none.
  void step(std::optional<int> target, By by, Reason when_nowhere);
  /// Stepping through the moves is the same in every game.
  void operator()(const command::Redo& /*redo*/) {
    step(game_.redo_target(), By::redo, Reason::nothing_to_redo);
  }
  void operator()(const command::Jump& jump);
  void operator()(const command::Restore& restore);
  void set_players(PlayerKind x, PlayerKind o);

  // Events.

  void emit(Event event) { events_.push_back(std::move(event)); }
  void emit(Events events) { append(events_, std::move(events)); }
  void refuse(Reason reason, std::optional<Cell> cell = {}) {
    emit(event::Refused{.reason = reason, .cell = cell});
  }
  /// Events since the previous call.
  [[nodiscard]] Events take_events() { return std::exchange(events_, {}); }

 private:
  /// Emits Finished if the game is over.
  void finish();
  /// An end that was undone and is left for another game does not score.
  void drop_undone_end();

  Random ids_;
  std::uint64_t id_;
  Game game_;
  Series series_;
  EndsCounted ends_;
  Events events_;
};

/// A refusal of the rules as one of the session.
[[nodiscard]] constexpr event::Refused::Reason reason_of(Refusal refusal) {
  static_assert(std::ranges::equal(
                    names_of<Refusal>,
                    std::span(names_of<event::Refused::Reason>).first<names_of<Refusal>.size()>()),
                "the session's refusals begin with those of the rules");
  return static_cast<event::Refused::Reason>(refusal);
}

}  // namespace mnk
