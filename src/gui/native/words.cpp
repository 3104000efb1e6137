#include "gui/native/words.h"

#include "engine/notation.h"

namespace mnk::words {
namespace {

/// "proven win in 5", "perhaps a draw".
std::string assessment(const Assessment& assessment) {
  const std::string result(to_text(assessment.value.result));
  if (!assessment.is_proven()) return "perhaps a " + result;
  if (assessment.value.result == Result::draw) return "a proven draw";
  return "a proven " + result + " in " + std::to_string(assessment.value.plies);
}

std::string turn(const Match& match) {
  const View view = match.session().view();
  const Outcome outcome = view.position.outcome();
  if (outcome.is_draw()) return "It's a draw";
  if (const auto winner = outcome.winner()) return std::string(1, letter(*winner)) + " wins!";
  const std::string mark(1, letter(view.position.to_move()));
  if (match.stuck()) return "Nobody is there to play for " + mark;
  if (view.awaited()) return mark + " is thinking";
  return mark + " to move";
}

}  // namespace

std::string status(const Match& match) {
  std::string text = turn(match);
  const Thoughts& thoughts = match.thoughts();
  if (thoughts.hint && thoughts.hint->move) {
    text += " - try " + to_text(*thoughts.hint->move) + ", " + assessment(thoughts.hint->value);
  } else if (thoughts.hint_wanted) {
    text += " - looking for a good move";
  }
  if (thoughts.analysis) text += " - " + assessment(thoughts.analysis->value);
  return text;
}

std::string refusal(Cell cell, PlayRefusal reason) {
  switch (reason) {
    case PlayRefusal::off_the_board:
      return to_text(cell) + " is not on the board";
    case PlayRefusal::taken:
      return to_text(cell) + " is taken";
    case PlayRefusal::game_over:
      return "The game is over - N starts a new one";
    case PlayRefusal::not_your_turn:
      return "It is the computer's turn";
    case PlayRefusal::drops_moves:
      break;
  }
  return "This drops the later moves - press Enter to play it";
}

}  // namespace mnk::words
