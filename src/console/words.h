#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/review.h"
#include "console/prompt.h"
#include "engine/record.h"
#include "game/position.h"
#include "proof/checkpoint.h"
#include "proof/proof_search.h"
#include "puzzles/oracle.h"
#include "puzzles/puzzle.h"
#include "solver/reason.h"

/// Every sentence that the terminal program prints, except the help (with each option) and errors
/// shared by all programs (arguments/). Constants with {} are {fmt} formats.
namespace mnk::console::words {

using Text = std::string_view;

// Argument errors: what was wrong and what would be right.
inline constexpr Text unknown_command = "{} is not a command: choose {}";
inline constexpr Text no_misere_certificate =
    "RULES: certificates are for normal play, not for misere games";
inline constexpr Text no_certificate = "RULES: certificates are for m,n,k-games, not for {}";
inline constexpr Text nothing_to_prove =
    "--position: the game is over, so there is nothing to prove";
inline constexpr Text too_large_to_count =
    "RULES: {0} has too many positions to count; 'tictactoe perft {0} 3' counts the first moves";
inline constexpr Text no_proof_by_threads =
    "RULES: {} is not proven by threads; leave out --threads, --checkpoint and --job-nodes";
inline constexpr Text too_many_threads = "--threads: at most {} in this program";
inline constexpr Text too_deep =
    "DEPTH: {} is too deep for {}, where counting may take too long: 0 to {} can be counted";
inline constexpr Text no_grade = "{} is not a grade: choose 1 to {}";

// Failures at work.
inline constexpr Text not_done = "tictactoe: {}\n";
inline constexpr Text out_of_memory = "the system has too little memory for this";
inline constexpr Text unproven = "{} nodes are too few for the proof; --nodes gives it more";
/// The fault of a game record, and its place.
[[nodiscard]] std::string describe(const RecordError& error);

// A proof by threads.
inline constexpr Text too_few_threads =
    "--threads: the system gives this program only {} of {} threads";
/// Why a checkpoint is unusable.
[[nodiscard]] std::string unusable_checkpoint(Text file, const proof::CheckpointError& error,
                                              const Rules& rules);
inline constexpr Text checkpoint_not_written = "{} cannot be written";
inline constexpr Text checkpoint_full = "{} can no longer be written: new results are not saved";
inline constexpr Text checkpoint_cut = "removed the unfinished last line of {}\n";
inline constexpr Text continuing = "continuing from {}: {} jobs, {} nodes\n";
inline constexpr Text interrupted = "interrupted; with --checkpoint FILE you can continue later\n";
inline constexpr Text interrupted_with_checkpoint =
    "interrupted; the same command continues from {}\n";
/// One line of progress.
[[nodiscard]] std::string proof_progress(const proof::ProofSearch& search, double seconds);
/// Jobs and nodes by depth.
[[nodiscard]] std::string proof_levels(const proof::ProofSearch& search);

// The game.
/// "1 to 9", "only 1"
[[nodiscard]] std::string range(int low, int high);
[[nodiscard]] std::string introduction(const games::AnyPosition& start);
[[nodiscard]] std::string how_to_move(const games::AnyRules& rules, int first);
inline constexpr Text nothing_entered = "Nothing was entered: name a cell, or type 'help'.\n";
inline constexpr Text not_understood =
    "{} is not a cell: type 'help' to see how to enter a move.\n";
inline constexpr Text number_out_of_range = "{} is out of range: {}.\n";
inline constexpr Text row_out_of_range = "Row {} is out of range: {}.\n";
inline constexpr Text column_out_of_range = "Column {} is out of range: {}.\n";
inline constexpr Text letters_elsewhere =
    "{} alone names a cell on 3x3 boards only: type 'help'.\n";
/// For the name of a cell that is not on this board.
[[nodiscard]] std::string off_the_board(Text found, const Rules& rules);
[[nodiscard]] std::string result(const games::AnyPosition& end);
inline constexpr Text prompt = "{}: enter your move: ";
inline constexpr Text computer_move = "{} makes a move to square {}\n";
inline constexpr Text taken = "{} is already taken: choose another cell.\n";
inline constexpr Text column_full = "Column {} is full: choose another one.\n";
inline constexpr Text leaves_with_this_move =
    "{} is taken until you have moved. Choose another cell.\n";
inline constexpr Text repeated = "This position has occurred before: once more and it is a draw.\n";
inline constexpr Text nothing_to_play = "The game is over in this position.\n";
inline constexpr Text nothing_to_undo = "There is no move to take back.\n";
inline constexpr Text another_game = "Another game? (y/n) ";
inline constexpr Text yes_or_no = "Please answer y or n.\n";

// Puzzles.
/// Why there are none of the theme, or none at all, and which ones there are.
[[nodiscard]] std::string no_puzzles(NoPuzzles why, std::optional<PuzzleTheme> theme,
                                     const games::AnyRules& rules);
/// The side to move, its goal, and the move before.
[[nodiscard]] std::string puzzle(std::size_t number, const Puzzle& puzzle);
/// "oldest first: X b2 a1; O c3; b2 leaves next", which the drawn board does not show; empty unless
/// old marks leave.
[[nodiscard]] std::string order_of_marks(const games::AnyPosition& position);
inline constexpr Text fewer_puzzles =
    "found only {1} of {0}: there are no more, or they are too rare";

// Counts and the solver's results.
inline constexpr Text to_move = "{} to move: {}\n";
inline constexpr Text move_value = "  {:<5}{}\n";
inline constexpr Text reason_line = "       {}\n";
inline constexpr Text effort = "{} nodes, {:.3f} seconds\n";
inline constexpr Text number_row = "{:<24}{:>20}\n";
inline constexpr Text benchmark_boards = "The value of the empty board\n";
inline constexpr Text benchmark_first_moves = "The value of every first move\n";
inline constexpr Text benchmark_row = "  {:<9}{:>12} nodes{:>10.3f} s{:>11} nodes/s{}{}\n";
inline constexpr Text proven_moves = "{} of {} moves proven";
/// "draw in 9 plies, proven by search", "win in 7 plies, estimated: a draw at least, a win at
/// most". An `endless` draw is play that never ends.
[[nodiscard]] std::string assessed(const Assessment& known, bool endless = false);
/// The reason as a sentence.
[[nodiscard]] std::string reason(const MoveReason& reason, bool misere);
/// One line per reviewed move.
[[nodiscard]] std::string reviewed(const ReviewedMove& move, bool endless);
/// A side's moves by class: "X: 2 best, 1 good, 1 already lost".
[[nodiscard]] std::string judgements(Mark side, std::span<const ReviewedMove> moves);
/// The line "best: b2 c3"; empty if there are no cells.
[[nodiscard]] std::string cells(Text title, const std::vector<Cell>& cells, Text remark = "");
inline constexpr Text may_be_others = " (there may be others)";

}  // namespace mnk::console::words
