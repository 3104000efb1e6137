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
constexpr std::array<std::string_view, names_of<event::Refused::Reason>.size()> refusals{
    "{} is not on the board",
    "{} is taken",
    "The game is over - N starts a new one",
    "That column is full",
    "A mark in {} would fall further",
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
    "A position is being set up"};

/// In misère a side may have to complete a line with its next move.
std::string in_moves(int moves) { return moves > 0 ? fmt::format("in {}", moves) : "now"; }

/// "a proven win in 3" (moves of the winner), "a proven draw", "perhaps a draw", or from a chance
/// to win in per cent "looks good for X so far". From the view of `mover`.
std::string assessment(const Assessment& known, Mark mover) {
  if (!known.result_is_proven() && known.chance) {
    const int good_for = looks_good_for(*known.chance);
    if (good_for == 0) return "looks even so far";
    return fmt::format("looks good for {} so far", letter(good_for > 0 ? mover : opponent(mover)));
  }
  if (!known.result_is_proven()) return fmt::format("perhaps a {}", to_text(known.value.result));
  const Result result = known.at_least.result;
  if (result == Result::draw) return "a proven draw";
  const int moves = moves_of_winner({.result = result, .plies = max_plies(known)});
  return fmt::format("a proven {} {}{}", to_text(result), in_moves(moves),
                     known.is_proven() ? "" : " at most");
}

std::string turn(const Session& session) {
  const games::AnyPosition& position = session.position();
  const Outcome outcome = position.outcome();
  if (outcome.is_draw()) return "It's a draw";
  if (const auto winner = outcome.winner()) return fmt::format("{} wins!", letter(*winner));
  const char mark = letter(position.to_move());
  if (!session.game().awaited()) return fmt::format("{} to move", mark);
  if (session.engine_lost()) return fmt::format("No computer to play for {}", mark);
  return fmt::format("{} is thinking", mark);
}

}  // namespace

std::string version() { return "tictactoe-sdl " TTT_VERSION "\n"; }

std::string status(const Session& session) {
  std::string text = turn(session);
  const Thoughts& thoughts = session.thoughts();
  const Mark mover = session.position().to_move();
  if (thoughts.hint && thoughts.hint->move) {
    text += fmt::format(" - try {}, {}", to_text(*thoughts.hint->move),
                        assessment(thoughts.hint->value, mover));
  } else if (thoughts.hint_wanted) {
    text += " - looking for a good move";
  }
  if (thoughts.analysis) text += " - " + assessment(thoughts.analysis->value, mover);
  return text;
}

std::string value(const CellValue& value) {
  if (!value.result || !value.words) return value.rank > 0 ? std::to_string(value.rank) : "";
  if (value.result == Result::draw) return "Draw";
  const std::string_view word = value.result == Result::win ? "Win" : "Loss";
  return value.moves ? fmt::format("{} {}", word, in_moves(*value.moves)) : std::string(word);
}

std::string describe(const Event& event) {
  if (const auto* dropped = std::get_if<event::Sidelined>(&event)) {
    const std::size_t moves = dropped->moves.size();
    if (moves == 1) return "Replaced your last move - B restores it";
    return fmt::format("Replaced your last {} moves - B restores them", moves);
  }
  const auto* refused = std::get_if<event::Refused>(&event);
  if (refused == nullptr) return "";
  const std::string cell = refused->cell ? to_text(*refused->cell) : "";
  return fmt::format(fmt::runtime(name_of(refused->reason, refusals)), cell);
}

}  // namespace mnk::messages
