#include <algorithm>
#include <array>
#include <iomanip>
#include <sstream>
#include <utility>

#include "console/messages.h"
#include "engine/notation.h"

namespace mnk::console::messages {
namespace {

std::string_view proof(Proof proof) {
  switch (proof) {
    case Proof::none:
      return "nothing";
    case Proof::search:
      return "search";
    case Proof::pairing:
      return "pairing strategy";
    case Proof::erdos_selfridge:
      return "Erdos-Selfridge bound";
    case Proof::no_line_left:
      return "having no line left";
    case Proof::theorem:
      return "a theorem of Zetters";
    case Proof::strategy_stealing:
      break;
  }
  return "strategy stealing";
}

/// What a proven draw rests on: one proof for both sides, or one for each.
std::string proofs(const Assessment& draw) {
  std::string text(proof(draw.cannot_win));
  if (draw.cannot_lose == draw.cannot_win) return text;
  return text.append(" for this side and ")
      .append(proof(draw.cannot_lose))
      .append(" for the other");
}

std::string plies(int number) { return std::to_string(number) + (number == 1 ? " ply" : " plies"); }

std::string to_seconds(double seconds) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(3) << seconds;
  return text.str();
}

}  // namespace

std::string assessed(const Assessment& assessment) {
  const std::string result(to_text(assessment.value.result));
  const std::string text = result + " in " + plies(assessment.value.plies);
  if (assessment.is_proven()) {
    const bool draw = assessment.value.result == Result::draw;
    return text + ", proven by " +
           (draw ? proofs(assessment) : std::string(proof(assessment.proof)));
  }
  if (assessment.result_is_proven()) {
    return result + " in " + plies(most_plies(assessment)) + " at most, proven by search";
  }
  return text + ", estimated: a " + std::string(to_text(assessment.at_least.result)) +
         " at least, a " + std::string(to_text(assessment.at_most.result)) + " at most";
}

std::string counts(const GameCounts& counts) {
  const std::array<std::pair<std::string_view, std::uint64_t>, 12> named{{
      {"games", counts.games},
      {"  X wins", counts.x_wins},
      {"  O wins", counts.o_wins},
      {"  draws", counts.draws},
      {"nodes of the game tree", counts.nodes},
      {"positions", counts.positions},
      {"  up to symmetry", counts.positions_up_to_symmetry},
      {"terminal positions", counts.terminal},
      {"  up to symmetry", counts.terminal_up_to_symmetry},
      {"  X has won", counts.terminal_x_wins},
      {"  O has won", counts.terminal_o_wins},
      {"  drawn", counts.terminal_draws},
  }};
  std::ostringstream text;
  for (const auto& [name, number] : named) {
    text << std::left << std::setw(24) << name << std::right << std::setw(20) << number << '\n';
  }
  return text.str();
}

std::string census(std::span<const std::pair<std::string_view, std::uint64_t>> numbers) {
  std::ostringstream text;
  for (const auto& [name, number] : numbers) {
    std::string words(name);
    std::ranges::replace(words, '_', ' ');
    text << std::left << std::setw(24) << words << std::right << std::setw(20) << number << '\n';
  }
  return text.str();
}

std::string endless_value(const Assessment& known) {
  if (!known.is_proven()) {
    return "not proven: nobody can force the end within " +
           std::to_string(known.at_most.plies - 1) + " plies";
  }
  if (known.value.result == Result::draw)
    return "draw, for play can go on for ever, proven by search";
  return assessed(known);
}

std::string endless_move(Cell move, const Assessment& assessment) {
  std::ostringstream text;
  text << "  " << std::left << std::setw(5) << to_text(move) << endless_value(assessment) << '\n';
  return text.str();
}

std::string value_for(Mark mark, const Assessment& assessment) {
  return std::string(1, letter(mark)) + " to move: " + assessed(assessment) + "\n";
}

std::string move_value(Cell move, const Assessment& assessment) {
  std::ostringstream text;
  text << "  " << std::left << std::setw(5) << to_text(move) << assessed(assessment) << '\n';
  return text.str();
}

std::string cells(std::string_view title, const std::vector<Cell>& cells) {
  if (cells.empty()) return {};
  std::string text(title);
  text += ':';
  for (const Cell cell : cells) text.append(" ").append(to_text(cell));
  return text + "\n";
}

std::string best(const std::vector<Cell>& moves, bool complete) {
  std::string text = cells("best", moves);
  if (!complete && !text.empty()) text.insert(text.size() - 1, " (there may be others)");
  return text;
}

std::string effort(const Effort& effort) {
  return std::to_string(effort.nodes) + " nodes, " + to_seconds(effort.seconds) + " seconds\n";
}

constexpr std::string_view benchmark_boards_title = "The value of the empty board\n";
constexpr std::string_view benchmark_first_moves_title = "The value of every first move\n";

std::string benchmark_row(std::string_view board, const Effort& effort, std::string_view found) {
  std::ostringstream text;
  text << "  " << std::left << std::setw(9) << board << std::right << std::setw(12) << effort.nodes
       << " nodes" << std::setw(10) << to_seconds(effort.seconds) << " s" << std::setw(11)
       << effort.nodes_per_second() << " nodes/s";
  if (!found.empty()) text << "  " << found;
  text << '\n';
  return text.str();
}

std::string proven_moves(std::size_t proven, std::size_t moves) {
  return std::to_string(proven) + " of " + std::to_string(moves) + " moves proven";
}

}  // namespace mnk::console::messages
