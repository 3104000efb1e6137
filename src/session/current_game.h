#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "session/event.h"
#include "session/game.h"
#include "session/match_state.h"
#include "text/random.h"

namespace mnk {

/// The ends of games that were counted lately. A save from before one of them does not know of it.
class EndsCounted {
 public:
  /// Notes the end of this game in place of an earlier one. Does nothing for a game that is not
  /// over.
  void note(std::uint64_t game, Outcome end);

  /// The outcome noted last for this game; nothing for an old one.
  [[nodiscard]] std::optional<Outcome> of(std::uint64_t game) const;

 private:
  struct End {
    std::uint64_t game;
    Outcome outcome;
  };
  std::vector<End> ends_;  ///< the latest last
};

/// The game on the board, its series, and the pending events. Its controller (the session's for
/// local games, or remote_match.h) decides what is allowed and makes every change through these
/// functions, which emit the events.
class CurrentGame {
 public:
  using How = event::Started::How;
  using By = event::Stepped::By;
  using Reason = event::Refused::Reason;

  /// An empty board. Ids of games and series come from `seed`.
  explicit CurrentGame(std::uint64_t seed)
      : ids_(seed), id_(ids_.next()), series_(Series::begin(ids_.next())) {}

  [[nodiscard]] std::uint64_t id() const { return id_; }
  [[nodiscard]] const Game& game() const { return game_; }
  [[nodiscard]] const Series& series() const { return series_; }
  [[nodiscard]] const Settings& settings() const { return game_.settings(); }
  [[nodiscard]] const games::AnyPosition& position() const { return game_.position(); }
  /// Whether it has ended, whatever moment is looked at.
  [[nodiscard]] bool over() const { return game_.result().over(); }
  /// The game with everything that must last.
  [[nodiscard]] Save saved(const std::optional<MatchState>& match = {}) const {
    return {.id = id_, .game = game_, .series = series_, .match = match};
  }

  /// A random id.
  [[nodiscard]] std::uint64_t new_id() { return ids_.next(); }

  // Games begin. `match` is what remote games have besides their moves.

  /// A new game with a new id, from the empty board or a position.
  void begin(How how, const Settings& settings, std::optional<games::AnyPosition> start,
             const std::optional<MatchState>& match = {});
  /// One that was played elsewhere, in a new series. If it is over already, its end is not counted.
  void open(Game game);
  /// The same for a remote game: its end is part of the score.
  void join(Game game, const Score& before, bool host_plays_x, const MatchState& match);
  /// That of a save, with the save's id or a new one. Tells nothing yet.
  void take_up(const Save& save, bool same_game);
  /// The same game with other moves.
  void correct(Game game, const MatchState& match);
  /// Tells that the game is on the board.
  void emit_started(How how, const std::optional<MatchState>& match = {}) {
    emit(event::Started{.how = how, .save = saved(match)});
  }

  // The series.

  void begin_series(bool first_plays_x = true);
  void exchange_marks() { series_.first_plays_x = !series_.first_plays_x; }
  /// As it was before the game on the board.
  void set_score(const Score& before, bool first_plays_x);

  // Play.

  /// A legal move.
  void place(Cell cell, PlayerKind by);
  /// To a moment of the game; refused where there is none.
  void step(std::optional<int> target, By by, Reason when_nowhere);
  void redo() { step(game_.redo_target(), By::redo, Reason::nothing_to_redo); }
  void jump(int ply);
  void restore();
  void set_players(PlayerKind x, PlayerKind o);

  // What has happened.

  void emit(Event event) { events_.push_back(std::move(event)); }
  void emit(Events events);
  void refuse(Reason reason, std::optional<Cell> cell = {}) {
    emit(event::Refused{.reason = reason, .cell = cell});
  }
  /// The events since the previous call.
  [[nodiscard]] Events take_events() { return std::exchange(events_, {}); }

 private:
  /// Tells it if the game has come to its end.
  void finish();

  Random ids_;
  std::uint64_t id_;
  Game game_;
  Series series_;
  EndsCounted ends_;
  Events events_;
};

/// Why the rules do not allow a move, as a refusal of the session's.
[[nodiscard]] event::Refused::Reason reason_of(Refusal refusal);

}  // namespace mnk
