#include "search/search_text.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/board.h"

namespace mnk {
namespace {

using test::cell;
using test::rules;

SearchRequest a_request() {
  return {.id = 7,
          .goal = SearchGoal::move,
          .position = test::board(rules("3,3,3"), "XO. .X. ..."),
          .player = PlayerKind::perfect,
          .seed = 18446744073709551615u,
          .node_budget = 100000};
}

SearchReport a_report() {
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

/// A valid text with another word in one place.
std::string with_word(std::string_view text, std::size_t place, std::string_view word) {
  std::string result;
  std::size_t from = 0;
  for (std::size_t i = 0; from <= text.size(); ++i) {
    const std::size_t to = std::min(text.find(' ', from), text.size());
    result += i == 0 ? "" : " ";
    result += i == place ? word : text.substr(from, to - from);
    from = to + 1;
  }
  return result;
}

/// Words that are wrong in one place of a text.
using BadWords = std::vector<std::pair<std::size_t, std::vector<std::string_view>>>;

/// Expects the parser to accept the text, and to refuse it with any of these words instead.
template <class Parse>
void expect_refusals(std::string_view right, const BadWords& bad, Parse parse) {
  EXPECT_TRUE(parse(right));
  for (const auto& [place, words] : bad) {
    for (const std::string_view word : words) {
      EXPECT_FALSE(parse(with_word(right, place, word))) << place << " " << word;
    }
  }
  EXPECT_FALSE(parse(right.substr(0, right.rfind(' ')))) << "a field less";
}

TEST(SearchText, ARequestTellsTheMovesSinceThePositionWasSetUpAndTheLargestNumbers) {
  SearchRequest request = a_request();
  request.position = request.position.after(cell("a3")).after(cell("c1"));
  request.id = 4294967295U;
  request.node_budget = request.seed;
  EXPECT_EQ(to_text(request),
            "4294967295 move 3,3,3 XO./.X./... a3.c1 perfect 18446744073709551615 "
            "18446744073709551615");
  const auto read = parse_request(to_text(request));
  ASSERT_TRUE(read);
  EXPECT_EQ(to_text(*read), to_text(request));
  EXPECT_EQ(read->position, request.position);
  EXPECT_EQ(read->position.history(), request.position.history());
}

TEST(SearchText, ARequestWithABadWordIsRefused) {
  expect_refusals("7 move 3,3,3 XO./.X./... - perfect 42 100000",
                  {{0, {"", "x", "-1", "4294967296"}},
                   {1, {"muse", "solve"}},
                   {2, {"3,3"}},
                   {3, {"OO./.X./...", "XXX/OO./..."}},
                   {4, {"", "b3,c3", "d4", "a1", "b3.b3", "b3.c3"}},
                   {5, {"Perfect", "human"}},
                   {6, {"-1"}},
                   {7, {"18446744073709551616", "1e6", "1 "}}},
                  parse_request);
  EXPECT_TRUE(parse_request("7 hint 3,3,3 XO./.X./... - human 1 1")) << "a person is to move";
}

TEST(SearchText, AReportIsOneReadableLine) {
  EXPECT_EQ(to_text(a_report()),
            "7 more c3 draw:5:none:none:pairing:loss:2:win:3 120 c3.a2 "
            "c3=win:3:search:none:search;a2=draw:5:none:none:pairing:loss:2:win:3");
}

TEST(SearchText, AReportIsReadBackAsItWasWritten) {
  EXPECT_EQ(parse_report(to_text(a_report()), rules("3,3,3")), a_report());
  SearchReport nothing_yet;
  nothing_yet.value = Assessment::unknown(9);
  EXPECT_EQ(parse_report(to_text(nothing_yet), rules("3,3,3")), nothing_yet);
}

// On a large board little is known of most moves; one by one they would fill most of a report.
TEST(SearchText, MovesInARowThatAreWorthTheSameShareAValue) {
  const Assessment win = Assessment::proven({.result = Result::win, .plies = 3});
  const Assessment open = Assessment::unknown(4);
  SearchReport report = a_report();
  report.moves = {{.move = cell("c3"), .assessment = win},
                  {.move = cell("a2"), .assessment = open},
                  {.move = cell("b3"), .assessment = open},
                  {.move = cell("a3"), .assessment = win}};
  EXPECT_TRUE(to_text(report).ends_with(
      " c3=win:3:search:none:search;a2.b3=draw:4:none:none:none:loss:0:win:0;"
      "a3=win:3:search:none:search"))
      << to_text(report);
  EXPECT_EQ(parse_report(to_text(report), rules("3,3,3")), report);
}

TEST(SearchText, AReportWithABadWordIsRefused) {
  expect_refusals(
      "7 more c3 draw:5:none:none:none:loss:2:win:3 120 c3.a2 c3=win:3:search:none:none",
      {{0, {"x"}},
       {1, {"over"}},
       {2, {"d3", "a1.a2"}},
       {3,
        {"win:3", "win:3:none:none:none", "draw:3:none:none:none:win:3:loss:2",
         "won:3:search:none:none", "win:401:search:none:none", "win:3:guess:none:none",
         "win:3:search:guess:none", "win:3:search:none:guess", "draw:3:none:none:none:los:2:win:3",
         "draw:3:none:none:none:loss:2:win:x", "draw:3:none:none:none:loss:2:win",
         "draw:3:none:none:none:loss:2:win:3:4:5"}},
       {4, {"x"}},
       {5, {"c3,a1"}},
       {6,
        {"c3", "c3=win", ";", "=win:3:search:none:none", "d4=win:3:search:none:none",
         "c3=win:3:search:none:none;", "-=win:3:search:none:none", "c3.=win:3:search:none:none"}}},
      [](std::string_view text) { return parse_report(text, rules("3,3,3")); });
}

TEST(SearchText, AChanceIsFromOneToNinetyNine) {
  const auto chance = [](const std::string& text) {
    return parse_report("7 more c3 draw:3:none:none:none:loss:2:win:3:" + text + " 120 - -",
                        rules("3,3,3"));
  };
  for (const char* text : {"1", "50", "99"}) {
    ASSERT_TRUE(chance(text)) << text;
    EXPECT_EQ(chance(text)->value.chance, std::stoi(text));
  }
  for (const char* text : {"0", "100", "-1", ""}) EXPECT_FALSE(chance(text)) << text;
}

TEST(SearchText, AReportsIdCanBeReadWhateverFollows) {
  EXPECT_EQ(report_id("7 done c3 win:3"), 7U);
  EXPECT_EQ(report_id("12"), 12U);
  for (const char* text : {"", " 7 done", "x done", "4294967296 done"}) {
    EXPECT_FALSE(report_id(text)) << text;
  }
}

SearchRequest a_request_to_explain() {
  SearchRequest request = a_request();
  request.goal = SearchGoal::explanation;
  request.move = cell("c3");
  return request;
}

SearchReport an_explanation() {
  SearchReport report = a_report();
  report.moves.clear();
  report.reasons = {
      {.kind = ReasonKind::allows_fork, .side = Mark::O, .cells = {cell("a2")}, .plies = 4},
      {.kind = ReasonKind::no_line_left, .side = Mark::X},
      {.kind = ReasonKind::search,
       .side = Mark::O,
       .cells = {cell("c3"), cell("a2")},
       .plies = 2,
       .proven = false}};
  return report;
}

TEST(SearchText, AnExplanationIsAskedForAndGivenInOneLine) {
  EXPECT_EQ(to_text(a_request_to_explain()),
            "7 explanation 3,3,3 XO./.X./... - perfect 18446744073709551615 100000 c3");
  const auto request = parse_request(to_text(a_request_to_explain()));
  ASSERT_TRUE(request);
  EXPECT_EQ(request->move, cell("c3"));
  EXPECT_EQ(to_text(an_explanation()),
            "7 more c3 draw:5:none:none:pairing:loss:2:win:3 120 c3.a2 - "
            "allows_fork:O:4:proven:a2;no_line_left:X:0:proven:-;search:O:2:seen:c3.a2");
  EXPECT_EQ(parse_report(to_text(an_explanation()), rules("3,3,3")), an_explanation());
}

TEST(SearchText, ABadExplanationIsRefused) {
  const std::string request = "7 explanation 3,3,3 XO./.X./... - perfect 1 1";
  EXPECT_TRUE(parse_request(request + " c3"));
  EXPECT_FALSE(parse_request(request));
  EXPECT_FALSE(parse_request(request + " b2")) << "it is taken";
  EXPECT_FALSE(parse_request(request + " d1"));
  EXPECT_FALSE(parse_request("7 move 3,3,3 XO./.X./... - perfect 1 1 c3"));
  EXPECT_TRUE(parse_request("7 review 3,3,3 XO./.X./... - perfect 1 1 c3")) << "the one to judge";
  const std::string report = "7 done c3 win:3:search:none:none 120 c3 - ";
  EXPECT_TRUE(parse_report(report + "search:X:1:seen:c3", rules("3,3,3")));
  for (const char* bad : {"", "search", "search:X:1:seen", "seek:X:1:seen:c3", "search:Y:1:seen:c3",
                          "search:X:x:seen:c3", "search:X:401:seen:c3", "search:X:1:so:c3",
                          "search:X:1:seen:d9", "search:X:1:seen:c3;", "search:X:1:seen:c3:c3"}) {
    EXPECT_FALSE(parse_report(report + bad, rules("3,3,3"))) << bad;
  }
  std::string six = "search:X:1:seen:c3";
  for (int i = 0; i < 5; ++i) six += ";search:X:1:seen:c3";
  EXPECT_FALSE(parse_report(report + six, rules("3,3,3")));
}

}  // namespace
}  // namespace mnk
