#include "web/view_json.h"

#include <string_view>

#include "engine/notation.h"
#include "session/json_writer.h"

namespace mnk {
namespace {

std::string_view name(PlayRefusal reason) {
  switch (reason) {
    case PlayRefusal::off_the_board:
      return "off_the_board";
    case PlayRefusal::taken:
      return "taken";
    case PlayRefusal::game_over:
      return "game_over";
    case PlayRefusal::not_your_turn:
      return "not_your_turn";
    case PlayRefusal::drops_moves:
      break;
  }
  return "drops_moves";
}

std::string_view name(AddressFault::Reason reason) {
  using Reason = AddressFault::Reason;
  switch (reason) {
    case Reason::version:
      return "version";
    case Reason::rules:
      return "rules";
    case Reason::player:
      return "player";
    case Reason::moves:
      return "moves";
    case Reason::unknown:
      return "unknown";
    case Reason::twice:
      break;
  }
  return "twice";
}

std::string_view name(ParseError::Reason reason) {
  using Reason = ParseError::Reason;
  switch (reason) {
    case Reason::rules_form:
      return "rules_form";
    case Reason::columns_out_of_range:
      return "columns_out_of_range";
    case Reason::rows_out_of_range:
      return "rows_out_of_range";
    case Reason::in_a_row_out_of_range:
      return "in_a_row_out_of_range";
    case Reason::cell_form:
      return "cell_form";
    case Reason::cell_off_board:
      return "cell_off_board";
    case Reason::cell_taken:
      return "cell_taken";
    case Reason::game_over:
      return "game_over";
    case Reason::position_row_count:
      return "position_row_count";
    case Reason::position_row_length:
      return "position_row_length";
    case Reason::position_symbol:
      return "position_symbol";
    case Reason::position_counts:
      return "position_counts";
    case Reason::position_both_completed:
      return "position_both_completed";
    case Reason::position_after_end:
      break;
  }
  return "position_after_end";
}

std::string_view name(Outcome outcome) {
  if (outcome.is_draw()) return "draw";
  if (outcome.winner() == Mark::X) return "x_wins";
  if (outcome.winner() == Mark::O) return "o_wins";
  return "in_progress";
}

void write_assessment(JsonWriter& json, const Assessment& assessment) {
  json.key("value").value(to_text(assessment.value.result));
  json.key("plies").value(assessment.value.plies);
  json.key("proven").value(assessment.is_proven());
}

/// A move whose value is not proven has none to show.
void write_move(JsonWriter& json, const MoveAssessment& move) {
  json.begin_object().key("cell").value(to_text(move.move));
  if (move.assessment.is_proven()) {
    write_assessment(json, move.assessment);
  } else {
    json.key("value").null().key("plies").null().key("proven").value(false);
  }
  json.end_object();
}

void write_hint(JsonWriter& json, const Thoughts& thoughts) {
  json.key("hint");
  if (!thoughts.hint_wanted) {
    json.null();
    return;
  }
  json.begin_object().key("done").value(thoughts.hint.has_value());
  if (thoughts.hint && thoughts.hint->move) {
    json.key("cell").value(to_text(*thoughts.hint->move));
    write_assessment(json, thoughts.hint->value);
  }
  json.end_object();
}

void write_analysis(JsonWriter& json, const Thoughts& thoughts) {
  json.key("analysis");
  if (!thoughts.analysis_wanted) {
    json.null();
    return;
  }
  const auto& report = thoughts.analysis;
  json.begin_object().key("done").value(report && report->done);
  if (report) write_assessment(json, report->value);
  json.key("moves").begin_array();
  if (report) {
    for (const MoveAssessment& move : report->moves) write_move(json, move);
  }
  json.end_array().end_object();
}

void write_rules(JsonWriter& json, const Rules& rules) {
  json.key("rules").value(to_text(rules));
  json.key("columns").value(rules.columns());
  json.key("rows").value(rules.rows());
  json.key("in_a_row").value(rules.in_a_row());
  json.key("misere").value(rules.misere());
}

void write_board(JsonWriter& json, const View& view, std::optional<Cell> aim) {
  const Rules& rules = view.settings.rules;
  std::string cells;
  for (int index = 0; index < rules.cell_count(); ++index) {
    const auto mark = view.position.at(rules.cell(index));
    cells += mark ? letter(*mark) : '.';
  }
  json.key("cells").value(cells);
  json.key("line").begin_array();
  for (const Cell cell : view.line_cells) json.value(rules.index(cell));
  json.end_array();
  const auto index_or_none = [&](std::optional<Cell> cell) {
    return cell ? rules.index(*cell) : -1;
  };
  json.key("last").value(index_or_none(view.last_move()));
  json.key("aim").value(index_or_none(aim));
}

void write_history(JsonWriter& json, const View& view) {
  json.key("moves").begin_array();
  for (const Cell cell : view.moves) json.value(to_text(cell));
  json.end_array();
  json.key("cursor").value(view.cursor);
  json.key("can_undo").value(view.can_undo);
  json.key("can_redo").value(view.can_redo);
  json.key("address").value(to_address(view.settings, view.position.history()));
}

}  // namespace

std::string view_json(const Match& match, std::optional<Cell> aim) {
  const View view = match.session().view();
  JsonWriter json;
  json.begin_object();
  write_rules(json, view.settings.rules);
  json.key("x").value(to_text(view.settings.x));
  json.key("o").value(to_text(view.settings.o));
  write_board(json, view, aim);
  json.key("to_move").value(std::string_view(view.position.to_move() == Mark::X ? "X" : "O"));
  json.key("outcome").value(name(view.position.outcome()));
  json.key("awaited").value(view.awaited().has_value());
  write_history(json, view);
  json.key("score").begin_object();
  json.key("first").value(view.score.first);
  json.key("second").value(view.score.second);
  json.key("draws").value(view.score.draws);
  json.end_object();
  json.key("first_plays_x").value(view.first_plays_x);
  write_hint(json, match.thoughts());
  write_analysis(json, match.thoughts());
  json.end_object();
  return json.text();
}

std::string refusal_json(Cell cell, PlayRefusal reason) {
  JsonWriter json;
  json.begin_object().key("kind").value("refusal").key("reason").value(name(reason));
  json.key("cell").value(to_text(cell)).end_object();
  return json.text();
}

std::string address_fault_json(const AddressFault& fault) {
  JsonWriter json;
  json.begin_object().key("kind").value("address").key("reason").value(name(fault.reason));
  json.key("part").value(fault.part).key("found").value(fault.found);
  if (fault.reason == AddressFault::Reason::rules || fault.reason == AddressFault::Reason::moves) {
    json.key("detail").value(name(fault.error.reason));
    json.key("at").value(fault.error.offset).key("piece").value(fault.error.found);
    json.key("low").value(fault.error.low).key("high").value(fault.error.high);
  }
  json.end_object();
  return json.text();
}

std::string theme_fault_json(const std::string& found) {
  JsonWriter json;
  json.begin_object().key("kind").value("theme").key("found").value(found).end_object();
  return json.text();
}

std::string thinker_lost_json() {
  JsonWriter json;
  json.begin_object().key("kind").value("thinker").key("reason").value("lost").end_object();
  return json.text();
}

}  // namespace mnk
