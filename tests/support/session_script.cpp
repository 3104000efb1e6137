#include "support/session_script.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "session/match_token.h"
#include "support/friends_apart.h"
#include "support/json.h"
#include "support/test_session.h"
#include "support/transcript.h"
#include "text/scan.h"

namespace mnk::test {
namespace {

/// The member of an event's JSON to show beside its kind, and the word for it if it is a flag.
struct Detail {
  std::string member;
  std::string when_true = {};
  std::string when_false = {};
};
const std::map<std::string, Detail> details{{"refused", {"reason"}},
                                            {"started", {"how"}},
                                            {"apart", {"what"}},
                                            {"engine", {"state"}},
                                            {"thought", {"done", ":done", ""}},
                                            {"analysing", {"on", ":on", ":off"}},
                                            {"reviewing", {"on", ":on", ":off"}},
                                            {"finished", {"counted", ":again", ""}},
                                            {"bad_letter", {"reason"}},
                                            {"bad_save", {"part"}},
                                            {"address_fault", {"reason"}}};

/// The events in their order: "set_aside played finished:again".
std::string told_by(const Events& events) {
  std::string result;
  for (const Event& event : events) {
    const JsonMembers json = members(to_json(event));
    std::string told = unquoted(json.at("kind"));
    if (const auto found = details.find(told); found != details.end()) {
      const auto& [member, when_true, when_false] = found->second;
      const std::string& value = json.at(member);
      const bool flag = !value.starts_with('"');
      told += !flag ? ':' + unquoted(value) : value == "true" ? when_true : when_false;
    }
    if (json.contains("at") && json.at("at") != "0") told += '@' + json.at("at");
    result.append(result.empty() ? "" : " ").append(told);
  }
  return result;
}

class Script : public Transcript {
 public:
  using Transcript::Transcript;

  TestSession& device(const std::string& name) {
    auto& found = devices_[name];
    if (!found) found = std::make_unique<TestSession>(Settings(), "", 100 * devices_.size());
    return *found;
  }

 private:
  struct Before {
    std::string view;
    Save save;
  };
  void take(std::string step) override;
  void check(const TestSession& game, const Before& earlier, const std::string& wanted);
  void begin(const std::string& name, std::string command);
  std::string filled(std::string text);

