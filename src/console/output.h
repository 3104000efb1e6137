#pragma once

#include <cstdint>

#include "analysis/review.h"
#include "console/program.h"
#include "game/position.h"
#include "solver/solver.h"
#include "text/json_writer.h"

/// What several commands print.
namespace mnk::console {

/// What an answer took.
struct Effort {
  std::uint64_t nodes = 0;
  double seconds = 0;
};

/// The keys `rules` and `position`; of a game whose marks leave also `side` and those of
/// write_order().
void write_position(JsonWriter& json, const games::AnyPosition& position);

/// Of a game whose marks leave the keys `start`, the position as `--position` takes it, and
/// `oldest_first`, the marks of each side in the order in which they leave; of others nothing.
void write_order(JsonWriter& json, const games::AnyPosition& position);

/// The keys `value`, `plies` and `proven`. Of a win or loss whose length is not proven, `plies` is
/// null and `plies_at_most` follows; of an estimate, `at_least` and `at_most`, the results between
/// which the value lies, and `chance`, the per cent to win, where play has been judged. A draw that
/// is `endless`, play that never ends, has null plies.
void write_assessment(JsonWriter& json, const Assessment& assessment, bool endless = false);

/// The key `best`, the moves known to reach the value or, without a proven value, the best guess;
/// and `best_complete`, false, if there may be others.
void write_best(JsonWriter& json, const Solution& solution);

/// The keys `nodes` and `seconds`.
void write_effort(JsonWriter& json, const Effort& effort);

/// A move that was judged, as an object. `estimated`: the judgement rests on chances, not on a
/// proof.
void write_reviewed(JsonWriter& json, const ReviewedMove& move, bool endless);

/// What `solve` prints, as lines or as one JSON object.
void print_solution(const games::AnyPosition& position, const Solution& solution,
                    const Effort& effort, bool json, const Terminal& terminal);

/// The result of a game that is over, with no best move and no ply left.
[[nodiscard]] Solution solution_of_end(const games::AnyPosition& position);

/// An object as a line.
void print(const JsonWriter& json, const Terminal& terminal);

}  // namespace mnk::console
