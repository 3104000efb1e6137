#include "analysis/value_json.h"

#include <gtest/gtest.h>

#include "registry/games.h"
#include "support/board.h"

// Values, positions and faults as the page and the terminal read them.
namespace mnk {
namespace {

using test::cell;

template <class Write>
std::string written(const Write& write) {
  JsonWriter json;
  json.begin_object();
  write(json);
  json.end_object();
  return json.text();
}

constexpr Assessment guess{.value = {.result = Result::draw, .plies = 9},
                           .at_least = {.result = Result::loss, .plies = 2},
                           .at_most = {.result = Result::win, .plies = 1},
                           .chance = 34};
constexpr Assessment sure_loss{.value = {.result = Result::loss, .plies = 12},
                               .at_least = {.result = Result::loss, .plies = 4},
                               .at_most = {.result = Result::loss, .plies = 12}};
const Assessment draw = Assessment::proven({.result = Result::draw, .plies = 9});
const Assessment win = Assessment::proven({.result = Result::win, .plies = 3});

TEST(ValueJson, SaysWhatIsKnownAndNothingElse) {
  const auto value = [](const Assessment& known, ValueForm form = {}) {
    return written([&](JsonWriter& json) { write_assessment(json, known, form); });
  };
  EXPECT_EQ(value(draw), R"({"value":"draw","plies":9,"proven":true})");
  EXPECT_EQ(value(draw, {.endless = true}), R"({"value":"draw","plies":null,"proven":true})");
  EXPECT_EQ(value(win, {.endless = true}), R"({"value":"win","plies":3,"proven":true})");
  EXPECT_EQ(value(sure_loss), R"({"value":"loss","plies":null,"proven":true,"plies_at_most":12})");
  EXPECT_EQ(value(guess), R"({"value":"draw","plies":9,"proven":false,"at_least":"loss",)"
                          R"("at_most":"win","chance":34})");
  EXPECT_EQ(value(guess, {.estimates = false}),
            R"({"value":null,"plies":null,"proven":false,"chance":34})");
  EXPECT_FALSE(value(Assessment::unknown(9)).contains("chance"));
}

TEST(ValueJson, SaysWhoWins) {
  const auto winner = [](const Assessment& known) {
    return written([&](JsonWriter& json) { write_winner(json, known, Mark::X); });
  };
  EXPECT_EQ(winner(win), R"({"winner":"X","plies":3})");
  EXPECT_EQ(winner(sure_loss), R"({"winner":"O","plies":null})");
  EXPECT_EQ(winner(draw), R"({"winner":"draw","plies":9})");
  EXPECT_EQ(winner(guess), R"({"winner":null,"plies":null})");
}

TEST(PositionJson, SaysWhichMarkLeavesFirst) {
  const auto position = [](std::string_view rules, std::string_view text) {
    const auto read = games::parse_any_position(text, games::parse_any_rules(rules).value());
    return written([&](JsonWriter& json) {
      write_position(json, read.value());
      write_cell(json, "later", leaving_later(read.value()));
    });
  };
  EXPECT_EQ(position("3,3,3", "XO./.X./..O"),
            R"({"rules":"3,3,3","position":"XO./.X./..O","later":null})");
  EXPECT_EQ(position("3,3,2,vanish", "b1.a3/c3.c1/X"),
            R"({"rules":"3,3,2,vanish","position":".XO/.../X.O","side":"X",)"
            R"("start":"b1.a3/c3.c1/X","oldest_first":{"x":["b1","a3"],"o":["c3","c1"]},)"
            R"("later":"c3"})");
}

TEST(ReviewJson, NamesClassesCellsAndReasons) {
  ReviewedMove move;
  move.move = cell("b1");
  move.side = Mark::O;
  move.judgement = MoveClass::mistake;
  move.before = draw;
  move.after = sure_loss;
  move.best = {cell("a1")};
  const MoveReason fork{ReasonKind::makes_fork, Mark::O, {cell("c3")}, 3, true};
  EXPECT_EQ(written([&](JsonWriter& json) {
              write_reviewed(json, move, {});
              write_counts(json, "x", {1, 2, 3, 4, 5, 6});
              write_lines(json, {{cell("a1"), cell("b2")}});
              write_reasons(json, {fork});
              write_marks(json, {Mark::X, std::nullopt, Mark::O});
            }),
            R"({"cell":"b1","side":"O","judgement":"mistake","estimated":false,)"
            R"("before":{"value":"draw","plies":9,"proven":true},)"
            R"("after":{"value":"loss","plies":null,"proven":true,"plies_at_most":12},)"
            R"("best":["a1"],"x":{"best":1,"only":2,"good":3,"mistake":4,"blunder":5,)"
            R"("not_judged":6},"lines":[["a1","b2"]],"reasons":[{"kind":"makes_fork","side":"O",)"
            R"("cells":["c3"],"plies":3,"proven":true}],"cells":"X.O"})");
}

TEST(FaultJson, SaysWhichPieceIsWrongAndWhatWouldBeRight) {
  const auto fault = parse_rules("21,3,3").error();
  EXPECT_EQ(written([&](JsonWriter& json) { write_parse_error(json, fault); }),
            R"({"detail":"columns_out_of_range","at":0,"piece":"21","low":1,"high":20})");
}

}  // namespace
}  // namespace mnk
