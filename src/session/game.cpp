#include "session/game.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace mnk {
namespace {

/// Takes back or plays `moves` until `ply` of them are on the board.
void step_to(games::AnyPosition& position, const std::vector<Cell>& moves, int ply) {
  const auto plies = static_cast<std::size_t>(ply);
  assert(plies <= moves.size());
  while (position.history().size() > plies) position.take_back();
  while (position.history().size() < plies) {
    [[maybe_unused]] const auto played = position.play(moves[position.history().size()]);
    assert(played);
  }
}

}  // namespace

Game::Game(const Settings& settings, std::optional<games::AnyPosition> start,
           std::vector<Cell> moves)
    : settings_(settings),
      start_(std::move(start)),
      position_(start_.value_or(games::AnyPosition(settings.rules))),
      moves_(std::move(moves)) {
  assert(position_.rules() == settings_.rules && position_.history().empty());
  go_to(end());
}

Game::Game(const Settings& settings, std::optional<games::AnyPosition> start,
           std::vector<Cell> moves, int cursor, std::vector<Cell> sideline)
    : Game(settings, std::move(start), std::move(moves)) {
  go_to(cursor);
  sideline_ = std::move(sideline);
}

Mark Game::mark_at(int ply) const {
  const bool as_now = (ply - cursor()) % 2 == 0;
  return as_now ? position_.to_move() : opponent(position_.to_move());
}

bool Game::ended() const { return stand_ == end() && result().over(); }

std::optional<PlayerKind> Game::awaited() const {
  if (human_to_move() || !at_end() || position_.outcome().over()) return std::nullopt;
  return settings_.player(position_.to_move());
}

std::optional<int> Game::undo_target() const {
  for (int target = cursor() - 1; target >= 0; --target) {
    if (stops_at(target)) return target;
  }
  return std::nullopt;
}

std::optional<int> Game::redo_target() const {
  if (at_end()) return std::nullopt;
  int target = cursor() + 1;
  while (target < end() && !stops_at(target)) ++target;
  return target;
}

void Game::go_to(int ply) {
  look_at(ply);
  stand_ = ply;
}

void Game::look_at(int ply) {
  step_to(position_, moves_, ply);
  if (at_end()) stand_ = ply;
}

games::AnyPosition Game::position_at(int ply) const {
  games::AnyPosition position = position_;
  step_to(position, moves_, ply);
  return position;
}

void Game::place(Cell cell) {
  assert(!position_.refusal(cell));
  if (!at_end()) sideline_ = moves_;
  moves_.resize(static_cast<std::size_t>(cursor()));
  moves_.push_back(cell);
  go_to(end());
}

void Game::set_players(PlayerKind x, PlayerKind o) {
  settings_.x = x;
  settings_.o = o;
}

void Game::restore() {
  assert(!sideline_.empty());
  go_to(branch());
  std::swap(moves_, sideline_);
}

bool Game::stops_at(int ply) const { return !settings_.has_human() || human_moves_at(ply); }

int Game::branch() const {
  const auto parted = std::ranges::mismatch(moves_, sideline_);
  return static_cast<int>(parted.in1 - moves_.begin());
}

bool Series::count(Outcome end) {
  if (end == counted) return false;
  discount();
  ++games_of(end);
  counted = end;
  return true;
}

Score Series::before() const {
  Series copy = *this;
  copy.discount();
  return copy.score;
}

void Series::discount() {
  if (counted.over()) games_of(counted) = std::max(0, games_of(counted) - 1);
}

int& Series::games_of(Outcome end) {
  if (end.is_draw()) return score.draws;
  const bool first_won = (end.winner() == Mark::X) == first_plays_x;
  return first_won ? score.first : score.second;
}

}  // namespace mnk
