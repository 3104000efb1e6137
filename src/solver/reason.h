#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/cell.h"

/// Why a move is worth what it is, as values that a front end turns into words.
namespace mnk {

/// The kinds of reasons. "The mover" plays the move, "the other" is its opponent; all claims are
/// about the position after the move. In normal play a threat is an empty cell on which a side
/// would complete a line; misère has no threats, so the reasons marked (normal) are not given
/// there.
enum class ReasonKind : std::uint8_t {
  completes_line,  ///< the mover has completed this line: it has won, in misère play lost
  blocks_line,     ///< (normal) the other would have completed a line on the move's cell
  only_move,       ///< there are other moves, and each has a worse result
  makes_fork,   ///< (normal) the mover has threats on these cells, two at least, one of them new,
                ///< and the other has none: it can stop one of them only
  allows_line,  ///< (normal) the other completes a line on this cell
  allows_fork,  ///< (normal) the other plays this cell and then has two threats at least, and
                ///< the mover none; the mover could not win before
  threat_sequence,  ///< (normal) a forced win: these moves, from the move itself to the end of the
                    ///< game; after each of the winner's it threatens, and the reply takes the cell
                    ///< if there is but one
  pairing,          ///< (normal) this side cannot win: each line that it has left holds a pair of
                    ///< these cells, which stand two by two, and its opponent answers in the other
                    ///< cell of the pair
  no_line_left,     ///< this side cannot win: every line that would let it is blocked. In normal
                    ///< play these are its own lines, in misère play its opponent's
  weight_bound,     ///< (normal) this side cannot win by the bound of Erdős and Selfridge
  search,           ///< a line of play, from the move itself on, that shows the value: when it is
                    ///< proven, best play, to the end of the game or as far as it was worked out;
                    ///< on boards beyond solving a win by continuous threats, perhaps not the
                    ///< shortest, with the answers that last longest
  cycle,  ///< a line of play, from the move itself on, that holds the draw: its last moves lead
          ///< back to the position before them, and so on for ever
  // These of games whose marks fall, where the first three are (normal).
  lifts_into_line,  ///< the move fills the cell below this one, on which the other now completes a
                    ///< line
  stacked_threats,  ///< the mover has threats on these two cells, the second right above the first,
                    ///< on which a mark can land, and the other has none there
  parity_threat,    ///< the mover has a new threat on this cell, which a mark cannot reach yet; it
                    ///< lies on a row that falls to its side when both fill up the board: the odd
                    ///< rows from the bottom to X, the even ones to O
  zugzwang,  ///< (normal) a forced win of this side: it answers each move in its column, until
             ///< the other has to play the first of these cells, right below the second, on
             ///< which the line is completed; of the other side it begins with its reply
  follow_up  ///< this side cannot win: its opponent answers each move in its column, or the
             ///< first one in a column with an odd number of free cells in another such column
};

/// Their names, in JSON and in the worker's messages.
inline constexpr std::array<std::string_view, 17> reason_kind_names = {
    "completes_line", "blocks_line",     "only_move",       "makes_fork",      "allows_line",
    "allows_fork",    "threat_sequence", "pairing",         "no_line_left",    "weight_bound",
    "search",         "cycle",           "lifts_into_line", "stacked_threats", "parity_threat",
    "zugzwang",       "follow_up"};

[[nodiscard]] constexpr std::string_view to_text(ReasonKind kind) {
  return reason_kind_names[static_cast<std::size_t>(kind)];
}

struct MoveReason {
  ReasonKind kind = ReasonKind::search;
  /// The side that completes, blocks, has the only move or makes the fork; that wins by the
  /// sequence; that cannot win any more. For a line of play: the winner, or the mover when there is
  /// none or nothing is proven.
  Mark side = Mark::X;
  /// See ReasonKind. Of blocks_line and only_move the cell of the move; of no_line_left and
  /// weight_bound none, and of follow_up neither.
  // NOLINTNEXTLINE(readability-redundant-member-init): GCC warns of those who leave it out
  std::vector<Cell> cells = {};
  /// How far it looks, counted with the move itself, as the value of a move is: 1 for
  /// completes_line, 2 for allows_line, 3 for makes_fork, 4 for allows_fork, as completes_line and
  /// so on; of zugzwang at most; the number of moves of a line of play, 0 for the others. Of a
  /// cycle, how many of the moves come round again.
  int plies = 0;
  bool proven = true;  ///< false for a line of play that is only what a search has seen so far

  friend bool operator==(const MoveReason&, const MoveReason&) = default;
};

/// As many reasons as are given for one move, at most.
inline constexpr std::size_t max_reasons = 5;

}  // namespace mnk
