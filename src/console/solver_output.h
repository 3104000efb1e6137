#pragma once

#include <ostream>

#include "console/effort.h"
#include "console/messages.h"
#include "engine/position.h"
#include "solver/reason.h"
#include "solver/solver.h"
#include "text/json_writer.h"
#include "vanish/vanish_game.h"

/// What solve, analyze and bench have in common: asking the solver, and telling the answer.
namespace mnk::console {

/// The size of the solver's table: 256 MB, of which small boards use little.
inline constexpr std::size_t table_bytes = std::size_t{256} << 20;

/// What the solver says; of a game that is over, the result, with no best move and no ply left.
[[nodiscard]] Solution solve(const Position& position, Solver& solver, Budget& budget);

/// The keys `rules` and `position`.
void write_position(JsonWriter& json, const Position& position);

/// The keys `value`, `plies` and `proven`. Of a win or loss whose length is not proven, `plies` is
/// null and `plies_at_most` follows; of an estimate, `at_least` and `at_most`, the results between
/// which the value lies, and `chance`, the per cent to win, where play has been judged. A draw that
/// is play without end has null plies.
void write_assessment(JsonWriter& json, const Assessment& assessment,
                      messages::DrawLength draws = messages::DrawLength::known);

/// The keys `start`, the position as `--position` takes it, and `oldest_first`, the marks of each
/// side in the order in which they leave.
void write_order(JsonWriter& json, const vanish::Position& position);

/// The key `best`, the moves known to reach the value or, without a proven value, the best guess;
/// and `best_complete`, false, if there may be others.
void write_best(JsonWriter& json, const Solution& solution);

/// A move that was judged, as an object. `estimated`: the judgement rests on chances, not on a
/// proof.
void write_reviewed(JsonWriter& json, const ReviewedMove& move,
                    messages::DrawLength draws = messages::DrawLength::known);

/// All that `solve` prints, as lines or as one JSON object.
void print_solution(const Position& position, const Solution& solution, const Effort& effort,
                    bool json, std::ostream& out);

}  // namespace mnk::console
