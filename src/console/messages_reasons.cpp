#include <array>
#include <iomanip>
#include <sstream>

#include "console/messages.h"
#include "engine/notation.h"

namespace mnk::console::messages {
namespace {

constexpr std::array<std::string_view, move_class_names.size()> judgement_words = {
    "best", "only move", "good", "mistake", "blunder", "not judged"};

std::string list(const std::vector<Cell>& cells, std::string_view between = " ") {
  std::string text;
  for (const Cell cell : cells) text.append(text.empty() ? "" : between).append(to_text(cell));
  return text;
}

/// "a1-b1 c2-c3"
std::string pairs(const std::vector<Cell>& cells) {
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0) text += i % 2 == 1 ? '-' : ' ';
    text += to_text(cells[i]);
  }
  return text;
}

/// What takes place on the board.
std::string event_of(const MoveReason& reason, bool misere) {
  const std::string side(1, letter(reason.side));
  const std::string other(1, letter(opponent(reason.side)));
  const std::string where = list(reason.cells);
  switch (reason.kind) {
    case ReasonKind::completes_line:
      return side + (misere ? " completes a line and loses: " : " completes a line: ") + where;
    case ReasonKind::blocks_line:
      return "stops " + other + " from completing a line on " + where;
    case ReasonKind::only_move:
      return "the only move: every other one is worse";
    case ReasonKind::makes_fork:
      return side + " makes " + std::to_string(reason.cells.size()) + " threats, on " +
             list(reason.cells, " and ") + ", and " + other + " can stop only one";
    case ReasonKind::allows_line:
      return "lets " + side + " complete a line on " + where;
    default:
      return "lets " + side + " make two threats at once on " + where;
  }
}

/// What holds where marks fall.
std::string falling(const MoveReason& reason) {
  const std::string side(1, letter(reason.side));
  const std::string other(1, letter(opponent(reason.side)));
  switch (reason.kind) {
    case ReasonKind::lifts_into_line:
      return "lifts " + side + " to " + list(reason.cells) + ", where it completes a line";
    case ReasonKind::stacked_threats:
      return side + " makes two threats one above the other, on " + list(reason.cells, " and ");
    case ReasonKind::parity_threat:
      return "a threat on " + list(reason.cells) + ", an " +
             (reason.side == Mark::X ? "odd" : "even") + " row from the bottom: it falls to " +
             side + " when the board fills up";
    case ReasonKind::zugzwang:
      return side + " wins by zugzwang: in the end " + other + " has to play " +
             to_text(reason.cells.front()) + ", and " + side + " completes a line on " +
             to_text(reason.cells.back());
    default:
      return side + " cannot win: " + other + " answers each move in its column";
  }
}

/// Why a side cannot win.
std::string bar_of(const MoveReason& reason, bool misere) {
  const std::string side(1, letter(reason.side));
  const std::string other(1, letter(opponent(reason.side)));
  if (reason.kind == ReasonKind::pairing) {
    return side + " cannot win: " + other +
           " answers in the other cell of each pair: " + pairs(reason.cells);
  }
  if (reason.kind == ReasonKind::weight_bound) {
    return side + " cannot win: too little is left on its lines (Erdos-Selfridge bound)";
  }
  if (misere) return side + " cannot win: no line is left for " + other + " to complete";
  return side + " cannot win: no line is left for it";
}

/// How play goes on.
std::string line_of(const MoveReason& reason) {
  const std::string side(1, letter(reason.side));
  const std::string moves = list(reason.cells);
  if (reason.kind == ReasonKind::threat_sequence) return side + " wins by threats: " + moves;
  if (reason.kind == ReasonKind::cycle) {
    return "play that never ends: " + moves + ", and the last " + std::to_string(reason.plies) +
           " moves again and again";
  }
  return (reason.proven ? "best play: " : "play as seen so far, no proof: ") + moves;
}

std::string sentence(const MoveReason& reason, bool misere) {
  switch (reason.kind) {
    case ReasonKind::pairing:
    case ReasonKind::no_line_left:
    case ReasonKind::weight_bound:
      return bar_of(reason, misere);
    case ReasonKind::threat_sequence:
    case ReasonKind::search:
    case ReasonKind::cycle:
      return line_of(reason);
    case ReasonKind::lifts_into_line:
    case ReasonKind::stacked_threats:
    case ReasonKind::parity_threat:
    case ReasonKind::zugzwang:
    case ReasonKind::follow_up:
      return falling(reason);
    default:
      return event_of(reason, misere);
  }
}

/// "win in 3", "win in 5 at most", "48 %", "unknown".
std::string short_value(const Assessment& known, DrawLength draws) {
  if (!known.result_is_proven()) {
    return known.chance ? std::to_string(*known.chance) + " %" : "unknown";
  }
  if (draws == DrawLength::endless && known.value.result == Result::draw) return "draw";
  const std::string result(to_text(known.at_least.result));
  if (known.is_proven()) return result + " in " + std::to_string(known.value.plies);
  return result + " in " + std::to_string(most_plies(known)) + " at most";
}

constexpr std::string_view lost_anyway = "lost anyway";

/// Of a side that had lost whatever it played no move is praised; an estimate says that it is one.
std::string judgement_of(const ReviewedMove& move) {
  const auto word = judgement_words[static_cast<std::size_t>(move.judgement)];
  if (move.lost_anyway() && move.judgement != MoveClass::not_judged) {
    return std::string(lost_anyway);
  }
  return std::string(word) + (move.estimated ? "?" : "");
}

}  // namespace

std::string reason(const MoveReason& reason, bool misere) {
  return "       " + sentence(reason, misere) + "\n";
}

std::string reviewed(const ReviewedMove& move, DrawLength draws) {
  std::ostringstream text;
  text << std::right << std::setw(4) << move.ply + 1 << "  " << letter(move.side) << ' '
       << std::left << std::setw(4) << to_text(move.move) << std::setw(13) << judgement_of(move)
       << "before: " << std::setw(11) << short_value(move.before, draws)
       << "after: " << short_value(move.after, draws);
  const bool lost = move.judgement == MoveClass::mistake || move.judgement == MoveClass::blunder;
  if (lost && !move.keeps.empty()) text << "; better: " << list(move.keeps);
  text << '\n';
  return text.str();
}

std::string judgements(Mark side, std::span<const ReviewedMove> moves) {
  MoveClassCounts counts{};
  int lost = 0;
  for (const ReviewedMove& move : moves) {
    if (move.side != side) continue;
    const bool is_lost = move.lost_anyway() && move.judgement != MoveClass::not_judged;
    ++(is_lost ? lost : counts[static_cast<std::size_t>(move.judgement)]);
  }
  std::string text;
  const auto add = [&text](int count, std::string_view word) {
    if (count == 0) return;
    text.append(text.empty() ? " " : ", ").append(std::to_string(count)).append(" ").append(word);
  };
  for (std::size_t i = 0; i < counts.size(); ++i) add(counts[i], judgement_words[i]);
  add(lost, lost_anyway);
  if (text.empty()) text = " no moves";
  return std::string(1, letter(side)) + ":" + text + "\n";
}

}  // namespace mnk::console::messages
