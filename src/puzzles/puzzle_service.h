#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/database_requests.h"
#include "puzzles/maker.h"
#include "puzzles/request_words.h"
#include "puzzles/run_requests.h"
#include "solver/solver.h"
#include "teaching/lesson_service.h"

/// The study in texts, as the page's worker speaks to it. README.md has every request.
namespace mnk {

/// Answers requests. Each is a word and what it needs, separated by spaces; each answer is one JSON
/// object. What could not be done is `{"error": …}`, with a word for what was wrong.
class PuzzleService {
 public:
  PuzzleService();

  /// The answer at once, but for what takes long: that is worked at by step(), in place of what was
  /// worked at before.
  [[nodiscard]] std::optional<std::string> ask(std::string_view text);

  /// Whether something that takes long is being worked at.
  [[nodiscard]] bool busy() const { return maker_.has_value(); }
  /// Works on for some milliseconds; the answer once there is one. busy() must be so.
  [[nodiscard]] std::optional<std::string> step();

 private:
  /// A kind of request. What takes long is answered by an empty text, and worked at by step().
  struct Row {
    std::string_view name;
    std::string (*answer)(PuzzleService&, const RequestWords&);
  };
  static const std::vector<Row>& rows();
  /// A row's function, of one that the desk answers itself.
  template <std::string (PuzzleService::*answer)(const RequestWords&)>
  static std::string by_desk(PuzzleService& desk, const RequestWords& words) {
    return (desk.*answer)(words);
  }

  std::string puzzles_of_day(const RequestWords& words);
  std::string puzzle_of_stock(const RequestWords& words);
  std::string make_puzzle(const RequestWords& words);
  std::string puzzle_of_mistake(const RequestWords& words);
  std::string run_puzzle(const RequestWords& words);

  Solver solver_;
  desk::StockDesk stock_;
  desk::RunDesk run_;
  std::optional<PuzzleMaker> maker_;
  LessonService lessons_;  ///< answers what none of the rows does
};

}  // namespace mnk
