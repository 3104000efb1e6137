#include "session/state_update.h"

#include <gtest/gtest.h>

#include "session/event.h"
#include "session/match_token.h"
#include "support/json.h"
#include "support/test_session.h"

// Updates for the page: every event, the view and the thoughts, and of these only what is new.
namespace mnk {
namespace {

using test::cell;
using test::members;
using test::TestSession;

struct EmittedEvent {
  Event event;
  const char* json;
};

const Save record{.id = 0x5f,
                  .game = Game({}, {}, *parse_cells("a1.b1.a2.b2.a3", Rules())),
                  .series = {},
                  .match = {}};

AddressFault fault(AddressFault::Reason reason, std::optional<ParseError> error = {}) {
  return {.reason = reason, .part = "x", .found = "\"me\"", .error = std::move(error)};
}

TEST(EventJson, IsAsThePageExpectsIt) {
  const std::vector<EmittedEvent> all{
      {event::Stepped{.from = 2, .to = 4, .by = event::Stepped::By::play},
       R"({"kind":"stepped","from":2,"to":4,"by":"play"})"},
      {event::Finished{.outcome = Outcome::win(Mark::X), .score = {}, .record = record},
       R"({"kind":"finished","outcome":"x_wins","counted":false,)"
       R"("score":{"first":0,"second":0,"draws":0},"record":{"id":"000000000000005f",)"
       R"("rules":"3,3,3","x":"human","o":"human","outcome":"x_wins",)"
       R"("set_up":false,"address":"v=1&rules=3,3,3&x=human&o=human&moves=a1.b1.a2.b2.a3"}})"},
      {event::Refused{.reason = event::Refused::Reason::taken, .cell = cell("c1")},
       R"({"kind":"refused","reason":"taken","cell":"c1"})"},
      {event::Refused{.reason = event::Refused::Reason::no_engine, .cell = {}},
       R"({"kind":"refused","reason":"no_engine","cell":null})"},
      {event::Refused{.reason = event::Refused::Reason::score_full, .cell = {}},
       R"({"kind":"refused","reason":"score_full","cell":null})"},
      {event::Thought{.about = SearchGoal::explanation, .done = false},
       R"({"kind":"thought","about":"explanation","done":false})"},
      {event::Thought{.about = SearchGoal::review, .done = true},
       R"({"kind":"thought","about":"review","done":true})"},
      {event::Thought{.about = SearchGoal::analysis, .done = true},
       R"({"kind":"thought","about":"analysis","done":true})"},
      {event::BadAddress{fault(AddressFault::Reason::player)},
       R"({"kind":"address_fault","reason":"player","part":"x","found":"\"me\""})"},
      {event::BadAddress{fault(AddressFault::Reason::rules,
                               ParseError{.reason = ParseError::Reason::columns_out_of_range,
                                          .offset = 0,
                                          .found = "21",
                                          .low = 1,
                                          .high = 20})},
       R"({"kind":"address_fault","reason":"rules","part":"x","found":"\"me\"",)"
       R"("detail":"columns_out_of_range","at":0,"piece":"21","low":1,"high":20})"},
      {event::MoreFaults{7}, R"({"kind":"more_faults","count":7})"},
      {event::BadMatchToken{{.reason = MatchTokenError::Reason::version, .number = 0}},
       R"({"kind":"bad_letter","reason":"version","number":0})"},
      {event::BadMatchToken{{.reason = MatchTokenError::Reason::content, .number = 0}},
       R"({"kind":"bad_letter","reason":"content","number":0})"},
      {event::BadMatchToken{{.reason = MatchTokenError::Reason::move, .number = 3}},
       R"({"kind":"bad_letter","reason":"move","number":3})"},
      {event::MatchChanged{
           .what = event::MatchChanged::What::fork, .at = 3, .save = "save=1&id=af"},
       R"({"kind":"apart","what":"fork","at":3,"save":"save=1&id=af"})"},
      {event::BadSave{{.part = "id", .found = "x"}},
       R"({"kind":"bad_save","part":"id","found":"x"})"},
      {event::BadCommandText{{.found = "go", .expected = ""}},
       R"({"kind":"bad_command","found":"go","expected":""})"}};
  for (const auto& [event, json] : all) EXPECT_EQ(to_json(event), json);
}

TEST(Faults, AreToldOneByOneWithHowManyMoreThereAre) {
  EXPECT_TRUE(faults_of({}).empty());
  EXPECT_EQ(test::kinds(faults_of(parse_address("a&b&c&d&e").faults)),
            "address_fault address_fault address_fault address_fault address_fault");
  const Events six = faults_of(parse_address("a&b&c&d&e&f&g").faults);
  ASSERT_EQ(six.size(), 6U);
  EXPECT_EQ(to_json(faults_of(parse_address("a&b&c&d&e&f").faults).back()),
            R"({"kind":"more_faults","count":1})");
  EXPECT_EQ(to_json(six[5]), R"({"kind":"more_faults","count":2})");
}

TEST(Refusal, OfATextThatIsNoCommandSaysWhatWasWrong) {
  EXPECT_EQ(test::kinds(refusal_of(BadCommand{})), "bad_command");
  EXPECT_EQ(test::kinds(refusal_of(SaveError{})), "bad_save");
  EXPECT_EQ(test::kinds(refusal_of(parse_address("a&b").faults)), "address_fault address_fault");
}

