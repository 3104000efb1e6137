#pragma once

#include <cstdint>
#include <vector>

#include "engine/rules.h"
#include "players/engine.h"
#include "players/player_kind.h"
#include "solver/analysis.h"

namespace mnk {

/// A computer player's move when all moves have values. `moves` are all legal moves, best first,
/// and among equals the hardest to answer first; there must be one. Random plays any of them,
/// perfect the first. A level sees the proven wins and losses it would see in any game (level.h),
/// and picks from the rest in an order that ignores their values: cells on the most lines first.
/// The seed is the only source of chance.
[[nodiscard]] Cell choose_valued(const std::vector<MoveAssessment>& moves, const Rules& board,
                                 PlayerKind kind, std::uint64_t seed);

/// Writes an analysis of these moves into the report; of a solution the best moves alone.
void report_values(SearchReport& report, const std::vector<MoveAssessment>& moves, SearchGoal goal);

}  // namespace mnk
