#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "players/search_task.h"

namespace mnk::games {

/// Named numbers that say how large a game is.
using GameStats = std::vector<std::pair<std::string_view, std::uint64_t>>;

/// What a computer knows of one game, with a memory: what was found out helps with what is asked
/// next. search/solvers.h has one of each game.
class Solver {
 public:
  Solver() = default;
  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;
  Solver(Solver&&) = delete;
  Solver& operator=(Solver&&) = delete;
  virtual ~Solver() = default;

  /// The work at a request about a position of this game. It borrows the solver, which must not be
  /// asked for another task before this one is done with.
  [[nodiscard]] virtual std::unique_ptr<SearchTask> task(const ThinkRequest& request) = 0;

  /// Whether count() gets through a game in minutes.
  [[nodiscard]] virtual bool can_count(const mnk::Rules& board) const = 0;
  /// What the game consists of, from the empty board to every end. can_count() must hold.
  [[nodiscard]] virtual GameStats count(const mnk::Rules& board) const = 0;

  /// Number of move sequences of exactly `depth` plies from here: 1 at depth 0.
  [[nodiscard]] virtual std::uint64_t perft(const AnyPosition& start, int depth) const;
  /// The depth up to which perft() takes minutes at most.
  [[nodiscard]] virtual int deepest_perft(const AnyPosition& start) const;
};

}  // namespace mnk::games
