#include "analysis/review.h"

#include <gtest/gtest.h>

#include <string>

#include "console_world.h"
#include "engine/notation.h"
#include "support/board.h"
#include "support/json.h"
#include "support/reason_checker.h"

// What `review` and `analyze` say of moves, held against the rules alone.
namespace mnk::console {
namespace {

using mnk::test::elements;
using mnk::test::members;
using mnk::test::unquoted;
using test::run;

TEST(Review, TakesGamesThatAreNotFinishedAndThoseThatHaveNotBegun) {
  EXPECT_EQ(run({"review", "3,3,3", "b2.a1"}).status, 0);
  const auto none = run({"review", "3,3,3", ""});
  EXPECT_EQ(none.status, 0);
  EXPECT_EQ(none.out, "X: no moves\nO: no moves\n");
}

TEST(Review, SaysInJsonTooWhichChancesAJudgementRestsOn) {
  const auto answer = run({"review", "15,15,5", "h8.a1.i8.a3.j8", "--nodes", "300", "--json"});
  const auto moves = elements(members(answer.out.substr(0, answer.out.size() - 1)).at("moves"));
  const auto blunder = members(moves.at(3));
  EXPECT_EQ(blunder.at("judgement"), R"("blunder")") << answer.out;
  EXPECT_EQ(blunder.at("estimated"), "true");
  const auto chance = [&](const char* when) {
    return std::stoi(members(blunder.at(when)).at("chance"));
  };
  EXPECT_GE(chance("before") - chance("after"), chance_lost_by_a_blunder);
}

MoveReason reason_of(const std::string& json, const Rules& rules) {
  const auto told = members(json);
  MoveReason reason;
  const auto kind = std::ranges::find(reason_kind_names, unquoted(told.at("kind")));
  EXPECT_NE(kind, reason_kind_names.end()) << json;
  reason.kind = static_cast<ReasonKind>(kind - reason_kind_names.begin());
  reason.side = told.at("side") == R"("X")" ? Mark::X : Mark::O;
  for (const std::string& name : elements(told.at("cells"))) {
    reason.cells.push_back(parse_cell(unquoted(name), rules).value());
  }
  reason.plies = std::stoi(told.at("plies"));
  reason.proven = told.at("proven") == "true";
  return reason;
}

TEST(Analyze, GivesReasonsThatAreTrue) {
  for (const auto& [game, text] : {std::pair("3,3,3", "XO./.X./..O"),
                                   {"3,3,3", ".../.../..."},
                                   {"4,4,4", "X..O/.X../..../...O"},
                                   {"3,3,3,misere", "XO./.X./..."}}) {
    const Rules rules = mnk::test::rules(game);
    const Position position = parse_position(text, rules).value();
    const auto answer = run({"analyze", game, "--position", text, "--json"});
    const auto told = members(answer.out.substr(0, answer.out.size() - 1));
    int reasons = 0;
    for (const std::string& move : elements(told.at("moves"))) {
      const Cell cell = parse_cell(unquoted(members(move).at("cell")), rules).value();
      const mnk::test::ReasonChecker checker(position, cell, nullptr);
      for (const std::string& json : elements(members(move).at("reasons"))) {
        EXPECT_EQ(checker.fault(reason_of(json, rules)), "") << json;
        ++reasons;
      }
    }
    EXPECT_GT(reasons, 0);
  }
}

}  // namespace
}  // namespace mnk::console
