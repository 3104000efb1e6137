#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <vector>

#include "engine/position.h"
#include "session/settings.h"
#include "session/view.h"

namespace mnk {

/// Why a session did not take a move: an engine Refusal, or a reason of its own.
enum class PlayRefusal : std::uint8_t {
  off_the_board,
  taken,
  game_over,
  not_your_turn,  ///< a computer player is to move
  drops_moves,    ///< later moves would be lost, and the caller did not say that they may be
};

/// Whether a move played from the middle of the history may drop the moves after it.
enum class Later : std::uint8_t { keep, drop };

/// One game in progress, in a series of games: commands in, a View out. It knows no screen, no
/// clock and no thinker; whoever runs it sees in View::awaited() that a computer move is wanted,
/// and brings it by play_for_computer().
///
/// The history has a cursor. Moves before it are on the board, moves after it can be redone.
class Session {
 public:
  explicit Session(const Settings& settings = {});

  /// A session in which these moves have been played. They must be legal, as parse_moves() and
  /// parse_address() make sure.
  Session(const Settings& settings, const std::vector<Cell>& moves);

  [[nodiscard]] View view() const;
  [[nodiscard]] const Settings& settings() const { return settings_; }
  [[nodiscard]] const Position& position() const { return position_; }

  /// A human's move at the cursor. A refused move changes nothing, and it stays the same player's
  /// turn. The move that was played here before is played again like redo(): the moves after it
  /// stay, and a computer replies as it did.
  std::expected<void, PlayRefusal> play(Cell cell, Later later = Later::keep);

  /// The awaited computer's move. Refused with not_your_turn when none is awaited.
  std::expected<void, PlayRefusal> play_for_computer(Cell cell);

  /// Steps back to where a human last had to move: against a computer this takes its reply and
  /// one's own move back together. Between humans, or between computers, one move. False when
  /// there is no such moment, as when the computer made the first move and nothing else is played.
  bool undo();
  /// Steps forward likewise, to where a human has to move or to the end.
  bool redo();

  /// Goes to a moment of the game. `ply` in 0..moves.size(); anything else is refused with false.
  bool jump(int ply);

  /// An empty board with the same players and rules. With `swap_marks` the two players change
  /// marks, so that the other one starts.
  void rematch(bool swap_marks);

  /// An empty board with other settings. The series starts anew.
  void new_game(const Settings& settings);

  /// Other players for the game in progress; the series starts anew.
  void set_players(PlayerKind x, PlayerKind o);

  /// Continues a series from a save.
  void restore_series(const Score& score, bool first_plays_x);

 private:
  [[nodiscard]] int ply() const { return position_.mark_count(); }
  [[nodiscard]] int end() const { return static_cast<int>(moves_.size()); }
  [[nodiscard]] bool human_moves_at(int ply) const;
  /// Whether undo and redo come to rest at this ply.
  [[nodiscard]] bool stops_at(int ply) const;
  [[nodiscard]] std::optional<int> undo_target() const;
  [[nodiscard]] bool repeats_history(Cell cell) const;
  std::expected<void, PlayRefusal> place(Cell cell);
  void go_to(int target);
  void score_result();
  void clear_board();

  Settings settings_;
  Position position_;        ///< at the cursor
  std::vector<Cell> moves_;  ///< the whole game
  Score score_;
  bool first_plays_x_ = true;
  /// What this game has added to the score, so that an undone and replayed end counts once.
  Outcome scored_ = Outcome::in_progress();
};

}  // namespace mnk
