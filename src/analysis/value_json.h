#pragma once

#include <string_view>
#include <vector>

#include "analysis/review.h"
#include "engine/lines.h"
#include "engine/parse_error.h"
#include "solver/reason.h"
#include "text/json_writer.h"

/// Values as JSON, the same for the page and the terminal.
namespace mnk {

/// The key, and an object with the number of each judgement under its name.
void write_counts(JsonWriter& json, std::string_view key, const MoveClassCounts& counts);

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

}  // namespace mnk
