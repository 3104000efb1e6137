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

/// A computer player's move when all moves have values. `moves` are all legal moves, best first,
/// and among equals the hardest to answer first; there must be one. Random plays any of them,
/// perfect the first. A level sees the proven wins and losses it would see in any game (level.h),
/// and picks from the rest in an order that ignores their values: cells on the most lines first.
/// The seed is the only source of chance.
[[nodiscard]] Cell choose_valued(const std::vector<MoveAssessment>& moves, const Rules& board,
                                 PlayerKind kind, std::uint64_t seed);

/// The work at a request about a game whose solver values all moves. A game gives the values, the
/// lines and the reasons; this class writes the report.
class ValuedTask : public SearchTask {
 public:
  void describe(SearchReport& report) const final;

 protected:
  explicit ValuedTask(SearchRequest request) : request_(std::move(request)) {}

  [[nodiscard]] const SearchRequest& request() const { return request_; }

  /// The values of all legal moves as far as they are known, best first.
  [[nodiscard]] virtual std::vector<MoveAssessment> moves() const = 0;
  /// Best play, beginning with this move, as far as it is known.
  [[nodiscard]] virtual std::vector<Cell> line(Cell move) const = 0;
  /// Why a move is worth what it is, the most telling reason first.
  [[nodiscard]] virtual std::vector<MoveReason> reasons(Cell move) const = 0;

 private:
  [[nodiscard]] Cell chosen(const std::vector<MoveAssessment>& moves) const;

  SearchRequest request_;
};

}  // namespace mnk
