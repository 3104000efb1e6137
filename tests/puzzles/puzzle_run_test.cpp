#include "puzzles/puzzle_run.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "game/game.h"
#include "puzzles/maker.h"
#include "solver/solver.h"
#include "support/board.h"

// Solving a puzzle: right and wrong moves, hints, giving up.
namespace mnk {
namespace {

const Position& board(const games::AnyPosition& position) { return *games::mnk_position(position); }

/// A player at a puzzle, and a solver that answers the run's requests.
class Solving {
 public:
  explicit Solving(const Puzzle& puzzle)
      : run(puzzle, [this](const games::AnyPosition& position) { return values(position); }),
        solver_(std::size_t{1} << 20) {}

  void play(Cell move) { run.play(move); }
  std::vector<MoveAssessment> values() { return values(run.position()); }

  PuzzleRun run;

 private:
  std::vector<MoveAssessment> values(const games::AnyPosition& position) {
    Budget budget(Budget::no_limit);
    return solver_.analyse(board(position), budget);
  }

  Solver solver_;
};

std::vector<Puzzle> puzzles_of(const char* rules, PuzzleTheme theme, std::size_t count) {
  return make_puzzles(*make_oracle(test::rules(rules)), {.theme = theme}, count, 11);
}

TEST(PuzzleRun, IsSolvedByTheMovesOfItsLine) {
  for (const PuzzleTheme theme :
       {PuzzleTheme::win, PuzzleTheme::hold, PuzzleTheme::save, PuzzleTheme::trap}) {
    for (const Puzzle& puzzle : puzzles_of("4,3,3", theme, 5)) {
      Solving solving(puzzle);
      int turns = 0;
      while (solving.run.stage() == PuzzleStage::asking) {
        solving.play(puzzle.line[solving.run.position().history().size()]);
        ++turns;
      }
      EXPECT_EQ(solving.run.stage(), PuzzleStage::solved);
      EXPECT_EQ(solving.run.mistakes(), 0);
      if (theme == PuzzleTheme::win) {
        EXPECT_EQ(solving.run.position().outcome().winner(), puzzle.side());
      } else {
        EXPECT_EQ(turns, puzzle.turns);
      }
    }
  }
}

TEST(PuzzleRun, SaysHowManyMovesKeepTheResultAndTakesThemAndOfOthersWhatTheyGiveAway) {
  int draws = 0;
  for (const Puzzle& puzzle : puzzles_of("3,3,3", PuzzleTheme::win, 20)) {
    Solving solving(puzzle);
    int wrong = 0;
    while (solving.run.stage() == PuzzleStage::asking) {
      std::optional<Cell> slowest;
      const std::vector<MoveAssessment> moves = solving.values();
      EXPECT_EQ(solving.run.plies(), moves.front().assessment.value.plies);
      EXPECT_EQ(solving.run.right_count(),
                std::ranges::count_if(moves, [](const MoveAssessment& move) {
                  return move.assessment.value.result == Result::win;
                }));
      for (const MoveAssessment& move : moves) {
        if (move.assessment.value.result == Result::win) {
          slowest = move.move;  // best first, so the last one takes longest
          continue;
        }
        solving.play(move.move);
        EXPECT_EQ(solving.run.mistakes(), ++wrong) << to_text(move.move);
        EXPECT_EQ(solving.run.result_of_mistake(), move.assessment.value.result);
        draws += move.assessment.value.result == Result::draw ? 1 : 0;
        solving.run.retry();
      }
      ASSERT_TRUE(slowest);
      solving.play(*slowest);
    }
    EXPECT_EQ(solving.run.stage(), PuzzleStage::solved) << "a slower win is never wrong";
    EXPECT_EQ(solving.run.mistakes(), wrong);
  }
  EXPECT_GT(draws, 0);
}

TEST(PuzzleRun, AnswersAWrongMoveByWhatRefutesItAndLetsOneTryAgain) {
  for (const Puzzle& puzzle : puzzles_of("3,3,3", PuzzleTheme::save, 10)) {
    Solving solving(puzzle);
    const Cell wrong = solving.values().back().move;
    solving.play(wrong);
    ASSERT_EQ(solving.run.stage(), PuzzleStage::wrong);
    EXPECT_EQ(solving.run.result_of_mistake(), Result::loss);
    ASSERT_TRUE(solving.run.refutation());
    const Position refuted = board(puzzle.position).after(wrong).after(*solving.run.refutation());
    Solver solver(1 << 20);
    Budget budget(Budget::no_limit);
    const Value left =
        refuted.outcome().over() ? final_value(refuted) : solver.solve(refuted, budget).value.value;
    EXPECT_EQ(left.result, Result::loss);
    solving.run.retry();
    EXPECT_EQ(solving.run.position(), puzzle.position);
    EXPECT_EQ(solving.run.stage(), PuzzleStage::asking);
    solving.play(puzzle.answers.front());
    EXPECT_NE(solving.run.stage(), PuzzleStage::wrong);
    EXPECT_EQ(solving.run.mistakes(), 1);
  }
}

TEST(PuzzleRun, HintsAtTheIdeaThenTheRegionThenTheMove) {
  const Puzzle puzzle = puzzles_of("5,5,4", PuzzleTheme::win, 1).front();
  Solving solving(puzzle);
  EXPECT_EQ(solving.run.hint(), PuzzleHint::idea);
  EXPECT_TRUE(solving.run.hinted_cells().empty());
  EXPECT_EQ(solving.run.hint(), PuzzleHint::region);
  const std::vector<Cell> region = solving.run.hinted_cells();
  EXPECT_NE(std::ranges::find(region, puzzle.answers.front()), region.end());
  EXPECT_LT(region.size(), puzzle.position.available_moves().size());
  EXPECT_EQ(solving.run.hint(), PuzzleHint::move);
  EXPECT_EQ(solving.run.hinted_cells(), puzzle.answers);
  EXPECT_EQ(solving.run.hint(), PuzzleHint::move) << "there is no more to tell";
  solving.play(puzzle.answers.front());
  EXPECT_EQ(solving.run.hints(), PuzzleHint::none) << "the next turn begins without";
  EXPECT_EQ(solving.run.furthest_hint(), PuzzleHint::move);
}

TEST(PuzzleRun, GivesUpAtTheBeginningWhereTheLineStarts) {
  const Puzzle puzzle = puzzles_of("4,3,3", PuzzleTheme::win, 1).front();
  Solving solving(puzzle);
  solving.play(puzzle.answers.front());
  solving.run.give_up();
  EXPECT_EQ(solving.run.stage(), PuzzleStage::given_up);
  EXPECT_EQ(solving.run.position(), puzzle.position);
  games::AnyPosition position = solving.run.position();
  for (const Cell move : puzzle.line) ASSERT_TRUE(position.play(move));
  EXPECT_EQ(position.outcome().winner(), puzzle.side());
}

/// On boards too large to solve, the solver may know nothing.
TEST(PuzzleRun, TakesItsOwnLineWhereNothingIsProvenToItAndNothingElse) {
  const Puzzle puzzle = puzzles_of("4,4,4", PuzzleTheme::win, 1).front();
  const auto know_nothing = [](const games::AnyPosition& position) {
    const std::vector<Cell> open = position.available_moves();
    std::vector<MoveAssessment> moves;
    for (const Cell move : open) {
      moves.push_back(
          {.move = move, .assessment = Assessment::unknown(static_cast<int>(open.size()))});
    }
    return moves;
  };
  PuzzleRun run(puzzle, know_nothing);
  run.play(puzzle.line[0]);
  PuzzleRun other = run;
  for (const Cell move : run.position().available_moves()) {
    if (move == puzzle.line[2]) continue;
    other.play(move);
    break;
  }
  EXPECT_EQ(other.mistakes(), 1);
  run.play(puzzle.line[2]);
  EXPECT_EQ(run.mistakes(), 0);
}

}  // namespace
}  // namespace mnk
