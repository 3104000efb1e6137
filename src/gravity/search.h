#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "gravity/book.h"
#include "gravity/position.h"
#include "solver/resumable.h"
#include "solver/value.h"

namespace mnk::gravity {

/// Bounds on the score of a position, both included.
struct ScoreRange {
  int low;
  int high;
};

/// A value as one number, greater for the side to move to be better: 0 for a draw, n for a win that
/// leaves the winner n - 1 marks if the board were to be filled, and -n for such a loss. Which side
/// makes the last move of a won game is known, so each score is one value.
[[nodiscard]] int score_of(Value value, const Position& position);
[[nodiscard]] Value value_of(int score, const Position& position);

/// The scores that a position of a game in progress can have at all, going by its free cells.
[[nodiscard]] ScoreRange possible_scores(const Position& position);

/// Alpha-beta search over bitboards, with a memory.
class Search {
 public:
  Search() = default;
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;
  virtual ~Search() = default;

  /// What to find out: who wins, or also in how many plies.
  enum class Aim : std::uint8_t { result, value };

  /// Narrows what is known of the score of a position: to a single one, for Aim::result to scores
  /// of one sign, or as far as the budget goes. Asked again it goes on from what the table holds,
  /// as long as the budget pays for a path to where it was, some hundred nodes. The game must not
  /// be over.
  [[nodiscard]] virtual ScoreRange narrow(const Position& position, ScoreRange known,
                                          Budget& budget, Aim aim = Aim::value) = 0;

  /// The table takes about this much memory. A book must be of these rules and outlive the search.
  [[nodiscard]] static std::unique_ptr<Search> make(const Rules& rules, std::size_t table_bytes,
                                                    const Book* book = nullptr);
};

}  // namespace mnk::gravity
