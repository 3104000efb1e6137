#include "session/state_update.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>

#include "analysis/value_json.h"
#include "engine/notation.h"
#include "session/event.h"
#include "session/match_token.h"
#include "solver/value.h"
#include "text/scan.h"

namespace mnk {
namespace {

/// The extra state of a remote game, with the tokens to each seat.
void write_apart(JsonWriter& json, const Save& save) {
  if (!json.key("apart").begin_object_if(save.match.has_value())) return;
  const MatchState& match = *save.match;
  const bool host_plays_x = save.series.first_plays_x;
  write_mark(json, "seat", mark_of(match.seat, host_plays_x));
  json.key("undo").value(to_text(match.undo));
  write_mark(json, "asker", mark_of(match.asker, host_plays_x));
  json.key("unsent").value(match.unsent);
  json.key("help").value(match.terms.help);
  json.key("host").value(match.seat == Seat::host);
  const auto write_name = [&](std::string_view key, const std::optional<PlayerName>& name) {
    json.key(key).value(name ? std::optional(name->text()) : std::nullopt);
  };
  write_name("host_name", match.terms.host_name);
  write_name("guest_name", match.guest_name);
  json.key("to_move").value(letter(save.game.mark_at(save.game.end())));
  json.key("outcome").value(to_text(save.game.result()));
  json.key("to_friend").value(to_text(match_token_of(save, friend_of(match.seat))));
  json.key("to_onlookers").value(to_text(match_token_of(save, Seat::spectator)));
  json.key("to_self").value(to_text(match_token_of(save, match.seat)));
  json.end_object();
}

/// The page shows proven results and chances, but no estimates.
constexpr ValueForm proven_only{.estimates = false};

/// The assessed moves, neighbours of equal value grouped: a large board has hundreds, and reports
/// are frequent. The best moves have a rank.
void write_moves(JsonWriter& json, std::span<const MoveAssessment> moves) {
  for (std::size_t first = 0, end = 0; first < moves.size(); first = end) {
    const Assessment& known = moves[first].assessment;
    std::vector<Cell> cells;
    for (; end < moves.size() && moves[end].assessment == known; ++end) {
      cells.push_back(moves[end].move);
    }
    if (!known.says_something()) continue;
    json.begin_object();
    write_cells(json, "cells", cells);
    write_assessment(json, known, proven_only);
    if (first < numbered_moves) json.key("rank").value(first + 1);
    json.end_object();
  }
}

void write_hint(JsonWriter& json, const Thoughts& thoughts) {
  if (!json.key("hint").begin_object_if(thoughts.hint_wanted)) return;
  json.key("done").value(thoughts.hint.has_value());
  if (thoughts.hint && thoughts.hint->move) {
    json.key("cell").value(to_text(*thoughts.hint->move));
    write_assessment(json, thoughts.hint->value, proven_only);
    write_reasons(json, thoughts.hint->reasons);
  }
  json.end_object();
}

void write_analysis(JsonWriter& json, const Thoughts& thoughts, bool game_over) {
  if (!json.key("analysis").begin_object_if(thoughts.analysis_wanted)) return;
  const auto& report = thoughts.analysis;
  json.key("done").value(game_over || (report && report->done));
  if (report) write_assessment(json, report->value, proven_only);
  json.key("moves").begin_array();
  if (report) write_moves(json, report->moves);
  json.end_array().end_object();
}

void write_judged(JsonWriter& json, const ReviewedMove& move) {
  json.begin_object().key("ply").value(move.ply);
  write_reviewed(json, move, proven_only);
  write_cells(json, "keeps", move.is_mistake() ? move.keeps : std::vector<Cell>());
  json.key("keeps_all").value(move.is_mistake() && move.keeps_all);
  json.end_object();
}

void write_board(JsonWriter& json, const Session& session) {
  const games::AnyPosition& position = session.position();
  const Rules& rules = position.board();
  write_marks(json, position.marks());
  json.key("line").begin_array();
  for (const Cell cell : cells_of_lines(position)) json.value(rules.index(cell));
  json.end_array();
  const auto index_or_none = [&](std::optional<Cell> cell) {
    return cell ? rules.index(*cell) : -1;
  };
  json.key("last").value(index_or_none(position.last_move()));
  json.key("aim").value(index_or_none(session.aim()));
  json.key("lands").begin_array();
  if (games::marks_fall(position.rules())) {
    for (int column = 0; column < rules.columns(); ++column) {
      json.value(rules.index(position.move_at({.row = 0, .column = column})));
    }
  }
  json.end_array();
  json.key("leaving").value(index_or_none(position.next_removed()));
  json.key("leaving_later").value(index_or_none(leaving_later(position)));
  json.key("repetitions").value(position.repetitions());
}

void write_history(JsonWriter& json, const Session& session, const Save& save) {
  const Game& game = session.game();
  write_cells(json, "moves", game.moves());
  json.key("cursor").value(game.cursor());
  json.key("over").value(game.ended());
  json.key("can_undo").value(session.can_undo());
  json.key("can_redo").value(!game.at_end());
  json.key("can_analyse").value(session.allows_help());
  json.key("set_aside").value(game.sideline_count());
  const auto& start = game.start();
  json.key("start").value(start ? std::optional(games::to_position_text(*start)) : std::nullopt);
  json.key("address").value(save.match
                                ? address_of(save)
                                : to_address(game.settings(), start, game.position().history()));
}

/// The text, if it differs from the one sent last.
void write_changed(std::string& json, std::string_view key, std::string& sent, std::string now) {
  if (now == sent) return;
  json.append(",\"").append(key).append("\":").append(now);
  sent = std::move(now);
}

}  // namespace

std::string view_json(const Session& session) {
  const Save save = session.saved();
  const Settings& settings = session.settings();
  JsonWriter json;
  json.begin_object().key("id").value(id_text(save.id));
  write_rules(json, settings.rules);
  write_players(json, settings.x, settings.o);
  write_board(json, session);
  json.key("to_move").value(letter(session.position().to_move()));
  json.key("outcome").value(to_text(session.position().outcome()));
  json.key("awaited").value(session.game().awaited().has_value());
  json.key("engine").value(session.engine_lost() ? "lost" : "ready");
  write_history(json, session, save);
  write_score(json, save.score());
  json.key("first_plays_x").value(save.series.first_plays_x);
  write_apart(json, save);
  write_draft(json, save.draft);
  return json.end_object().text();
}

std::string thoughts_json(const Session& session) {
  JsonWriter json;
  json.begin_object();
  write_hint(json, session.thoughts());
  write_analysis(json, session.thoughts(), session.position().outcome().over());
  return json.end_object().text();
}

std::string explanation_json(const Session& session) {
  const auto& explained = session.thoughts().explanation;
  if (!explained) return "null";
  const auto& report = explained->report;
  JsonWriter json;
  json.begin_object().key("ply").value(explained->ply);
  json.key("cell").value(to_text(explained->move)).key("done").value(report && report->done);
  write_assessment(json, report ? report->value : Assessment::unknown(0), proven_only);
  write_reasons(json, report ? report->reasons : std::vector<MoveReason>());
  write_cells(json, "line", report ? report->variation : std::vector<Cell>());
  return json.end_object().text();
}

std::string review_json(const Session& session, std::size_t first) {
  const auto& review = session.thoughts().review;
  if (!review) return "null";
  JsonWriter json;
  json.begin_object().key("done").value(review->done());
  json.key("plies").value(static_cast<int>(review->game().size()));
  json.key("moves").begin_array();
  for (std::size_t i = first; i < review->moves().size(); ++i) {
    write_judged(json, review->moves()[i]);
  }
  return json.end_array().end_object().text();
}

std::string StateUpdateWriter::write(const Session& session, const Events& events) {
  std::string json = R"({"events":[)";
  for (const Event& event : events) {
    if (json.back() != '[') json += ',';
    json += to_json(event);
  }
  json += ']';
  // Reports are frequent and change only the search results.
  if (!std::ranges::all_of(events, is_one_of<event::Thought>)) {
    write_changed(json, "view", view_, view_json(session));
    write_changed(json, "save", save_, JsonWriter().value(session.save()).text());
  }
  write_changed(json, "thoughts", thoughts_, thoughts_json(session));
  write_changed(json, "explanation", explanation_, explanation_json(session));
  write_review(json, session, events);
  return json + '}';
}

/// Sends only the moves reviewed since the last message: the whole review of a long game is too
/// large to send often.
void StateUpdateWriter::write_review(std::string& json, const Session& session,
                                     const Events& events) {
  const bool begun = std::ranges::any_of(events, is_one_of<event::Reviewing>);
  if (begun) reviewed_ = 0;
  const auto& review = session.thoughts().review;
  const std::size_t now = review ? review->moves().size() : 0;
  if (now == reviewed_ && !begun && review_sent_) return;
  json.append(",\"review\":").append(review_json(session, reviewed_));
  reviewed_ = now;
  review_sent_ = true;
}

}  // namespace mnk
