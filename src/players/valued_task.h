#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "engine/rules.h"
#include "players/engine.h"
#include "players/level.h"
#include "players/search_job.h"
#include "solver/analysis.h"

namespace mnk {

/// A computer player's move when all moves have values. `moves` are all legal moves, at least one,
/// best first, ties by hardest to answer. Random plays any, perfect the first. A level sees the
/// proven wins and losses that it sees in any game (level.h), and picks from the rest in an order
/// that ignores their values: cells on the most lines first. The seed is the only source of
/// randomness.
[[nodiscard]] Cell choose_valued(const std::vector<MoveAssessment>& moves, const Rules& board,
                                 PlayerKind kind, std::uint64_t seed);

/// A request to a solver that values all moves. The game provides values, lines and reasons; this
/// class writes the report.
class ValuedTask : public SearchTask {
 public:
  void describe(SearchReport& report) const final;

 protected:
  explicit ValuedTask(SearchRequest request) : request_(std::move(request)) {}

  [[nodiscard]] const SearchRequest& request() const { return request_; }

  /// All legal moves with their values as far as known, best first.
  [[nodiscard]] virtual std::vector<MoveAssessment> moves() const = 0;
  /// Best play starting with this move, as far as known.
  [[nodiscard]] virtual std::vector<Cell> line(Cell move) const = 0;
  /// Why the move has its value, the most telling reason first.
  [[nodiscard]] virtual std::vector<MoveReason> reasons(Cell move) const = 0;

 private:
  [[nodiscard]] Cell chosen(const std::vector<MoveAssessment>& moves) const;

  SearchRequest request_;
};

}  // namespace mnk
