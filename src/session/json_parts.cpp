#include "session/json_parts.h"

#include "engine/notation.h"
#include "game/game.h"
#include "solver/solve_mode.h"

namespace mnk {

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
  mark ? json.value(letter(*mark)) : json.null();
}

void write_rules(JsonWriter& json, const games::AnyRules& rules) {
  const Rules& board = rules.board();
  json.key("rules").value(games::to_text(rules));
  json.key("columns").value(board.columns());
  json.key("rows").value(board.rows());
  json.key("in_a_row").value(board.in_a_row());
  json.key("misere").value(board.misere());
  json.key("option").value(rules.game().option());
  json.key("kept").value(games::kept_marks(rules).value_or(0));
  json.key("solved").value(games::is_solved(rules));
}

void write_draft(JsonWriter& json, const std::optional<Draft>& draft) {
  json.key("draft");
  if (!draft) {
    json.null();
    return;
  }
  std::string cells;
  for (const auto& mark : draft->board()) cells += mark ? letter(*mark) : '.';
  json.begin_object();
  write_rules(json, draft->rules);
  json.key("cells").value(cells).key("line").begin_array().end_array().key("last").value(-1);
  json.key("pen").value(to_text(draft->pen)).key("text").value(draft->text()).end_object();
}

}  // namespace mnk
