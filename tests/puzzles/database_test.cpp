#include "puzzles/database.h"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "puzzles/database_recipe.h"
#include "puzzles/maker.h"
#include "puzzles/puzzle_day.h"
#include "support/board.h"
#include "support/heavy.h"
#include "support/puzzle_checker.h"

// The site's stock of puzzles, its text, and the puzzles of a day that come of it.
namespace mnk {
namespace {

using Reason = StockError::Reason;

std::string text_of_the_site() {
  std::ifstream file(TTT_PUZZLES);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

const std::vector<StockedPuzzle>& stock_of_the_site() {
  static const std::vector<StockedPuzzle> stock = parse_stock(text_of_the_site()).value();
  return stock;
}

TEST(Stock, ComesBackFromItsText) {
  std::vector<StockedPuzzle> stock;
  for (const char* rules : {"3,3,3", "4,3,3", "3,3,3,misere"}) {
    for (const Puzzle& puzzle : make_puzzles(test::rules(rules), {}, 8, 1)) {
      stock.push_back(stocked(puzzle));
    }
  }
  const auto parsed = parse_stock(to_stock_text(stock));
  ASSERT_TRUE(parsed);
  EXPECT_EQ(*parsed, stock);
}

TEST(Stock, IsReadByItsForm) {
  const auto stock = parse_stock("rules 3,3,3\nh1 c3 X2/1O1/2X\n\nrules 4,3,3\n");
  ASSERT_TRUE(stock);
  ASSERT_EQ(stock->size(), 1U);
  EXPECT_EQ(stock->front(), (StockedPuzzle{.position = test::board(Rules(), "X.. .O. ..X"),
                                           .last = test::cell("c3"),
                                           .theme = PuzzleTheme::hold,
                                           .grade = 1}));
}

TEST(Stock, ThatCannotBeReadSaysWhereAndWhy) {
  const auto error = [](std::string_view line) {
    const auto stock = parse_stock("rules 3,3,3\n" + std::string(line));
    EXPECT_FALSE(stock) << line;
    EXPECT_EQ(stock.error().line, 2U);
    return stock.error().reason;
  };
  EXPECT_EQ(error("rules 3,3"), Reason::rules);
  EXPECT_EQ(error("h1 c3"), Reason::puzzle_form);
  EXPECT_EQ(error("h c3 X2/1O1/2X"), Reason::puzzle_form);
  EXPECT_EQ(error("q1 c3 X2/1O1/2X"), Reason::theme);
  EXPECT_EQ(error("f1 c3 X2/1O1/2X"), Reason::theme) << "the board is solved";
  EXPECT_EQ(error("h0 c3 X2/1O1/2X"), Reason::grade);
  EXPECT_EQ(error("h6 c3 X2/1O1/2X"), Reason::grade);
  EXPECT_EQ(error("hx c3 X2/1O1/2X"), Reason::grade);
  EXPECT_EQ(error("h1 c3 X2/1O1/3X"), Reason::position);
  EXPECT_EQ(error("h1 c3 X2/1O1/X1X"), Reason::position);
  EXPECT_EQ(error("h1 c3 XXX/1O1/O2"), Reason::position) << "the game is over";
  EXPECT_EQ(error("h1 c3 X2/1O1/99999999999X"), Reason::position);
  EXPECT_EQ(error("h1 b2 X2/1O1/2X"), Reason::last) << "it is O's turn, so X has played last";
  EXPECT_EQ(error("h1 b1 X2/1O1/2X"), Reason::last);
  EXPECT_EQ(error("h1 z9 X2/1O1/2X"), Reason::last);
  EXPECT_EQ(parse_stock("h1 c3 X2/1O1/2X").error(),
            (StockError{.reason = Reason::no_rules, .line = 1}));
}

TEST(StockedPuzzle, IsTheWholePuzzleAgainWithASolver) {
  for (const char* rules : {"3,3,3", "4,4,4", "3,3,3,misere"}) {
    Solver solver(std::size_t{1} << 22);
    for (const Puzzle& puzzle : make_puzzles(test::rules(rules), {}, 8, 5)) {
      const auto again = restored(stocked(puzzle), solver);
      ASSERT_TRUE(again) << test::named(puzzle);
      EXPECT_EQ(again->line, puzzle.line);
      EXPECT_EQ(again->answers, puzzle.answers);
      EXPECT_EQ(again->value, puzzle.value);
      EXPECT_EQ(again->turns, puzzle.turns);
    }
  }
}

TEST(StockedPuzzle, OfAnotherThemeIsRefused) {
  Solver solver(std::size_t{1} << 20);
  StockedPuzzle wrong = stock_of_the_site().front();
  ASSERT_EQ(wrong.theme, PuzzleTheme::win);
  EXPECT_TRUE(restored(wrong, solver));
  wrong.theme = PuzzleTheme::hold;
  EXPECT_FALSE(restored(wrong, solver));
}

TEST(SiteStock, IsWhatItsRecipeMakes) {
  const std::string text = text_of_the_site();
  int compared = 0;
  for (const StockPart& part : stock_recipe()) {
    const Rules rules = test::rules(part.rules);
    const bool quick =
        rules.cell_count() <= 9 || (test::can_do_heavy_work && part.rules == "4,4,3");
    if (!quick) continue;
    std::vector<StockedPuzzle> there;
    for (const StockedPuzzle& puzzle : stock_of_the_site()) {
      if (puzzle.position.rules() == rules && puzzle.theme == part.theme) there.push_back(puzzle);
    }
    EXPECT_TRUE(made_for_stock(part) == there) << part.rules << ' ' << to_text(part.theme);
    ++compared;
  }
  EXPECT_GE(compared, 6);
}

TEST(SiteStock, HasNoPuzzleTwice) {
  std::set<std::string> keys;
  for (const StockedPuzzle& puzzle : stock_of_the_site()) {
    const std::string rules = to_text(puzzle.position.rules());
    EXPECT_TRUE(keys.insert(rules + puzzle_key(puzzle.position)).second)
        << rules << ' ' << to_position_text(puzzle.position);
  }
}

TEST(SiteStock, HasPuzzlesThatAreProvenAgain) {
  const auto& stock = stock_of_the_site();
  const std::size_t step = test::can_do_heavy_work ? 40 : 200;
  for (std::size_t i = 0; i < stock.size(); i += step) {
    Solver solver(std::size_t{1} << 24);
    const auto puzzle = restored(stock[i], solver);
    ASSERT_TRUE(puzzle) << to_stock_text({stock[i]});
    EXPECT_EQ(puzzle->line.front(), puzzle->answers.front());
  }
}

Day later(int days) { return {parse_date("2026-12-01").value().number + days}; }

TEST(PuzzleOfTheDay, DoesNotComeAgainWithinAYear) {
  const auto calendar = PuzzleCalendar::of(stock_of_the_site());
  ASSERT_TRUE(calendar);
  EXPECT_GE(calendar->days_without_repeat(), 366U);
  for (const int start : {0, 200, 5000, -20'000}) {
    std::set<const StockedPuzzle*> seen;
    for (int day = start; day < start + 366; ++day) {
      for (const DayLevel level : {DayLevel::easy, DayLevel::medium, DayLevel::hard}) {
        const StockedPuzzle& puzzle = calendar->puzzle(later(day), level);
        EXPECT_EQ(day_level_of(puzzle.grade), level);
        EXPECT_TRUE(seen.insert(&puzzle).second) << "day " << day;
      }
    }
  }
}

TEST(PuzzleOfTheDay, IsOnAnotherBoardOnMostDays) {
  const auto calendar = PuzzleCalendar::of(stock_of_the_site());
  ASSERT_TRUE(calendar);
  int other_board = 0;
  for (int day = 0; day < 365; ++day) {
    const Rules today = calendar->puzzle(later(day), DayLevel::easy).position.rules();
    other_board += today != calendar->puzzle(later(day + 1), DayLevel::easy).position.rules();
  }
  EXPECT_GT(other_board, 250);
}

TEST(PuzzleOfTheDay, NeedsAPuzzleOfEachLevel) {
  auto stock = stock_of_the_site();
  std::erase_if(stock, [](const StockedPuzzle& puzzle) { return puzzle.grade == 3; });
  EXPECT_FALSE(PuzzleCalendar::of(stock));
  EXPECT_FALSE(PuzzleCalendar::of({}));
}

TEST(Date, IsReadWhenThereIsSuchADay) {
  EXPECT_EQ(parse_date("1970-01-01"), Day{0});
  EXPECT_EQ(parse_date("1969-12-31"), Day{-1});
  EXPECT_EQ(parse_date("2000-03-01"), Day{11'017});
  EXPECT_EQ(parse_date("2026-12-01"), Day{20'788});
  EXPECT_TRUE(parse_date("2028-02-29"));
  EXPECT_FALSE(parse_date("2100-02-29"));
  for (const char* text : {"2026-02-29", "2026-13-01", "2026-00-01", "2026-1-1", "26-12-01", "",
                           "2026-12-01-", "2026/12/01", "2026-12-1x", "2026-12-00", "0000-01-01"}) {
    EXPECT_FALSE(parse_date(text)) << text;
  }
}

}  // namespace
}  // namespace mnk
