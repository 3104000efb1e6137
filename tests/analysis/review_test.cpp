#include "analysis/review.h"

#include <gtest/gtest.h>

#include <array>

#include "players/heuristic_choice.h"
#include "players/mnk_solver.h"
#include "support/board.h"
#include "support/heavy.h"
#include "support/true_values.h"

// A game reviewed move by move, checked against the rules alone.
namespace mnk {
namespace {

using test::cell;
using test::TrueValues;

/// The final position of a game between two levels chosen by the number; 25 consecutive numbers
/// cover every pair of levels.
Position level_game(const Rules& rules, std::uint64_t number, Solver& solver) {
  constexpr std::array levels = {PlayerKind::random, PlayerKind::easy, PlayerKind::medium,
                                 PlayerKind::hard, PlayerKind::perfect};
  constexpr std::uint64_t nodes = 5'000;
  Position position(rules);
  while (!position.outcome().over()) {
    const std::size_t side = position.to_move() == Mark::X ? number % 5 : number / 5 % 5;
    const auto seed = number * 1000 + static_cast<std::uint64_t>(position.mark_count());
    position = position.after(choose(position, levels[side], seed, nodes, solver));
  }
  return position;
}

SearchReport looked_at(const games::AnyPosition& position, std::uint64_t nodes, Solver& solver) {
  return think({.goal = SearchGoal::review, .position = position, .node_budget = nodes}, solver);
}

/// The review of a game, with `nodes` for each position.
Review reviewed(const Position& end, std::uint64_t nodes, Solver& solver) {
  Review review{games::AnyPosition(end)};
  while (!review.done()) {
    const SearchReport report = think(review.request(nodes), solver);
    review.take(report.value, report.moves);
  }
  return review;
}

struct NaiveJudgement {
  std::string_view judgement;
  Value before;           ///< of the position before the move, for the side that moves
  Value after;            ///< of the position after it, for the same side
  std::vector<int> best;  ///< the cells that reach the value, in order
};

/// `values` must know the rules of the position, in which the move is legal.
NaiveJudgement naive_judgement(TrueValues& values, const Position& position, Cell move) {
  const test::NaiveGame game(position);
  const Value before = values.of(game);
  const Value with_move = values.of_move(game, game.index(move));
  NaiveJudgement judged{.judgement = "best",
                        .before = before,
                        .after = {.result = with_move.result, .plies = with_move.plies - 1},
                        .best = {}};
  const std::vector<int> cells = game.empty_cells();
  int keeping = 0;
  for (const int cell : cells) {
    const Value value = values.of_move(game, cell);
    if (value == before) judged.best.push_back(cell);
    if (value.result == before.result) ++keeping;
  }
  const int lost = static_cast<int>(before.result) - static_cast<int>(with_move.result);
  if (lost == 1) {
    judged.judgement = "mistake";
  } else if (lost == 2) {
    judged.judgement = "blunder";
  } else if (keeping == 1 && cells.size() > 1) {
    judged.judgement = "only";
  } else if (with_move != before) {
    judged.judgement = "good";
  }
  return judged;
}

constexpr std::size_t table_bytes = 1 << 22;
Review reviewed_game(const Position& end, Solver& solver) {
  return reviewed(end, nodes_for_a_review(end.rules()), solver);
}

void expect_right(const ReviewedMove& move, const Position& position, TrueValues& values) {
  const NaiveJudgement truth = naive_judgement(values, position, move.move);
  EXPECT_EQ(to_text(move.judgement), truth.judgement);
  EXPECT_TRUE(move.before.is_proven() && move.after.is_proven());
  EXPECT_EQ(move.before.value, truth.before);
  EXPECT_EQ(move.after.value, truth.after);
  std::vector<int> best;
  best.reserve(move.best.size());
  for (const Cell other : move.best) best.push_back(position.rules().index(other));
  EXPECT_EQ(best, truth.best);
}

class GamesOfAllLevels : public testing::TestWithParam<const char*> {};

TEST_P(GamesOfAllLevels, AreJudgedByTheDifferenceOfExactValues) {
  const Rules rules = test::rules(GetParam());
  Solver solver(table_bytes);
  TrueValues values(rules);
  MoveClassCounts counts{};
  const int games = test::can_do_heavy_work ? 350 : 25;
  for (int number = 0; number < games; ++number) {
    const Position end = level_game(rules, static_cast<std::uint64_t>(number), solver);
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
  EXPECT_EQ(counts[static_cast<std::size_t>(MoveClass::not_judged)], 0);
  for (const MoveClass kind : {MoveClass::best, MoveClass::only, MoveClass::good,
                               MoveClass::mistake, MoveClass::blunder}) {
    EXPECT_GT(counts[static_cast<std::size_t>(kind)], 0) << to_text(kind);
  }
}

INSTANTIATE_TEST_SUITE_P(, GamesOfAllLevels,
                         testing::Values("3,3,3", "3,3,3,misere", "4,3,3,misere"));

MoveAssessment valued(std::string_view name, const Assessment& assessment) {
  return {.move = cell(name), .assessment = assessment};
}

const Assessment nothing = Assessment::unknown(9);

Assessment with_a_chance_of(std::uint8_t percent) {
  Assessment known = Assessment::unknown(9);
  known.chance = percent;
  return known;
}

/// The judgement of a first move in tic-tac-toe, when nothing is known about the reply.
ReviewedMove judged(std::string_view name, const Assessment& before,
                    const std::vector<MoveAssessment>& values, const Assessment& after = nothing) {
  return reviewed(cell(name), before, values, after);
}

TEST(ReviewedMove, IsNotJudgedWhereNobodySaysEnough) {
  const Assessment draw = Assessment::proven({.result = Result::draw, .plies = 9});
  EXPECT_EQ(judged("b2", draw, {}).judgement, MoveClass::not_judged);
  EXPECT_EQ(judged("b2", draw, {valued("b2", nothing)}).judgement, MoveClass::not_judged);
  EXPECT_EQ(judged("b2", nothing, {valued("b2", draw)}).judgement, MoveClass::not_judged);
}

TEST(ReviewedMove, IsJudgedByItsResultWhenOnlyThatIsProven) {
  const Assessment sure_win{.value = {.result = Result::win, .plies = 7},
                            .at_least = {.result = Result::win, .plies = 7},
                            .at_most = {.result = Result::win, .plies = 3}};
  const Assessment loss = Assessment::proven({.result = Result::loss, .plies = 4});
  const ReviewedMove blunder = judged("b2", sure_win, {valued("a1", sure_win), valued("b2", loss)});
  EXPECT_EQ(blunder.judgement, MoveClass::blunder);
  EXPECT_FALSE(blunder.estimated);
  EXPECT_EQ(to_text(blunder.keeps), "a1");
  EXPECT_TRUE(blunder.keeps_all);
  EXPECT_TRUE(blunder.best.empty());
  const ReviewedMove of_three =
      judged("b2", sure_win, {valued("a1", sure_win), valued("c1", nothing), valued("b2", loss)});
  EXPECT_FALSE(of_three.keeps_all) << "c1 may win too";
  EXPECT_EQ(judged("a1", sure_win, {valued("a1", sure_win), valued("b2", loss)}).judgement,
            MoveClass::only);
  EXPECT_EQ(judged("a1", sure_win, {valued("a1", sure_win), valued("b2", sure_win)}).judgement,
            MoveClass::good);
  const Assessment win = Assessment::proven({.result = Result::win, .plies = 7});
  const ReviewedMove unsure = judged("b2", win, {valued("a1", win), valued("b2", sure_win)});
  EXPECT_EQ(unsure.judgement, MoveClass::good) << "how long the win is nobody knows";
  EXPECT_EQ(to_text(unsure.best), "a1");
}

TEST(ReviewedMove, LooksLikeAMistakeByWhatItCostsOfTheChanceToWin) {
  const auto after_playing = [](std::uint8_t chance, std::uint8_t before = 60) {
    return judged("b2", with_a_chance_of(before),
                  {valued("a1", with_a_chance_of(before)), valued("b2", with_a_chance_of(chance))});
  };
  EXPECT_EQ(after_playing(51).judgement, MoveClass::good);
  EXPECT_EQ(after_playing(50).judgement, MoveClass::mistake);
  EXPECT_EQ(after_playing(41).judgement, MoveClass::mistake);
  EXPECT_EQ(after_playing(40).judgement, MoveClass::blunder);
  EXPECT_EQ(after_playing(41, 90).judgement, MoveClass::mistake) << "it looked good, and is even";
  EXPECT_TRUE(after_playing(40).estimated);
  EXPECT_EQ(to_text(after_playing(40).best), "a1");
  EXPECT_EQ(to_text(after_playing(51).keeps), "a1.b2");
  EXPECT_EQ(to_text(after_playing(50).keeps), "a1");
}

TEST(ReviewedMove, ThatIsProvenToLoseIsAMistakeIfMoreThanALittleHopeWasLeft) {
  const auto hoping = [](std::uint8_t before) {
    const Assessment loss = Assessment::proven({.result = Result::loss, .plies = 4});
    return judged("b2", with_a_chance_of(before),
                  {valued("a1", with_a_chance_of(before)), valued("b2", loss)});
  };
  EXPECT_EQ(hoping(7).judgement, MoveClass::mistake);
  EXPECT_EQ(to_text(hoping(7).keeps), "a1");
  EXPECT_EQ(hoping(6).judgement, MoveClass::good);
  EXPECT_EQ(hoping(40).judgement, MoveClass::mistake) << "it looked bad";
  EXPECT_EQ(hoping(41).judgement, MoveClass::blunder);
}

TEST(ReviewedMove, IsTheBestByChancesWhenNoOtherIsHeldToBeBetter) {
  const std::vector<MoveAssessment> values = {valued("a1", with_a_chance_of(60)),
                                              valued("b2", with_a_chance_of(56)),
                                              valued("c3", with_a_chance_of(55))};
  EXPECT_EQ(judged("a1", with_a_chance_of(60), values).judgement, MoveClass::best);
  EXPECT_EQ(judged("b2", with_a_chance_of(60), values).judgement, MoveClass::best)
      << "another search may say the opposite";
  EXPECT_EQ(judged("c3", with_a_chance_of(60), values).judgement, MoveClass::good);
}

TEST(ReviewedMove, ThatNobodyJudgedIsWorthWhatThePositionAfterItIs) {
  const std::vector<MoveAssessment> values = {valued("a1", with_a_chance_of(60)),
                                              valued("b2", nothing)};
  const ReviewedMove weak = judged("b2", with_a_chance_of(60), values, with_a_chance_of(70));
  EXPECT_EQ(weak.after.chance, 30) << "70 for the opponent";
  EXPECT_EQ(weak.judgement, MoveClass::blunder);
  const Assessment lost = Assessment::proven({.result = Result::win, .plies = 3});
  const ReviewedMove losing =
      judged("b2", with_a_chance_of(25),
             {valued("a1", with_a_chance_of(25)), valued("b2", nothing)}, lost);
  EXPECT_TRUE(losing.after.is_proven());
  EXPECT_EQ(losing.judgement, MoveClass::mistake) << "it looked bad before it";
  EXPECT_TRUE(losing.estimated) << "that it could be held is not proven";
}

TEST(ReviewedMove, ThatIsSeenToWinLaterMakesThePositionBeforeItAWin) {
  const Assessment lost = Assessment::proven({.result = Result::loss, .plies = 4});
  const ReviewedMove move = judged("b2", with_a_chance_of(60), {valued("b2", nothing)}, lost);
  EXPECT_EQ(move.before.at_least, (Value{.result = Result::win, .plies = 5}));
  EXPECT_FALSE(move.estimated);
  EXPECT_EQ(move.judgement, MoveClass::good);
}

TEST(ReviewedMove, HasNoValueThatItsBoundsRuleOut) {
  const Assessment sure_loss{.value = {.result = Result::loss, .plies = 8},
                             .at_least = {.result = Result::loss, .plies = 2},
                             .at_most = {.result = Result::loss, .plies = 8}};
  const ReviewedMove move = judged("b2", nothing, {valued("b2", nothing)}, sure_loss);
  EXPECT_EQ(move.after.value, (Value{.result = Result::win, .plies = 8}));
  EXPECT_EQ(move.before.value, (Value{.result = Result::win, .plies = 9}));
}

TEST(ReviewedMove, IsProvenWhereTheListHoldsItAndThePositionAfterItBoundsIt) {
  Assessment held = Assessment::unknown(9);
  held.at_least = {.result = Result::draw, .plies = 9};
  held.cannot_lose = Proof::pairing;
  Assessment after = Assessment::unknown(8);
  after.at_least = {.result = Result::draw, .plies = 8};
  const ReviewedMove move =
      judged("b2", nothing, {valued("b2", held), valued("a1", nothing)}, after);
  EXPECT_EQ(move.after, Assessment::proven({.result = Result::draw, .plies = 8}));
  EXPECT_EQ(move.before.at_least, (Value{.result = Result::draw, .plies = 9}));
  EXPECT_EQ(move.before.at_most, nothing.at_most);
  EXPECT_EQ(move.before.cannot_lose, Proof::search);
}

TEST(ReviewedMove, TakesTheNearerOfTwoBoundsAndTheProofAndTheChanceThatOneSourceLacks) {
  Assessment listed = Assessment::unknown(9);
  listed.at_least = {.result = Result::loss, .plies = 4};
  listed.at_most = {.result = Result::win, .plies = 7};
  listed.cannot_lose = Proof::pairing;
  Assessment after = Assessment::unknown(8);
  after.at_least = {.result = Result::loss, .plies = 4};
  after.at_most = {.result = Result::win, .plies = 5};
  after.cannot_lose = Proof::erdos_selfridge;
  after.cannot_win = Proof::no_line_left;
  after.chance = 30;
  const ReviewedMove move =
      judged("b2", nothing, {valued("b2", listed), valued("a1", nothing)}, after);
  // A slow loss is better than a quick one, and a quick win better than a slow one.
  EXPECT_EQ(move.after.at_least, (Value{.result = Result::loss, .plies = 5}));
  EXPECT_EQ(move.after.at_most, (Value{.result = Result::win, .plies = 6}));
  EXPECT_EQ(move.after.value, (Value{.result = Result::draw, .plies = 8}));
  EXPECT_EQ(move.after.cannot_lose, Proof::no_line_left);
  EXPECT_EQ(move.after.cannot_win, Proof::erdos_selfridge);
  EXPECT_EQ(move.after.chance, 70);
  EXPECT_FALSE(move.after.is_proven());
}

TEST(ReviewedMove, IsTheOnlyOneWhereEveryOtherMoveLosesForCertain) {
  const Assessment loss = Assessment::proven({.result = Result::loss, .plies = 4});
  const ReviewedMove forced =
      judged("b2", with_a_chance_of(20), {valued("b2", with_a_chance_of(20)), valued("a1", loss)});
  EXPECT_EQ(forced.judgement, MoveClass::only);
  EXPECT_TRUE(forced.estimated) << "nor does anything prove that it holds";
}

TEST(ReviewedMove, ThatLooksWorseThanASureDrawGivesTheDrawAway) {
  const Assessment draw = Assessment::proven({.result = Result::draw, .plies = 9});
  const std::vector<MoveAssessment> values =
      ranked({valued("b2", with_a_chance_of(12)), valued("a1", draw)});
  const ReviewedMove doubtful = judged("b2", best_of(values), values);
  EXPECT_EQ(doubtful.judgement, MoveClass::mistake) << "as a draw turned into a loss";
  EXPECT_EQ(to_text(doubtful.best), "a1");
  EXPECT_EQ(judged("a1", best_of(values), values).judgement, MoveClass::best);
}

TEST(ReviewedMove, OfALostSideIsAlreadyLost) {
  const Assessment loss = Assessment::proven({.result = Result::loss, .plies = 4});
  EXPECT_TRUE(judged("b2", loss, {valued("b2", loss), valued("a1", loss)}).already_lost());
  const ReviewedMove surprised = judged("b2", with_a_chance_of(1), {valued("b2", loss)});
  EXPECT_FALSE(surprised.already_lost());
  EXPECT_EQ(surprised.judgement, MoveClass::good) << "no praise for what loses";
}

TEST(ReviewedMove, OfALostSideIsBesideThoseProvenToHoldOutLongest) {
  const auto lasts = [](int least) {
    return Assessment{.value = {.result = Result::loss, .plies = 20},
                      .at_least = {.result = Result::loss, .plies = least},
                      .at_most = {.result = Result::loss, .plies = 20}};
  };
  const Assessment at_once = Assessment::proven({.result = Result::loss, .plies = 2});
  const std::vector<MoveAssessment> values = {valued("c1", lasts(8)), valued("a1", lasts(8)),
                                              valued("b1", lasts(4)), valued("b2", at_once)};
  EXPECT_EQ(to_text(judged("b2", lasts(8), values).best), "a1.c1");
  EXPECT_EQ(to_text(judged("b1", lasts(8), values).best), "") << "it may last as long";
}

TEST(Review, TriesTheMoveThatLooksBetterBeforeItCallsAMistake) {
  const auto i9_judged = [](const Assessment& after_a1) {
    const Position start(test::rules("15,15,5"));
    const games::AnyPosition end(start.after(cell("h8")).after(cell("i9")));
    Review review{end};
    review.take(with_a_chance_of(70), {valued("b2", with_a_chance_of(70))});
    review.take(with_a_chance_of(60),
                {valued("a1", with_a_chance_of(60)), valued("i9", with_a_chance_of(45))});
    EXPECT_EQ(to_text(review.request(1).position.history()), "h8.a1");
    EXPECT_TRUE(review.moves().empty());
    review.take(after_a1, {valued("b2", after_a1)});
    return review.moves().at(0);
  };
  // The search after i9 leaves O 30.
  EXPECT_EQ(i9_judged(with_a_chance_of(45)).judgement, MoveClass::mistake);
  const ReviewedMove close = i9_judged(with_a_chance_of(65));
  EXPECT_EQ(close.judgement, MoveClass::good) << "a1 is 5 per cent better there";
  EXPECT_EQ(close.before.chance, 35);
  EXPECT_EQ(i9_judged(with_a_chance_of(75)).judgement, MoveClass::best) << "a1 is worse there";
  EXPECT_EQ(i9_judged(Assessment::proven({.result = Result::win, .plies = 5})).judgement,
            MoveClass::only);
  const ReviewedMove missed = i9_judged(Assessment::proven({.result = Result::loss, .plies = 4}));
  EXPECT_EQ(missed.before.at_least, (Value{.result = Result::win, .plies = 5}));
}

// Reviews on boards too large to solve, checked against a deeper search by threats and the rules
// themselves.

/// Whether the side to move can complete a line at once.
bool wins_now(const Position& position) {
  const Mark mover = position.to_move();
  return std::ranges::any_of(position.available_moves(), [&](Cell cell) {
    return position.after(cell).outcome() == Outcome::win(mover);
  });
}

constexpr std::uint64_t nodes_a_position = 10'000;
constexpr std::uint64_t deeper_nodes = 10 * nodes_a_position;

bool is_praised(const ReviewedMove& move) {
  return !move.already_lost() &&
         (move.judgement == MoveClass::best || move.judgement == MoveClass::only);
}

/// The fault of a reviewed move, by what is certain of the position after it; empty if none.
std::string fault_of(const ReviewedMove& move, const Position& before, Solver& deeper) {
  const Position after = before.after(move.move);
  if (after.outcome().over()) {
    const bool right = !move.estimated && move.after.is_proven();
    return right ? "" : "how a game ended is no estimate";
  }
  const bool loses = wins_now(after);
  if (loses && move.judgement == MoveClass::not_judged) return "loses at once, not judged";
  if (loses && move.after.at_most.result != Result::loss) return "that it loses at once is unknown";
  if (!is_praised(move)) return "";
  if (loses) return "praised, and loses at once";
  const Assessment reply = looked_at(after, deeper_nodes, deeper).value;
  // A loss by the winner's next three moves is plain to see. If the deeper search finds nothing
  // better either, there may be nothing.
  constexpr int plain = 5;
  const bool lost = reply.at_least.result == Result::win && max_plies(reply) <= plain;
  if (!lost) return "";
  const Assessment best = looked_at(before, deeper_nodes, deeper).value;
  return best.at_most.result == Result::loss ? "" : "praised, and loses soon";
}

TEST(Review, GoesOnToProveWhatLooksDecidedAndItsReasonsProveNoMore) {
  Solver solver(table_bytes);
  const Rules rules = test::rules("15,15,5");
  Position before(rules);
  for (const char* move : {"h8", "h7", "a1", "g8", "o15", "g6", "g9"}) {
    before = before.after(cell(move));
  }
  const Position lost = before.after(cell("i7"));
  for (const Position& each : {lost.after(cell("a15")), lost}) {
    const SearchReport report = looked_at(each, nodes_for_a_review(rules), solver);
    EXPECT_TRUE(report.value.result_is_proven()) << each.mark_count();
  }
  const SearchReport reasons = think({.goal = SearchGoal::explanation,
                                      .position = games::AnyPosition(before),
                                      .node_budget = max_heuristic_nodes,
                                      .move = cell("i7")},
                                     solver);
  EXPECT_FALSE(reasons.value.result_is_proven()) << "though the table has the proof";
  EXPECT_GT(reasons.variation.size(), 1U);
}

class LargeGamesOfAllLevels : public testing::TestWithParam<const char*> {};

TEST_P(LargeGamesOfAllLevels, HaveNoMovePraisedThatADeeperSearchSeesLose) {
  const Rules rules = test::rules(GetParam());
  Solver solver(table_bytes);
  Solver deeper(table_bytes);
  const std::uint64_t games = test::can_do_heavy_work ? 25 : 2;
  std::size_t judged = 0;
  std::size_t moves = 0;
  for (std::uint64_t number = 0; number < games; ++number) {
    const Position end = level_game(rules, number, solver);
    const Review review = reviewed(end, nodes_a_position, solver);
    ASSERT_EQ(review.moves().size(), end.history().size());
    Position position = end;
    for (const ReviewedMove& move : review.moves()) {
      position.take_back();
      EXPECT_EQ(fault_of(move, position, deeper), "")
          << "game " << number << ", move " << move.ply << ": " << to_text(move.move) << " after "
          << to_text(position.history());
      // Proven values need no estimate, and no others are called proven.
      const bool proven = move.before.result_is_proven() && move.after.result_is_proven();
      EXPECT_TRUE(move.judgement == MoveClass::not_judged || proven == !move.estimated);
      judged += move.judgement == MoveClass::not_judged ? 0 : 1;
      ++moves;
    }
  }
  // A fraction of the nodes of the page's review is enough to judge most moves.
  EXPECT_GT(judged * 5, moves * 4);
}

INSTANTIATE_TEST_SUITE_P(, LargeGamesOfAllLevels, testing::Values("10,10,5", "15,15,5"));

}  // namespace
}  // namespace mnk
