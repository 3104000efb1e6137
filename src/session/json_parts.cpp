#include "session/json_parts.h"

#include "engine/notation.h"

namespace mnk {

std::string_view mark_name(Mark mark) { return mark == Mark::X ? "X" : "O"; }

void write_cells(JsonWriter& json, std::string_view key, const std::vector<Cell>& cells) {
  json.key(key).begin_array();
  for (const Cell cell : cells) json.value(to_text(cell));
  json.end_array();
}

void write_players(JsonWriter& json, PlayerKind x, PlayerKind o) {
  json.key("x").value(to_text(x)).key("o").value(to_text(o));
}

void write_score(JsonWriter& json, const Score& score) {
  json.key("score").begin_object();
  json.key("first").value(score.first);
  json.key("second").value(score.second);
  json.key("draws").value(score.draws);
  json.end_object();
}

void write_mark(JsonWriter& json, std::string_view key, std::optional<Mark> mark) {
  json.key(key);
  mark ? json.value(mark_name(*mark)) : json.null();
}

}  // namespace mnk
