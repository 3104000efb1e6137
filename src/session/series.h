#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/outcome.h"

namespace mnk {

/// Games won in a series, counted by player and not by mark: the first player had X in the first
/// game and may have O in the next.
struct Score {
  int first = 0;
  int second = 0;
  int draws = 0;

  [[nodiscard]] int highest() const { return std::max({first, second, draws}); }

  friend bool operator==(const Score&, const Score&) = default;
};

/// The games that two players play one after the other.
struct Series {
  std::uint64_t id = 0;
  Score score;
  bool first_plays_x = true;  ///< in the game on the board

  /// The end of the game on the board that has been counted; in_progress for none. So an end that
  /// is undone and played again counts once, and one that is played otherwise counts instead.
  Outcome counted = Outcome::in_progress();

  /// A series in which nothing is won yet. `counted` is an end of the game on the board that was
  /// counted elsewhere, or came with it.
  [[nodiscard]] static Series begin(std::uint64_t id, Outcome counted = Outcome::in_progress());

  /// Counts an end of the game on the board, which must be over by it. False when this very end was
  /// counted before.
  bool count(Outcome end);

  /// The score without the game on the board.
  [[nodiscard]] Score before() const;

  friend bool operator==(const Series&, const Series&) = default;

 private:
  /// How many games ended like this.
  [[nodiscard]] int& games_of(Outcome end);
  /// An end that was counted before this series began is not part of its score.
  void discount();
};

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

}  // namespace mnk