  std::map<std::string, std::unique_ptr<TestSession>> devices_;
  std::map<std::string, std::string> texts_;
};

Events take_reply(TestSession& game, std::size_t number, const std::string& move) {
  game.engine.reports.push_back(FakeEngine::answer_to(
      game.engine.requests.at(number), move.empty() ? std::nullopt : std::optional(cell(move))));
  return game.session.tick();
}

/// Puts a value into a field of a match.
void change(MatchState& match, const std::string& field, const std::string& value) {
  if (field == "undo") match.undo = parse_name<UndoRequest>(value).value();
  if (field == "asker") match.asker = value == "host" ? Seat::host : Seat::guest;
  if (field == "takebacks") match.takebacks = std::stoi(value);
  if (field == "known") match.known = std::stoi(value);
}

/// The token that this device would send, changed: `clear` drops the moves, `+CELL` adds one,
/// `last=CELL` replaces the last.
std::string forged(const TestSession& from, const std::string& changes) {
  const Save save = from.session.saved();
  MatchToken made = match_token_of(save, friend_of(save.match->seat));
  for (std::string value : words(changes)) {
    if (value.starts_with('+')) {
      made.moves.push_back(cell(value.substr(1)));
      continue;
    }
    const std::string field = before(value, "=");
    if (field == "clear") made.moves.clear();
    if (field == "last") made.moves.back() = cell(value);
    if (field == "match") made.match.id ^= 1U;
    change(made.match, field, value);
    if (field == "first") made.before.first = std::stoi(value);
    if (field == "second") made.before.second = std::stoi(value);
    if (field == "rules") made.rules = rules(value);
    if (field == "start") made.start = games::parse_any_position(value, made.rules).value();
  }
  if (made.match.undo == UndoRequest::none) made.match.asker = Seat::host;
  return to_text(made);
}

using Text = const std::string&;
using Act = Events (*)(Script& script, TestSession& game, Text rest);

/// Acts besides the session's own commands.
const std::map<std::string, Act> acts{
    {"look", [](Script&, TestSession&, Text) -> Events { return {}; }},
    // A new game: [X O] [MOVES], played one by one.
    {"given", [](Script&, TestSession&, Text) -> Events { return {}; }},
    // Host and guest of a new match of 3,3,3 after [MOVES].
    {"pair",
     [](Script& script, TestSession&, Text moves) -> Events {
       script.device("host").run("invite X 3,3,3");
       send(script.device("host"), script.device("guest"));
       exchange(script.device("host"), script.device("guest"), moves);
       return {};
     }},
    {"exchange",
     [](Script& script, TestSession&, Text moves) -> Events {
       exchange(script.device("host"), script.device("guest"), moves);
       return {};
     }},
    // The player to move plays each, human or computer.
    {"moves",
     [](Script&, TestSession& game, Text moves) -> Events {
       game.play(moves);
       return {};
     }},
    // The token of another device.
    {"gets",
     [](Script& script, TestSession& game, Text from) { return send(script.device(from), game); }},
    // The same, over a live connection.
    {"hears",
     [](Script& script, TestSession& game, Text from) {
       TestSession& sender = script.device(from);
       const std::string text = token(sender);
       sender.run("sent");
       return game.run("live " + text);
     }},
    // A forged token of another device, live: DEVICE CHANGE….
    {"forged",
     [](Script& script, TestSession& game, Text rest) {
       std::string changes = rest;
       return game.run("live " + forged(script.device(before(changes, " ")), changes));
     }},
    // A reload from a save whose match was changed: CHANGE….
    {"kept",
     [](Script&, TestSession& game, Text changes) -> Events {
       keep(game, [&](Save& save) {
         for (std::string value : words(changes)) {
           const std::string field = before(value, "=");
           change(*save.match, field, value);
         }
       });
       return {};
     }},
    // Starts a program with any of address=…, tab=… and store=….
    {"start",
     [](Script&, TestSession& game, Text rest) {
       std::map<std::string, std::string> given;
       for (std::string part : words(rest)) given[before(part, "=")] = part;
       return game.session.start(given["address"], given["tab"], given["store"]);
     }},
    // Lets these milliseconds pass.
    {"wait",
     [](Script&, TestSession& game, Text time) {
       game.clock.now += std::strtoull(time.c_str(), nullptr, 10);
       return game.session.tick();
     }},
    // The engine answers the newest request, with the move if one is given.
    {"reply", [](Script&, TestSession& game,
                 Text move) { return take_reply(game, game.engine.requests.size() - 1, move); }},
    // It answers an earlier request, counted from 1.
    {"late",
     [](Script&, TestSession& game, Text rest) {
       std::string move = rest;
       const std::size_t number = std::strtoul(before(move, " ").c_str(), nullptr, 10);
       return take_reply(game, number - 1, move);
     }},
    // It reports on [MOVE] but is not done yet.
    {"report",
     [](Script&, TestSession& game, Text move) {
       game.engine.say_more(Assessment::unknown(9));
       if (!move.empty()) game.engine.reports.back().move = cell(move);
       return game.session.tick();
     }},
    // The engine is lost, but no one has noticed yet.
    {"lose", [](Script&, TestSession& game, Text) -> Events {
       game.engine.gone = true;
       return {};
     }}};

std::string name_or_none(const auto& value) {
  return value ? std::string(to_text(*value)) : "none";
}

using Game = const TestSession&;
using Fact = std::string (*)(Game game);

const std::map<std::string, Fact> facts{
    {"board", [](Game game) { return to_position_text(game.session.position()); }},
    {"score",
     [](Game game) {
       const auto [first, second, draws] = game.session.saved().score();
       return std::to_string(first) + '.' + std::to_string(second) + '.' + std::to_string(draws);
     }},
    {"save", [](Game game) { return game.session.save(); }},
    {"moves", [](Game game) { return to_text(game.session.game().moves()); }},
    {"line", [](Game game) { return to_text(cells_of_lines(game.session.position())); }},
    {"aim", [](Game game) { return name_or_none(game.session.aim()); }},
    {"last", [](Game game) { return name_or_none(game.session.position().last_move()); }},
    {"draft", [](Game game) { return name_or_none(game.session.draft()); }},
    {"awaited", [](Game game) { return name_or_none(game.session.game().awaited()); }},
    {"seat",
     [](Game game) -> std::string {
       constexpr std::array<const char*, 3> seats{"host", "guest", "spectator"};
       return seats.at(static_cast<std::size_t>(game.session.saved().match.value().seat));
     }},
    {"takebacks",
     [](Game game) { return std::to_string(game.session.saved().match.value().takebacks); }},
    {"own_move", [](Game game) -> std::string { return game.session.own_move() ? "yes" : "no"; }},
    {"due",
     [](Game game) {
       const auto due = game.session.due_in();
       return due ? std::to_string(*due) : "none";
     }},
    // The goals of all requests.
    {"asked",
     [](Game game) {
       std::string goals;
       for (const SearchRequest& request : game.engine.requests) {
         goals.append(goals.empty() ? "" : ",").append(to_text(request.goal));
       }
       return goals.empty() ? "nothing" : goals;
     }},
    // The player of the newest request.
    {"player", [](Game game) { return std::string(to_text(game.engine.requests.back().player)); }},
    {"about", [](Game game) { return to_position_text(game.engine.requests.back().position); }},
    {"stops", [](Game game) { return std::to_string(game.engine.stops); }},
    {"hint",
     [](Game game) -> std::string {
       const Thoughts& thoughts = game.session.thoughts();
       if (!thoughts.hint) return thoughts.hint_wanted ? "wanted" : "none";
       return thoughts.hint->move ? to_text(*thoughts.hint->move) : "nothing";
     }},
    {"analysis",
     [](Game game) -> std::string {
       const Thoughts& thoughts = game.session.thoughts();
       if (!thoughts.analysis) return thoughts.analysis_wanted ? "wanted" : "none";
       return thoughts.analysis->done ? "done" : "open";
     }},
    {"explanation",
     [](Game game) {
       const auto& explanation = game.session.thoughts().explanation;
       return explanation ? to_text(explanation->move) : "none";
     }},
    // The number of reviewed moves.
    {"review", [](Game game) {
       const auto& review = game.session.thoughts().review;
       return review ? std::to_string(review->moves().size()) : "none";
     }}};

/// A fact about a session: one of those above, or a member of the view's JSON.
std::string fact(const TestSession& game, const std::string& key) {
  if (const auto known = facts.find(key); known != facts.end()) {
    return known->second(game);
  }
  JsonMembers json = members(view_json(game.session));
  std::string member = key;
  if (member.contains('.')) json = members(json.at(before(member, ".")));
  const auto found = json.find(member);
  if (found == json.end()) return "no such fact";
  return found->second.starts_with('"') ? unquoted(found->second) : found->second;
}

/// Makes new devices for a step that begins something.
void Script::begin(const std::string& name, std::string command) {
  const std::string verb = before(command, " ");
  if (verb == "pair") {
    devices_["host"] = std::make_unique<TestSession>(Settings(), "", 1'000);
    devices_["guest"] = std::make_unique<TestSession>(Settings(), "", 1'100);
  }
  if (verb == "start") devices_[name] = TestSession::unopened(100 * devices_.size());
  if (verb != "given") return;
  const std::vector<std::string> all = words(command);
  const auto who = [&](std::size_t at) {
    return all.size() > 1 ? parse_name<PlayerKind>(all.at(at)).value() : human;
  };
  devices_[name] = std::make_unique<TestSession>(
      players(who(0), who(1)), all.size() % 2 == 1 ? all.back() : "", 100 * devices_.size() + 50);
}

/// The text with its `$` references filled in.
std::string Script::filled(std::string text) {
  std::string result;
  while (text.contains('$')) {
    result += before(text, "$");
    const std::size_t end = text.find_first_of("( ");
    if (end == std::string::npos || text[end] == ' ') {
      result += texts_.at(text.substr(0, end));
      text.erase(0, end);
      continue;
    }
    const std::string what = before(text, "(");
    std::string seat = before(text, ")");
    const TestSession& game = device(before(seat, ","));
    if (what == "id") result += id_text(game.session.saved().id);
    if (what == "save") result += game.session.save();
    if (what == "address") result += fact(game, "address");
    if (what != "token") continue;
    const std::map<std::string, std::optional<Seat>> seats{
        {"", {}}, {"host", Seat::host}, {"guest", Seat::guest}, {"spectator", Seat::spectator}};
    result += token(game, seats.at(seat));
  }
  return result + text;
}

void Script::check(const TestSession& game, const Before& earlier, const std::string& wanted) {
  std::string value = filled(wanted);
  const std::string key = before(value, "=");
  if (key == "unchanged") {
    EXPECT_EQ(game.view(), earlier.view);
  } else if (key == "new_id") {
    EXPECT_NE(game.session.saved().id, earlier.save.id);
  } else if (key == "new_match") {
    EXPECT_NE(game.session.saved().match->id, earlier.save.match->id);
  } else if (key == "same") {
    EXPECT_EQ(game.view(), device(value).view());
  } else if (key.ends_with('!')) {
    EXPECT_NE(fact(game, key.substr(0, key.size() - 1)), value) << wanted;
  } else {
    EXPECT_EQ(fact(game, key), value) << wanted;
  }
}

void Script::take(std::string step) {
  if (const std::size_t at = step.find(" := "); at != std::string::npos) {
    texts_[step.substr(0, at)] = filled(step.substr(at + 4));
    return;
  }
  std::string command = before(step, " | ");
  const std::vector<std::string> wanted = words(step);
  const std::size_t events_at = command.find(" ->");
  const bool tells = events_at != std::string::npos;
  std::string events;
  for (const std::string& word : words(tells ? command.substr(events_at + 3) : "")) {
    events.append(events.empty() ? "" : " ").append(word);
  }
  command = command.substr(0, events_at);
  const std::size_t colon = command.find(": ");
  const bool named = colon != std::string::npos && colon < command.find(' ');
  const std::string name = named ? before(command, ": ") : "game";
  begin(name, command);
  TestSession& game = device(name);
  const Before earlier{.view = game.view(), .save = game.session.saved()};
  command = filled(command);
  std::string rest = command;
  const auto act = acts.find(before(rest, " "));
  const std::string told =
      told_by(act == acts.end() ? game.run(command) : act->second(*this, game, rest));
  if (tells) {
    EXPECT_EQ(told, events);
  } else {
    EXPECT_FALSE(told.starts_with("refused") || told.starts_with("bad_") ||
                 told.starts_with("address_fault"))
        << told;
  }
  for (const std::string& each : wanted) check(game, earlier, each);
}

}  // namespace

bool register_scripts(const char* file, int line, std::string_view text) {
  return register_transcripts<Script>(file, line, text);
}

}  // namespace mnk::test
