#include "console/words.h"

#include <fmt/ranges.h>

#include <array>
#include <cstddef>

#include "arguments/options.h"
#include "engine/notation.h"
#include "game/position.h"
#include "text/scan.h"

namespace mnk::console::words {
namespace {

using mnk::messages::quote;

constexpr std::array<Text, move_class_names.size()> judgement_words = {
    "best", "only move", "good", "mistake", "blunder", "not judged"};
constexpr Text lost_anyway = "lost anyway";

char last_column(const Rules& rules) { return static_cast<char>('a' + rules.columns() - 1); }

std::string counted(std::int64_t number, Text one, Text many) {
  return fmt::format("{} {}", number, number == 1 ? one : many);
}

std::string list(const std::vector<Cell>& cells, Text between = " ") {
  std::string text;
  for (const Cell cell : cells) text.append(text.empty() ? "" : between).append(to_text(cell));
  return text;
}

/// "a1-b1 c2-c3".
std::string pairs(const std::vector<Cell>& cells) {
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0) text += i % 2 == 1 ? '-' : ' ';
    text += to_text(cells[i]);
  }
  return text;
}

std::string plies(int number) { return counted(number, "ply", "plies"); }

/// In the order of Proof.
constexpr std::array<Text, proof_names.size()> proofs = {"nothing",
                                                         "search",
                                                         "pairing strategy",
                                                         "Erdos-Selfridge bound",
                                                         "having no line left",
                                                         "a theorem of Zetters",
                                                         "strategy stealing"};
Text by_proof(Proof proof) { return name_of(proof, proofs); }

/// The proofs of a draw: one for both sides, or one for each.
std::string by_proofs(const Assessment& draw) {
  const Text own = by_proof(draw.cannot_win);
  if (draw.cannot_lose == draw.cannot_win) return std::string(own);
  return fmt::format("{} for this side and {} for the other", own, by_proof(draw.cannot_lose));
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

/// Never praises a move of a side that was lost anyway; marks estimates with `?`.
std::string judgement_of(const ReviewedMove& move) {
  if (move.lost_anyway() && move.judgement != MoveClass::not_judged) {
    return std::string(lost_anyway);
  }
  return fmt::format("{}{}", judgement_words[static_cast<std::size_t>(move.judgement)],
                     move.estimated ? "?" : "");
}

/// The goal, in one sentence.
std::string task(const Puzzle& puzzle) {
  const int moves = moves_of_winner(puzzle.value.plies);
  const auto answers = static_cast<std::int64_t>(puzzle.answers.size());
  switch (puzzle.theme) {
    case PuzzleTheme::win:
      return fmt::format("win in {}", moves);
    case PuzzleTheme::hold:
      return "hold the draw";
    case PuzzleTheme::save:
      return fmt::format("save what looks lost: hold the draw for {}",
                         counted(puzzle.turns, "move", "moves"));
    case PuzzleTheme::trap:
      return fmt::format("hold the draw, and mind the trap: {}",
                         counted(answers, "move does", "moves do"));
    case PuzzleTheme::own:
      return "keep the result";
    case PuzzleTheme::threats:
      break;
  }
  return fmt::format("win in {} by threats alone", moves);
}

}  // namespace

std::string range(int low, int high) {
  return low == high ? fmt::format("only {}", low) : fmt::format("{} to {}", low, high);
}

std::string describe(const RecordError& error) {
  // In the order of RecordError::Reason.
  static constexpr auto reasons = std::to_array<Text>(
      {"there is no game on standard input", "this record is not of gomoku (GM[4] in SGF)",
       "the board's size is missing or out of range: 1 to 20",
       "games that begin from set-up stones cannot be read", "this is not a move",
       "this line should be a move: x,y,milliseconds",
       "the record breaks off: a ']' or ')' is missing", "this move is illegal"});
  return fmt::format("{} (line {}, character {})", name_of(error.reason, reasons), error.line,
                     error.column);
}

