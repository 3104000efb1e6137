#include "arguments/parse_error_words.h"
#include "console/messages.h"
#include "engine/notation.h"

namespace mnk::console::messages {

using mnk::messages::quote;

namespace {

std::string count(int number, std::string_view one, std::string_view many) {
  return std::to_string(number).append(" ").append(number == 1 ? one : many);
}

/// What is to be done, as a sentence.
std::string task(const Puzzle& puzzle) {
  const auto answers = static_cast<int>(puzzle.answers.size());
  const auto wins = [&] { return "win in " + std::to_string(moves_of_winner(puzzle.value.plies)); };
  switch (puzzle.theme) {
    case PuzzleTheme::win:
      return wins();
    case PuzzleTheme::hold:
      return "hold the draw";
    case PuzzleTheme::save:
      return "save what looks lost: hold the draw for " + count(puzzle.turns, "move", "moves");
    case PuzzleTheme::trap:
      return "hold the draw, and mind the trap: " + count(answers, "move does", "moves do");
    case PuzzleTheme::own:
      return "keep what is there";
    case PuzzleTheme::threats:
      break;
  }
  return wins() + " by threats alone";
}

}  // namespace

std::string no_theme(std::string_view text) {
  return quote(text) + " is no theme: win, hold, save, trap or threats";
}

std::string no_grade(std::string_view text) {
  return quote(text) + " is no grade: 1 to " + std::to_string(hardest_grade);
}

std::string no_puzzles(const games::AnyRules& rules, std::optional<PuzzleTheme> theme,
                       NoPuzzles why) {
  const std::string game = games::to_text(rules);
  const std::string name =
      theme ? "--theme: '" + std::string(to_text(*theme)) + "'" : "RULES: a puzzle";
  switch (why) {
    case NoPuzzles::threats_solved:
      return name + " is for boards that cannot be solved, such as 15,15,5; on " + game +
             " there are win, hold, save and trap";
    case NoPuzzles::only_threats:
      return name + " needs exact values, and " + game +
             " cannot be solved; there are threats, which prove a win by themselves";
    case NoPuzzles::never_drawn:
      return name + " needs a draw, and on " + game +
             " every position is won or lost; there is win";
    case NoPuzzles::always_drawn:
      return name + " needs a move that gives something away, and on " + game +
             " every position is a draw, whatever is played";
    case NoPuzzles::not_solved:
      break;
  }
  return name + " needs exact values, and " + game + " has too many positions to solve";
}

std::string puzzle(std::size_t number, const Puzzle& puzzle) {
  const char mover = letter(puzzle.side());
  const char other = letter(opponent(puzzle.side()));
  return std::to_string(number) + ". " + mover + " to move: " + task(puzzle) + " (grade " +
         std::to_string(puzzle.grade) + "; " + other + " has just played " + to_text(puzzle.last) +
         ", a mistake)\n";
}

std::string order_of_marks(const vanish::Position& position) {
  std::string text = "oldest first:";
  for (const Mark side : {Mark::X, Mark::O}) {
    text.append(side == Mark::X ? " X" : "; O");
    for (const Cell cell : position.marks(side)) text.append(" ").append(to_text(cell));
  }
  const auto leaving = position.leaving();
  if (leaving) text.append("; ").append(to_text(*leaving)).append(" leaves next");
  return text + "\n";
}

std::string puzzle_solution(const Puzzle& puzzle) {
  return cells("right", puzzle.answers) + cells("line of play", puzzle.line);
}

std::string fewer_puzzles(std::uint64_t wanted, std::size_t found) {
  return "tictactoe: " + std::to_string(wanted) + " asked for, " + std::to_string(found) +
         " found: there are no more, or they are too rare to be found\n";
}

}  // namespace mnk::console::messages
