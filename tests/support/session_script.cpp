#include "support/session_script.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/friends_apart.h"
#include "support/json.h"
#include "support/test_session.h"

namespace mnk::test {
namespace {

/// The events in their order, each with what it says most of all: "set_aside played
/// finished:again".
std::string told_by(const Events& events) {
  static const std::map<std::string, std::string> details{
      {"refused", "reason"}, {"started", "how"},         {"apart", "what"},
      {"thinker", "state"},  {"thought", "done"},        {"analysing", "on"},
      {"reviewing", "on"},   {"finished", "counted"},    {"bad_letter", "reason"},
      {"bad_save", "part"},  {"address_fault", "reason"}};
  static const std::map<std::string, std::string> flags{
      {"done true", ":done"}, {"done false", ""},         {"on true", ":on"},
      {"on false", ":off"},   {"counted true", ":again"}, {"counted false", ""}};
  std::string result;
  for (const Event& event : events) {
    const JsonMembers json = members(to_json(event));
    std::string told = unquoted(json.at("kind"));
    if (const auto detail = details.find(told); detail != details.end()) {
      const std::string& value = json.at(detail->second);
      const auto flag = flags.find(detail->second + ' ' + value);
      told += flag == flags.end() ? ':' + unquoted(value) : flag->second;
    }
    if (json.contains("at") && json.at("at") != "0") told += '@' + json.at("at");
    result.append(result.empty() ? "" : " ").append(told);
  }
  return result;
}

class Script : public testing::Test {
 public:
  explicit Script(std::vector<std::string> steps) : steps_(std::move(steps)) {}

  void TestBody() override {
    for (const std::string& step : steps_) {
      SCOPED_TRACE(step);
      take(step.substr(0, step.find(" //")));
    }
  }

 private:
  /// What stands before a separator; the text keeps what stands behind it.
  static std::string before(std::string& text, std::string_view separator) {
    const std::size_t at = text.find(separator);
    std::string head = text.substr(0, at);
    text.erase(0, at == std::string::npos ? at : at + separator.size());
    return head;
  }
  static std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> result;
    for (const Token& token : split(text, ' ')) {
      if (!token.text.empty()) result.emplace_back(token.text);
    }
    return result;
  }
  static std::string joined(const std::vector<std::string>& words) {
    std::string result;
    for (const std::string& word : words) result.append(result.empty() ? "" : " ").append(word);
    return result;
  }

  TestSession& device(const std::string& name) {
    auto& found = devices_[name];
    if (!found) found = std::make_unique<TestSession>(Settings(), "", 100 * devices_.size());
    return *found;
  }

