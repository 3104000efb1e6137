#include "analysis/value_json.h"

#include "engine/notation.h"
#include "text/query_string.h"
#include "text/scan.h"

namespace mnk {

void write_position(JsonWriter& json, const games::AnyPosition& position) {
  json.key("rules").value(games::to_text(position.rules()));
  json.key("position").value(to_position_text(position.marks(), position.board()));
  if (games::kept_marks(position.rules())) json.key("side").value(letter(position.to_move()));
  write_order(json, position);
}

void write_order(JsonWriter& json, const games::AnyPosition& position) {
  if (!games::kept_marks(position.rules())) return;
  json.key("start").value(games::to_position_text(position));
  json.key("oldest_first").begin_object();
  for (const Mark side : {Mark::X, Mark::O}) {
    std::vector<Cell> cells;
    for (const PlacedMark& placed : games::placed_marks(position)) {
      if (placed.mark == side) cells.push_back(placed.cell);
    }
    write_cells(json, side == Mark::X ? "x" : "o", cells);
  }
  json.end_object();
}

void write_assessment(JsonWriter& json, const Assessment& known, ValueForm form) {
  const bool proven = known.is_proven();
  const bool result_proven = known.result_is_proven();
  const bool shown = result_proven || form.estimates;
  json.key("value").value(shown ? std::optional(to_text(known.value.result)) : std::nullopt);
  const bool never_ends = form.endless && known.value.result == Result::draw;
  const bool counted = (proven || !result_proven) && shown && !never_ends;
  json.key("plies").value(counted ? std::optional(known.value.plies) : std::nullopt);
  json.key("proven").value(result_proven);
  if (result_proven && !proven) json.key("plies_at_most").value(max_plies(known));
  if (result_proven) return;
  if (shown) {
    json.key("at_least").value(to_text(known.at_least.result));
    json.key("at_most").value(to_text(known.at_most.result));
  }
  if (known.chance) json.key("chance").value(static_cast<int>(*known.chance));
}

void write_reviewed(JsonWriter& json, const ReviewedMove& move, ValueForm form) {
  json.key("cell").value(to_text(move.move)).key("side").value(letter(move.side));
  json.key("judgement").value(to_text(move.judgement)).key("estimated").value(move.estimated);
  json.key("before").begin_object();
  write_assessment(json, move.before, form);
  json.end_object().key("after").begin_object();
  write_assessment(json, move.after, form);
  json.end_object();
  write_cells(json, "best", move.best);
}

void write_counts(JsonWriter& json, std::string_view key, const MoveClassCounts& counts) {
  json.key(key).begin_object();
  for (std::size_t i = 0; i < counts.size(); ++i) {
    json.key(names_of<MoveClass>[i]).value(counts[i]);
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

void write_cell(JsonWriter& json, std::string_view key, std::optional<Cell> cell) {
  json.key(key).value(cell ? std::optional(to_text(*cell)) : std::nullopt);
}

void write_marks(JsonWriter& json, const Marks& marks) {
  std::string cells;
  for (const auto& mark : marks) cells += mark ? letter(*mark) : '.';
  json.key("cells").value(cells);
}

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
  json.key("plies").value(known.is_proven() ? std::optional(known.value.plies) : std::nullopt);
}

void write_parse_error(JsonWriter& json, const ParseError& error) {
  json.key("detail").value(to_text(error.reason));
  json.key("at").value(error.offset).key("piece").value(excerpt(error.found));
  json.key("low").value(error.low).key("high").value(error.high);
}

std::optional<Cell> leaving_later(const games::AnyPosition& position) {
  if (!position.positions_recur()) return std::nullopt;
  for (const Cell cell : position.available_moves()) {
    const games::AnyPosition next = position.after(cell);
    // The same mark leaves next, whichever move comes first.
    if (!next.outcome().over()) return next.next_removed();
  }
  return std::nullopt;
}

}  // namespace mnk
