#include "console/words.h"

#include <fmt/ranges.h>

#include <array>
#include <cstddef>
#include <iterator>

#include "arguments/options.h"
#include "engine/notation.h"
#include "game/position.h"
#include "text/scan.h"

template <>
struct fmt::formatter<mnk::Cell> : fmt::formatter<std::string> {
  auto format(mnk::Cell cell, fmt::format_context& context) const {
    return fmt::formatter<std::string>::format(mnk::to_text(cell), context);
  }
};

namespace mnk::console::words {
namespace {

using mnk::messages::quote;

char last_column(const Rules& rules) { return static_cast<char>('a' + rules.columns() - 1); }

std::string counted(std::int64_t number, Text one, Text many) {
  return fmt::format("{} {}", number, number == 1 ? one : many);
}

std::string list(const std::vector<Cell>& cells, Text between = " ") {
  return fmt::format("{}", fmt::join(cells, between));
}

/// "a1-b1 c2-c3".
std::string pairs(const std::vector<Cell>& cells) {
  std::string text;
  for (std::size_t i = 0; i + 1 < cells.size(); i += 2) {
    text += fmt::format("{}{}-{}", i > 0 ? " " : "", cells[i], cells[i + 1]);
  }
  return text;
}

std::string plies(int number) { return counted(number, "ply", "plies"); }

/// In the order of Proof.
constexpr std::array<Text, names_of<Proof>.size()> proofs{"nothing",
                                                          "search",
                                                          "pairing strategy",
                                                          "Erdos-Selfridge bound",
                                                          "having no line left",
                                                          "a theorem of Zetters",
                                                          "strategy stealing"};

/// The proofs of a draw: one for both sides, or one for each.
std::string by_proofs(const Assessment& draw) {
  const Text own = name_of(draw.cannot_win, proofs);
  if (draw.cannot_lose == draw.cannot_win) return std::string(own);
  return fmt::format("{} for this side and {} for the other", own,
                     name_of(draw.cannot_lose, proofs));
}

/// "win in 3", "win in 5 at most", "48 %", "unknown".
std::string short_value(const Assessment& known, bool endless) {
  if (!known.result_is_proven())
    return known.chance ? fmt::format("{} %", *known.chance) : "unknown";
  const Text result = to_text(known.at_least.result);
  if (endless && known.value.result == Result::draw) return std::string(result);
  if (known.is_proven()) return fmt::format("{} in {}", result, known.value.plies);
  return fmt::format("{} in {} at most", result, max_plies(known));
}

/// The word for each MoveClass, in that order, and last the one for a move of a lost side.
constexpr std::array<Text, names_of<MoveClass>.size() + 1> judgement_words{
    "best", "only move", "good", "mistake", "blunder", "not checked", "already lost"};
constexpr std::size_t already_lost = judgement_words.size() - 1;

/// Never praises a move of a side that was already lost.
std::size_t judgement_of(const ReviewedMove& move) {
  const bool lost = move.already_lost() && move.judgement != MoveClass::not_judged;
  return lost ? already_lost : static_cast<std::size_t>(move.judgement);
}

/// A puzzle's goal, in the order of PuzzleTheme.
constexpr std::array<Text, names_of<PuzzleTheme>.size()> tasks{
    "win in {moves}",
    "hold the draw",
    "save what looks lost: hold the draw for {turns}",
    "hold the draw, and mind the trap: {answers}",
    "win in {moves} by threats alone",
    "keep the result"};

std::string task(const Puzzle& puzzle) {
  return fmt::format(
      fmt::runtime(name_of(puzzle.theme, tasks)), fmt::arg("moves", moves_of_winner(puzzle.value)),
      fmt::arg("turns", counted(puzzle.turns, "move", "moves")),
      fmt::arg("answers", counted(std::ssize(puzzle.answers), "move does", "moves do")));
}

/// In the order of ReasonKind. {mark} is the side that the reason is about.
constexpr std::array<Text, names_of<ReasonKind>.size()> reasons{
    "{mark} completes a line{misere}: {cells}",
    "blocks {cells}, where {other} would have completed a line",
    "the only move: every other one is worse",
    "{mark} makes {count} threats, at {all}, and only one can be stopped",
    "lets {mark} win at {cells}",
    "lets {mark} make two threats at once at {cells}",
    "{mark} wins by force: {cells}",
    "{mark} can't force a win: whenever {mark} takes one cell of a pair, {other} takes the other: "
    "{pairs}",
    "{no_line}",
    "{mark} can't force a win: {other} can block each of {mark}'s lines in time (Erdos-Selfridge "
    "bound)",
    "{how}: {cells}",
    "play goes round in circles: {cells}, then the same {plies} moves repeat",
    "lets {mark} land on {cells} and complete a line",
    "{mark} makes two threats, one above the other, at {all}: blocking the lower one opens the "
    "upper one",
    "{mark} makes a threat at {first}",
    "{mark} makes a threat at {cells}, in a row that {mark} gets if the board fills up",
    "in the end {other} runs out of safe moves and has to play {first}, and {mark} wins at {last}",
    "{mark} can't force a win: {other} has an answer to every move, in the same column or in "
    "another",
    "{mark} threatens {first}, where {other}'s own mark vanishes next, so {other} can't block",
    "lets {mark} threaten {last} with {first}: {other}'s own mark there vanishes next, so {other} "
    "can't block",
    "{mark} keeps its result with {replies}",
    "{mark} keeps its result only with {cells}"};

}  // namespace

std::string range(int low, int high) {
  return low == high ? fmt::format("only {}", low) : fmt::format("{} to {}", low, high);
}

std::string describe(const RecordError& error) {
  // In the order of RecordError::Reason.
  static constexpr auto faults = std::to_array<Text>(
      {"there is no game on standard input", "this record is not of gomoku (GM[4] in SGF)",
       "the board's size is missing or out of range: 1 to 20",
       "games that begin from set-up stones cannot be read", "this is not a move",
       "this line should be a move: x,y,milliseconds",
       "the record breaks off: a ']' or ')' is missing", "this move is illegal"});
  return fmt::format("{} (line {}, character {})", name_of(error.reason, faults), error.line,
                     error.column);
}

std::string unusable_checkpoint(Text file, const proof::CheckpointError& error,
                                const Rules& rules) {
  // In the order of CheckpointError::Reason.
  static constexpr std::array<Text, 3> faults{
      "{file} is not a checkpoint; the file is unchanged",
      "{file} is a checkpoint of {found}, not of {rules}; the file is unchanged",
      "{file} is damaged at line {line}: {quoted}; the file is unchanged"};
  return fmt::format(fmt::runtime(name_of(error.reason, faults)), fmt::arg("file", quote(file)),
                     fmt::arg("found", error.found), fmt::arg("quoted", quote(error.found)),
                     fmt::arg("rules", to_text(rules)), fmt::arg("line", error.line));
}

std::string proof_progress(const proof::ProofSearch& search, double seconds) {
  const double rate = seconds > 0 ? static_cast<double>(search.nodes()) / seconds : 0;
  std::string text = fmt::format("{:.0f} s: {} jobs, {} nodes, {:.0f} nodes/s", seconds,
                                 search.jobs(), search.nodes(), rate);
  for (const proof::ProofTree& tree : search.trees()) {
    text += fmt::format("; does {} win? ", letter(tree.attacker()));
    if (const auto answer = tree.answer()) {
      text += answer->wins() ? "yes" : "no";
    } else {
      text += fmt::format("proof number {}, disproof number {}, {:.3f} % of a refutation",
                          tree.proof_number(), tree.disproof_number(), 100 * tree.share_done());
    }
  }
  return text + '\n';
}

std::string proof_levels(const proof::ProofSearch& search) {
  constexpr Text row = "{:>10}{:>10}{:>16}{:>10}{:>10}\n";
  std::string text;
  for (const proof::ProofTree& tree : search.trees()) {
    text += fmt::format("does {} win?\n", letter(tree.attacker()));
    text += fmt::format(row, "depth", "jobs", "nodes", "settled", "opened");
    for (std::size_t depth = 0; depth < tree.levels().size(); ++depth) {
      const proof::ProofTree::Level& level = tree.levels()[depth];
      text += fmt::format(row, depth, level.jobs, level.nodes, level.settled, level.opened);
    }
  }
  return text;
}

std::string introduction(const games::AnyPosition& start) {
  const Rules& rules = start.board();
  const bool fall = games::marks_fall(start.rules());
  std::string text = fmt::format("{} a {}x{} board: {} in a row {}.",
                                 fall ? "Marks fall on" : "Tic-tac-toe on", rules.columns(),
                                 rules.rows(), rules.in_a_row(), rules.misere() ? "loses" : "wins");
  if (!start.outcome().over()) text += fmt::format(" {} moves first.", letter(start.to_move()));
  text += "\nType 'help' to see how to enter a move.\n";
  if (const auto kept = games::kept_marks(start.rules())) {
    text += fmt::format(
        "Each side keeps {} marks: one more removes its oldest, shown in parentheses.\n", *kept);
  }
  return text;
}

std::string how_to_move(const games::AnyRules& rules, int first) {
  if (games::marks_fall(rules)) {
    return fmt::format(
        "Enter one of these:\n"
        "  a column: its letter, a to {}, or its number, {}\n"
        "  a cell name, 'a1' is top left: the mark falls as far as it can in that column\n"
        "  undo: takes the last move back; quit: ends the program\n",
        last_column(rules.board()), range(first, first + rules.board().columns() - 1));
  }
  return fmt::format(
      "Enter one of these:\n"
      "{0}"
      "  a number: {1}, row by row\n"
      "  row and column: '{2} {2}' is top left\n"
      "  a cell name: column letter and row number, 'a1' is top left\n"
      "  undo: takes the last move back; quit: ends the program\n",
      has_letter_keys(rules) ? "  a letter: q w e / a s d / z x c, placed as on the board\n" : "",
      range(first, first + rules.board().cell_count() - 1), first);
}

std::string off_the_board(Text found, const Rules& rules) {
  return fmt::format("{} is off the board: columns are a to {}, rows 1 to {}.\n", quote(found),
                     last_column(rules), rules.rows());
}

std::string result(const games::AnyPosition& end) {
  const auto winner = end.outcome().winner();
  if (!winner && end.positions_recur()) {
    return "It's a tie! The same position has occurred three times.\n";
  }
  if (!winner) return "It's a tie! The board is full.\n";
  std::string text = fmt::format("{} wins!", letter(*winner));
  if (end.board().misere()) {
    text += fmt::format(" {} completed a row.", letter(opponent(*winner)));
  }
  return text + '\n';
}

std::string no_puzzles(NoPuzzles why, std::optional<PuzzleTheme> theme,
                       const games::AnyRules& rules) {
  // In the order of NoPuzzles.
  static constexpr auto refusals = std::to_array<Text>(
      {"{} needs exact values, and {} has too many positions to solve",
       "{} needs exact values, and {} cannot be solved: choose threats, which prove a win without "
       "them",
       "{} is for boards that cannot be solved, such as 15,15,5: on {} choose win, hold, save or "
       "trap",
       "{} needs a draw, and on {} every position is won or lost: choose win",
       "{} needs a mistake, and on {} every position is a draw"});
  return fmt::format(fmt::runtime(name_of(why, refusals)),
                     theme ? fmt::format("--theme: '{}'", to_text(*theme)) : "RULES: a puzzle",
                     games::to_text(rules));
}

std::string puzzle(std::size_t number, const Puzzle& puzzle) {
  return fmt::format("{}. {} to move: {} (grade {}; {} has just played {}, a mistake)\n", number,
                     letter(puzzle.side()), task(puzzle), puzzle.grade,
                     letter(opponent(puzzle.side())), to_text(puzzle.last));
}

std::string order_of_marks(const games::AnyPosition& position) {
  if (!games::kept_marks(position.rules())) return {};
  std::string text = "oldest first:";
  for (const Mark side : {Mark::X, Mark::O}) {
    text += side == Mark::X ? " X" : "; O";
    for (const PlacedMark& placed : games::placed_marks(position)) {
      if (placed.mark == side) text += " " + to_text(placed.cell);
    }
  }
  if (const auto next = position.next_removed()) text += fmt::format("; {} vanishes next", *next);
  return text + '\n';
}

std::string assessed(const Assessment& known, bool endless) {
  const Text result = to_text(known.value.result);
  const bool draw = known.value.result == Result::draw;
  if (endless && !known.is_proven()) {
    return fmt::format("not proven: neither side can force the end within {} plies",
                       known.at_most.plies - 1);
  }
  if (endless && draw) return "draw by endless play, proven by search";
  if (!known.is_proven() && known.result_is_proven()) {
    return fmt::format("{} in {} at most, proven by search", result, plies(max_plies(known)));
  }
  const std::string text = known.chance && !known.is_proven()
                               ? fmt::format("{} % to win", *known.chance)
                               : fmt::format("{} in {}", result, plies(known.value.plies));
  if (known.is_proven()) {
    return fmt::format("{}, proven by {}", text,
                       draw ? by_proofs(known) : name_of(known.proof, proofs));
  }
  return fmt::format("{}, estimated: a {} at least, a {} at most", text,
                     to_text(known.at_least.result), to_text(known.at_most.result));
}

std::string reason(const MoveReason& reason, bool misere) {
  const char mark = letter(reason.side);
  const char other = letter(opponent(reason.side));
  const std::vector<Cell>& cells = reason.cells;
  const std::string listed = list(cells);
  return fmt::format(
      fmt::runtime(name_of(reason.kind, reasons)), fmt::arg("mark", mark), fmt::arg("other", other),
      fmt::arg("cells", listed), fmt::arg("all", list(cells, " and ")),
      fmt::arg("pairs", pairs(cells)), fmt::arg("count", cells.size()),
      fmt::arg("first", cells.empty() ? "" : to_text(cells.front())),
      fmt::arg("last", cells.empty() ? "" : to_text(cells.back())),
      fmt::arg("replies", cells.empty() ? "any reply" : listed), fmt::arg("plies", reason.plies),
      fmt::arg("misere", misere ? " and loses" : ""),
      fmt::arg("no_line", misere ? fmt::format("{} can't win any more: {} has no line left to fill",
                                               mark, other)
                                 : fmt::format("all of {}'s lines are blocked", mark)),
      fmt::arg("how", reason.proven ? "best play" : "likely continuation, not proven"));
}

std::string reviewed(const ReviewedMove& move, bool endless) {
  const std::size_t judgement = judgement_of(move);
  std::string said(judgement_words[judgement]);
  if (move.estimated && judgement != already_lost) said += '?';
  std::string text = fmt::format(
      "{:>4}  {} {:<4}{:<14}before: {:<10} after: {}", move.ply + 1, letter(move.side), move.move,
      said, short_value(move.before, endless), short_value(move.after, endless));
  if (move.is_mistake() && !move.keeps.empty()) text += "; better: " + list(move.keeps);
  return text + '\n';
}

std::string judgements(Mark side, std::span<const ReviewedMove> moves) {
  std::array<int, judgement_words.size()> counts{};
  for (const ReviewedMove& move : moves) {
    if (move.side == side) ++counts[judgement_of(move)];
  }
  std::vector<std::string> said;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] > 0) said.push_back(fmt::format("{} {}", counts[i], judgement_words[i]));
  }
  if (said.empty()) said.emplace_back("no moves");
  return fmt::format("{}: {}\n", letter(side), fmt::join(said, ", "));
}

std::string cells(Text title, const std::vector<Cell>& cells, Text remark) {
  return cells.empty() ? "" : fmt::format("{}: {}{}\n", title, list(cells), remark);
}

}  // namespace mnk::console::words
