#include "gravity/book.h"

#include <gtest/gtest.h>

#include <string>

#include "gravity/search.h"
#include "play.h"
#include "players/search_job.h"
#include "support/files.h"

// The results in a book, and how the search uses them.
namespace mnk::gravity {
namespace {

using test::solved;

constexpr std::size_t small_table = std::size_t{1} << 20;

std::vector<Result> solved(const Rules& rules, const std::vector<Bits64>& keys) {
  const auto search = Search::make(rules, small_table);
  std::vector<Result> results;
  for (const Bits64 key : keys) {
    results.push_back(solved(*search, position_of(rules, key)));
  }
  return results;
}

const Book& book_of_the_site() {
  static const Book book =
      Book::parse(Rules(), marks_of_the_book, mnk::test::file_text(TTT_BOOK)).value();
  return book;
}

TEST(GravityBook, RefusesWhatIsNone) {
  const Rules rules = test::rules("5,4,4");
  const std::string text = book_text(solved(rules, book_keys(rules, 6)));
  EXPECT_TRUE(Book::parse(rules, 6, text));
  EXPECT_FALSE(Book::parse(rules, 7, text)) << "of positions with more marks there are more";
  EXPECT_FALSE(Book::parse(rules, 6, text.substr(1)));
  EXPECT_FALSE(Book::parse(rules, 6, text + "!"));
  for (const char character : {' ', 'r', '\xC3'}) {
    std::string spoilt = text;
    spoilt[3] = character;
    EXPECT_FALSE(Book::parse(rules, 6, spoilt)) << character;
  }
}

TEST(GravityBook, SettlesWhoWinsBeforeItWithoutAnySearchBehindIt) {
  const Rules rules = test::rules("5,4,4");
  constexpr int marks = 7;
  const auto text = book_text(solved(rules, book_keys(rules, marks)));
  const auto book = Book::parse(rules, marks, text).value();
  const auto by_book = Search::make(rules, small_table, &book);
  const auto alone = Search::make(rules, small_table);
  for (int before = 0; before <= marks; ++before) {
    for (const Bits64 key : book_keys(rules, before)) {
      const Position position = position_of(rules, key);
      Budget budget(5'000);
      const ScoreRange score =
          by_book->narrow(position, possible_scores(position), budget, Search::Aim::result);
      EXPECT_TRUE(score.low == score.high || score.low > 0 || score.high < 0);
      const Result expected = solved(*alone, position);
      EXPECT_EQ(score.low > 0, expected == Result::win) << to_position_text(position);
      EXPECT_EQ(score.high < 0, expected == Result::loss) << to_position_text(position);
    }
  }
}

SearchReport answer(games::Solver& solver, SearchGoal goal, const Position& position,
                    std::uint64_t nodes) {
  const SearchRequest asked{
      .goal = goal, .position = games::AnyPosition(position), .node_budget = nodes};
  return SearchJob(asked, solver.task(asked)).finish();
}

TEST(GravityBook, IsUsedOnSevenBySixAndNowhereElse) {
  const auto analysis = [](games::Solver& solver, const Rules& rules) {
    return answer(solver, SearchGoal::analysis, Position(rules), 20'000);
  };
  const Rules misere = test::rules("7,6,4", true);
  const auto learned = make_solver(small_table);
  const std::string book = mnk::test::file_text(TTT_BOOK);
  EXPECT_FALSE(learned->learn(misere.board(), book));
  EXPECT_TRUE(learned->learn(Rules().board(), book));
  EXPECT_EQ(analysis(*learned, Rules()).value.at_least.result, Result::win);
  EXPECT_EQ(analysis(*learned, misere), analysis(*make_solver(small_table), misere));
  const Position early = test::play(Rules(), "ccebdfb");
  const SearchReport reviewed = answer(*learned, SearchGoal::review, early, 4'000'000);
  EXPECT_LT(reviewed.nodes, 1'000'000U) << "a review leaves the length of a long win open";
  for (const MoveAssessment& each : reviewed.moves) EXPECT_TRUE(each.assessment.result_is_proven());
}

TEST(GravityBook, OfTheSiteIsWhatTheSearchFindsOut) {
  const Rules rules;
  const std::vector<Bits64> keys = book_keys(rules, marks_of_the_book);
  const auto search = Search::make(rules, std::size_t{64} << 20);
  constexpr std::size_t step = 1'009;
  for (std::size_t i = 0; i < keys.size(); i += step) {
    const Position position = position_of(rules, keys[i]);
    EXPECT_EQ(book_of_the_site().find(keys[i]), solved(*search, position))
        << to_position_text(position);
  }
}

}  // namespace
}  // namespace mnk::gravity
