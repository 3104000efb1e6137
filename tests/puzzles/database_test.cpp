#include "puzzles/database.h"

#include <gtest/gtest.h>

#include <set>

#include "puzzles/maker.h"
#include "registry/games.h"
#include "support/board.h"
#include "support/files.h"
#include "support/heavy.h"
#include "support/puzzle_checker.h"

// The site's stock of puzzles, its text, and the puzzles of the day from it.
namespace mnk {
namespace {

std::string text_of_the_site() { return test::file_text(TTT_PUZZLES); }

const std::vector<PuzzleEntry>& site_database() {
  static const std::vector<PuzzleEntry> stock = parse_database(text_of_the_site()).value();
  return stock;
}

TEST(Database, ComesBackFromItsText) {
  EXPECT_EQ(parse_database(to_database_text(site_database())), site_database());
}

TEST(Database, IsReadByItsForm) {
  const auto stock = parse_database("rules 3,3,3\nh1 c3 X2/1O1/2X\n\nrules 4,3,3\n");
  ASSERT_TRUE(stock);
  ASSERT_EQ(stock->size(), 1U);
  EXPECT_EQ(stock->front(), (PuzzleEntry{.position = test::board(Rules(), "X.. .O. ..X"),
                                         .last = test::cell("c3"),
                                         .theme = PuzzleTheme::hold,
                                         .grade = 1}));
}

TEST(Database, IsNotReadWithOneBadLine) {
  using enum PuzzleTextError;
  const std::string of_solved_board = "f1 c3 X2/1O1/2X";
  const std::string over = "h1 c3 XXX/1O1/O2";
  const std::string by_o = "h1 b2 X2/1O1/2X";
  const std::vector<std::pair<PuzzleTextError, std::vector<std::string>>> bad{
      {rules, {"rules 3,3"}},
      {form, {"h1 c3", "h c3 X2/1O1/2X"}},
      {theme, {"q1 c3 X2/1O1/2X", of_solved_board}},
      {grade, {"h0 c3 X2/1O1/2X", "h6 c3 X2/1O1/2X", "hx c3 X2/1O1/2X"}},
      {position,
       {"h1 c3 X2/1O1/3X", "h1 c3 X2/1O1/X1X", over, "h1 c3 X2/1O1/99999999999X", by_o,
        "h1 b1 X2/1O1/2X", "h1 z9 X2/1O1/2X"}}};
  for (const auto& [part, lines] : bad) {
    for (const std::string& line : lines) {
      const auto parsed = parse_database("rules 3,3,3\n" + line);
      ASSERT_FALSE(parsed) << line;
      EXPECT_EQ(parsed.error(), part) << line;
    }
  }
  EXPECT_EQ(parse_database("h1 c3 X2/1O1/2X").error(), rules);
}

TEST(RestoredPuzzle, IsTheWholePuzzleAgainWithASolver) {
  for (const char* rules : {"3,3,3", "4,4,4", "3,3,3,misere"}) {
    const auto oracle = make_oracle(test::rules(rules));
    for (const Puzzle& puzzle : make_puzzles(*make_oracle(test::rules(rules)), {}, 8, 5)) {
      const auto again = restored(entry_of(puzzle), *oracle);
      ASSERT_TRUE(again) << test::named(puzzle);
      EXPECT_EQ(again->line, puzzle.line);
      EXPECT_EQ(again->answers, puzzle.answers);
      EXPECT_EQ(again->value, puzzle.value);
      EXPECT_EQ(again->turns, puzzle.turns);
    }
  }
}

TEST(RestoredPuzzle, OfAnotherThemeIsRefused) {
  PuzzleEntry wrong = site_database().front();
  ASSERT_EQ(wrong.theme, PuzzleTheme::win);
  const auto oracle = make_oracle(wrong.position.rules());
  EXPECT_TRUE(restored(wrong, *oracle));
  wrong.theme = PuzzleTheme::hold;
  EXPECT_FALSE(restored(wrong, *oracle));
}

std::vector<PuzzleEntry> of_the_site(const DatabasePart& part) {
  std::vector<PuzzleEntry> there = site_database();
  std::erase_if(there, [&](const PuzzleEntry& puzzle) {
    return games::to_text(puzzle.position.rules()) != part.rules || puzzle.theme != part.theme;
  });
  return there;
}

TEST(SiteDatabase, HasWhatItsRecipeWantsWhereThereAreSoMany) {
  int missing = 0;
  for (const DatabasePart& part : database_recipe()) {
    std::array<int, day_levels> left = part.wanted;
    for (const PuzzleEntry& puzzle : of_the_site(part)) {
      --left[static_cast<std::size_t>(day_level_of(puzzle.grade))];
    }
    for (const int count : left) {
      EXPECT_GE(count, 0) << part.rules;
      missing += count;
    }
  }
  EXPECT_EQ(missing, 205) << "of boards that have no more of a level";
}

TEST(SiteDatabase, IsWhatItsRecipeMakes) {
  int compared = 0;
  for (const DatabasePart& part : database_recipe()) {
    const games::AnyRules rules = games::parse_any_rules(part.rules).value();
    const bool quick =
        rules.board().cell_count() <= 9 || (test::can_do_heavy_work && part.rules == "4,4,3");
    if (!quick) continue;
    EXPECT_TRUE(made_for_database(part) == of_the_site(part))
        << part.rules << ' ' << to_text(part.theme);
    ++compared;
  }
  EXPECT_GE(compared, 6);
}

TEST(SiteDatabase, HasNoPuzzleTwice) {
  std::set<std::string> keys;
  for (const PuzzleEntry& puzzle : site_database()) {
    const games::AnyRules rules = puzzle.position.rules();
    const std::string key = make_oracle(rules)->canonical(puzzle.position);
    EXPECT_TRUE(keys.insert(games::to_text(rules) + key).second) << to_puzzle_text(puzzle);
  }
}

TEST(SiteDatabase, HasPuzzlesThatAreProvenAgain) {
  const auto& stock = site_database();
  const std::size_t step = test::can_do_heavy_work ? 40 : 200;
  for (std::size_t i = 0; i < stock.size(); i += step) {
    const auto puzzle = restored(stock[i], *make_oracle(stock[i].position.rules()));
    ASSERT_TRUE(puzzle) << to_database_text({stock[i]});
    EXPECT_EQ(puzzle->line.front(), puzzle->answers.front());
  }
}

std::chrono::sys_days later(int days) {
  return parse_date("2026-12-01").value() + std::chrono::days(days);
}

TEST(PuzzleOfTheDay, DoesNotComeAgainWithinAYear) {
  const auto calendar = PuzzleCalendar::of(site_database());
  ASSERT_TRUE(calendar);
  EXPECT_GE(calendar->days_without_repeat(), 366U);
  for (const int start : {0, 200, 5000, -20'000}) {
    std::set<const PuzzleEntry*> seen;
    for (int day = start; day < start + 366; ++day) {
      for (const DayLevel level : {DayLevel::easy, DayLevel::medium, DayLevel::hard}) {
        const PuzzleEntry& puzzle = calendar->puzzle(later(day), level);
        EXPECT_EQ(day_level_of(puzzle.grade), level);
        EXPECT_TRUE(seen.insert(&puzzle).second) << "day " << day;
      }
    }
  }
}

TEST(PuzzleOfTheDay, IsOneOfThreeDifferentGamesAndTheEasyOneIsNoMisere) {
  const auto calendar = PuzzleCalendar::of(site_database());
  ASSERT_TRUE(calendar);
  for (int day = -2000; day < 8000; ++day) {
    std::set<std::string> games;
    for (const DayLevel level : {DayLevel::easy, DayLevel::medium, DayLevel::hard}) {
      const games::AnyPosition& position = calendar->puzzle(later(day), level).position;
      EXPECT_FALSE(level == DayLevel::easy && position.board().misere()) << "day " << day;
      games.insert(games::to_text(position.rules()));
    }
    EXPECT_EQ(games.size(), 3) << "day " << day;
  }
}

TEST(PuzzleOfTheDay, IsOnAnotherBoardOnMostDays) {
  const auto calendar = PuzzleCalendar::of(site_database());
  ASSERT_TRUE(calendar);
  int other_board = 0;
  for (int day = 0; day < 365; ++day) {
    const Rules today = calendar->puzzle(later(day), DayLevel::easy).position.board();
    other_board += today != calendar->puzzle(later(day + 1), DayLevel::easy).position.board();
  }
  EXPECT_GT(other_board, 250);
}

TEST(PuzzleOfTheDay, NeedsAPuzzleOfEachLevel) {
  auto stock = site_database();
  std::erase_if(stock, [](const PuzzleEntry& puzzle) { return puzzle.grade == 3; });
  EXPECT_FALSE(PuzzleCalendar::of(stock));
  EXPECT_FALSE(PuzzleCalendar::of({}));
}

TEST(Date, IsReadWhenThereIsSuchADay) {
  EXPECT_EQ(parse_date("1970-01-01").value().time_since_epoch().count(), 0);
  EXPECT_EQ(parse_date("2026-12-01").value().time_since_epoch().count(), 20'788);
  EXPECT_TRUE(parse_date("2028-02-29"));
  EXPECT_FALSE(parse_date("2100-02-29"));
  for (const char* text : {"2026-02-29", "2026-13-01", "2026-00-01", "2026-1-1", "26-12-01", "",
                           "2026-12-01-", "2026/12/01", "2026-12-1x", "2026-12-00", "0000-01-01"}) {
    EXPECT_FALSE(parse_date(text)) << text;
  }
}

}  // namespace
}  // namespace mnk
