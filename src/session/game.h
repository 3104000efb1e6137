#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/cell.h"
#include "game/position.h"
#include "players/level.h"

namespace mnk {

/// The rules, and who plays each side.
struct Settings {
  games::AnyRules rules;
  PlayerKind x = PlayerKind::human;
  PlayerKind o = PlayerKind::human;

  [[nodiscard]] PlayerKind player(Mark mark) const { return mark == Mark::X ? x : o; }
  [[nodiscard]] bool has_human() const { return x == PlayerKind::human || o == PlayerKind::human; }

  friend bool operator==(const Settings&, const Settings&) = default;
};

/// A game and its history: moves, a cursor and a sideline.
///
/// Moves before the cursor are on the board; redo plays those after it. A move in the middle
/// replaces the later ones, which become the sideline; restore() swaps them back.
///
///     moves      b2 a1 c3 | c1 a3      cursor 3
///     place(a2):
///     moves      b2 a1 c3 a2 |         cursor 4
///     sideline   b2 a1 c3 c1 a3        branches off after 3
///
/// Play stands where the last move, undo or redo left it. The cursor may move away to look at
/// other positions. A finished game that is taken up again shows the position where play stands.
///
/// A game may begin from a set-up position: undo stops there, and moves count from there.
///
/// A game knows the rules and the players but not who is acting: the session decides who may call
/// what.
class Game {
 public:
  explicit Game(const Settings& settings = {}) : settings_(settings), position_(settings.rules) {}

  /// A game from a position under the same rules, or from the empty board, at the end of `moves`,
  /// which must be legal from there; parse_moves() checks that.
  Game(const Settings& settings, std::optional<games::AnyPosition> start, std::vector<Cell> moves);
  /// The same at `cursor`, in 0..moves.size(). `sideline`, unless empty, is a line of legal moves
  /// that branches off from `moves` before either ends.
  Game(const Settings& settings, std::optional<games::AnyPosition> start, std::vector<Cell> moves,
       int cursor, std::vector<Cell> sideline);

  [[nodiscard]] const Settings& settings() const { return settings_; }
  /// The set-up position; nothing for the empty board.
  [[nodiscard]] const std::optional<games::AnyPosition>& start() const { return start_; }
  /// At the cursor; its history is the moves up to there.
  [[nodiscard]] const games::AnyPosition& position() const { return position_; }
  [[nodiscard]] const std::vector<Cell>& moves() const { return moves_; }
  [[nodiscard]] int cursor() const { return static_cast<int>(position_.history().size()); }
  [[nodiscard]] int end() const { return static_cast<int>(moves_.size()); }
  [[nodiscard]] bool at_end() const { return cursor() == end(); }
  /// Where play stands: at the cursor, unless that only looks elsewhere.
  [[nodiscard]] int stand() const { return stand_; }

  /// Whether play stands at an end; an end that was undone can be played again, but is none.
  [[nodiscard]] bool ended() const;

  /// The side to move after `ply` moves.
  [[nodiscard]] Mark mark_at(int ply) const;
  /// The position after `ply` moves of the history, 0..end().
  [[nodiscard]] games::AnyPosition position_at(int ply) const;

  /// The position at the end, wherever the cursor is.
  [[nodiscard]] games::AnyPosition final_position() const { return position_at(end()); }
  /// The outcome at the end.
  [[nodiscard]] Outcome result() const {
    return at_end() ? position_.outcome() : final_position().outcome();
  }

  [[nodiscard]] std::vector<Cell> later_moves() const {
    return {moves_.begin() + cursor(), moves_.end()};
  }
  /// Whether `cell` is the next move in the history.
  [[nodiscard]] bool repeats_history(Cell cell) const {
    return !at_end() && moves_[static_cast<std::size_t>(cursor())] == cell;
  }

  /// The computer player to move at the end of the history. Nothing if a human is to move, the game
  /// is over, or the cursor is not at the end.
  [[nodiscard]] std::optional<PlayerKind> awaited() const;
  [[nodiscard]] bool human_to_move() const { return human_moves_at(cursor()); }

  /// Where undo stops: the last position before the cursor with a human to move, so that your move
  /// and the computer's reply go together. Between two humans or two computers, one move back.
  /// Nothing if there is none.
  [[nodiscard]] std::optional<int> undo_target() const;
  /// Where redo stops, likewise, or at the end.
  [[nodiscard]] std::optional<int> redo_target() const;

  /// Play stands there from now on. `ply` in 0..end().
  void go_to(int ply);
  /// Only moves the cursor there, unless it is the end.
  void look_at(int ply);

  /// Plays a legal move. Later moves become the sideline.
  void place(Cell cell);

  void set_players(PlayerKind x, PlayerKind o);

  /// The sideline from the game's first move on; empty if none.
  [[nodiscard]] const std::vector<Cell>& sideline() const { return sideline_; }
  /// How many of its moves are not in the history.
  [[nodiscard]] int sideline_count() const {
    return sideline_.empty() ? 0 : static_cast<int>(sideline_.size()) - branch();
  }
  /// Swaps the sideline and the game's line. The sideline must not be empty.
  void restore();

 private:
  [[nodiscard]] bool human_moves_at(int ply) const {
    return settings_.player(mark_at(ply)) == PlayerKind::human;
  }
  /// Whether undo and redo stop at this ply.
  [[nodiscard]] bool stops_at(int ply) const;
  /// The number of moves that both lines share.
  [[nodiscard]] int branch() const;

  Settings settings_;
  std::optional<games::AnyPosition> start_;
  games::AnyPosition position_;
  std::vector<Cell> moves_;
  std::vector<Cell> sideline_;
  int stand_ = 0;
};

/// Results of a series by player, not by mark: the first player had X in the first game and may
/// have O in the next.
struct Score {
  int first = 0;
  int second = 0;
  int draws = 0;

  [[nodiscard]] int highest() const { return std::max({first, second, draws}); }

  friend bool operator==(const Score&, const Score&) = default;
};

/// Successive games between the same players.
struct Series {
  std::uint64_t id = 0;
  Score score;
  bool first_plays_x = true;  ///< in the game on the board

  /// The counted end of the game on the board, or in_progress. So an end that is undone and
  /// replayed counts once, and a different end replaces it.
  Outcome counted = Outcome::in_progress();

  /// A series with an empty score. `counted` is an end of the game on the board that was counted
  /// elsewhere, or came with it.
  [[nodiscard]] static Series begin(std::uint64_t id, Outcome counted = Outcome::in_progress()) {
    return {.id = id, .score = {}, .counted = counted};
  }

  /// Counts an end of the game on the board; `end` must be over. False if this same end was counted
  /// before.
  bool count(Outcome end);

  /// The score without the game on the board.
  [[nodiscard]] Score before() const;

  friend bool operator==(const Series&, const Series&) = default;

 private:
  [[nodiscard]] int& games_of(Outcome end);
  /// Removes the counted end from the score, unless it was counted before the series began.
  void discount();
};

}  // namespace mnk
