#pragma once

#include <cstddef>
#include <memory>
#include <string_view>

#include "players/search_job.h"

namespace mnk::games {

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
  [[nodiscard]] virtual std::unique_ptr<SearchTask> task(const SearchRequest& request) = 0;

  /// Takes a book: a text with positions of these rules that were solved in advance. False if the
  /// text is no book for this game. Tasks given before must not be used any more.
  [[nodiscard]] virtual bool learn(const Rules& /*rules*/, std::string_view /*book*/) {
    return false;
  }
};

}  // namespace mnk::games
