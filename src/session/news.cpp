#include "session/news.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "engine/notation.h"
#include "session/json_writer.h"
#include "session/letter.h"
#include "session/review_json.h"

namespace mnk {
namespace {

template <class Named, std::size_t Count>
std::string_view name_of(Named value, const std::array<std::string_view, Count>& names) {
  return names[static_cast<std::size_t>(value)];
}

constexpr std::array<std::string_view, 5> how_names{"new", "rematch", "opened", "resumed",
                                                    "corrected"};
constexpr std::array<std::string_view, 9> apart_names{"changed",     "joined",       "undo_asked",
                                                      "undo_agreed", "undo_refused", "own",
                                                      "older",       "same",         "fork"};
constexpr std::array<std::string_view, 3> undo_names{"none", "asked", "refused"};
constexpr std::array<std::string_view, 5> letter_error_names{"version", "cut", "edited", "content",
                                                             "move"};
constexpr std::array<std::string_view, 4> by_names{"undo", "redo", "jump", "play"};
constexpr std::array<std::string_view, 15> refusal_names{"off_the_board",      "taken",
                                                         "game_over",          "not_your_turn",
                                                         "nothing_to_undo",    "nothing_to_redo",
                                                         "nothing_to_restore", "no_such_ply",
                                                         "no_thinker",         "friends_turn",
                                                         "only_watching",      "earlier_move",
                                                         "not_over",           "friend_elsewhere",
                                                         "nothing_to_answer"};
constexpr std::array<std::string_view, 7> fault_names{"version", "rules",   "player", "position",
                                                      "moves",   "unknown", "twice"};
constexpr std::array<std::string_view, 5> task_names{"move", "hint", "analysis", "review",
                                                     "explanation"};
constexpr std::array<std::string_view, 14> parse_error_names{"rules_form",
                                                             "columns_out_of_range",
                                                             "rows_out_of_range",
                                                             "in_a_row_out_of_range",
                                                             "cell_form",
                                                             "cell_off_board",
                                                             "cell_taken",
                                                             "game_over",
                                                             "position_row_count",
                                                             "position_row_length",
                                                             "position_symbol",
                                                             "position_counts",
                                                             "position_both_completed",
                                                             "position_after_end"};

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

void write_record(JsonWriter& json, const std::optional<GameRecord>& record) {
  if (!record) return;
  json.key("record").begin_object().key("id").value(id_text(record->id));
  json.key("rules").value(to_text(record->settings.rules));
  write_players(json, record->settings.x, record->settings.o);
  json.key("outcome").value(to_text(record->outcome));
  json.key("set_up").value(record->start.has_value());
  json.key("address").value(to_address(record->settings, record->start, record->moves));
  json.end_object();
}

void write_parse_error(JsonWriter& json, const ParseError& error) {
  json.key("detail").value(name_of(error.reason, parse_error_names));
  json.key("at").value(error.offset).key("piece").value(excerpt(error.found));
  json.key("low").value(error.low).key("high").value(error.high);
}

void write_marks(JsonWriter& json, const Marks& marks) {
  std::string cells;
  for (const auto& mark : marks) cells += mark ? letter(*mark) : '.';
  json.key("cells").value(cells);
}

void write_mark(JsonWriter& json, std::string_view key, std::optional<Mark> mark) {
  json.key(key);
  mark ? json.value(mark_name(*mark)) : json.null();
}

/// What there is besides the moves when players are apart, with the letters to each seat.
void write_apart(JsonWriter& json, const Save& save) {
  json.key("apart");
  if (!save.apart) {
    json.null();
    return;
  }
  const Apart& apart = *save.apart;
  const bool host_plays_x = save.series.first_plays_x;
  json.begin_object();
  write_mark(json, "seat", mark_of(apart.seat, host_plays_x));
  json.key("undo").value(name_of(apart.undo, undo_names));
  write_mark(json, "asker", mark_of(apart.asker, host_plays_x));
  json.key("unsent").value(apart.unsent);
  json.key("to_friend").value(to_text(letter_of(save, friend_of(apart.seat))));
  json.key("to_onlookers").value(to_text(letter_of(save, Seat::onlooker)));
  json.key("to_self").value(to_text(letter_of(save, apart.seat)));
  json.end_object();
}

/// The keys of each event after its kind.
struct EventWriter {
  JsonWriter& json;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)

