#include "session/current_game.h"

#include <algorithm>
#include <utility>

namespace mnk {

void CurrentGame::begin(How how, const Settings& settings, std::optional<games::AnyPosition> start,
                        const std::optional<MatchState>& match) {
  drop_undone_end();
  id_ = ids_.next();
  game_ = Game(settings, std::move(start), {});
  // Marks an end that was set up as counted: it does not score.
  series_.counted = position().outcome();
  emit_started(how, match);
}

void CurrentGame::open(Game game) {
  id_ = ids_.next();
  game_ = std::move(game);
  series_ = Series::begin(ids_.next(), position().outcome());
  emit_started(How::opened);
}

void CurrentGame::join(Game game, const Score& before, bool host_plays_x, const MatchState& match) {
  id_ = ids_.next();
  game_ = std::move(game);
  begin_series();
  set_score(before, host_plays_x);
  if (over()) series_.count(game_.result());
  emit_started(How::opened, match);
}

void CurrentGame::take_up(const Save& save, bool same_game) {
  // The score of a remote game comes from the save, any other from the session.
  const bool keeps_score = save.series.id == series_.id && !save.match;
  const Score score = series_.score;
  id_ = same_game ? save.id : ids_.next();
  game_ = save.game;
  if (over()) game_.go_to(game_.stand());
  series_ = save.series;
  if (keeps_score) {
    series_.score = score;
    // The score may already include an end of this game that came after the save.
    series_.counted = ends_.of(id_).value_or(series_.counted);
  }
  ends_.note(id_, series_.counted);
}

void CurrentGame::correct(Game game, const MatchState& match) {
  game_ = std::move(game);
  emit_started(How::corrected, match);
  finish();
}

void CurrentGame::begin_series(bool first_plays_x) {
  series_ = Series::begin(ids_.next());
  series_.first_plays_x = first_plays_x;
}

void CurrentGame::exchange_marks() {
  drop_undone_end();
  series_.first_plays_x = !series_.first_plays_x;
}

void CurrentGame::drop_undone_end() {
  if (game_.ended()) return;
  series_.score = series_.before();
  series_.counted = Outcome::in_progress();
  ends_.note(id_, series_.counted);
}

void CurrentGame::set_score(const Score& before, bool first_plays_x) {
  series_.score = before;
  series_.first_plays_x = first_plays_x;
  series_.counted = Outcome::in_progress();
}

void CurrentGame::place(Cell cell, PlayerKind by) {
  if (!game_.at_end()) emit(event::Sidelined{game_.later_moves()});
  const Mark mark = position().to_move();
  game_.place(cell);
  emit(event::Played{.cell = cell, .mark = mark, .by = by});
  finish();
}

void CurrentGame::step(std::optional<int> target, By by, Reason when_nowhere) {
  if (!target) {
    refuse(when_nowhere);
    return;
  }
  const int from = game_.cursor();
  if (*target == from) return;
  if (by == By::jump) {
    game_.look_at(*target);
  } else {
    game_.go_to(*target);
  }
  emit(event::Stepped{.from = from, .to = *target, .by = by});
  finish();
}

void CurrentGame::operator()(const command::Jump& jump) {
  const bool there = jump.ply >= 0 && jump.ply <= game_.end();
  step(there ? std::optional(jump.ply) : std::nullopt, By::jump, Reason::no_such_ply);
}

void CurrentGame::operator()(const command::Restore& /*restore*/) {
  if (game_.sideline_count() == 0) {
    refuse(Reason::nothing_to_restore);
    return;
  }
  game_.restore();
  emit(event::Restored{.moves = game_.later_moves(), .cursor = game_.cursor()});
}

void CurrentGame::set_players(PlayerKind x, PlayerKind o) {
  game_.set_players(x, o);
  series_ = Series::begin(ids_.next(), series_.counted);
  emit(event::PlayersChanged{.x = x, .o = o});
}

void CurrentGame::finish() {
  const Outcome outcome = position().outcome();
  if (!outcome.over()) return;
  const bool counts = series_.count(outcome);
  emit(event::Finished{.outcome = outcome, .score = series_.score, .record = std::nullopt});
  if (!counts) return;
  ends_.note(id_, outcome);
  std::get<event::Finished>(events_.back()).record = saved();
}

void EndsCounted::note(std::uint64_t game, Outcome end) {
  // The number of games that a browser's history may lead back to.
  constexpr std::size_t most = 64;
  std::erase_if(ends_, [game](const End& one) { return one.game == game; });
  if (ends_.size() == most) ends_.erase(ends_.begin());
  ends_.push_back({.game = game, .outcome = end});
}

std::optional<Outcome> EndsCounted::of(std::uint64_t game) const {
  const auto found = std::ranges::find(ends_, game, &End::game);
  return found == ends_.end() ? std::nullopt : std::optional(found->outcome);
}

}  // namespace mnk
