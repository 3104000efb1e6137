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

/// A value as one number, greater is better for the side to move: 0 for a draw, n for a win that
/// leaves the winner n - 1 marks short of a full board, -n for such a loss. The rules fix which
/// side moves last in a won game, so each score means exactly one value.
[[nodiscard]] int score_of(Value value, const Position& position);
[[nodiscard]] Value value_of(int score, const Position& position);

/// The scores possible with this many free cells. The game must not be over.
[[nodiscard]] ScoreRange possible_scores(const Position& position);

/// Alpha-beta search on bitboards, with a transposition table.
class Search {
 public:
  Search() = default;
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;
  virtual ~Search() = default;

  /// `result`: who wins; `value`: also in how many plies.
  enum class Aim : std::uint8_t { result, value };

  /// Narrows the known score of a position: to a single score, for Aim::result to one sign, or as
  /// far as the budget allows. A repeated call continues from the table, provided the budget covers
  /// the way back to where it was, a few hundred nodes. The game must not be over.
  [[nodiscard]] virtual ScoreRange narrow(const Position& position, ScoreRange known,
                                          Budget& budget, Aim aim = Aim::value) = 0;

  /// The table takes about this much memory. A book must be for these rules and outlive the search.
  [[nodiscard]] static std::unique_ptr<Search> make(const Rules& rules, std::size_t table_bytes,
                                                    const Book* book = nullptr);
};

}  // namespace mnk::gravity
