#pragma once

#include <string_view>
#include <vector>

#include "analysis/review.h"
#include "engine/notation.h"
#include "engine/rules.h"
#include "game/position.h"
#include "solver/reason.h"
#include "text/json_writer.h"

/// Values as JSON, for the page and the terminal alike.
namespace mnk {

/// The keys `rules` and `position`; where old marks leave, also `side` and those of write_order().
void write_position(JsonWriter& json, const games::AnyPosition& position);

/// Where old marks leave: the key `start`, the position as `--position` takes it, and the key
/// `oldest_first`, each side's marks in the order in which they leave. Otherwise nothing.
void write_order(JsonWriter& json, const games::AnyPosition& position);

/// How to write a value.
struct ValueForm {
  bool endless = false;   ///< draws never end, so their plies are null
  bool estimates = true;  ///< if false, unproven values and plies are null
};

/// The keys `value`, `plies` and `proven`. For a win or loss of unproven length, `plies` is null
/// and `plies_at_most` follows; for an estimate, if written, `at_least` and `at_most`, the results
/// that bound it. After heuristic evaluation also `chance`, to win, in per cent.
void write_assessment(JsonWriter& json, const Assessment& known, ValueForm form = {});

/// The keys `cell`, `side`, `judgement`, `estimated` (by chances, not by proof), `before` and
/// `after`, each with the keys of write_assessment(), and `best`.
void write_reviewed(JsonWriter& json, const ReviewedMove& move, ValueForm form);

/// The key, and an object with the count of each class under its name.
void write_counts(JsonWriter& json, std::string_view key, const MoveClassCounts& counts);

/// The key, and the cell's name or null.
void write_cell(JsonWriter& json, std::string_view key, std::optional<Cell> cell);

/// The key `cells`, and a string with X, O or a dot for each cell, row by row.
void write_marks(JsonWriter& json, const Marks& marks);

/// The key, and a list of the cells' names.
void write_cells(JsonWriter& json, std::string_view key, const std::vector<Cell>& cells);

/// The key `lines`, and a list of completed lines, each a list of its cells' names.
void write_lines(JsonWriter& json, const std::vector<Line>& lines);

/// The key `reasons`, and a list of them.
void write_reasons(JsonWriter& json, const std::vector<MoveReason>& reasons);

/// The keys `winner` (`X`, `O` or `draw`) and `plies`, for `side` to move or playing the move; null
/// if unproven.
void write_winner(JsonWriter& json, const Assessment& known, Mark side);

/// The keys `detail`, `at`, `piece`, `low` and `high`: why a text cannot be read.
void write_parse_error(JsonWriter& json, const ParseError& error);

/// Where old marks leave: the mark that the side not to move loses with its next move. Nothing if
/// it keeps all, or once the game is over.
[[nodiscard]] std::optional<Cell> leaving_later(const games::AnyPosition& position);

}  // namespace mnk
