#include "players/thinker_text.h"

#include <gtest/gtest.h>

#include "players/thinking.h"
#include "support/board.h"

namespace mnk {
namespace {

using test::board;
using test::cell;
using test::rules;

ThinkRequest a_request() {
  return {.id = 7,
          .task = ThinkTask::move,
          .position = board(rules("3,3,3"), "XO. .X. ..."),
          .player = PlayerKind::perfect,
          .seed = 18446744073709551615u,
          .node_budget = 100000};
}

ThinkReport a_report() {
  const Assessment guess{.value = {.result = Result::draw, .plies = 5},
                         .proof = Proof::none,
                         .at_least = {.result = Result::loss, .plies = 2},
                         .at_most = {.result = Result::win, .plies = 3},
                         .cannot_lose = Proof::pairing};
  return {.id = 7,
          .done = false,
          .move = cell("c3"),
          .value = guess,
          .variation = {cell("c3"), cell("a2")},
          .moves = {{.move = cell("c3"),
                     .assessment = Assessment::proven({.result = Result::win, .plies = 3})},
                    {.move = cell("a2"), .assessment = guess}},
          .nodes = 120};
}

ThinkField wrong_field_of_request(std::string_view text) {
  return parse_request(text).error().field;
}

ThinkField wrong_field_of_report(std::string_view text) {
  return parse_report(text, rules("3,3,3")).error().field;
}

TEST(ThinkerText, ARequestIsOneReadableLine) {
  EXPECT_EQ(to_text(a_request()), "7 move 3,3,3 XO./.X./... perfect 18446744073709551615 100000");
}

TEST(ThinkerText, ARequestIsReadBackAsItWasWritten) {
  const auto request = parse_request(to_text(a_request()));
  ASSERT_TRUE(request);
  EXPECT_EQ(to_text(*request), to_text(a_request()));
  EXPECT_EQ(request->position, a_request().position);
}

TEST(ThinkerText, ABadRequestNamesTheFieldThatIsWrong) {
  EXPECT_EQ(wrong_field_of_request(""), ThinkField::count);
  EXPECT_EQ(wrong_field_of_request("7 move 3,3,3 XO./.X./... perfect 1"), ThinkField::count);
  EXPECT_EQ(wrong_field_of_request("7 move 3,3,3 XO./.X./... perfect 1 1 "), ThinkField::count);
  EXPECT_EQ(wrong_field_of_request("4294967296 move 3,3,3 XO./.X./... perfect 1 1"),
            ThinkField::id);
  EXPECT_EQ(wrong_field_of_request("7 muse 3,3,3 XO./.X./... perfect 1 1"), ThinkField::task);
  EXPECT_EQ(wrong_field_of_request("7 move 3,3 XO./.X./... perfect 1 1"), ThinkField::rules);
  EXPECT_EQ(wrong_field_of_request("7 move 3,3,3 OO./.X./... perfect 1 1"), ThinkField::position);
  EXPECT_EQ(wrong_field_of_request("7 move 3,3,3 XXX/OO./... perfect 1 1"), ThinkField::position);
  EXPECT_EQ(wrong_field_of_request("7 move 3,3,3 XO./.X./... human 1 1"), ThinkField::player);
  EXPECT_EQ(wrong_field_of_request("7 move 3,3,3 XO./.X./... perfect -1 1"), ThinkField::seed);
  EXPECT_EQ(wrong_field_of_request("7 move 3,3,3 XO./.X./... perfect 1 18446744073709551616"),
            ThinkField::node_budget);
}

TEST(ThinkerText, AReportIsOneReadableLine) {
  EXPECT_EQ(to_text(a_report()),
            "7 more c3 draw:5:none:none:pairing:loss:2:win:3 120 c3.a2 "
            "c3=win:3:search:none:search;a2=draw:5:none:none:pairing:loss:2:win:3");
}

TEST(ThinkerText, AReportIsReadBackAsItWasWritten) {
  EXPECT_EQ(parse_report(to_text(a_report()), rules("3,3,3")), a_report());
  ThinkReport nothing_yet;
  nothing_yet.value = Assessment::unknown(9);
  EXPECT_EQ(parse_report(to_text(nothing_yet), rules("3,3,3")), nothing_yet);
}

TEST(ThinkerText, ABadReportNamesTheFieldThatIsWrong) {
  EXPECT_EQ(wrong_field_of_report("7 done c3"), ThinkField::count);
  EXPECT_EQ(wrong_field_of_report("x done c3 win:3:search:none:none 120 - -"), ThinkField::id);
  EXPECT_EQ(wrong_field_of_report("7 over c3 win:3:search:none:none 120 - -"), ThinkField::done);
  EXPECT_EQ(wrong_field_of_report("7 done d3 win:3:search:none:none 120 - -"), ThinkField::move);
  EXPECT_EQ(wrong_field_of_report("7 done c3 win:3 120 - -"), ThinkField::value);
  EXPECT_EQ(wrong_field_of_report("7 done c3 win:3:none:none:none 120 - -"), ThinkField::value);
  EXPECT_EQ(wrong_field_of_report("7 done c3 draw:3:none:none:none:win:3:loss:2 120 - -"),
            ThinkField::value);
  EXPECT_EQ(wrong_field_of_report("7 done c3 win:3:search:none:none x - -"), ThinkField::nodes);
  EXPECT_EQ(wrong_field_of_report("7 done c3 win:3:search:none:none 120 c3,a1 -"),
            ThinkField::variation);
  EXPECT_EQ(wrong_field_of_report("7 done c3 win:3:search:none:none 120 - c3"), ThinkField::moves);
  EXPECT_EQ(wrong_field_of_report("7 done c3 win:3:search:none:none 120 - c3=win"),
            ThinkField::moves);
  EXPECT_EQ(wrong_field_of_report("7 done c3 win:3:search:none:none 120 - ;"), ThinkField::moves);
}

TEST(ThinkerText, AValueWithTooFewOrTooManyPartsIsRefused) {
  const std::string whole = "draw:3:none:none:none:loss:2:win:3";
  std::string parts = "draw";
  for (const char* next : {"3", "none", "none", "none", "loss", "2", "win", "3", "4", "5", "6"}) {
    const auto report = parse_report("7 done c3 " + parts + " 120 - -", rules("3,3,3"));
    EXPECT_EQ(report.has_value(), parts == whole || parts == whole + ":4") << parts;
    parts += std::string(":") + next;
  }
  for (const char* short_of_it : {"", "win", "win:3", "win:3:search", "win:3:search:none"}) {
    const auto report =
        parse_report("7 done c3 " + std::string(short_of_it) + " 120 - -", rules("3,3,3"));
    EXPECT_FALSE(report) << short_of_it;
  }
}

TEST(PlayerKind, HasOneNameBothWays) {
  for (const PlayerKind kind : all_player_kinds) {
    EXPECT_EQ(parse_player_kind(to_text(kind)), kind);
  }
  EXPECT_FALSE(parse_player_kind("Perfect"));
  EXPECT_FALSE(parse_player_kind(""));
}

TEST(Thinking, FindsAWinInOne) {
  Solver solver(1 << 20);
  ThinkRequest request = a_request();
  request.position = board(rules("3,3,3"), "XO. .XO ...");
  const ThinkReport report = think(request, solver);
  EXPECT_TRUE(report.done);
  EXPECT_EQ(report.move, cell("c3"));
  EXPECT_EQ(report.value, Assessment::proven({.result = Result::win, .plies = 1}));
}

}  // namespace
}  // namespace mnk
