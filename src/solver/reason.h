#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine/cell.h"

/// Why a move has its value, as data that front ends turn into words.
namespace mnk {

/// "The mover" plays the move, "the other" is its opponent; every claim is about the position after
/// the move. In normal play a threat is an empty cell on which a side would complete a line. Misère
/// has no threats, so the reasons marked (normal) never appear there.
enum class ReasonKind : std::uint8_t {
  completes_line,  ///< the mover has completed this line and won, or lost in misère play
  blocks_line,     ///< (normal) the other could have completed a line on the move's cell
  only_move,       ///< other moves exist, and every one has a worse result
  makes_fork,   ///< (normal) the mover has threats on these cells, at least two, one of them new;
                ///< the other has none and can stop only one
  allows_line,  ///< (normal) the other can complete a line on this cell
  allows_fork,  ///< (normal) the other plays this cell, then has at least two threats and the mover
                ///< none; the mover cannot win before
  threat_sequence,  ///< (normal) a forced win: these moves, from the move itself to the end of the
                    ///< game; each of the winner's is a threat, and the reply blocks it if a single
                    ///< cell does
  pairing,  ///< (normal) this side cannot win: the cells are listed in pairs, each of its remaining
            ///< lines contains a pair, and its opponent answers with the other cell
  no_line_left,  ///< this side cannot win: every line it needs is blocked: its own in normal play,
                 ///< its opponent's in misère play
  weight_bound,  ///< (normal) this side cannot win by the bound of Erdős and Selfridge
  search,  ///< a line of play from the move on that shows the value. If proven: best play, to the
           ///< end of the game or as far as it was found, or moves that keep the result if no
           ///< more is proven; on boards too large to solve, a win by continuous threats, perhaps
           ///< not the shortest, against the longest defence
  cycle,   ///< a line of play from the move on that holds the draw: its last moves lead back to the
           ///< position before them, and can repeat for ever
  // Only where marks fall; the first four are (normal).
  lifts_into_line,  ///< the move fills the cell below this one, so the other can complete a line
                    ///< here
  stacked_threats,  ///< the mover has threats on these two cells, the second right above the first,
                    ///< where a mark can land now; the other has none on them
  makes_threat,  ///< the mover has a new threat on this cell, and the other has to stop it at once;
                 ///< with a second cell, right below and free, no mark can land on the first before
                 ///< one is there, and the other would complete no line with it
  parity_threat,  ///< the mover has a new threat on this cell, which no mark can reach yet, in a
                  ///< row that goes to its side when both fill up the board: odd rows from the
                  ///< bottom to X, even ones to O
  zugzwang,       ///< (normal) a forced win for this side: the other has to play the first of these
             ///< cells in the end, right below the second, which completes the line. Either the
             ///< winner answers each move in the same column until then, the other with its reply
             ///< first; or best play leads there, and then every move of the other lets the winner
             ///< complete a line above
  follow_up,  ///< this side cannot win: its opponent answers each move in the same column, but the
              ///< first move in a column with an odd number of free cells in another such column
  // Only where marks vanish (normal).
  unstoppable_threat,         ///< the mover would complete a line on this cell but for a mark there
                              ///< that the other's next move removes; the other has no threat
  allows_unstoppable_threat,  ///< the other plays the first of these cells, and then has such a
                              ///< threat on the second
  replies,  ///< the mover does not win: the other keeps its result by these replies and no others;
            ///< by a single one and perhaps by others; if there are none, by every reply
  only_reply  ///< the same, by this reply only
};

struct MoveReason {
  ReasonKind kind = ReasonKind::search;
  /// The side that completes, blocks, has the only move, makes the fork, wins by the sequence, or
  /// can no longer win. For a line of play: the winner, or the mover if none is proven.
  Mark side = Mark::X;
  /// See ReasonKind. For blocks_line and only_move the move's cell; for no_line_left, weight_bound
  /// and follow_up none.
  // NOLINTNEXTLINE(readability-redundant-member-init): GCC warns about initialisers that omit it
  std::vector<Cell> cells = {};
  /// Plies to the end of the game, counting this move, if the rules alone show it (see
  /// reason_at_once()); for zugzwang, at most that many. For a line of play, its length; for a
  /// cycle, how many of the last moves repeat. Otherwise 0.
  int plies = 0;
  bool proven = true;  ///< false for a line of play that is only what a search has seen so far

  friend bool operator==(const MoveReason&, const MoveReason&) = default;
};

/// A reason that the rules alone show.
[[nodiscard]] inline MoveReason reason_at_once(ReasonKind kind, Mark side,
                                               std::vector<Cell> cells) {
  using enum ReasonKind;
  int plies = 0;
  if (kind == completes_line) plies = 1;
  if (kind == allows_line || kind == lifts_into_line) plies = 2;
  if (kind == makes_fork || kind == stacked_threats || kind == unstoppable_threat) plies = 3;
  if (kind == allows_fork || kind == allows_unstoppable_threat) plies = 4;
  return {.kind = kind, .side = side, .cells = std::move(cells), .plies = plies};
}

/// That a side holds a draw by these replies and no others.
[[nodiscard]] inline MoveReason reason_of_replies(Mark side, std::vector<Cell> cells) {
  const bool only = cells.size() == 1;
  return reason_at_once(only ? ReasonKind::only_reply : ReasonKind::replies, side,
                        std::move(cells));
}

/// The most reasons given for one move.
inline constexpr std::size_t max_reasons = 5;

/// Whether a line of play to a win is a threat_sequence. In normal play only. Its first move may be
/// the loser's, and is then not forced.
/// @param threats the cells on which a side could complete a line now
/// @param play plays the next move of the line; the last move is not played
template <class Threats, class Play>
[[nodiscard]] bool wins_by_threats(std::span<const Cell> line, Mark mover, Mark winner,
                                   Threats threats, Play play) {
  Mark side = mover;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (side != winner && i > 0) {
      const std::vector<Cell> forced = threats(winner);
      if (forced.empty() || (forced.size() == 1 && forced.front() != line[i])) return false;
      if (!threats(side).empty()) return false;
    }
    if (i + 1 < line.size()) play(line[i]);
    side = opponent(side);
  }
  return true;
}

}  // namespace mnk
