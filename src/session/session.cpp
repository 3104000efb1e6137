#include "session/session.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace mnk {

using Reason = event::Refused::Reason;
using How = event::Started::How;
using By = event::Stepped::By;

namespace {

/// Whether somebody has turned to something else than the cell that was aimed at.
bool ends_aiming(const Event& event) {
  return std::holds_alternative<event::Started>(event) ||
         std::holds_alternative<event::Played>(event) ||
         std::holds_alternative<event::Stepped>(event) ||
         std::holds_alternative<event::Restored>(event) ||
         std::holds_alternative<event::PlayersChanged>(event) ||
         std::holds_alternative<event::Drafted>(event) ||
         std::holds_alternative<event::Refused>(event);
}

}  // namespace

/// What each command does.
struct Session::Runner {
  Session& session;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)

  void operator()(const command::Play& play) const { session.play(play.cell); }

  void operator()(const command::Aim& aim) const {
    if (const auto reason = session.refusal(aim.cell)) {
      session.refuse(*reason, aim.cell);
      return;
    }
    session.aim_ = aim.cell;
    session.events_.emplace_back(event::Aimed{aim.cell});
  }

  void operator()(const command::Undo& /*undo*/) const {
    if (session.apart_) {
      session.ask_undo();
      return;
    }
    session.step(session.game_.undo_target(), By::undo, Reason::nothing_to_undo);
  }
  void operator()(const command::Redo& /*redo*/) const {
    session.step(session.game_.redo_target(), By::redo, Reason::nothing_to_redo);
  }
  void operator()(const command::Jump& jump) const {
    const bool there = jump.ply >= 0 && jump.ply <= session.game_.end();
    session.step(there ? std::optional(jump.ply) : std::nullopt, By::jump, Reason::no_such_ply);
  }

  void operator()(const command::Restore& /*restore*/) const {
    Game& game = session.game_;
    if (game.aside_count() == 0) {
      session.refuse(Reason::nothing_to_restore);
      return;
    }
    game.restore();
    session.events_.emplace_back(
        event::Restored{.moves = game.later_moves(), .cursor = game.cursor()});
  }

  void operator()(const command::NewGame& game) const {
    // A match with a friend elsewhere stays as it is, wherever it was kept.
    const bool leaves = std::exchange(session.apart_, std::nullopt).has_value();
    const Settings before = session.settings();
    const Settings settings = game.settings.applied_to(before);
    const Settings swapped{.rules = before.rules, .x = before.o, .o = before.x};
    if (settings == before && !leaves) {
      session.begin(How::new_game, settings, game.settings.start);
    } else if (settings == swapped && !leaves) {
      session.series_.first_plays_x = !session.series_.first_plays_x;
      session.begin(How::new_game, settings, game.settings.start);
    } else {
      session.series_ = Series::begin(session.ids_.next());
      session.begin(How::new_game, settings, game.settings.start);
    }
  }

  void operator()(const command::Rematch& rematch) const {
    if (session.apart_) {
      session.rematch_apart(rematch.swap_marks);
      return;
    }
    Settings settings = session.settings();
    if (rematch.swap_marks) {
      std::swap(settings.x, settings.o);
      session.series_.first_plays_x = !session.series_.first_plays_x;
    }
    // From a position in which the game is over there is nothing to play again.
    const auto& start = session.game_.start();
    const bool playable = start && !start->outcome().over();
    session.begin(How::rematch, settings, playable ? start : std::nullopt);
  }

  void operator()(const command::SetPlayers& players) const {
    if (session.apart_) {
      session.refuse(Reason::friend_elsewhere);
      return;
    }
    session.game_.set_players(players.x, players.o);
    session.series_ = Series::begin(session.ids_.next(), session.series_.counted);
    session.events_.emplace_back(event::PlayersChanged{.x = players.x, .o = players.o});
  }

  void operator()(const command::Open& open) const {
    const Address& address = open.address;
    session.apart_.reset();
    session.id_ = session.ids_.next();
    session.game_ = Game(address.settings, address.start, address.moves);
    // An end that was brought along is no new result.
    session.series_ = Series::begin(session.ids_.next(), session.position().outcome());
    session.tell_started(How::opened);
    std::ranges::move(faults_of(address.faults), std::back_inserter(session.events_));
  }

  void operator()(const command::Resume& resume) const { session.take_up(resume.save, true); }

  void operator()(const command::Adopt& adopt) const {
    // A game whose end has been counted keeps its id, so that another end replaces that one.
    // So does one whose players are apart: it is the same game on all screens.
    session.take_up(adopt.save, adopt.save.series.counted.over() || adopt.save.apart);
  }

  void operator()(const command::Hint& /*hint*/) const { session.hint(); }
  void operator()(const command::Analyse& analyse) const { session.analyse(analyse.on); }
  void operator()(const command::Explain& explain) const { session.explain(explain); }
  void operator()(const command::ExplainNothing& /*nothing*/) const { session.explain_nothing(); }
  void operator()(const command::ReviewGame& review) const { session.review(review.on); }
  void operator()(const command::SetPace& pace) const {
    session.client_.set_pace(pace.milliseconds);
  }
  void operator()(const command::Retry& /*retry*/) const { session.client_.retry(); }

  void operator()(const command::SetUp& set_up) const {
    if (!set_up.on) {
      session.end_draft();
      return;
    }
    session.drafted();
    session.tell_draft();
  }
  void operator()(const command::Redraft& wanted) const { session.redraft(wanted); }
  void operator()(const command::TakePen& taken) const {
    session.drafted().pen = taken.pen;
    session.tell_draft();
  }
  void operator()(const command::Put& wanted) const { session.put(wanted); }
  void operator()(const command::Invite& invitation) const { session.invite(invitation); }
  void operator()(const command::Receive& receive) const {
    session.receive(receive.letter, receive.way);
  }
  void operator()(const command::Sent& /*sent*/) const {
    if (!session.apart_) return;
    session.apart_->known = session.game_.end();
    session.apart_->unsent = false;
  }
  void operator()(const command::Answer& answer) const { session.answer(answer.agree); }
};

