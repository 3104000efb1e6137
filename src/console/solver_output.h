#pragma once

#include "engine/position.h"
#include "session/json_writer.h"
#include "solver/solver.h"

/// What solve, analyze and bench have in common: asking the solver, and telling the answer.
namespace mnk::console {

/// The size of the solver's table: 256 MB, of which small boards use little.
inline constexpr std::size_t table_bytes = std::size_t{256} << 20;

/// What the solver says; of a game that is over, the result, with no best move and no ply left.
[[nodiscard]] Solution solve(const Position& position, Solver& solver, Budget& budget);

/// The keys `rules` and `position`.
void write_position(JsonWriter& json, const Position& position);

/// The keys `value`, `plies` and `proven`; if estimated also `at_least` and `at_most`, the results
/// between which the value lies.
void write_assessment(JsonWriter& json, const Assessment& assessment);

/// A list of cell names under this key.
void write_cells(JsonWriter& json, std::string_view key, const std::vector<Cell>& cells);

}  // namespace mnk::console
