#include "puzzles/request_words.h"

#include "text/json_writer.h"
#include "text/scan.h"

namespace mnk::desk {

std::string one_puzzle(const StockedPuzzle& puzzle) {
  JsonWriter json;
  json.begin_object().key("puzzle").value(to_puzzle_text(puzzle));
  json.key("grade").value(puzzle.grade).end_object();
  return json.text();
}

bool Subject::has(const StockedPuzzle& puzzle) const {
  if (misere) return puzzle.position.rules().misere();
  return !theme || *theme == puzzle.theme;
}

std::optional<Subject> parse_subject(std::string_view text) {
  if (text == "any") return Subject{};
  if (text == "misere") return Subject{.theme = std::nullopt, .misere = true};
  const auto theme = parse_puzzle_theme(text);
  if (!theme) return std::nullopt;
  return Subject{.theme = theme};
}

std::optional<int> parse_grade(std::string_view text) {
  const auto grade = parse_digits(text);
  if (!grade || *grade < 1 || *grade > hardest_grade) return std::nullopt;
  return grade;
}

}  // namespace mnk::desk
