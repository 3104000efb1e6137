#include "session/review.h"

#include <gtest/gtest.h>

#include "players/inline_thinker.h"
#include "players/thinking.h"
#include "support/heavy.h"
#include "support/json.h"
#include "support/naive_review.h"
#include "support/test_session.h"

// A game judged move by move: against the rules alone, and how a session goes about it.
namespace mnk {
namespace {

using test::cell;
using test::kinds;
using test::members;
using test::TestSession;

constexpr std::size_t table_bytes = 1 << 22;
constexpr std::array levels = {PlayerKind::random, PlayerKind::easy, PlayerKind::medium,
                               PlayerKind::hard, PlayerKind::perfect};

/// The end of a game between two levels that the number chooses.
Position played(const Rules& rules, std::uint64_t number, Solver& solver) {
  Position position(rules);
  while (!position.outcome().over()) {
    const std::size_t side = position.to_move() == Mark::X ? number % 5 : number / 5 % 5;
    const auto seed = number * 1000 + static_cast<std::uint64_t>(position.mark_count());
    position.play(choose(position, levels[side], seed, 5'000, solver));
  }
  return position;
}

Review reviewed_game(const Position& end, Solver& solver) {
  Review review(end);
  while (!review.done()) {
    const ThinkReport report = think({.task = ThinkTask::review,
                                      .position = review.position(),
                                      .node_budget = nodes_for_a_review(end.rules())},
                                     solver);
    review.take(report.value, report.moves);
  }
  return review;
}

test::NaiveValues::Value naive(const Assessment& known) {
  EXPECT_TRUE(known.is_proven());
  return {.result = static_cast<int>(known.value.result) - 1, .plies = known.value.plies};
}

void expect_right(const ReviewedMove& move, const Position& position, test::NaiveValues& values) {
  const test::NaiveJudgement truth = test::naive_judgement(values, position, move.move);
  EXPECT_EQ(to_text(move.judgement), truth.judgement);
  EXPECT_EQ(naive(move.before), truth.before);
  EXPECT_EQ(naive(move.after), truth.after);
  std::vector<int> best;
  for (const Cell other : move.best) best.push_back(position.rules().index(other));
  EXPECT_EQ(best, truth.best);
}

class GamesOfAllLevels : public testing::TestWithParam<const char*> {};

TEST_P(GamesOfAllLevels, AreJudgedByTheDifferenceOfExactValues) {
  const Rules rules = test::rules(GetParam());
  Solver solver(table_bytes);
  test::NaiveValues values{test::NaiveGame(Position(rules))};
  JudgementCounts counts{};
  const int games = test::can_do_heavy_work ? 350 : 25;
  for (int number = 0; number < games; ++number) {
    const Position end = played(rules, static_cast<std::uint64_t>(number), solver);
    const Review review = reviewed_game(end, solver);
    ASSERT_EQ(review.moves().size(), end.history().size());
    Position position = end;
    for (const ReviewedMove& move : review.moves()) {
      position.take_back();
      ASSERT_EQ(move.ply, position.mark_count());
      ASSERT_EQ(move.move, end.history()[position.history().size()]);
      ASSERT_EQ(move.side, position.to_move());
      expect_right(move, position, values);
      ++counts[static_cast<std::size_t>(move.judgement)];
    }
  }
  EXPECT_EQ(counts[static_cast<std::size_t>(MoveJudgement::not_judged)], 0);
  for (const MoveJudgement kind : {MoveJudgement::best, MoveJudgement::only, MoveJudgement::good,
                                   MoveJudgement::mistake, MoveJudgement::blunder}) {
    EXPECT_GT(counts[static_cast<std::size_t>(kind)], 0) << to_text(kind);
  }
}

INSTANTIATE_TEST_SUITE_P(, GamesOfAllLevels,
                         testing::Values("3,3,3", "3,3,3,misere", "4,3,3,misere"));

MoveAssessment valued(std::string_view name, const Assessment& assessment) {
  return {.move = cell(name), .assessment = assessment};
}

TEST(ReviewedMove, IsNotJudgedWithoutProof) {
  const Position start{Rules()};
  const Assessment draw = Assessment::proven({.result = Result::draw, .plies = 9});
  const Assessment unknown = Assessment::unknown(9);
  EXPECT_EQ(reviewed(start, cell("b2"), draw, {}).judgement, MoveJudgement::not_judged);
  EXPECT_EQ(reviewed(start, cell("b2"), draw, {valued("b2", unknown)}).judgement,
            MoveJudgement::not_judged);
  EXPECT_EQ(reviewed(start, cell("b2"), unknown, {valued("b2", draw)}).judgement,
            MoveJudgement::not_judged);
}

TEST(ReviewedMove, IsJudgedByItsResultWhenOnlyThatIsProven) {
  const Position start{Rules()};
  const Assessment sure_win{.value = {.result = Result::win, .plies = 7},
                            .at_least = {.result = Result::win, .plies = 7},
                            .at_most = {.result = Result::win, .plies = 3}};
  const Assessment loss = Assessment::proven({.result = Result::loss, .plies = 4});
  const ReviewedMove blunder =
      reviewed(start, cell("b2"), sure_win, {valued("a1", sure_win), valued("b2", loss)});
  EXPECT_EQ(blunder.judgement, MoveJudgement::blunder);
  EXPECT_EQ(to_text(blunder.keeps), "a1");
  EXPECT_TRUE(blunder.best.empty());
  EXPECT_EQ(
      reviewed(start, cell("a1"), sure_win, {valued("a1", sure_win), valued("b2", loss)}).judgement,
      MoveJudgement::only);
  EXPECT_EQ(reviewed(start, cell("a1"), sure_win, {valued("a1", sure_win), valued("b2", sure_win)})
                .judgement,
            MoveJudgement::good);
}

TEST(ReviewedMove, ThatWasTheOnlyLegalOneIsNoOnlyMove) {
  const Position last = test::board(Rules(), "XOX XOO OX.");
  const Assessment draw = Assessment::proven({.result = Result::draw, .plies = 1});
  EXPECT_EQ(reviewed(last, cell("c3"), draw, {valued("c3", draw)}).judgement, MoveJudgement::best);
}

/// A session that answers itself, run until nothing is wanted any more.
struct Reviewed {
  explicit Reviewed(std::string_view address) : session(thinker, [] { return 0U; }, 1) {
    told = session.start(address, "", "");
    told.clear();
  }
  void run(std::string_view command) {
    tell(session.run(command));
    while (true) {
      const Events events = session.tick();
      if (events.empty()) break;
      tell(events);
    }
  }
  void tell(const Events& events) {
    told.insert(told.end(), events.begin(), events.end());
    const test::JsonMembers said = members(news.write(session, events));
    if (said.contains("review")) reviews.push_back(said.at("review"));
  }

  InlineThinker thinker{table_bytes};
  Session session;
  NewsWriter news;
  Events told;
  std::vector<std::string> reviews;
};

TEST(SessionReview, JudgesAsAReviewByTheSameValuesDoes) {
  Reviewed game("v=1&rules=3,3,3&moves=b2.b1.a1.c3.c1.a3.a2");
  game.run("review on");
  const auto& review = game.session.thoughts().review;
  ASSERT_TRUE(review && review->done());
  Solver solver(table_bytes);
  const Review other = reviewed_game(game.session.position(), solver);
  ASSERT_EQ(review->moves().size(), other.moves().size());
  for (std::size_t i = 0; i < other.moves().size(); ++i) {
    EXPECT_EQ(review->moves()[i].judgement, other.moves()[i].judgement);
    EXPECT_EQ(review->moves()[i].best, other.moves()[i].best);
    EXPECT_EQ(review->moves()[i].keeps, other.moves()[i].keeps);
  }
  EXPECT_EQ(review->counts(Mark::X), (JudgementCounts{2, 0, 0, 2, 0, 0}));
  EXPECT_EQ(review->counts(Mark::O), (JudgementCounts{1, 1, 0, 1, 0, 0}));
}

TEST(SessionReview, TellsEachMoveOnceFromTheLastBackwards) {
  Reviewed game("v=1&rules=3,3,3&moves=b2.b1.a1");
  game.run("review on");
  ASSERT_EQ(game.reviews.size(), 4U);
  EXPECT_EQ(game.reviews[0],
            R"({"done":false,"plies":3,)"
            R"("x":{"best":0,"only":0,"good":0,"mistake":0,"blunder":0,"not_judged":0},)"
            R"("o":{"best":0,"only":0,"good":0,"mistake":0,"blunder":0,"not_judged":0},)"
            R"("moves":[]})");
  EXPECT_EQ(game.reviews[2],
            R"({"done":false,"plies":3,)"
            R"("x":{"best":1,"only":0,"good":0,"mistake":0,"blunder":0,"not_judged":0},)"
            R"("o":{"best":0,"only":0,"good":0,"mistake":1,"blunder":0,"not_judged":0},)"
            R"("moves":[{"ply":1,"cell":"b1","side":"O","judgement":"mistake",)"
            R"("before":{"value":"draw","plies":8,"proven":true},)"
            R"("after":{"value":"loss","plies":5,"proven":true},)"
            R"("best":["a1","c1","a3","c3"],"keeps":["a1","c1","a3","c3"]}]})");
  EXPECT_EQ(members(game.reviews[3]).at("done"), "true");
  EXPECT_EQ(kinds(game.told), "reviewing thought thought thought");
}

TEST(SessionReview, GoesOnWhileTheHistoryIsSteppedThroughAndEndsWithTheGame) {
  TestSession game({}, "b2.b1.a1");
  EXPECT_EQ(kinds(game.run("review on")), "reviewing");
  ASSERT_EQ(game.thinker.requests.size(), 1U);
  EXPECT_EQ(game.thinker.requests[0].task, ThinkTask::review);
  EXPECT_TRUE(test::shows(game.thinker.requests[0].position, ".O. .X. ..."));
  game.run("jump 0");
  EXPECT_EQ(game.thinker.requests.size(), 1U) << "the request goes on";
  game.thinker.answer(cell("a1"));
  game.session.tick();
  EXPECT_EQ(game.session.thoughts().review->moves().size(), 1U);
  EXPECT_TRUE(test::shows(game.thinker.requests.back().position, "... .X. ..."));
  EXPECT_EQ(kinds(game.run("play c3")), "set_aside played reviewing");
  EXPECT_FALSE(game.session.thoughts().review);
}

TEST(SessionReview, WaitsForWhatSomebodyAtTheBoardWants) {
  TestSession game({}, "b2.b1.a1");
  game.run("review on");
  game.run("hint");
  EXPECT_EQ(game.thinker.requests.back().task, ThinkTask::hint);
  game.thinker.answer(cell("a2"));
  game.session.tick();
  EXPECT_EQ(game.thinker.requests.back().task, ThinkTask::review);
  game.run("analyse on");
  EXPECT_EQ(game.thinker.requests.back().task, ThinkTask::analysis);
  game.thinker.say_more(Assessment::unknown(6));
  game.thinker.reports.back().nodes = 1'000'000;
  game.session.tick();
  EXPECT_EQ(game.thinker.requests.back().task, ThinkTask::review) << "a long analysis gives way";
  for (int ply = 0; ply < 3; ++ply) {
    game.thinker.answer(cell("a1"));
    game.session.tick();
  }
  EXPECT_TRUE(game.session.thoughts().review->done());
  EXPECT_EQ(game.thinker.requests.back().task, ThinkTask::analysis) << "and goes on afterwards";
  game.thinker.say_more(Assessment::unknown(6));
  EXPECT_EQ(kinds(game.session.tick()), "") << "what was known is kept";
  EXPECT_EQ(game.session.thoughts().analysis->nodes, 1'000'000U);
}

TEST(SessionReview, CostsNothingWhenItIsOff) {
  TestSession game({}, "b2.b1.a1");
  game.run("review on");
  EXPECT_EQ(kinds(game.run("review on")), "");
  EXPECT_EQ(kinds(game.run("review off")), "reviewing");
  EXPECT_EQ(kinds(game.run("review off")), "");
  EXPECT_EQ(game.thinker.requests.size(), 1U);
  EXPECT_EQ(game.thinker.stops, 1);
}

TEST(SessionReview, OfNoMovesIsDoneAtOnce) {
  TestSession game;
  game.run("review on");
  EXPECT_TRUE(game.session.thoughts().review->done());
  EXPECT_TRUE(game.thinker.requests.empty());
}

TEST(SessionReview, IsDroppedWhenNobodyIsThereToThink) {
  TestSession game({}, "b2.b1.a1");
  game.run("review on");
  game.thinker.gone = true;
  EXPECT_EQ(kinds(game.session.tick()), "reviewing thinker");
  EXPECT_EQ(test::refusal(game.run("review on")), event::Refused::Reason::no_thinker);
}

}  // namespace
}  // namespace mnk
