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

/// The value of one position, from questions about either side. To each side the question is put in
/// several ways, which take turns and learn from each other by the table:
///   - deepening, ply by ply, finds the shortest win;
///   - without a limit finds a draw several times sooner, since no depth is gone through twice; in
///     normal play it gets a third of the nodes that deepening does, in misere three times as many;
///   - by threats alone finds long attacks on boards where all moves are too many.
///
/// Strategy stealing saves one question: see static_rules.h.
class ValueSearch {
 public:
  /// The game must not be over. The context must outlive the search.
  ValueSearch(const SearchContext& context, Position position, const PositionBounds& known);

  ValueSearch(const ValueSearch&) = delete;
  ValueSearch& operator=(const ValueSearch&) = delete;

  /// The goal: who wins, or also in how many plies.
  enum class Aim : std::uint8_t { result, value };

  /// Works on; true once that is proven.
  bool run(Budget& budget, Aim aim = Aim::value);

  [[nodiscard]] const PositionBounds& bounds() const { return bounds_; }

  /// A move that is proven to do what the bounds say can be done: to win within the proven number
  /// of plies, else to keep the opponent from winning within the refuted number of plies. None when
  /// the bounds came without a move.
  [[nodiscard]] std::optional<Cell> best_move() const;

 private:
  enum class Way : std::uint8_t { unlimited, deepening, threats };
  /// One way to put the question.
  struct Attempt {
    bool for_mover;
    Way way;
    std::unique_ptr<WinSearch> search;  ///< made when its turn comes: most positions need one
    Depth depth = 0;                    ///< 0: not asked yet
    bool failed = false;                ///< there are no such threats
    std::uint64_t spent = 0;
  };
  /// A move of the side to move, and the bound that it was shown to reach.
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
