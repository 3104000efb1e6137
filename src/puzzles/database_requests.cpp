#include "puzzles/database_requests.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "puzzles/practice.h"
#include "text/json_writer.h"
#include "text/scan.h"

namespace mnk::desk {

std::string StockDesk::take(std::string_view text) {
  auto stock = parse_stock(text);
  if (!stock) return error_answer("stock");
  stock_ = std::move(*stock);
  calendar_ = PuzzleCalendar::of(stock_);
  if (!calendar_) return error_answer("stock");
  JsonWriter json;
  json.begin_object().key("count").value(stock_.size());
  json.key("days").value(calendar_->days_without_repeat()).end_object();
  return json.text();
}

std::string StockDesk::of_day(const RequestWords& words) const {
  if (!calendar_) return error_answer("no_stock");
  const auto day = words.size() == 1 ? parse_date(words[0]) : std::nullopt;
  if (!day) return error_answer("date");
  JsonWriter json;
  json.begin_object().key("puzzles").begin_array();
  for (const DayLevel level : {DayLevel::easy, DayLevel::medium, DayLevel::hard}) {
    json.value(to_puzzle_text(calendar_->puzzle(*day, level)));
  }
  json.end_array().end_object();
  return json.text();
}

std::string StockDesk::pick(const RequestWords& words) const {
  if (!calendar_) return error_answer("no_stock");
  if (words.size() != 3) return error_answer("request");
  const auto subject = parse_subject(words[0]);
  const auto grade = parse_grade(words[1]);
  const auto number = parse_digits(words[2]);
  if (!subject || !grade || !number) return error_answer("request");
  // The grade that is nearest to the one that is wanted, the easier one of two.
  int nearest = 2 * hardest_grade;
  for (const StockedPuzzle& puzzle : stock_) {
    const int away = 2 * std::abs(puzzle.grade - *grade) + (puzzle.grade > *grade ? 1 : 0);
    if (subject->has(puzzle)) nearest = std::min(nearest, away);
  }
  std::vector<const StockedPuzzle*> fitting;
  for (const StockedPuzzle& puzzle : stock_) {
    const int away = 2 * std::abs(puzzle.grade - *grade) + (puzzle.grade > *grade ? 1 : 0);
    if (subject->has(puzzle) && away == nearest) fitting.push_back(&puzzle);
  }
  if (fitting.empty()) return error_answer("none");
  return one_puzzle(*fitting[place_in_walk(*number, fitting.size())]);
}

}  // namespace mnk::desk
