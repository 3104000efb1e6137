#include "session/remote_match.h"

#include <algorithm>
#include <ranges>

#include "session/match_token.h"

namespace mnk {

using Reason = event::Refused::Reason;
using What = event::MatchChanged::What;
using Kind = Relation::Kind;

std::optional<Reason> RemoteMatch::refusal() const {
  const Game& game = current_.game();
  if (!own_mark()) return Reason::only_watching;
  if (current_.over()) return Reason::game_over;
  if (own_mark() != game.mark_at(game.end())) return Reason::friends_turn;
  if (game.end() == MatchToken::max_moves) return Reason::score_full;
  return game.at_end() ? std::nullopt : std::optional(Reason::earlier_move);
}

std::optional<Reason> RemoteMatch::refusal(Cell move) const {
  const auto refused = current_.position().refusal(move);
  return refused ? reason_of(*refused) : refusal();
}

std::optional<int> RemoteMatch::own_undo_target() const {
  const Game& game = current_.game();
  return undo_target(game.end(), own_mark(), first_mover(game.start()));
}

bool RemoteMatch::can_retract() const {
  const int end = current_.game().end();
  return end > state_.known && own_undo_target() == end - 1;
}

bool RemoteMatch::can_ask_undo() const {
  return own_undo_target() && !current_.over() && state_.undo == UndoRequest::none &&
         state_.takebacks < MatchState::max_takebacks;
}

bool RemoteMatch::can_withdraw() const {
  const bool known_before =
      state_.before.undo == UndoRequest::asked && state_.before.asker == state_.seat;
  return requests_undo() && state_.unsent && !known_before;
}

Verdict RemoteMatch::refuse(Reason reason, std::optional<Cell> cell) {
  current_.refuse(reason, cell);
  return {};
}

Verdict RemoteMatch::operator()(const command::Play& play) {
  const Cell move = current_.position().move_at(play.cell);
  if (const auto reason = refusal(move)) return refuse(*reason, move);
  remember();
  // A move answers the request.
  state_.end_undo_request();
  current_.place(move, PlayerKind::human);
  return {};
}

Verdict RemoteMatch::operator()(const command::Undo& /*undo*/) {
  if (!own_mark()) return refuse(Reason::only_watching);
  if (can_retract()) {
    recall();
    shorten(current_.game().end() - 1);
    return {};
  }
  if (!can_ask_undo()) {
    return refuse(state_.undo == UndoRequest::asked ? Reason::friends_turn
                                                    : Reason::nothing_to_undo);
  }
  remember();
  state_.undo = UndoRequest::asked;
  state_.asker = state_.seat;
  return {What::undo_asked};
}

Verdict RemoteMatch::operator()(const command::SetName& name) {
  if (state_.seat == Seat::guest) state_.guest_name = name.name;
  return {};
}

Verdict RemoteMatch::operator()(const command::Withdraw& /*withdraw*/) {
  if (!can_withdraw()) return refuse(Reason::nothing_to_withdraw);
  recall();
  return {};
}

Verdict RemoteMatch::operator()(const command::Rematch& rematch) {
  if (!own_mark()) return refuse(Reason::only_watching);
  if (!current_.over()) return refuse(Reason::not_over);
  if (current_.series().score.highest() > MatchToken::max_score) return refuse(Reason::score_full);
  if (rematch.swap_marks) current_.exchange_marks();
  state_ = {.id = state_.id,
            .seat = state_.seat,
            .unsent = true,
            .terms = state_.terms,
            .guest_name = state_.guest_name};
  current_.begin(CurrentGame::How::rematch, current_.settings(), current_.game().start(), state_);
  return {};
}

Verdict RemoteMatch::operator()(const command::SetPlayers& /*players*/) {
  return refuse(Reason::friend_elsewhere);
}

Verdict RemoteMatch::operator()(const command::Sent& /*sent*/) {
  state_.known = current_.game().end();
  state_.unsent = false;
  state_.before = {};
  return {};
}

Verdict RemoteMatch::operator()(const command::Answer& answer) {
  const bool is_asked =
      own_mark() && state_.undo == UndoRequest::asked && state_.asker != state_.seat;
  if (!is_asked) return refuse(Reason::nothing_to_answer);
  const Game& game = current_.game();
  const auto target =
      undo_target(game.end(), mark_of(state_.asker, current_.series().first_plays_x),
                  first_mover(game.start()));
  state_.unsent = true;
  if (!answer.agree || !target || state_.takebacks == MatchState::max_takebacks) {
    state_.undo = UndoRequest::refused;
    return {What::undo_refused};
  }
  ++state_.takebacks;
  state_.end_undo_request();
  shorten(*target);
  return {What::undo_agreed};
}

Verdict RemoteMatch::operator()(const command::Receive& receive) { return take(receive.token); }

Verdict RemoteMatch::operator()(const command::Prefer& prefer) {
  const MatchToken& token = prefer.token;
  if (relation_of(token, own_token()).kind != Kind::fork) return take(token);
  current_.set_score(token.before, token.host_plays_x);
  adopt(token);
  current_.correct(Game({.rules = token.rules}, token.start, token.moves), state_);
  return {};
}

Verdict RemoteMatch::operator()(const command::ReceiveLive& live) {
  if (!is_in_turn(live.token)) return {What::out_of_turn};
  // The finished game stays on the board until this player wants the next one too.
  const bool begins_next = relation_of(live.token, own_token()).kind == Kind::next_game;
  if (begins_next && current_.over()) {
    // The friend has left this game, and hears no request about it.
    if (requests_undo()) state_.end_undo_request();
    return {What::rematch_offered};
  }
  return take(live.token);
}

bool RemoteMatch::is_in_turn(const MatchToken& token) const {
  const Seat seat = state_.seat;
  if (!own_mark() || token.match.id != state_.id || token.match.seat != seat) return false;
  const MatchToken here = own_token();
  const Kind kind = relation_of(token, here).kind;
  if (kind == Kind::same || kind == Kind::older || kind == Kind::fork) return true;
  // Only the player who asks sends a request, and only a request made here can be refused.
  const UndoRequest undo = token.match.undo;
  if (undo != UndoRequest::none && (undo == UndoRequest::asked) == (token.match.asker == seat)) {
    return false;
  }
  if (kind == Kind::taken_back) {
    // The friend agreed to this device's request, and nothing else happened.
    const auto target = own_undo_target();
    return requests_undo() && target && undo != UndoRequest::refused &&
           token.match.takebacks == state_.takebacks + 1 &&
           std::ranges::equal(token.moves, here.moves | std::views::take(*target));
  }
  const bool is_next = kind == Kind::next_game;
  const bool crosses = is_next && token.game() == here.game();
  if (is_next && (token.rules != here.rules || token.start != here.start)) return false;
  if (is_next && (token.before != (crosses ? here.before : current_.series().score) ||
                  (!crosses && !current_.over()))) {
    return false;
  }
  const std::size_t known_moves = is_next ? 0 : here.moves.size();
  if (token.moves.size() == known_moves) return true;
  const Game& game = current_.game();
  const Mark mover = is_next ? first_mover(token.start) : game.mark_at(game.end());
  return token.moves.size() == known_moves + 1 && mark_of(seat, token.host_plays_x) != mover;
}

Verdict RemoteMatch::take(const MatchToken& token) {
  if (state_.seat == Seat::spectator) state_.seat = token.match.seat;
  const Relation relation = relation_of(token, own_token());
  switch (relation.kind) {
    case Kind::newer:
      return follow(token);
    case Kind::taken_back:
      return take_back(token);
    case Kind::next_game:
      begin_next(token);
      return {};
    case Kind::fork:
      return {.what = What::fork, .at = relation.at};
    case Kind::older: {
      const bool crosses = is_crossed_by(token);
      // A token from before the guest changed names does not change the name back.
      if (!state_.guest_name) take_name(token);
      hear_before_unsent(token);
      return {crosses ? What::undo_crossed : What::older};
    }
    case Kind::same:
      take_name(token);
      break;
  }
  if (own_mark() && token.match.seat == friend_of(state_.seat)) return {What::own};
  // Another device has seen this state, so a player can now only take it back by asking.
  state_.known = current_.game().end();
  state_.before = {.undo = state_.undo, .asker = state_.asker, .unsent = state_.unsent};
  return {What::same};
}

bool RemoteMatch::is_crossed_by(const MatchToken& token) const {
  const MatchToken here = own_token();
  const bool is_asked = token.match.undo == UndoRequest::asked && token.match.asker != state_.seat;
  return requests_undo() && is_asked && token.game() == here.game() &&
         token.match.takebacks == state_.takebacks && token.moves == here.moves;
}

void RemoteMatch::hear_before_unsent(const MatchToken& token) {
  MatchToken behind = own_token();
  if (can_retract()) {
    behind.moves.pop_back();
  } else if (!can_withdraw()) {
    return;
  }
  behind.match.undo = state_.before.undo;
  behind.match.asker = state_.before.asker;
  if (relation_of(token, behind).kind != Kind::newer) return;
  state_.before = {.undo = token.match.undo, .asker = token.match.asker, .unsent = false};
}

Verdict RemoteMatch::follow(const MatchToken& token) {
  const bool was_asked_here = requests_undo();
  current_.step(current_.game().end(), CurrentGame::By::jump, Reason::no_such_ply);
  adopt(token);
  place_new(token);
  if (state_.undo == UndoRequest::asked) {
    // Your own request, from another device, is no news.
    if (state_.asker == state_.seat) return {What::changed};
    return {was_asked_here ? What::undo_crossed : What::undo_asked};
  }
  return {was_asked_here ? What::undo_refused : What::changed};
}

Verdict RemoteMatch::take_back(const MatchToken& token) {
  const bool was_asked_by_friend = state_.undo == UndoRequest::asked && state_.asker != state_.seat;
  adopt(token);
  current_.correct(Game(current_.settings(), current_.game().start(), token.moves), state_);
  return {was_asked_by_friend || !own_mark() ? What::changed : What::undo_agreed};
}

void RemoteMatch::begin_next(const MatchToken& token) {
  current_.set_score(token.before, token.host_plays_x);
  adopt(token);
  current_.begin(CurrentGame::How::rematch, {.rules = token.rules}, token.start, state_);
  place_new(token);
}

void RemoteMatch::place_new(const MatchToken& token) {
  for (auto next = static_cast<std::size_t>(current_.game().end()); next < token.moves.size();
       ++next) {
    current_.place(token.moves[next], PlayerKind::human);
  }
}

void RemoteMatch::adopt(const MatchToken& token) {
  const MatchState before = state_;
  state_ = token.match;
  state_.seat = before.seat;
  state_.guest_name = before.guest_name;
  take_name(token);
}

void RemoteMatch::take_name(const MatchToken& token) {
  if (token.match.guest_name && (state_.seat != Seat::guest || !state_.guest_name)) {
    state_.guest_name = token.match.guest_name;
  }
}

void RemoteMatch::shorten(int ply) {
  const Game& game = current_.game();
  state_.known = std::min(state_.known, ply);
  current_.correct(
      Game(current_.settings(), game.start(), {game.moves().begin(), game.moves().begin() + ply}),
      state_);
}

void RemoteMatch::remember() {
  // A move drops an unsent request, and retracting the move does not restore it.
  if (!can_withdraw()) {
    state_.before = {.undo = state_.undo, .asker = state_.asker, .unsent = state_.unsent};
  }
  state_.unsent = true;
}

void RemoteMatch::recall() {
  state_.undo = state_.before.undo;
  state_.asker = state_.before.asker;
  state_.unsent = state_.before.unsent;
  state_.before = {};
}

}  // namespace mnk