Session::Session(Thinker& thinker, Clock clock, std::uint64_t seed)
    : ids_(seed),
      id_(ids_.next()),
      series_(Series::begin(ids_.next())),
      client_(thinker, std::move(clock), seed, game_.position()) {}

void Session::apply(const Command& command) { std::visit(Runner{*this}, command); }

Events Session::run(const Command& command) {
  apply(command);
  return told();
}

Events Session::run(std::string_view text) {
  const auto command = parse_command(text);
  if (command) return run(*command);
  return refusal_of(command.error());
}

Events Session::tick() {
  for (const ThinkerClient::News& news : client_.poll()) think_of(news.about, news.done);
  if (draft_) return told();
  if (const auto move = client_.take_due_move()) place(*move, *game_.awaited());
  return told();
}

View Session::view() const {
  return {.id = id_,
          .settings = settings(),
          .start = game_.start(),
          .position = position(),
          .moves = game_.moves(),
          .cursor = game_.cursor(),
          .line_cells = cells_of_lines(position()),
          .score = series_.score,
          .first_plays_x = series_.first_plays_x,
          .can_undo = apart_ ? can_retract() || can_ask_undo() : game_.undo_target().has_value(),
          .can_redo = !game_.at_end(),
          .set_aside = game_.aside_count(),
          .aim = aim_,
          .awaited = game_.awaited(),
          .thinker_lost = lost_told_,
          .apart = apart_,
          .draft = draft_};
}

Reason Session::from_engine(Refusal refusal) {
  switch (refusal) {
    case Refusal::off_the_board:
      return Reason::off_the_board;
    case Refusal::taken:
      return Reason::taken;
    case Refusal::game_over:
      break;
  }
  return Reason::game_over;
}

void Session::refuse(Reason reason, std::optional<Cell> cell) {
  events_.emplace_back(event::Refused{.reason = reason, .cell = cell});
}

std::optional<Reason> Session::refusal(Cell cell) const {
  if (const auto refusal = position().refusal(cell)) return from_engine(*refusal);
  if (apart_) return refusal_of_seat();
  if (!game_.human_to_move()) return Reason::not_your_turn;
  return std::nullopt;
}

void Session::play(Cell cell) {
  if (const auto reason = refusal(cell)) {
    refuse(*reason, cell);
    return;
  }
  if (game_.repeats_history(cell)) {
    // With the computer's reply that followed.
    step(game_.redo_target(), By::play, Reason::nothing_to_redo);
    return;
  }
  place(cell, PlayerKind::human);
}

void Session::place(Cell cell, PlayerKind by) {
  if (!game_.at_end()) events_.emplace_back(event::SetAside{game_.later_moves()});
  const Mark mark = position().to_move();
  game_.place(cell);
  if (apart_) {
    // Whoever plays on has answered.
    apart_->end_wish();
    apart_->unsent = true;
  }
  events_.emplace_back(event::Played{.cell = cell, .mark = mark, .by = by});
  finish();
}

void Session::step(std::optional<int> target, By by, Reason when_nowhere) {
  if (!target) {
    refuse(when_nowhere);
    return;
  }
  const int from = game_.cursor();
  if (*target == from) return;
  game_.go_to(*target);
  events_.emplace_back(event::Stepped{.from = from, .to = *target, .by = by});
  finish();
}

void Session::finish() {
  const Outcome outcome = position().outcome();
  if (!outcome.over()) return;
  std::optional<GameRecord> record;
  if (series_.count(outcome)) {
    ends_.note(id_, outcome);
    record = {.id = id_,
              .settings = settings(),
              .outcome = outcome,
              .moves = game_.moves(),
              .start = game_.start()};
  }
  events_.emplace_back(
      event::Finished{.outcome = outcome, .score = series_.score, .record = std::move(record)});
}

Events Session::told() {
  settle();
  tell_apart();
  if (std::ranges::any_of(events_, ends_aiming)) aim_.reset();
  return std::exchange(events_, {});
}

}  // namespace mnk
