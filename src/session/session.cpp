#include "session/session.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace mnk {
namespace {

PlayRefusal from_engine(Refusal refusal) {
  switch (refusal) {
    case Refusal::off_the_board:
      return PlayRefusal::off_the_board;
    case Refusal::taken:
      return PlayRefusal::taken;
    case Refusal::game_over:
      break;
  }
  return PlayRefusal::game_over;
}

std::vector<Cell> cells_of_lines(const Position& position) {
  std::vector<Cell> cells;
  for (const Line& line : position.completed_lines()) {
    cells.insert(cells.end(), line.begin(), line.end());
  }
  std::ranges::sort(cells);
  const auto repeated = std::ranges::unique(cells);
  cells.erase(repeated.begin(), repeated.end());
  return cells;
}

}  // namespace

Session::Session(const Settings& settings) : settings_(settings), position_(settings.rules) {}

Session::Session(const Settings& settings, const std::vector<Cell>& moves) : Session(settings) {
  for (const Cell cell : moves) {
    [[maybe_unused]] const auto played = position_.play(cell);
    assert(played);
  }
  moves_ = moves;
  // An end that was brought along is no new result of this series.
  scored_ = position_.outcome();
}

View Session::view() const {
  return {.settings = settings_,
          .position = position_,
          .moves = moves_,
          .cursor = ply(),
          .line_cells = cells_of_lines(position_),
          .score = score_,
          .first_plays_x = first_plays_x_,
          .can_undo = undo_target().has_value(),
          .can_redo = ply() < end()};
}

std::expected<void, PlayRefusal> Session::play(Cell cell, Later later) {
  if (const auto refusal = position_.refusal(cell)) return std::unexpected(from_engine(*refusal));
  if (!human_moves_at(ply())) return std::unexpected(PlayRefusal::not_your_turn);
  if (repeats_history(cell)) {
    redo();  // with the computer's reply that followed
    return {};
  }
  if (ply() < end() && later == Later::keep) return std::unexpected(PlayRefusal::drops_moves);
  return place(cell);
}

std::expected<void, PlayRefusal> Session::play_for_computer(Cell cell) {
  if (!view().awaited()) return std::unexpected(PlayRefusal::not_your_turn);
  return place(cell);
}

bool Session::undo() {
  const auto target = undo_target();
  if (target) go_to(*target);
  return target.has_value();
}

bool Session::redo() {
  if (ply() == end()) return false;
  int target = ply() + 1;
  while (target < end() && !stops_at(target)) ++target;
  go_to(target);
  return true;
}

bool Session::jump(int ply) {
  if (ply < 0 || ply > end()) return false;
  go_to(ply);
  return true;
}

void Session::rematch(bool swap_marks) {
  if (swap_marks) {
    std::swap(settings_.x, settings_.o);
    first_plays_x_ = !first_plays_x_;
  }
  clear_board();
}

void Session::new_game(const Settings& settings) {
  settings_ = settings;
  restore_series({}, true);
  clear_board();
}

void Session::set_players(PlayerKind x, PlayerKind o) {
  settings_.x = x;
  settings_.o = o;
  restore_series({}, true);
  scored_ = position_.outcome();
}

void Session::restore_series(const Score& score, bool first_plays_x) {
  score_ = score;
  first_plays_x_ = first_plays_x;
}

bool Session::human_moves_at(int ply) const {
  return settings_.player(ply % 2 == 0 ? Mark::X : Mark::O) == PlayerKind::human;
}

bool Session::stops_at(int ply) const {
  const bool any_human = settings_.x == PlayerKind::human || settings_.o == PlayerKind::human;
  return !any_human || human_moves_at(ply);
}

std::optional<int> Session::undo_target() const {
  for (int target = ply() - 1; target >= 0; --target) {
    if (stops_at(target)) return target;
  }
  return std::nullopt;
}

bool Session::repeats_history(Cell cell) const {
  return ply() < end() && moves_[static_cast<std::size_t>(ply())] == cell;
}

std::expected<void, PlayRefusal> Session::place(Cell cell) {
  const auto before = static_cast<std::size_t>(ply());
  if (const auto played = position_.play(cell); !played) {
    return std::unexpected(from_engine(played.error()));
  }
  moves_.resize(before);
  moves_.push_back(cell);
  if (position_.outcome().over()) score_result();
  return {};
}

void Session::go_to(int target) {
  while (ply() > target) position_.take_back();
  while (ply() < target) {
    [[maybe_unused]] const auto played = position_.play(moves_[static_cast<std::size_t>(ply())]);
    assert(played);
  }
}

void Session::score_result() {
  const auto add = [&](Outcome outcome, int games) {
    if (outcome.is_draw()) score_.draws += games;
    if (const auto winner = outcome.winner()) {
      const bool first_won = (*winner == Mark::X) == first_plays_x_;
      (first_won ? score_.first : score_.second) += games;
    }
  };
  add(scored_, -1);
  scored_ = position_.outcome();
  add(scored_, 1);
}

void Session::clear_board() {
  position_ = Position(settings_.rules);
  moves_.clear();
  scored_ = Outcome::in_progress();
}

}  // namespace mnk
