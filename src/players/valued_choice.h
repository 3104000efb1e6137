#pragma once

#include <cstdint>
#include <vector>

#include "engine/rules.h"
#include "players/player_kind.h"
#include "solver/analysis.h"

namespace mnk {

/// The move of a computer player in a game of which the moves' values are known, by a table or by
/// search. `moves` are all legal ones, best first, and among equals the one that is hardest to
/// answer first; there must be one. Random plays any of them, perfect the first. A level sees those
/// wins and losses that are proven and that it would see in any game (level.h); the others it draws
/// from in an order that does not know their values: those first through whose cell most lines of
/// the board go. The seed is the only source of chance.
[[nodiscard]] Cell choose_valued(const std::vector<MoveAssessment>& moves, const Rules& board,
                                 PlayerKind kind, std::uint64_t seed);

}  // namespace mnk