std::string unusable_checkpoint(Text file, const proof::CheckpointError& error,
                                const Rules& rules) {
  using Reason = proof::CheckpointError::Reason;
  const auto what = [&]() -> std::string {
    switch (error.reason) {
      case Reason::foreign:
        return "is not a checkpoint";
      case Reason::other_rules:
        return fmt::format("is a checkpoint of {}, not of {}", error.found, to_text(rules));
      case Reason::line:
        break;
    }
    return fmt::format("is damaged at line {}: {}", error.line, quote(error.found));
  };
  return fmt::format("{} {}; the file is unchanged", quote(file), what());
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

std::string how_to_move(const games::AnyRules& rules, Numbering numbering) {
  const int first = first_number(numbering);
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

std::string puzzle(std::size_t number, const Puzzle& puzzle) {
  return fmt::format("{}. {} to move: {} (grade {}; {} has just played {}, a mistake)\n", number,
                     letter(puzzle.side()), task(puzzle), puzzle.grade,
                     letter(opponent(puzzle.side())), to_text(puzzle.last));
}

std::string assessed(const Assessment& known, bool endless) {
  const Text result = to_text(known.value.result);
  const bool draw = known.value.result == Result::draw;
  if (endless && !known.is_proven()) {
    return fmt::format("not proven: nobody can force the end within {} plies",
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
    return fmt::format("{}, proven by {}", text, draw ? by_proofs(known) : by_proof(known.proof));
  }
  return fmt::format("{}, estimated: a {} at least, a {} at most", text,
                     to_text(known.at_least.result), to_text(known.at_most.result));
}

std::string reason(const MoveReason& reason, bool misere) {
  const char side = letter(reason.side);
  const char other = letter(opponent(reason.side));
  const std::string where = list(reason.cells);
  switch (reason.kind) {
    case ReasonKind::completes_line:
      return fmt::format("{} completes a line{}: {}", side, misere ? " and loses" : "", where);
    case ReasonKind::blocks_line:
      return fmt::format("stops {} from completing a line on {}", other, where);
    case ReasonKind::only_move:
      return "the only move: every other one is worse";
    case ReasonKind::makes_fork:
      return fmt::format("{} makes {} threats, on {}, and {} can stop only one", side,
                         reason.cells.size(), list(reason.cells, " and "), other);
    case ReasonKind::allows_line:
      return fmt::format("lets {} complete a line on {}", side, where);
    case ReasonKind::allows_fork:
      return fmt::format("lets {} make two threats at once on {}", side, where);
    case ReasonKind::pairing:
      return fmt::format("{} cannot win: {} answers in the other cell of each pair: {}", side,
                         other, pairs(reason.cells));
    case ReasonKind::weight_bound:
      return fmt::format("{} cannot win: too little is left on its lines (Erdos-Selfridge bound)",
                         side);
    case ReasonKind::no_line_left:
      if (misere)
        return fmt::format("{} cannot win: no line is left for {} to complete", side, other);
      return fmt::format("{} cannot win: no line is left for it", side);
    case ReasonKind::threat_sequence:
      return fmt::format("{} wins by threats: {}", side, where);
    case ReasonKind::cycle:
      return fmt::format("endless play: {}, then the last {} moves over and over", where,
                         reason.plies);
    case ReasonKind::lifts_into_line:
      return fmt::format("lifts {} to {}, where it completes a line", side, where);
    case ReasonKind::stacked_threats:
      return fmt::format("{} makes two threats one above the other, on {}", side,
                         list(reason.cells, " and "));
    case ReasonKind::parity_threat:
      return fmt::format("a threat on {}: {} gets the {} rows when the board fills up", where, side,
                         reason.side == Mark::X ? "even" : "odd");
    case ReasonKind::zugzwang:
      return fmt::format(
          "{} wins by zugzwang: in the end {} has to play {}, and {} completes a line on {}", side,
          other, to_text(reason.cells.front()), side, to_text(reason.cells.back()));
    case ReasonKind::follow_up:
      return fmt::format("{} cannot win: {} answers each move in its column", side, other);
    case ReasonKind::replies:
      return fmt::format("{} keeps its result by {}", side, where.empty() ? "every reply" : where);
    case ReasonKind::only_reply:
      return fmt::format("{} keeps its result by {} only", side, where);
    case ReasonKind::search:
      break;
  }
  return (reason.proven ? "best play: " : "play as seen so far, no proof: ") + where;
}

std::string reviewed(const ReviewedMove& move, bool endless) {
  std::string text =
      fmt::format("{:>4}  {} {:<4}{:<13}before: {:<11}after: {}", move.ply + 1, letter(move.side),
                  to_text(move.move), judgement_of(move), short_value(move.before, endless),
                  short_value(move.after, endless));
  const bool lost = move.judgement == MoveClass::mistake || move.judgement == MoveClass::blunder;
  if (lost && !move.keeps.empty()) text += "; better: " + list(move.keeps);
  return text + '\n';
}

std::string judgements(Mark side, std::span<const ReviewedMove> moves) {
  MoveClassCounts counts{};
  int lost = 0;
  for (const ReviewedMove& move : moves) {
    if (move.side != side) continue;
    const bool is_lost = move.lost_anyway() && move.judgement != MoveClass::not_judged;
    ++(is_lost ? lost : counts[static_cast<std::size_t>(move.judgement)]);
  }
  std::vector<std::string> said;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] > 0) said.push_back(fmt::format("{} {}", counts[i], judgement_words[i]));
  }
  if (lost > 0) said.push_back(fmt::format("{} {}", lost, lost_anyway));
  if (said.empty()) said.emplace_back("no moves");
  return fmt::format("{}: {}\n", letter(side), fmt::join(said, ", "));
}

std::string cells(Text title, const std::vector<Cell>& cells, Text remark) {
  return cells.empty() ? "" : fmt::format("{}: {}{}\n", title, list(cells), remark);
}

}  // namespace mnk::console::words
