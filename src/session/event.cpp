#include "session/event.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <utility>

#include "analysis/value_json.h"
#include "engine/notation.h"
#include "game/game.h"
#include "solver/solver.h"
#include "text/scan.h"

namespace mnk {

Events only(Event event) {
  Events events;
  events.push_back(std::move(event));
  return events;
}

void append(Events& events, Events more) { std::ranges::move(more, std::back_inserter(events)); }

Events refusal_of(const CommandError& error) {
  if (const auto* faults = std::get_if<AddressFaults>(&error)) return faults_of(*faults);
  if (const auto* save = std::get_if<SaveError>(&error)) return only(event::BadSave{*save});
  if (const auto* token = std::get_if<MatchTokenError>(&error))
    return only(event::BadMatchToken{*token});
  return only(event::BadCommandText{std::get<BadCommand>(error)});
}

Events faults_of(const AddressFaults& faults) {
  Events events;
  for (const AddressFault& fault : faults.listed) events.emplace_back(event::BadAddress{fault});
  if (faults.more > 0) events.emplace_back(event::MoreFaults{faults.more});
  return events;
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
  json.key(key).value(mark ? std::optional(letter(*mark)) : std::nullopt);
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
  if (!json.key("draft").begin_object_if(draft.has_value())) return;
  write_rules(json, draft->rules);
  write_marks(json, draft->board());
  json.key("line").begin_array().end_array().key("last").value(-1);
  json.key("pen").value(to_text(draft->pen)).key("text").value(draft->text()).end_object();
}

namespace {

void write_record(JsonWriter& json, const std::optional<Save>& record) {
  if (!record) return;
  const Game& game = record->game;
  const Settings& settings = game.settings();
  json.key("record").begin_object().key("id").value(id_text(record->id));
  json.key("rules").value(games::to_text(settings.rules));
  write_players(json, settings.x, settings.o);
  json.key("outcome").value(to_text(game.result()));
  json.key("set_up").value(game.start().has_value());
  json.key("address").value(to_address(settings, game.start(), game.moves()));
  json.end_object();
}

/// In the order of Event.
constexpr std::array<std::string_view, std::variant_size_v<Event>> event_kinds{
    "started",       "played",      "stepped",   "set_aside", "restored",   "finished",   "players",
    "aimed",         "refused",     "analysing", "reviewing", "thought",    "engine",     "drafted",
    "address_fault", "more_faults", "apart",     "bad_save",  "bad_letter", "bad_command"};

/// Writes the keys of each event that follow its kind.
struct EventWriter {
  JsonWriter& json;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)

  void operator()(const event::Started& started) const {
    const Game& game = started.save.game;
    json.key("how").value(name_of(started.how, event::Started::names));
    json.key("id").value(id_text(started.save.id));
    json.key("address").value(address_of(started.save));
    json.key("cursor").value(game.cursor()).key("set_aside").value(game.sideline_count());
    write_score(json, started.save.score());
    json.key("first_plays_x").value(started.save.series.first_plays_x);
  }
  void operator()(const event::Played& played) const {
    json.key("cell").value(to_text(played.cell)).key("mark").value(letter(played.mark));
    json.key("by").value(to_text(played.by));
  }
  void operator()(const event::Stepped& stepped) const {
    json.key("from").value(stepped.from).key("to").value(stepped.to);
    json.key("by").value(to_text(stepped.by));
  }
  void operator()(const event::Sidelined& later) const { write_cells(json, "moves", later.moves); }
  void operator()(const event::Restored& restored) const {
    write_cells(json, "moves", restored.moves);
    json.key("cursor").value(restored.cursor);
  }
  void operator()(const event::Finished& finished) const {
    json.key("outcome").value(to_text(finished.outcome));
    json.key("counted").value(!finished.record);
    write_score(json, finished.score);
    write_record(json, finished.record);
  }
  void operator()(const event::PlayersChanged& players) const {
    write_players(json, players.x, players.o);
  }
  void operator()(const event::Aimed& aimed) const { write_cell(json, "cell", aimed.cell); }
  void operator()(const event::Refused& refused) const {
    json.key("reason").value(to_text(refused.reason));
    write_cell(json, "cell", refused.cell);
  }
  void operator()(const event::Analysing& analysing) const { json.key("on").value(analysing.on); }
  void operator()(const event::Reviewing& reviewing) const { json.key("on").value(reviewing.on); }
  void operator()(const event::Thought& thought) const {
    json.key("about").value(to_text(thought.about)).key("done").value(thought.done);
  }
  void operator()(const event::EngineChanged& engine) const {
    json.key("state").value(engine.lost ? "lost" : "back");
  }
  void operator()(const event::Drafted& drafted) const {
    write_draft(json, drafted.draft);
    if (!drafted.draft) return;
    write_cell(json, "cell", drafted.cell);
    const auto position = drafted.draft->position();
    if (drafted.fault || !position) {
      write_parse_error(json, drafted.fault ? *drafted.fault : position.error());
      return;
    }
    json.key("to_move").value(letter(position->to_move()));
    json.key("outcome").value(to_text(position->outcome()));
  }
  void operator()(const event::BadAddress& address) const {
    const AddressFault& fault = address.fault;
    json.key("reason").value(to_text(fault.reason));
    json.key("part").value(fault.part).key("found").value(fault.found);
    if (fault.error) write_parse_error(json, *fault.error);
  }
  void operator()(const event::MoreFaults& more) const { json.key("count").value(more.count); }
  void operator()(const event::MatchChanged& change) const {
    json.key("what").value(to_text(change.what));
    json.key("at").value(change.at).key("save").value(change.save);
  }
  void operator()(const event::BadMatchToken& token) const {
    json.key("reason").value(to_text(token.error.reason));
    json.key("number").value(token.error.number);
  }
  void operator()(const event::BadSave& save) const {
    json.key("part").value(save.error.part).key("found").value(save.error.found);
  }
  void operator()(const event::BadCommandText& command) const {
    json.key("found").value(command.error.found).key("expected").value(command.error.expected);
  }
};

}  // namespace

std::string to_json(const Event& event) {
  JsonWriter json;
  json.begin_object().key("kind").value(event_kinds[event.index()]);
  std::visit(EventWriter{json}, event);
  return json.end_object().text();
}

}  // namespace mnk
