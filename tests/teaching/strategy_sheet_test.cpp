#include "teaching/strategy_sheet.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/canonical.h"
#include "engine/notation.h"
#include "support/solve.h"

// The intelligent piece of paper, against all play.
namespace mnk {
namespace {

/// Plays by the paper against all play of the other side, with every choice that the paper leaves
/// open.
class PaperTrial {
 public:
  explicit PaperTrial(Mark side) : paper_(side, solver_), side_(side) { play(Position(Rules())); }

  int games = 0;
  int won = 0;
  int drawn = 0;
  std::set<std::string> pictures_used;
  std::string lost;      ///< a game that the paper lost
  std::string let_slip;  ///< a won position in a game that the paper did not win

  [[nodiscard]] const StrategySheet& paper() const { return paper_; }

 private:
  void play(const Position& position) {
    if (position.outcome().over()) {
      finish(position);
      return;
    }
    if (position.to_move() != side_) {
      for (const Cell cell : position.available_moves()) play(position.after(cell));
      return;
    }
    const bool was_winning = winning_;
    winning_ = winning_ || test::value_of(solver_, position).value.result == Result::win;
    const SheetAnswer answer = paper_.answer(position);
    if (answer.rule == SheetRule::picture) pictures_used.insert(canonical(position).key);
    EXPECT_FALSE(answer.cells.empty());
    for (const Cell cell : answer.cells) play(position.after(cell));
    winning_ = was_winning;
  }
  void finish(const Position& position) {
    ++games;
    const auto winner = position.outcome().winner();
    if (winner == side_) {
      ++won;
    } else if (winner) {
      lost = to_position_text(position);
    } else {
      ++drawn;
    }
    if (winning_ && winner != side_) let_slip = to_position_text(position);
  }

  Solver solver_{test::table_bytes};
  StrategySheet paper_;
  Mark side_;
  bool winning_ = false;
};

TEST(StrategySheet, NeverLosesFirstOrSecondAgainstEveryPlay) {
  for (const Mark side : {Mark::X, Mark::O}) {
    const PaperTrial trial(side);
    EXPECT_EQ(trial.lost, "") << letter(side);
    EXPECT_EQ(trial.let_slip, "") << letter(side) << " had it won";
    EXPECT_GT(trial.won, 0);
    EXPECT_GT(trial.drawn, 0);
    EXPECT_EQ(trial.pictures_used.size(), trial.paper().pictures().size())
        << "each picture is needed somewhere";
  }
}

}  // namespace
}  // namespace mnk
