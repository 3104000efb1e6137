#include <gtest/gtest.h>

#include "gui/painter.h"
#include "support/stage.h"

// The values of an analysis in the cells, and the preview of a line.
namespace mnk {
namespace {

using test::cell;
using test::inked;
using test::loud;
using test::Stage;

MoveAssessment known(std::string_view name, Result result, int plies) {
  return {.move = cell(name), .assessment = Assessment::proven({.result = result, .plies = plies})};
}
MoveAssessment guessed(std::string_view name, int chance) {
  MoveAssessment move{.move = cell(name), .assessment = Assessment::unknown(9)};
  if (chance > 0) move.assessment.chance = static_cast<std::uint8_t>(chance);
  return move;
}

/// A stage that shows values and has asked for the analysis.
struct Valued : Stage {
  explicit Valued(ValueStyle style = ValueStyle::words, const Settings& settings = {},
                  std::string_view moves = "")
      : Stage(settings, moves) {
    app.set_values(style);
    run("analyse on");
    run();
  }
  using Stage::run;
};

/// Lets the engine report these moves to a stage that has asked.
void report(Stage& stage, std::vector<MoveAssessment> moves) {
  stage.engine.say_more(Assessment::unknown(9));
  stage.engine.reports.back().moves = std::move(moves);
  stage.run();
  stage.app.frame();
}

int blank(const Stage& stage, std::string_view name) { return inked(stage, name, loud.background); }

TEST(Values, AreShownWhereTheyAreProvenOrJudgedAndNowhereElse) {
  Valued stage;
  const int of_c3 = blank(stage, "c3");
  const int of_a3 = blank(stage, "a3");
  const int of_c1 = blank(stage, "c1");
  const Assessment sure{.value = {.result = Result::win, .plies = 7},
                        .at_least = {.result = Result::win, .plies = 7},
                        .at_most = {.result = Result::win, .plies = 3}};
  report(stage, {known("b2", Result::win, 5),
                 {.move = cell("b1"), .assessment = sure},
                 known("a1", Result::loss, 2),
                 guessed("c1", 40),
                 guessed("c3", 0)});
  EXPECT_GT(inked(stage, "b1", loud.x), 100) << "whose length is open";
  EXPECT_GT(inked(stage, "b2", loud.x), 100);
  EXPECT_GT(inked(stage, "a1", loud.o), 100);
  EXPECT_LT(blank(stage, "c1"), of_c1);
  EXPECT_EQ(blank(stage, "c3"), of_c3) << "nothing is known of it";
  EXPECT_EQ(blank(stage, "a3"), of_a3) << "it was not spoken of";
}

TEST(Values, OfVeryManyLosingMovesAreSmallPaleSigns) {
  Valued stage(ValueStyle::ranks, {.rules = test::rules("15,15,5")});
  stage.resize(900, 900);
  std::vector<MoveAssessment> moves(41, known("o15", Result::loss, 2));
  moves.front() = known("h8", Result::win, 3);
  report(stage, moves);
  const Colour pale = mixed(loud.background, loud.o, 0.5F);
  EXPECT_EQ(inked(stage, "o15", loud.o), 0);
  EXPECT_GT(inked(stage, "o15", pale), 20);
  moves.front() = known("h8", Result::loss, 4);
  report(stage, moves);
  EXPECT_EQ(inked(stage, "o15", pale), 0)
      << "where all lose, only those that hold out longest have one";
}

TEST(Values, AreRepaintedOnlyWhereTheyChange) {
  Valued stage(ValueStyle::ranks, {.rules = test::rules("15,15,5")});
  stage.resize(900, 900);
  report(stage, {guessed("b2", 60), guessed("o15", 55)});
  const int presented = stage.host.frames;
  report(stage, {guessed("b2", 61), guessed("o15", 54)});
  EXPECT_EQ(stage.host.frames, presented) << "it looks the same";
  report(stage, {guessed("b2", 61), known("o15", Result::loss, 4)});
  EXPECT_EQ(stage.host.last_changed, stage.rect("o15"));
}

TEST(Values, GoWithTheNextMoveAndWithTheAnalysis) {
  Stage stage;
  stage.app.set_values(ValueStyle::words);
  stage.run();
  const Frame empty = test::copy(stage.host.screen);
  stage.run("analyse on");
  report(stage, {known("b2", Result::win, 5), known("a1", Result::loss, 2)});
  EXPECT_FALSE(test::same_pixels(stage.host.screen, empty));
  stage.play("b2");
  stage.run();
  EXPECT_EQ(inked(stage, "a1", loud.o), 0) << "nothing stale is shown";
  stage.run("undo");
  report(stage, {known("b2", Result::win, 5)});
  EXPECT_GT(inked(stage, "b2", loud.x), 100);
  stage.run("analyse off");
  stage.run();
  EXPECT_TRUE(test::same_pixels(stage.host.screen, empty));
}

TEST(Values, OfStyleNoneAreNotShown) {
  Stage stage;
  stage.run();
  const Frame empty = test::copy(stage.host.screen);
  stage.run("analyse on");
  report(stage, {known("b2", Result::win, 5)});
  EXPECT_TRUE(test::same_pixels(stage.host.screen, empty));
}

class Writer : public ValueWriter {
 public:
  void write(Frame& /*frame*/, const CellValue& value, const PixelRect& rect,
             Colour /*ink*/) override {
    written.emplace_back(rect, value);
  }
  std::vector<std::pair<PixelRect, CellValue>> written;
};

TEST(Values, AreHandedToTheWriterWithRanksAndTheWinnersMoves) {
  Writer writer;
  Valued stage(ValueStyle::ranks);
  stage.paint.set_writer(writer);
  report(stage, {known("a1", Result::win, 5), known("b1", Result::win, 7), guessed("c1", 50),
                 guessed("a2", 45), known("b2", Result::loss, 4), known("c2", Result::loss, 2)});
  ASSERT_EQ(writer.written.size(), 6U);
  const auto of = [&](std::string_view name) {
    const auto found = std::ranges::find(writer.written, stage.rect(name),
                                         &std::pair<PixelRect, CellValue>::first);
    return found->second;
  };
  for (const char* proven : {"a1", "b1", "b2", "c2"}) EXPECT_EQ(of(proven).rank, 0) << proven;
  EXPECT_EQ(of("c1").rank, 3);
  EXPECT_EQ(of("a2").rank, 4);
  EXPECT_EQ(of("b1").moves, 4);
  EXPECT_EQ(of("b2").moves, 2);
  EXPECT_TRUE(of("a1").best);
  EXPECT_FALSE(of("b1").best);
  EXPECT_FALSE(of("c1").best);
  EXPECT_EQ(of("c1").result, std::nullopt);
}

TEST(Preview, ShowsALineAsFaintMarksInsteadOfValuesAndLeavesTheGame) {
  Valued stage(ValueStyle::words, test::two_people, "b2");
  report(stage, {known("a1", Result::draw, 8)});
  const Frame valued = test::copy(stage.host.screen);
  stage.app.preview({cell("a1"), cell("c3")});
  stage.run();
  const Colour faint_o = mixed(loud.background, loud.o, 0.5F);
  const Colour faint_x = mixed(loud.background, loud.x, 0.5F);
  const auto near = [](Colour a, Colour b) {
    return std::abs(a.red - b.red) < 4 && std::abs(a.green - b.green) < 4 &&
           std::abs(a.blue - b.blue) < 4;
  };
  EXPECT_TRUE(near(test::pixel(stage.host.screen, centre(stage.rect("c3"))), faint_x));
  EXPECT_EQ(inked(stage, "a1", loud.last), 0);
  int faint = 0;
  for (int x = 0; x < 100; ++x)
    faint += near(test::pixel(stage.host.screen, x, 50), faint_o) ? 1 : 0;
  EXPECT_GT(faint, 2);
  EXPECT_TRUE(test::shows(stage.session, "... .X. ..."));
  stage.app.preview({});
  stage.run();
  EXPECT_TRUE(test::same_pixels(stage.host.screen, valued));
}

}  // namespace
}  // namespace mnk
