#include "analysis/review.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "console_world.h"
#include "engine/notation.h"
#include "support/board.h"
#include "support/heavy.h"
#include "support/json.h"
#include "support/level_games.h"
#include "support/naive_review.h"
#include "support/reason_checker.h"

// What `review` and `analyze` say of moves, held against the rules alone.
namespace mnk::console {
namespace {

using mnk::test::elements;
using mnk::test::members;
using mnk::test::unquoted;
using test::run;

constexpr std::size_t table_bytes = 1 << 22;
constexpr const char* results[] = {"loss", "draw", "win"};

std::string json_of(const mnk::test::NaiveValues::Value& value) {
  return R"({"value":")" + std::string(results[value.result + 1]) + R"(","plies":)" +
         std::to_string(value.plies) + R"(,"proven":true})";
}

class ReviewedGames : public testing::TestWithParam<const char*> {};

TEST_P(ReviewedGames, AreJudgedByTheDifferenceOfExactValues) {
  const Rules rules = mnk::test::rules(GetParam());
  mnk::test::NaiveValues values{mnk::test::NaiveGame(Position(rules))};
  Solver solver(table_bytes);
  std::set<std::string> seen;
  const std::uint64_t games = mnk::test::can_do_heavy_work ? 350 : 25;
  for (std::uint64_t number = 0; number < games; ++number) {
    const Position end = mnk::test::level_game(rules, number, solver);
    const std::string moves = to_text(end.history());
    const auto answer = run({"review", GetParam(), moves.c_str(), "--json"});
    ASSERT_EQ(answer.status, 0);
    const auto told = members(answer.out.substr(0, answer.out.size() - 1));
    const auto judged = elements(told.at("moves"));
    ASSERT_EQ(judged.size(), end.history().size());
    Position position(rules);
    std::map<std::string, int> counts;
    for (const std::string& json : judged) {
      const auto move = members(json);
      const Cell cell = end.history()[position.history().size()];
      EXPECT_EQ(unquoted(move.at("cell")), to_text(cell));
      EXPECT_EQ(unquoted(move.at("side")), std::string(1, letter(position.to_move())));
      const auto truth = mnk::test::naive_judgement(values, position, cell);
      EXPECT_EQ(unquoted(move.at("judgement")), truth.judgement) << moves << ' ' << to_text(cell);
      EXPECT_EQ(move.at("estimated"), "false");
      EXPECT_EQ(move.at("before"), json_of(truth.before));
      EXPECT_EQ(move.at("after"), json_of(truth.after));
      std::vector<std::string> best;
      for (const int index : truth.best) best.push_back('"' + to_text(rules.cell(index)) + '"');
      EXPECT_EQ(elements(move.at("best")), best);
      ++counts[unquoted(move.at("side")) + unquoted(move.at("judgement"))];
      seen.insert(unquoted(move.at("judgement")));
      position = position.after(cell);
    }
    for (const auto& [kind, count] : counts) {
      const auto side = members(told.at(kind.starts_with('X') ? "x" : "o"));
      EXPECT_EQ(side.at(kind.substr(1)), std::to_string(count));
    }
  }
  EXPECT_EQ(seen, (std::set<std::string>{"best", "blunder", "good", "mistake", "only"}));
}

INSTANTIATE_TEST_SUITE_P(, ReviewedGames, testing::Values("3,3,3", "3,3,3,misere", "4,3,3,misere"));

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