/// The hint's JSON for b2 with this value.
std::string hint_told(const Assessment& value) {
  TestSession game;
  game.run("hint");
  EXPECT_EQ(thoughts_json(game.session), R"({"hint":{"done":false},"analysis":null})");
  game.engine.answer(cell("b2"));
  game.engine.reports.back().value = value;
  game.session.tick();
  return members(thoughts_json(game.session)).at("hint");
}

TEST(ThoughtsJson, SayTheHintAndHowMuchIsKnownOfIt) {
  EXPECT_EQ(hint_told(Assessment::proven({.result = Result::win, .plies = 5})),
            R"({"done":true,"cell":"b2","value":"win","plies":5,"proven":true,"reasons":[]})");
  Assessment judged = Assessment::unknown(9);
  judged.chance = 34;
  EXPECT_EQ(hint_told(judged),
            R"({"done":true,"cell":"b2","value":null,"plies":null,"proven":false,"chance":34,)"
            R"("reasons":[]})");
  TestSession without;
  without.run("hint");
  without.engine.reports.push_back(
      test::FakeEngine::answer_to(without.engine.requests.back(), std::nullopt));
  without.session.tick();
  EXPECT_EQ(thoughts_json(without.session), R"({"hint":{"done":true},"analysis":null})");
}

TEST(ThoughtsJson, SayTheAnalysisAndNoValueThatIsNotProven) {
  TestSession game({}, "a1.a2.b1.b2");
  game.run("analyse on");
  EXPECT_EQ(thoughts_json(game.session), R"({"hint":null,"analysis":{"done":false,"moves":[]}})");
  const Assessment win = Assessment::proven({.result = Result::win, .plies = 1});
  game.engine.say_more(win);
  game.engine.reports.back().moves = {{.move = cell("c1"), .assessment = win},
                                      {.move = cell("c3"), .assessment = Assessment::unknown(4)}};
  game.session.tick();
  EXPECT_EQ(thoughts_json(game.session),
            R"({"hint":null,"analysis":{"done":false,"value":"win","plies":1,"proven":true,)"
            R"("moves":[{"cells":["c1"],"value":"win","plies":1,"proven":true,"rank":1}]}})");
  game.engine.answer(cell("c1"));
  game.session.tick();
  EXPECT_EQ(members(members(thoughts_json(game.session)).at("analysis")).at("done"), "true");
  game.play("c1");
  EXPECT_EQ(thoughts_json(game.session), R"({"hint":null,"analysis":{"done":true,"moves":[]}})")
      << "nothing is to be thought of a game that is over";
}

TEST(ThoughtsJson, TellMovesOfOneValueTogetherAndRankTheFirstFiveOfAll) {
  const Assessment draw = Assessment::proven({.result = Result::draw, .plies = 8});
  const Assessment loss = Assessment::proven({.result = Result::loss, .plies = 6});
  const Assessment win = Assessment::proven({.result = Result::win, .plies = 5});
  const Assessment open = Assessment::unknown(8);
  TestSession game;
  game.run("analyse on");
  game.engine.say_more(draw);
  game.engine.reports.back().moves = {
      {.move = cell("b2"), .assessment = draw}, {.move = cell("b3"), .assessment = draw},
      {.move = cell("a1"), .assessment = open}, {.move = cell("c1"), .assessment = draw},
      {.move = cell("c3"), .assessment = loss}, {.move = cell("b1"), .assessment = win}};
  game.session.tick();
  const auto analysis = members(members(thoughts_json(game.session)).at("analysis"));
  std::string ranks;
  for (const std::string& move : test::elements(analysis.at("moves"))) {
    const auto told = members(move);
    ranks += told.at("cells") + (told.contains("rank") ? told.at("rank") : "-") + ' ';
  }
  EXPECT_EQ(ranks, R"(["b2","b3"]1 ["c1"]4 ["c3"]5 ["b1"]- )");
}

TEST(Update, HaveAllAtFirstAndThenOnlyWhatHasChanged) {
  TestSession game;
  StateUpdateWriter news;
  const test::JsonMembers first = members(news.write(game.session, game.session.start("", "", "")));
  for (const char* part : {"events", "view", "thoughts", "explanation", "review", "save"}) {
    EXPECT_TRUE(first.contains(part)) << part;
  }
  const auto parts_of = [&](const Events& events) {
    std::string result;
    for (const auto& [name, value] : members(news.write(game.session, events))) {
      result.append(result.empty() ? "" : " ").append(name);
    }
    return result;
  };
  const auto parts = [&](std::string_view command) { return parts_of(game.run(command)); };
  EXPECT_EQ(parts("play b2"), "events save view");
  EXPECT_EQ(parts("play b2"), "events") << "a refusal changes nothing";
  EXPECT_EQ(parts("aim a1"), "events view") << "an aim does not last";
  EXPECT_EQ(parts("analyse on"), "events thoughts");
  game.engine.say_more(Assessment::unknown(9));
  EXPECT_EQ(parts_of(game.session.tick()), "events thoughts") << "of a report";
  EXPECT_EQ(parts("analyse off"), "events thoughts");
  EXPECT_EQ(parts("hint"), "events thoughts");
  EXPECT_EQ(parts("play a1"), "events save thoughts view");
  EXPECT_EQ(parts("no command"), "events");
  EXPECT_EQ(parts("explain 0 a1"), "events explanation");
  EXPECT_EQ(parts("review on"), "events review");
  EXPECT_EQ(parts("jump 1"), "events save view") << "neither is about the board alone";
  EXPECT_EQ(parts("review off"), "events review");
}

}  // namespace
}  // namespace mnk
