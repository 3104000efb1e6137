#include "gui/native/messages.h"

#include <fmt/format.h>

#include <array>

#include "engine/notation.h"
#include "text/scan.h"

namespace mnk::messages {
namespace {

constexpr std::string_view not_with_a_friend =
    "That cannot be done in a game with a friend elsewhere";
/// In the order of Refused::Reason; `{}` stands for the cell.
constexpr std::array<std::string_view, event::Refused::names.size()> refusals{
    "{} is not on the board",
    "{} is taken",
    "The game is over - N starts a new one",
    "It is the computer's turn",
    "There is nothing to undo",
    "There is nothing to redo",
    "There are no moves to bring back",
    "The game is not that long",
    "The computer is not available",
    "The computer moved here - End shows the last move",
    not_with_a_friend,
    not_with_a_friend,
    not_with_a_friend,
    not_with_a_friend,
    not_with_a_friend,
    not_with_a_friend,
    not_with_a_friend,
    not_with_a_friend,
    "A position is being set up",
    "That column is full",
    "A mark in {} would fall further"};

/// "looks good for X so far", from a chance to win in per cent.
std::string looks(int chance, Mark mover) {
  const int good_for = looks_good_for(chance);
  if (good_for == 0) return "looks even so far";
  const Mark side = good_for > 0 ? mover : opponent(mover);
  return std::string("looks good for ") + letter(side) + " so far";
}

/// "a proven win in 3" (moves of the winner), "a proven draw", "perhaps a draw". From the view of
/// `mover`.
std::string assessment(const Assessment& known, Mark mover) {
  if (!known.result_is_proven()) {
    if (known.chance) return looks(*known.chance, mover);
    return "perhaps a " + std::string(to_text(known.value.result));
  }
  const Result result = known.at_least.result;
  if (result == Result::draw) return "a proven draw";
  const int plies = known.is_proven() ? known.value.plies : max_plies(known);
  return "a proven " + std::string(to_text(result)) + " in " + std::to_string((plies + 1) / 2) +
         (known.is_proven() ? "" : " at most");
}

std::string turn(const Session& session) {
  const games::AnyPosition& position = session.position();
  const Outcome outcome = position.outcome();
  if (outcome.is_draw()) return "It's a draw";
  if (const auto winner = outcome.winner()) return std::string(1, letter(*winner)) + " wins!";
  const std::string mark(1, letter(position.to_move()));
  const bool awaited = session.game().awaited().has_value();
  if (awaited && session.engine_lost()) return "No computer to play for " + mark;
  if (awaited) return mark + " is thinking";
  return mark + " to move";
}

}  // namespace

std::string version() { return "tictactoe-sdl " TTT_VERSION "\n"; }

std::string status(const Session& session) {
  std::string text = turn(session);
  const Thoughts& thoughts = session.thoughts();
  const Mark mover = session.position().to_move();
  if (thoughts.hint && thoughts.hint->move) {
    text +=
        " - try " + to_text(*thoughts.hint->move) + ", " + assessment(thoughts.hint->value, mover);
  } else if (thoughts.hint_wanted) {
    text += " - looking for a good move";
  }
  if (thoughts.analysis) text += " - " + assessment(thoughts.analysis->value, mover);
  return text;
}

std::string value(const CellValue& value) {
  if (value.result && value.words) {
    if (value.result == Result::draw) return "Draw";
    const std::string word = value.result == Result::win ? "Win" : "Loss";
    return value.moves > 0 ? word + ' ' + std::to_string(value.moves) : word;
  }
  return value.rank > 0 ? std::to_string(value.rank) : "";
}

std::string describe(const Event& event) {
  if (const auto* dropped = std::get_if<event::Sidelined>(&event)) {
    const std::size_t moves = dropped->moves.size();
    return moves == 1 ? "Replaced your last move - B restores it"
                      : "Replaced your last " + std::to_string(moves) + " moves - B restores them";
  }
  const auto* refused = std::get_if<event::Refused>(&event);
  if (refused == nullptr) return "";
  const std::string cell = refused->cell ? to_text(*refused->cell) : "";
  return fmt::format(fmt::runtime(name_of(refused->reason, refusals)), cell);
}

}  // namespace mnk::messages
