#include "puzzles/puzzle_service.h"

#include <array>
#include <utility>

#include "engine/notation.h"
#include "puzzles/blunder_puzzle.h"
#include "puzzles/practice_requests.h"
#include "text/scan.h"

namespace mnk {
namespace {

constexpr std::size_t table_of_desk = std::size_t{16} << 20;
constexpr std::string_view stock_word = "stock\n";

/// The boards that practice goes on with for ever: a puzzle on them takes milliseconds.
constexpr std::array<std::string_view, 4> made_boards = {"4,4,4", "5,4,4", "5,5,4", "4,3,3"};
constexpr std::array<std::string_view, 2> made_misere_boards = {"4,3,3,misere", "3,3,3,misere"};

/// A row's function, of one that needs nothing of the desk.
template <std::string (*answer)(const RequestWords&)>
std::string by_itself(PuzzleService& /*desk*/, const RequestWords& words) {
  return answer(words);
}

}  // namespace

PuzzleService::PuzzleService() : solver_(table_of_desk), run_({.solver = &solver_}) {}

const std::vector<PuzzleService::Row>& PuzzleService::rows() {
  static const std::vector<Row> all = {
      {.name = "day", .answer = by_desk<&PuzzleService::puzzles_of_day>},
      {.name = "pick", .answer = by_desk<&PuzzleService::puzzle_of_stock>},
      {.name = "make", .answer = by_desk<&PuzzleService::make_puzzle>},
      {.name = "mistake", .answer = by_desk<&PuzzleService::puzzle_of_mistake>},
      {.name = "run", .answer = by_desk<&PuzzleService::run_puzzle>},
      {.name = "practice", .answer = by_itself<desk::next_grade>},
      {.name = "timed", .answer = by_itself<desk::timed>},
      {.name = "streak", .answer = by_itself<desk::streak_of_days>}};
  return all;
}

std::optional<std::string> PuzzleService::ask(std::string_view text) {
  if (text.starts_with(stock_word)) return stock_.take(text.substr(stock_word.size()));
  RequestWords words;
  for (const Piece& word : split(text, ' ')) words.push_back(word.text);
  for (const Row& row : rows()) {
    if (words.front() != row.name) continue;
    words.erase(words.begin());
    std::string answer = row.answer(*this, words);
    if (answer.empty()) return std::nullopt;
    return answer;
  }
  return lessons_.answer(words).value_or(error_answer("request"));
}

std::string PuzzleService::puzzles_of_day(const RequestWords& words) {
  return stock_.of_day(words);
}
std::string PuzzleService::puzzle_of_stock(const RequestWords& words) { return stock_.pick(words); }
std::string PuzzleService::run_puzzle(const RequestWords& words) { return run_.answer(words); }

std::string PuzzleService::puzzle_of_mistake(const RequestWords& words) {
  if (words.size() != 3) return error_answer("request");
  const auto puzzle =
      puzzle_of({.rules = words[0], .position = words[1], .moves = words[2]}, solver_);
  return puzzle ? desk::one_puzzle(*puzzle) : error_answer("none");
}

std::string PuzzleService::make_puzzle(const RequestWords& words) {
  if (words.size() != 3) return error_answer("request");
  const auto subject = desk::parse_subject(words[0]);
  const auto grade = desk::parse_grade(words[1]);
  const auto seed = parse_digits(words[2]);
  // On boards beyond solving one takes seconds.
  if (!subject || !grade || !seed || subject->theme == PuzzleTheme::threats) {
    return error_answer("request");
  }
  const auto number = static_cast<std::size_t>(*seed);
  const std::string_view board = subject->misere
                                     ? made_misere_boards[number % made_misere_boards.size()]
                                     : made_boards[number % made_boards.size()];
  maker_.emplace(parse_rules(board).value(), PuzzleWish{.theme = subject->theme, .grade = grade},
                 static_cast<std::uint64_t>(number));
  return {};
}

std::optional<std::string> PuzzleService::step() {
  const bool more = maker_->step();
  const std::vector<Puzzle> found = maker_->take();
  if (!found.empty()) {
    maker_.reset();
    return desk::one_puzzle(stocked(found.front()));
  }
  if (more) return std::nullopt;
  maker_.reset();
  return error_answer("none");
}

}  // namespace mnk
