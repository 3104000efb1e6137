#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/position.h"
#include "solver/bounds.h"
#include "solver/force_search.h"
#include "solver/search_context.h"

namespace mnk {

/// The value of one position, from questions about either side. To each side the question is put in
/// several ways, which take turns and learn from each other by the table:
///   - deepening, ply by ply, finds the shortest win;
///   - without a limit finds a draw several times sooner, since no depth is gone through twice;
///   - by threats alone finds long attacks on boards where all moves are too many.
///
/// Two theorems of normal play, in which an extra mark never hurts, save questions at the very
/// start: from the empty board the second player does not win, because the first could steal its
/// strategy (Nash); and who has no mark yet does not force eight or more in a row (Zetters 1980).
class ValueSearch {
 public:
  /// The game must not be over. The context must outlive the search.
  ValueSearch(const SearchContext& context, Position position, const PositionBounds& known);

  ValueSearch(const ValueSearch&) = delete;
  ValueSearch& operator=(const ValueSearch&) = delete;
  ValueSearch(ValueSearch&&) = delete;
  ValueSearch& operator=(ValueSearch&&) = delete;
  ~ValueSearch() = default;

  /// Works on; true once the value is proven.
  bool run(Budget& budget);

  [[nodiscard]] const PositionBounds& bounds() const { return bounds_; }

 private:
  enum class Way : std::uint8_t { unlimited, deepening, threats };
  /// One way to put the question.
  struct Attempt {
    bool for_mover;
    Way way;
    std::optional<ForceSearch> search;  ///< made when its turn comes: most positions need only one
    Depth depth = 0;                    ///< 0: not asked yet
    bool failed = false;                ///< there are no such threats
    std::uint64_t spent = 0;
  };

  void learn_theorems();
  [[nodiscard]] bool useful(const Attempt& attempt);
  Attempt* next_attempt();
  void ask(Attempt& attempt, Depth depth);
  void work(Attempt& attempt, Budget& budget);

  const SearchContext* context_;
  Position position_;
  PositionBounds bounds_;
  std::vector<Attempt> attempts_;
  Attempt* current_ = nullptr;
};

}  // namespace mnk
