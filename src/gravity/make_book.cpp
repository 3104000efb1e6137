#include <cstdlib>
#include <fstream>
#include <iostream>
#include <span>
#include <string>
#include <vector>

#include "gravity/book.h"
#include "gravity/search.h"

/// Makes the book of 7×6, or solves each N-th position of one again:
///
///     gravity_book                      prints assets/gravity.txt, in half an hour
///     gravity_book assets/gravity.txt N
namespace mnk::gravity {
namespace {

constexpr std::size_t table_bytes = std::size_t{1} << 30;

Result solved(Search& search, const Rules& rules, Bits64 key) {
  const Position position = position_of(rules, key);
  Budget budget(Budget::no_limit);
  const ScoreRange score =
      search.narrow(position, possible_scores(position), budget, Search::Aim::result);
  return score.low > 0 ? Result::win : score.high < 0 ? Result::loss : Result::draw;
}

int make() {
  const Rules rules;
  const auto search = Search::make(rules, table_bytes);
  std::vector<Result> results;
  for (const Bits64 key : book_keys(rules, marks_of_the_book)) {
    results.push_back(solved(*search, rules, key));
    if (results.size() % 1'000 == 0) std::cerr << results.size() << '\n';
  }
  std::cout << book_text(results) << '\n';
  return EXIT_SUCCESS;
}

int check(const char* path, std::size_t step) {
  const Rules rules;
  std::ifstream file(path);
  std::string text;
  std::getline(file, text);
  const auto book = Book::parse(rules, marks_of_the_book, text);
  if (!book || step == 0) {
    std::cerr << "no book, or no step\n";
    return EXIT_FAILURE;
  }
  const auto search = Search::make(rules, table_bytes);
  const std::vector<Bits64> keys = book_keys(rules, marks_of_the_book);
  std::size_t wrong = 0;
  std::size_t checked = 0;
  for (std::size_t i = 0; i < keys.size(); i += step, ++checked) {
    if (book->find(keys[i]) != solved(*search, rules, keys[i])) ++wrong;
  }
  std::cout << checked << " solved again, " << wrong << " of them wrong in the book\n";
  return wrong == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace
}  // namespace mnk::gravity

// Where there is no memory left it may end as it likes.
// NOLINTNEXTLINE(bugprone-exception-escape)
int main(int argc, char** argv) {
  const std::span arguments(argv, static_cast<std::size_t>(argc));
  if (argc == 3) {
    return mnk::gravity::check(arguments[1], static_cast<std::size_t>(std::atoi(arguments[2])));
  }
  return mnk::gravity::make();
}
