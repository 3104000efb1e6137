#pragma once

#include <string_view>
#include <vector>

#include "analysis/review.h"
#include "solver/reason.h"
#include "text/json_writer.h"

/// What is written alike of reviews, reasons and puzzles, wherever they are written.
namespace mnk {

/// The key, and an object with the number of each judgement under its name.
void write_counts(JsonWriter& json, std::string_view key, const MoveClassCounts& counts);

/// The key, and a list of the cells' names.
void write_cells(JsonWriter& json, std::string_view key, const std::vector<Cell>& cells);

/// The key `reasons`, and a list of them.
void write_reasons(JsonWriter& json, const std::vector<MoveReason>& reasons);

}  // namespace mnk