  /// Makes the devices anew of a step that begins something.
  void begin(const std::string& name, std::string command) {
    const std::string verb = before(command, " ");
    if (verb == "pair") {
      devices_["host"] = std::make_unique<TestSession>(Settings(), "", 1'000);
      devices_["guest"] = std::make_unique<TestSession>(Settings(), "", 1'100);
    }
    if (verb == "start") devices_[name] = TestSession::unopened(100 * devices_.size());
    if (verb != "given") return;
    const std::vector<std::string> all = words(command);
    const auto who = [&](std::size_t at) {
      return all.size() > 1 ? parse_player_kind(all.at(at)).value() : human;
    };
    devices_[name] = std::make_unique<TestSession>(
        players(who(0), who(1)), all.size() % 2 == 1 ? all.back() : "", 100 * devices_.size() + 50);
  }

  void take(std::string step) {
    if (const std::size_t at = step.find(" := "); at != std::string::npos) {
      texts_[step.substr(0, at)] = filled(step.substr(at + 4));
      return;
    }
    const std::size_t facts_at = step.find(" | ");
    const std::vector<std::string> facts =
        words(facts_at == std::string::npos ? "" : step.substr(facts_at + 3));
    step = step.substr(0, facts_at);
    const std::size_t events_at = step.find(" ->");
    std::string command = step.substr(0, events_at);
    const std::size_t colon = command.find(": ");
    std::string name = "game";
    if (colon != std::string::npos && colon < command.find(' ')) name = before(command, ": ");
    begin(name, command);
    TestSession& game = device(name);
    const View view = game.view();
    const std::string told = told_by(act(game, filled(command)));
    if (events_at != std::string::npos) {
      EXPECT_EQ(told, joined(words(step.substr(events_at + 3))));
    } else {
      EXPECT_FALSE(told.starts_with("refused") || told.starts_with("bad_") ||
                   told.starts_with("address_fault"))
          << told;
    }
    for (const std::string& wanted : facts) {
      std::string value = filled(wanted);
      const std::string key = before(value, "=");
      if (key == "unchanged") {
        EXPECT_EQ(game.view(), view);
      } else if (key == "new_id") {
        EXPECT_NE(game.view().id, view.id);
      } else if (key == "new_match") {
        EXPECT_NE(game.view().match->id, view.match->id);
      } else if (key == "same") {
        EXPECT_EQ(game.view(), device(value).view());
      } else {
        const bool differs = key.ends_with('!');
        const std::string found = fact(game, key.substr(0, key.size() - (differs ? 1 : 0)));
        EXPECT_EQ(found == value, !differs) << wanted << ": it is " << found;
      }
    }
  }

  /// A text with what `$` stands for in it.
  std::string filled(std::string text) {
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
      std::string of = before(text, ")");
      const TestSession& game = device(before(of, ","));
      if (what == "id") result += id_text(game.view().id);
      if (what == "save") result += game.session.save();
      if (what == "address") result += unquoted(members(view_json(game.session)).at("address"));
      if (what == "token") {
        result += of.empty() ? token(game)
                             : token(game, of == "host"    ? Seat::host
                                           : of == "guest" ? Seat::guest
                                                           : Seat::spectator);
      }
    }
    return result + text;
  }

  void exchange(std::string_view moves) {
    if (moves.empty()) return;
    for (const Token& move : split(moves, '.')) {
      const View view = device("host").view();
      const bool hosts = mark_of(Seat::host, view.first_plays_x) == view.position.to_move();
      TestSession& from = device(hosts ? "host" : "guest");
      TestSession& to = device(hosts ? "guest" : "host");
      from.run("play " + std::string(move.text));
      send(from, to);
      ASSERT_EQ(to.moves(), from.moves());
    }
  }

  Events act(TestSession& game, std::string command) {
    const std::string all = command;
    const std::string verb = before(command, " ");
    FakeEngine& engine = game.engine;
    if (verb == "look") return {};
    if (verb == "given") return {};  // a new game: [X O] [MOVES], played one by one
    if (verb == "pair") {            // host and guest of a new match of 3,3,3 after [MOVES]
      device("host").run("invite X 3,3,3");
      send(device("host"), device("guest"));
      exchange(command);
      return {};
    }
    if (verb == "moves") {  // each by the player whose turn it is, human or computer
      game.play(command);
      return {};
    }
    if (verb == "exchange") {  // moves of host and guest, each sent to the other one
      exchange(command);
      return {};
    }
    if (verb == "gets") return send(device(command), game);
    if (verb == "hears") {  // the same while both are connected
      const std::string text = token(device(command));
      device(command).run("sent");
      return game.run("live " + text);
    }
    if (verb == "start") {  // address=…, tab=… and store=…, as far as there are any
      std::map<std::string, std::string> given;
      for (std::string part : words(command)) given[before(part, "=")] = part;
      return game.session.start(given["address"], given["tab"], given["store"]);
    }
    if (verb == "wait") {  // so many milliseconds
      game.clock.now += std::strtoull(command.c_str(), nullptr, 10);
      return game.session.tick();
    }
    // The engine answers the newest request, with no move where none is named.
    if (verb == "reply") {
      engine.reports.push_back(FakeEngine::answer_to(
          engine.requests.back(), command.empty() ? std::nullopt : std::optional(cell(command))));
      return game.session.tick();
    }
    if (verb == "late") {  // it answers an earlier request, counted from 1
      const std::size_t number =
          static_cast<std::size_t>(std::strtoul(before(command, " ").c_str(), nullptr, 10));
      engine.reports.push_back(
          FakeEngine::answer_to(engine.requests.at(number - 1), cell(command)));
      return game.session.tick();
    }
    if (verb == "report") {  // it says something of [MOVE], but has not done yet
      engine.say_more(Assessment::unknown(9));
      if (!command.empty()) engine.reports.back().move = cell(command);
      return game.session.tick();
    }
    if (verb == "lose") {  // there is no engine any more
      engine.gone = true;
      return {};
    }
    return game.run(all);
  }

  std::string fact(const TestSession& game, const std::string& key) {
    const View view = game.view();
    const Thoughts& thoughts = game.session.thoughts();
    const FakeEngine& engine = game.engine;
    const auto name = [](const auto& value) {
      return value ? std::string(to_text(*value)) : "none";
    };
    if (key == "board") return to_position_text(view.position);
    if (key == "to_move") return std::string(1, letter(view.position.to_move()));
    if (key == "score") {
      return std::to_string(view.score.first) + '.' + std::to_string(view.score.second) + '.' +
             std::to_string(view.score.draws);
    }
    if (key == "save") return game.session.save();
    if (key == "moves") return to_text(view.moves);
    if (key == "line") return to_text(view.line_cells);
    if (key == "aim") return name(view.aim);
    if (key == "last") return name(view.last_move());
    if (key == "draft") return name(view.draft);
    if (key == "start") return view.start ? to_position_text(*view.start) : "none";
    if (key == "awaited") return name(view.awaited);
    if (key == "match") return view.match ? "yes" : "none";
    if (key == "seat") {
      constexpr std::array<const char*, 3> seats{"host", "guest", "spectator"};
      return seats.at(static_cast<std::size_t>(view.match.value().seat));
    }
    if (key == "takebacks") return std::to_string(view.match.value().takebacks);
    if (key == "own_move") return game.session.own_move() ? "yes" : "no";
    if (key == "due") {
      const auto due = game.session.due_in();
      return due ? std::to_string(*due) : "none";
    }
    if (key == "asked") {  // goals of all requests
      std::string goals;
      for (const SearchRequest& request : engine.requests) {
        goals.append(goals.empty() ? "" : ",").append(to_text(request.goal));
      }
      return goals.empty() ? "nothing" : goals;
    }
    if (key == "player") return std::string(to_text(engine.requests.back().player));
    if (key == "about") return to_position_text(engine.requests.back().position);
    if (key == "stops") return std::to_string(engine.stops);
    if (key == "hint") {
      if (!thoughts.hint) return thoughts.hint_wanted ? "wanted" : "none";
      return thoughts.hint->move ? to_text(*thoughts.hint->move) : "nothing";
    }
    if (key == "analysis") {
      if (!thoughts.analysis) return thoughts.analysis_wanted ? "wanted" : "none";
      return thoughts.analysis->done ? "done" : "open";
    }
    if (key == "explanation") {
      return thoughts.explanation ? to_text(thoughts.explanation->move) : "none";
    }
    if (key == "review") {
      return thoughts.review ? std::to_string(thoughts.review->moves().size()) : "none";
    }
    JsonMembers json = members(view_json(game.session));
    std::string member = key;
    if (member.contains('.')) json = members(json.at(before(member, ".")));
    const auto found = json.find(member);
    if (found == json.end()) return "no such fact";
    return found->second.starts_with('"') ? unquoted(found->second) : found->second;
  }

  std::vector<std::string> steps_;
  std::map<std::string, std::unique_ptr<TestSession>> devices_;
  std::map<std::string, std::string> texts_;
};

}  // namespace

bool register_scripts(const char* file, int line, std::string_view text) {
  std::vector<std::string> paragraph;
  const auto finish = [&] {
    if (paragraph.empty()) return;
    const std::string name = paragraph.front();
    paragraph.erase(paragraph.begin());
    const std::size_t dot = name.find('.');
    testing::RegisterTest(name.substr(0, dot).c_str(), name.substr(dot + 1).c_str(), nullptr,
                          nullptr, file, line,
                          [steps = paragraph]() -> testing::Test* { return new Script(steps); });
    paragraph.clear();
  };
  for (const Token& row : split(text, '\n')) {
    if (row.text.empty()) {
      finish();
    } else {
      paragraph.emplace_back(row.text);
    }
  }
  finish();
  return true;
}

}  // namespace mnk::test
