#include <algorithm>
#include <utility>

#include "session/letter.h"
#include "session/session.h"

// What a session does for a game whose players are apart.
namespace mnk {

using Reason = event::Refused::Reason;
using How = event::Started::How;
using What = event::ApartChanged::What;

std::optional<Mark> Session::own_mark() const {
  return mark_of(apart_->seat, series_.first_plays_x);
}

std::optional<Reason> Session::refusal_of_seat() const {
  if (!own_mark()) return Reason::only_watching;
  if (!game_.at_end()) return Reason::earlier_move;
  return own_mark() == position().to_move() ? std::nullopt : std::optional(Reason::friends_turn);
}

std::optional<int> Session::own_undo_target() const {
  return undo_target(game_.end(), own_mark(), first_mover(game_.start()));
}

bool Session::can_retract() const {
  return game_.end() > apart_->known && own_undo_target() == game_.end() - 1;
}

bool Session::can_ask_undo() const {
  return own_undo_target() && apart_->undo == UndoWish::none &&
         apart_->takebacks < Apart::most_takebacks;
}

bool Session::is_asked() const {
  return apart_ && apart_->undo == UndoWish::asked && own_mark() && apart_->asker != apart_->seat;
}

void Session::invite(const command::Invite& invitation) {
  constexpr unsigned unused_bits = 64U - Apart::match_bits;
  apart_ = {.match = ids_.next() >> unused_bits, .unsent = true};
  series_ = Series::begin(ids_.next());
  series_.first_plays_x = invitation.mark == Mark::X;
  begin(How::new_game, {.rules = invitation.rules}, invitation.start);
}

bool Session::is_in_turn(const Letter& letter) const {
  if (!apart_ || letter.apart.match != apart_->match || !own_mark()) return false;
  const Seat seat = apart_->seat;
  if (letter.apart.seat != seat) return false;
  const Relation::Kind kind = relation_of(letter, letter_of(saved(), seat), seat).kind;
  const bool next_game = kind == Relation::Kind::next_game;
  if (!next_game && kind != Relation::Kind::newer) return true;
  const Position& end = game_.position_at(game_.end());
  if (next_game && !(end.outcome().over() && letter.before == series_.score &&
                     letter.rules == settings().rules && letter.start == game_.start())) {
    return false;
  }
  // Whoever asks for an undo wishes it themselves; what is refused was asked for here.
  const UndoWish undo = letter.apart.undo;
  if (undo != UndoWish::none && (undo == UndoWish::asked) == (letter.apart.asker == seat)) {
    return false;
  }
  const std::size_t known = next_game ? 0 : static_cast<std::size_t>(game_.end());
  if (letter.moves.size() == known) return true;
  const Mark mover = next_game ? first_mover(letter.start) : end.to_move();
  return letter.moves.size() == known + 1 && mark_of(seat, letter.host_plays_x) != mover;
}

void Session::receive(const Letter& letter, command::Receive::Way way) {
  using Way = command::Receive::Way;
  if (way == Way::live && !is_in_turn(letter)) {
    say(What::out_of_turn);
    return;
  }
  if (!apart_ || apart_->match != letter.apart.match) {
    join(letter);
    return;
  }
  const Seat to = letter.apart.seat;
  if (apart_->seat == Seat::onlooker) apart_->seat = to;
  const Relation relation = relation_of(letter, letter_of(saved(), to), apart_->seat);
  switch (relation.kind) {
    case Relation::Kind::newer:
      follow(letter);
      break;
    case Relation::Kind::taken_back:
      correct(letter.moves);
      take_over(letter);
      say(What::undo_agreed);
      break;
    case Relation::Kind::next_game:
      begin_next(letter);
      break;
    case Relation::Kind::fork:
      way == Way::preferred ? prefer(letter) : say(What::fork, relation.at);
      break;
    case Relation::Kind::older:
      say(What::older);
      break;
    case Relation::Kind::same:
      say(own_mark() && to == friend_of(apart_->seat) ? What::own : What::same);
      break;
  }
}

void Session::join(const Letter& letter) {
  id_ = ids_.next();
  series_ = Series::begin(ids_.next());
  set_score(letter);
  game_ = Game({.rules = letter.rules}, letter.start, letter.moves);
  // An end that was brought along is no new result, but it is part of the score.
  if (position().outcome().over()) series_.count(position().outcome());
  apart_ = letter.apart;
  tell_started(How::opened);
  say(What::joined);
}

void Session::prefer(const Letter& letter) {
  set_score(letter);
  game_ = Game({.rules = letter.rules}, letter.start, {});
  correct(letter.moves);
  take_over(letter);
}

void Session::follow(const Letter& letter) {
  const bool was_asked_here = apart_->undo == UndoWish::asked && apart_->asker == apart_->seat;
  if (!game_.at_end()) step(game_.end(), event::Stepped::By::jump, Reason::no_such_ply);
  take_over(letter);
  if (letter.apart.undo == UndoWish::asked) {
    say(What::undo_asked);
  } else if (was_asked_here) {
    say(What::undo_refused);
  }
}

void Session::begin_next(const Letter& letter) {
  set_score(letter);
  begin(How::rematch, {.rules = letter.rules}, letter.start);
  take_over(letter);
}

void Session::set_score(const Letter& letter) {
  series_.score = letter.before;
  series_.first_plays_x = letter.host_plays_x;
  series_.counted = Outcome::in_progress();
}

void Session::take_over(const Letter& letter) {
  while (game_.end() < static_cast<int>(letter.moves.size())) {
    place(letter.moves[static_cast<std::size_t>(game_.end())], PlayerKind::human);
  }
  const Seat seat = apart_->seat;
  apart_ = letter.apart;
  apart_->seat = seat;
}

void Session::ask_undo() {
  if (!own_mark()) {
    refuse(Reason::only_watching);
  } else if (can_retract()) {
    shorten(game_.end() - 1);
    // An invitation to the first move is still to be sent.
    apart_->unsent = game_.end() == 0;
  } else if (can_ask_undo()) {
    apart_->undo = UndoWish::asked;
    apart_->asker = apart_->seat;
    apart_->unsent = true;
    say(What::undo_asked);
  } else {
    refuse(apart_->undo == UndoWish::asked ? Reason::friends_turn : Reason::nothing_to_undo);
  }
}

void Session::answer(bool agree) {
  if (!is_asked()) {
    refuse(Reason::nothing_to_answer);
    return;
  }
  const auto target = undo_target(game_.end(), mark_of(apart_->asker, series_.first_plays_x),
                                  first_mover(game_.start()));
  if (agree && target && apart_->takebacks < Apart::most_takebacks) {
    shorten(*target);
    ++apart_->takebacks;
    say(What::undo_agreed);
  } else {
    apart_->undo = UndoWish::refused;
    say(What::undo_refused);
  }
  apart_->unsent = true;
}

void Session::rematch_apart(bool swap_marks) {
  if (!own_mark()) {
    refuse(Reason::only_watching);
    return;
  }
  const Score& score = series_.score;
  const bool fits = std::max({score.first, score.second, score.draws}) <= Letter::most_score;
  const bool is_over = position().outcome().over();
  if (!is_over || !fits) {
    refuse(is_over ? Reason::score_full : Reason::not_over);
    return;
  }
  if (swap_marks) series_.first_plays_x = !series_.first_plays_x;
  apart_->takebacks = 0;
  apart_->known = 0;
  apart_->end_wish();
  apart_->unsent = true;
  begin(How::rematch, settings(), game_.start());
}

void Session::shorten(int ply) {
  apart_->end_wish();
  correct({game_.moves().begin(), game_.moves().begin() + ply});
}

void Session::correct(std::vector<Cell> moves) {
  apart_->known = std::min(apart_->known, static_cast<int>(moves.size()));
  game_ = Game(settings(), game_.start(), std::move(moves));
  tell_started(How::corrected);
  finish();
}

void Session::say(What what, int at) {
  to_say_ = what;
  fork_at_ = at;
}

void Session::tell_apart() {
  std::string now = apart_ ? to_text(*apart_) + address_of(saved()) : "";
  const bool changed = now != apart_told_;
  apart_told_ = std::move(now);
  if (!changed && to_say_ == What::changed) return;
  events_.emplace_back(event::ApartChanged{.what = std::exchange(to_say_, What::changed),
                                           .at = std::exchange(fork_at_, 0),
                                           .save = save()});
}

}  // namespace mnk
