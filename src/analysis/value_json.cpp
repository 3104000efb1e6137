#include "analysis/value_json.h"

#include "engine/notation.h"
#include "text/names.h"
#include "text/query_string.h"

namespace mnk {

void write_counts(JsonWriter& json, std::string_view key, const MoveClassCounts& counts) {
  json.key(key).begin_object();
  for (std::size_t i = 0; i < counts.size(); ++i) {
    json.key(move_class_names[i]).value(counts[i]);
  }
  json.end_object();
}

namespace {

void write_names(JsonWriter& json, const std::vector<Cell>& cells) {
  json.begin_array();
  for (const Cell cell : cells) json.value(to_text(cell));
  json.end_array();
}

}  // namespace

void write_cells(JsonWriter& json, std::string_view key, const std::vector<Cell>& cells) {
  json.key(key);
  write_names(json, cells);
}

void write_lines(JsonWriter& json, const std::vector<Line>& lines) {
  json.key("lines").begin_array();
  for (const Line& line : lines) write_names(json, line);
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

void write_winner(JsonWriter& json, const Assessment& known, Mark side) {
  json.key("winner");
  if (!known.result_is_proven()) {
    json.null().key("plies").null();
    return;
  }
  const Result result = known.at_least.result;
  if (result == Result::draw) {
    json.value("draw");
  } else {
    json.value(letter(result == Result::win ? side : opponent(side)));
  }
  json.key("plies");
  known.is_proven() ? json.value(known.value.plies) : json.null();
}

void write_parse_error(JsonWriter& json, const ParseError& error) {
  json.key("detail").value(name_of(error.reason, parse_error_names));
  json.key("at").value(error.offset).key("piece").value(excerpt(error.found));
  json.key("low").value(error.low).key("high").value(error.high);
}

}  // namespace mnk
