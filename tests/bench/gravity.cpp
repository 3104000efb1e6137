#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "gravity/book.h"
#include "gravity/play.h"
#include "gravity/search.h"
#include "support/files.h"

/// Four in a row that falls, 7×6: answers tests/peers/connect4.py, and makes the book. A position
/// is the list of its moves, as the numbers of their columns, 1 to 7.
///
///     gravity generate CLASS COUNT SEED   positions of random games in which nobody has won
///     gravity score                       reads positions; writes each with its score and the
///                                         nodes that it took, then the seconds of processor time
///     gravity book                        makes assets/gravity.txt anew, in half an hour
///     gravity book FILE N                 solves each N-th position of a book again
namespace mnk::gravity {
namespace {

constexpr std::size_t table_bytes = std::size_t{64} << 20;

/// The number of marks, and the plies left with best play; a draw lasts to the last cell.
struct PositionClass {
  std::string_view name;
  int min_marks;
  int max_marks;
  int min_plies;
  int max_plies;
};
constexpr std::array classes = {
    PositionClass{"end-easy", 29, 38, 1, 6},     PositionClass{"end-hard", 29, 38, 7, 13},
    PositionClass{"middle-easy", 15, 28, 1, 13}, PositionClass{"middle-hard", 15, 28, 14, 27},
    PositionClass{"begin-easy", 5, 14, 1, 13},   PositionClass{"begin-medium", 5, 14, 14, 27},
    PositionClass{"begin-hard", 5, 14, 28, 42}};

int exact_score(Search& search, const Position& position, Budget& budget) {
  return search.narrow(position, possible_scores(position), budget).low;
}

/// Whether a side wins within this many plies, which is quicker to find than the exact length.
bool ends_within(Search& search, const Position& position, int plies) {
  const int left = position.empty_count();
  const auto at_least = [&](int score) {
    Budget budget(Budget::no_limit);
    return search.narrow(position, {.low = score - 1, .high = score}, budget).low >= score;
  };
  const int winning_plies = plies % 2 == 0 ? plies - 1 : plies;
  const int losing_plies = plies % 2 == 0 ? plies : plies - 1;
  return at_least((left + 2 - winning_plies) / 2) || !at_least(1 - (left + 2 - losing_plies) / 2);
}

/// A position after random moves that do not end the game; the empty board if no such move was
/// left.
Position random_position(int marks, std::mt19937& random, std::string& moves) {
  Position position{Rules()};
  moves.clear();
  while (position.mark_count() < marks) {
    std::vector<Cell> quiet = position.available_moves();
    std::erase_if(quiet, [&](Cell move) { return position.after(move).outcome().over(); });
    if (quiet.empty()) return Position{Rules()};
    const Cell move = quiet[random() % quiet.size()];
    (void)position.play(move);
    moves += static_cast<char>('1' + move.column);
  }
  return position;
}

int generate(std::string_view name, int count, unsigned seed) {
  for (const PositionClass& wanted : classes) {
    if (wanted.name != name) continue;
    const auto search = Search::make(Rules(), table_bytes);
    std::mt19937 random(seed);
    std::string moves;
    for (int found = 0; found < count;) {
      const auto spread = static_cast<unsigned>(wanted.max_marks - wanted.min_marks + 1);
      const int marks = wanted.min_marks + static_cast<int>(random() % spread);
      const Position position = random_position(marks, random, moves);
      if (position.mark_count() == 0) continue;
      if (wanted.name.starts_with("begin") &&
          (ends_within(*search, position, wanted.min_plies - 1) ||
           (wanted.max_plies < position.empty_count() &&
            !ends_within(*search, position, wanted.max_plies)))) {
        continue;
      }
      Budget budget(Budget::no_limit);
      const int plies = value_of(exact_score(*search, position, budget), position).plies;
      if (plies < wanted.min_plies || plies > wanted.max_plies) continue;
      std::printf("%s\n", moves.c_str());
      ++found;
    }
    return EXIT_SUCCESS;
  }
  return EXIT_FAILURE;
}

int score() {
  std::vector<std::string> lines;
  std::vector<Position> positions;
  for (std::string line; std::getline(std::cin, line);) {
    Position position{Rules()};
    for (const char column : line) {
      const auto cell = position.landing(column - '1');
      if (!cell || !position.play(*cell)) return EXIT_FAILURE;
    }
    lines.push_back(line);
    positions.push_back(position);
  }
  const auto search = Search::make(Rules(), table_bytes);
  std::vector<int> scores;
  std::vector<std::uint64_t> nodes;
  const std::clock_t start = std::clock();
  for (const Position& position : positions) {
    Budget budget(Budget::no_limit);
    scores.push_back(exact_score(*search, position, budget));
    nodes.push_back(budget.spent());
  }
  const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::printf("%s %d %llu\n", lines[i].c_str(), scores[i],
                static_cast<unsigned long long>(nodes[i]));
  }
  std::printf("seconds %.6f\n", seconds);
  return EXIT_SUCCESS;
}

constexpr std::size_t book_table_bytes = std::size_t{1} << 30;

int make_book() {
  const Rules rules;
  const auto search = Search::make(rules, book_table_bytes);
  std::vector<Result> results;
  for (const Bits64 key : book_keys(rules, marks_of_the_book)) {
    results.push_back(test::solved(*search, position_of(rules, key)));
    if (results.size() % 1'000 == 0) std::fprintf(stderr, "%zu\n", results.size());
  }
  std::puts(book_text(results).c_str());
  return EXIT_SUCCESS;
}

int check_book(const std::string& file, std::size_t step) {
  const Rules rules;
  const auto book = Book::parse(rules, marks_of_the_book, mnk::test::file_text(file));
  if (!book || step == 0) {
    std::fputs("no book, or no step\n", stderr);
    return EXIT_FAILURE;
  }
  const auto search = Search::make(rules, book_table_bytes);
  const std::vector<Bits64> keys = book_keys(rules, marks_of_the_book);
  std::size_t wrong = 0;
  std::size_t checked = 0;
  for (std::size_t i = 0; i < keys.size(); i += step, ++checked) {
    if (book->find(keys[i]) != test::solved(*search, position_of(rules, keys[i]))) ++wrong;
  }
  std::printf("%zu solved again, %zu of them wrong in the book\n", checked, wrong);
  return wrong == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace
}  // namespace mnk::gravity

int main(int argc, char** argv) {
  const std::vector<std::string_view> arguments(argv, argv + argc);
  if (argc == 2 && arguments[1] == "score") return mnk::gravity::score();
  if (argc == 2 && arguments[1] == "book") return mnk::gravity::make_book();
  if (argc == 4 && arguments[1] == "book") {
    return mnk::gravity::check_book(argv[2], static_cast<std::size_t>(std::atoi(argv[3])));
  }
  if (argc == 5 && arguments[1] == "generate") {
    const auto seed = static_cast<unsigned>(std::atoi(argv[4]));
    return mnk::gravity::generate(arguments[2], std::atoi(argv[3]), seed);
  }
  std::fputs("gravity generate CLASS COUNT SEED, score, book, or book FILE N\n", stderr);
  return EXIT_FAILURE;
}
