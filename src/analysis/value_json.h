#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "analysis/review.h"
#include "engine/notation.h"
#include "engine/rules.h"
#include "game/position.h"
#include "solver/reason.h"
#include "text/json_writer.h"

/// Values as JSON, the same for the page and the terminal.
namespace mnk {

/// What an answer took.
struct Effort {
  std::uint64_t nodes = 0;
  double seconds = 0;
};

/// The keys `nodes` and `seconds`.
void write_effort(JsonWriter& json, const Effort& effort);

/// The keys `rules` and `position`; of a game whose marks leave also `side` and those of
/// write_order().
void write_position(JsonWriter& json, const games::AnyPosition& position);

/// For a game whose marks leave: the key `start`, the position as `--position` takes it, and the
/// key `oldest_first`, each side's marks in the order in which they leave. For other games,
/// nothing.
void write_order(JsonWriter& json, const games::AnyPosition& position);

/// How a value is written.
struct ValueForm {
  bool endless = false;   ///< a draw is play that never ends: its plies are null
  bool estimates = true;  ///< else the value and the plies of what is not proven are null
};

/// The keys `value`, `plies` and `proven`. Of a win or loss whose length is not proven, `plies` is
/// null and `plies_at_most` follows; of an estimate that is written, `at_least` and `at_most`, the
/// results between which the value lies. `chance`, the per cent to win, stands where play has been
/// judged.
void write_assessment(JsonWriter& json, const Assessment& known, ValueForm form = {});

/// The keys `cell`, `side`, `judgement`, `estimated` (it rests on chances, not on a proof),
/// `before` and `after`, each an object of what is known there, and `best`.
void write_reviewed(JsonWriter& json, const ReviewedMove& move, ValueForm form);

/// The key, and an object with the number of each judgement under its name.
void write_counts(JsonWriter& json, std::string_view key, const MoveClassCounts& counts);

/// The key, and the cell's name, or null for nothing.
void write_cell(JsonWriter& json, std::string_view key, std::optional<Cell> cell);

/// The key `cells`, and a text with X, O or a dot for each cell, row by row.
void write_marks(JsonWriter& json, const Marks& marks);

/// The key, and a list of the cells' names.
void write_cells(JsonWriter& json, std::string_view key, const std::vector<Cell>& cells);

/// The key `lines`, and a list of completed lines, each a list of its cells' names.
void write_lines(JsonWriter& json, const std::vector<Line>& lines);

/// The key `reasons`, and a list of them.
void write_reasons(JsonWriter& json, const std::vector<MoveReason>& reasons);

/// The keys `winner` (`X`, `O` or `draw`) and `plies`, of a position or move and the side that is
/// to move or plays it; each null where it is not proven.
void write_winner(JsonWriter& json, const Assessment& known, Mark side);

/// The keys `detail`, `at`, `piece`, `low` and `high`: why a text cannot be read.
void write_parse_error(JsonWriter& json, const ParseError& error);

/// Where marks leave, the mark of the side that is not to move which leaves with its next move;
/// nothing while none does, and once the game is over.
[[nodiscard]] std::optional<Cell> leaving_later(const games::AnyPosition& position);

}  // namespace mnk
