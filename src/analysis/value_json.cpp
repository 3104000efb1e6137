#include "analysis/value_json.h"

#include "engine/notation.h"

namespace mnk {

void write_counts(JsonWriter& json, std::string_view key, const MoveClassCounts& counts) {
  json.key(key).begin_object();
  for (std::size_t i = 0; i < counts.size(); ++i) {
    json.key(move_class_names[i]).value(counts[i]);
  }
  json.end_object();
}

void write_cells(JsonWriter& json, std::string_view key, const std::vector<Cell>& cells) {
  json.key(key).begin_array();
  for (const Cell cell : cells) json.value(to_text(cell));
  json.end_array();
}

void write_reasons(JsonWriter& json, const std::vector<MoveReason>& reasons) {
  json.key("reasons").begin_array();
  for (const MoveReason& reason : reasons) {
    json.begin_object().key("kind").value(to_text(reason.kind));
    json.key("side").value(letter(reason.side));
    write_cells(json, "cells", reason.cells);
    json.key("plies").value(reason.plies).key("proven").value(reason.proven).end_object();
  }
  json.end_array();
}

}  // namespace mnk