  void kind(std::string_view name) const { json.key("kind").value(name); }

  void operator()(const event::Started& started) const {
    const Game& game = started.save.game;
    kind("started");
    json.key("how").value(name_of(started.how, how_names));
    json.key("id").value(id_text(started.save.id));
    json.key("address").value(address_of(started.save));
    json.key("cursor").value(game.cursor()).key("set_aside").value(game.aside_count());
    write_score(json, started.save.series.score);
    json.key("first_plays_x").value(started.save.series.first_plays_x);
  }
  void operator()(const event::Played& played) const {
    kind("played");
    json.key("cell").value(to_text(played.cell)).key("mark").value(mark_name(played.mark));
    json.key("by").value(to_text(played.by));
  }
  void operator()(const event::Stepped& stepped) const {
    kind("stepped");
    json.key("from").value(stepped.from).key("to").value(stepped.to);
    json.key("by").value(name_of(stepped.by, by_names));
  }
  void operator()(const event::SetAside& aside) const {
    kind("set_aside");
    write_cells(json, "moves", aside.moves);
  }
  void operator()(const event::Restored& restored) const {
    kind("restored");
    write_cells(json, "moves", restored.moves);
    json.key("cursor").value(restored.cursor);
  }
  void operator()(const event::Finished& finished) const {
    kind("finished");
    json.key("outcome").value(to_text(finished.outcome));
    json.key("counted").value(!finished.record);
    write_score(json, finished.score);
    write_record(json, finished.record);
  }
  void operator()(const event::PlayersChanged& players) const {
    kind("players");
    write_players(json, players.x, players.o);
  }
  void operator()(const event::Aimed& aimed) const {
    kind("aimed");
    json.key("cell").value(to_text(aimed.cell));
  }
  void operator()(const event::Refused& refused) const {
    kind("refused");
    json.key("reason").value(name_of(refused.reason, refusal_names)).key("cell");
    if (refused.cell) {
      json.value(to_text(*refused.cell));
    } else {
      json.null();
    }
  }
  void operator()(const event::Analysing& analysing) const {
    kind("analysing");
    json.key("on").value(analysing.on);
  }
  void operator()(const event::Reviewing& reviewing) const {
    kind("reviewing");
    json.key("on").value(reviewing.on);
  }
  void operator()(const event::Thought& thought) const {
    kind("thought");
    json.key("about").value(name_of(thought.about, task_names)).key("done").value(thought.done);
  }
  void operator()(const event::ThinkerChanged& thinker) const {
    kind("thinker");
    json.key("state").value(thinker.lost ? "lost" : "back");
  }
  void operator()(const event::Checked& checked) const {
    kind("checked");
    if (checked.marks) write_marks(json, *checked.marks);
    if (!checked.position) {
      write_parse_error(json, checked.position.error());
      return;
    }
    json.key("to_move").value(mark_name(checked.position->to_move()));
    json.key("outcome").value(to_text(checked.position->outcome()));
  }
  void operator()(const event::BadAddress& address) const {
    const AddressFault& fault = address.fault;
    kind("address_fault");
    json.key("reason").value(name_of(fault.reason, fault_names));
    json.key("part").value(fault.part).key("found").value(fault.found);
    using Reason = AddressFault::Reason;
    if (fault.reason != Reason::rules && fault.reason != Reason::position &&
        fault.reason != Reason::moves) {
      return;
    }
    write_parse_error(json, fault.error);
  }
  void operator()(const event::MoreFaults& more) const {
    kind("more_faults");
    json.key("count").value(more.count);
  }
  void operator()(const event::ApartChanged& change) const {
    kind("apart");
    json.key("what").value(name_of(change.what, apart_names));
    json.key("at").value(change.at).key("save").value(change.save);
  }
  void operator()(const event::BadLetter& letter) const {
    kind("bad_letter");
    json.key("reason").value(name_of(letter.error.reason, letter_error_names));
    json.key("number").value(letter.error.number);
  }
  void operator()(const event::BadSave& save) const {
    kind("bad_save");
    json.key("part").value(save.error.part).key("found").value(save.error.found);
  }
  void operator()(const event::BadCommandText& command) const {
    kind("bad_command");
    json.key("found").value(command.error.found).key("expected").value(command.error.expected);
  }
};

void write_assessment(JsonWriter& json, const Assessment& assessment) {
  json.key("value").value(to_text(assessment.value.result));
  json.key("plies").value(assessment.value.plies);
  json.key("proven").value(assessment.is_proven());
  if (assessment.chance) json.key("chance").value(static_cast<int>(*assessment.chance));
}

/// A move whose value is not proven has none to show.
void write_move(JsonWriter& json, const MoveAssessment& move) {
  json.begin_object().key("cell").value(to_text(move.move));
  if (move.assessment.is_proven()) {
    write_assessment(json, move.assessment);
  } else {
    json.key("value").null().key("plies").null().key("proven").value(false);
    if (const auto chance = move.assessment.chance) {
      json.key("chance").value(static_cast<int>(*chance));
    }
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

void write_analysis(JsonWriter& json, const Thoughts& thoughts, bool game_over) {
  json.key("analysis");
  if (!thoughts.analysis_wanted) {
    json.null();
    return;
  }
  const auto& report = thoughts.analysis;
  json.begin_object().key("done").value(game_over || (report && report->done));
  if (report) write_assessment(json, report->value);
  json.key("moves").begin_array();
  if (report) {
    for (const MoveAssessment& move : report->moves) write_move(json, move);
  }
  json.end_array().end_object();
}

/// As much of a value as is proven.
void write_known(JsonWriter& json, const Assessment& known) {
  if (known.is_proven()) {
    write_assessment(json, known);
    return;
  }
  json.key("value");
  if (known.result_is_proven()) {
    json.value(to_text(known.at_least.result)).key("plies").null().key("proven").value(true);
    json.key("plies_at_most").value(most_plies(known));
    return;
  }
  json.null().key("plies").null().key("proven").value(false);
  if (known.chance) json.key("chance").value(static_cast<int>(*known.chance));
}

void write_reasons(JsonWriter& json, const std::vector<MoveReason>& reasons) {
  json.key("reasons").begin_array();
  for (const MoveReason& reason : reasons) {
    json.begin_object().key("kind").value(to_text(reason.kind));
    json.key("side").value(mark_name(reason.side));
    write_cells(json, "cells", reason.cells);
    json.key("plies").value(reason.plies).key("proven").value(reason.proven).end_object();
  }
  json.end_array();
}

void write_reviewed(JsonWriter& json, const ReviewedMove& move) {
  json.begin_object().key("ply").value(move.ply).key("cell").value(to_text(move.move));
  json.key("side").value(mark_name(move.side)).key("judgement").value(to_text(move.judgement));
  json.key("before").begin_object();
  write_known(json, move.before);
  json.end_object().key("after").begin_object();
  write_known(json, move.after);
  json.end_object();
  write_cells(json, "best", move.best);
  const bool lost =
      move.judgement == MoveJudgement::mistake || move.judgement == MoveJudgement::blunder;
  write_cells(json, "keeps", lost ? move.keeps : std::vector<Cell>());
  json.end_object();
}

void write_rules(JsonWriter& json, const Rules& rules) {
  json.key("rules").value(to_text(rules));
  json.key("columns").value(rules.columns());
  json.key("rows").value(rules.rows());
  json.key("in_a_row").value(rules.in_a_row());
  json.key("misere").value(rules.misere());
  json.key("solved").value(is_solved(rules));
}

void write_board(JsonWriter& json, const View& view) {
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
  json.key("aim").value(index_or_none(view.aim));
}

void write_history(JsonWriter& json, const View& view, const Save& save) {
  write_cells(json, "moves", view.moves);
  json.key("cursor").value(view.cursor);
  json.key("can_undo").value(view.can_undo);
  json.key("can_redo").value(view.can_redo);
  json.key("set_aside").value(view.set_aside);
  json.key("set_up").value(view.start.has_value());
  json.key("address");
  save.apart ? json.value(address_of(save))
             : json.value(to_address(view.settings, view.start, view.position.history()));
}

/// What is to be told of a text: the new one when it differs from the one told last.
void write_changed(std::string& json, std::string_view key, std::string& told, std::string now) {
  if (now == told) return;
  json.append(",\"").append(key).append("\":").append(now);
  told = std::move(now);
}

}  // namespace

std::string to_json(const Event& event) {
  JsonWriter json;
  json.begin_object();
  std::visit(EventWriter{json}, event);
  json.end_object();
  return json.text();
}

std::string view_json(const Session& session) {
  const View view = session.view();
  JsonWriter json;
  json.begin_object().key("id").value(id_text(view.id));
  write_rules(json, view.settings.rules);
  write_players(json, view.settings.x, view.settings.o);
  write_board(json, view);
  json.key("to_move").value(mark_name(view.position.to_move()));
  json.key("outcome").value(to_text(view.position.outcome()));
  json.key("awaited").value(view.awaited.has_value());
  json.key("thinker").value(view.thinker_lost ? "lost" : "ready");
  const Save save = session.saved();
  write_history(json, view, save);
  write_score(json, view.score);
  json.key("first_plays_x").value(view.first_plays_x);
  write_apart(json, save);
  json.end_object();
  return json.text();
}

std::string thoughts_json(const Session& session) {
  JsonWriter json;
  json.begin_object();
  write_hint(json, session.thoughts());
  write_analysis(json, session.thoughts(), session.position().outcome().over());
  json.end_object();
  return json.text();
}

std::string explanation_json(const Session& session) {
  const auto& explained = session.thoughts().explanation;
  if (!explained) return "null";
  const auto& report = explained->report;
  JsonWriter json;
  json.begin_object().key("ply").value(explained->ply);
  json.key("cell").value(to_text(explained->move)).key("done").value(report && report->done);
  write_known(json, report ? report->value : Assessment::unknown(0));
  write_reasons(json, report ? report->reasons : std::vector<MoveReason>());
  write_cells(json, "line", report ? report->variation : std::vector<Cell>());
  json.end_object();
  return json.text();
}

std::string review_json(const Session& session, std::size_t first) {
  const auto& review = session.thoughts().review;
  if (!review) return "null";
  JsonWriter json;
  json.begin_object().key("done").value(review->done());
  json.key("plies").value(static_cast<int>(review->game().size()));
  write_counts(json, "x", review->counts(Mark::X));
  write_counts(json, "o", review->counts(Mark::O));
  json.key("moves").begin_array();
  for (std::size_t i = first; i < review->moves().size(); ++i) {
    write_reviewed(json, review->moves()[i]);
  }
  json.end_array().end_object();
  return json.text();
}

std::string NewsWriter::write(const Session& session, const Events& events) {
  std::string json = R"({"events":[)";
  for (const Event& event : events) {
    if (json.back() != '[') json += ',';
    json += to_json(event);
  }
  json += ']';
  const auto is_thought = [](const Event& event) {
    return std::holds_alternative<event::Thought>(event);
  };
  // Reports come often, and change nothing but the thoughts.
  if (!std::ranges::all_of(events, is_thought)) {
    write_changed(json, "view", view_, view_json(session));
    write_changed(json, "save", save_, JsonWriter().value(session.save()).text());
  }
  write_changed(json, "thoughts", thoughts_, thoughts_json(session));
  write_changed(json, "explanation", explanation_, explanation_json(session));
  write_review(json, session, events);
  return json + '}';
}

/// Only what has been judged since the last news: a long game has more to tell than is sent often.
void NewsWriter::write_review(std::string& json, const Session& session, const Events& events) {
  const bool begun = std::ranges::any_of(
      events, [](const Event& event) { return std::holds_alternative<event::Reviewing>(event); });
  if (begun) reviewed_ = 0;
  const auto& review = session.thoughts().review;
  const std::size_t now = review ? review->moves().size() : 0;
  if (now == reviewed_ && !begun && review_told_) return;
  json.append(",\"review\":").append(review_json(session, reviewed_));
  reviewed_ = now;
  review_told_ = true;
}

}  // namespace mnk
