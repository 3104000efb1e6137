#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/position.h"
#include "solver/bounds.h"
#include "solver/search_board.h"
#include "solver/win_search.h"

namespace mnk {

/// Finds the value of one position by asking whether either side wins. For each side it asks in
/// several ways, which take turns and share results through the table:
///   - deepening ply by ply finds the shortest win;
///   - without a depth limit it finds a draw several times sooner, since it searches no depth
///     twice; it gets a third of deepening's nodes in normal play, three times as many in misère;
///   - threats alone find long attacks on boards with too many moves to search them all.
///
/// Strategy stealing saves one question: see static_rules.h.
class ValueSearch {
 public:
  /// The game must not be over. The context must outlive the search.
  ValueSearch(const SearchContext& context, Position position, const PositionBounds& known);

  ValueSearch(const ValueSearch&) = delete;
  ValueSearch& operator=(const ValueSearch&) = delete;

  /// `result`: who wins; `value`: also in how many plies.
  enum class Aim : std::uint8_t { result, value };

  /// Continues; true once the aim is proven.
  bool run(Budget& budget, Aim aim = Aim::value);

  [[nodiscard]] const PositionBounds& bounds() const { return bounds_; }

  /// A move proven to reach the bounds: to win within the proven plies, else to stop the opponent
  /// from winning within the refuted plies. None if the bounds came without a move.
  [[nodiscard]] std::optional<Cell> best_move() const;

 private:
  enum class Way : std::uint8_t { unlimited, deepening, threats };
  /// One way to ask the question.
  struct Attempt {
    bool for_mover;
    Way way;
    std::unique_ptr<WinSearch> search;  ///< made at its first turn: most positions need just one
    Depth depth = 0;                    ///< 0: not yet asked
    bool failed = false;                ///< no such threats exist
    std::uint64_t spent = 0;
  };
  /// A move for the side to move, and the bound it is proven to reach.
  struct ShownMove {
    std::optional<Cell> move;
    Depth bound = 0;
  };

  [[nodiscard]] bool useful(const Attempt& attempt);
  Attempt* next_attempt();
  void ask(Attempt& attempt, Depth depth);
  void work(Attempt& attempt, Budget& budget);
  void learn(const Attempt& attempt, const Bounds& answer);

  const SearchContext* context_;
  Position position_;
  PositionBounds bounds_;
  std::vector<Attempt> attempts_;
  Attempt* current_ = nullptr;
  ShownMove winning_;
  ShownMove holding_;
};

}  // namespace mnk
