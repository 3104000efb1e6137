#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "analysis/review.h"
#include "console/effort.h"
#include "console/move_input.h"
#include "engine/counting.h"
#include "engine/outcome.h"
#include "engine/position.h"
#include "engine/record.h"
#include "game/position.h"
#include "proof/checkpoint.h"
#include "proof/proof_search.h"
#include "puzzles/maker.h"
#include "solver/reason.h"
#include "solver/value.h"
#include "vanish/vanish_game.h"

/// Every word that the terminal program's user reads, but for those on errors in rules and
/// positions, which arguments/parse_error_words.h has for all front ends, and on arguments of any
/// program, which arguments/messages.h has.
namespace mnk::console::messages {

/// Whether a draw takes a number of plies, or is play without end.
enum class DrawLength : std::uint8_t { known, endless };

// The command line. A problem says what was wrong and what would be right.
extern const std::string_view help;
[[nodiscard]] std::string version();
[[nodiscard]] std::string unknown_command(std::string_view name);
extern const std::string_view rules_missing;
extern const std::string_view moves_missing;
extern const std::string_view depth_missing;
extern const std::string_view format_missing;
extern const std::string_view no_misere_certificate;
[[nodiscard]] std::string no_certificate(const games::AnyRules& rules);
extern const std::string_view nothing_to_prove;
extern const std::string_view output_not_written;
[[nodiscard]] std::string unproven(std::uint64_t nodes);
[[nodiscard]] std::string too_large_to_count(const Rules& rules);
[[nodiscard]] std::string too_large_to_count(const games::AnyRules& rules);
[[nodiscard]] std::string no_proof_by_threads(const games::AnyRules& rules);
[[nodiscard]] std::string unknown_format(std::string_view name);
/// What is wrong with a game that was read, and where.
[[nodiscard]] std::string describe(const RecordError& error);
[[nodiscard]] std::string too_deep(const games::AnyRules& rules, std::uint64_t depth, int deepest);

// A proof by threads.
[[nodiscard]] std::string too_many_threads(std::uint64_t most);
/// The system's own limit.
[[nodiscard]] std::string too_few_threads(unsigned wanted, const proof::TooFewThreads& threads);
/// Why work cannot go on from a checkpoint.
[[nodiscard]] std::string unusable_checkpoint(std::string_view file,
                                              const proof::CheckpointError& error,
                                              const Rules& rules);
[[nodiscard]] std::string checkpoint_not_written(std::string_view file);
[[nodiscard]] std::string checkpoint_full(std::string_view file);
[[nodiscard]] std::string checkpoint_cut(std::string_view file);
[[nodiscard]] std::string goes_on(std::string_view file, std::uint64_t jobs, std::uint64_t nodes);
/// How far it is, on a line.
[[nodiscard]] std::string proof_progress(const proof::ProofSearch& search, const Effort& effort);
/// Jobs and nodes by depth.
[[nodiscard]] std::string proof_levels(const proof::ProofSearch& search);
/// `file` is empty if there is no checkpoint.
[[nodiscard]] std::string interrupted(std::string_view file);

// The game.
[[nodiscard]] std::string introduction(const games::AnyPosition& start);
[[nodiscard]] std::string how_to_move(const Rules& rules, Numbering numbering);
[[nodiscard]] std::string prompt(Mark mark);
[[nodiscard]] std::string computer_move(Mark mark, Cell cell);
[[nodiscard]] std::string explain(const InputFault& fault, const Rules& rules);
[[nodiscard]] std::string taken(Cell cell);
[[nodiscard]] std::string result(Outcome outcome, bool misere);
extern const std::string_view nothing_to_play;
extern const std::string_view nothing_to_undo;
extern const std::string_view another_game;
extern const std::string_view yes_or_no;

// The game whose marks leave.
[[nodiscard]] std::string leaves_with_this_move(Cell cell);
extern const std::string_view stood_before;
extern const std::string_view drawn_by_repetition;
/// "X to move: draw, for play can go on for ever".
[[nodiscard]] std::string endless_value(const Assessment& known);
[[nodiscard]] std::string endless_move(Cell move, const Assessment& assessment);
/// Names as in JSON, with their numbers.
[[nodiscard]] std::string census(
    std::span<const std::pair<std::string_view, std::uint64_t>> numbers);

// Puzzles.
[[nodiscard]] std::string no_theme(std::string_view text);
[[nodiscard]] std::string no_grade(std::string_view text);
/// Why there can be no puzzles of the theme that was asked for, if any, and which there are.
[[nodiscard]] std::string no_puzzles(const games::AnyRules& rules, std::optional<PuzzleTheme> theme,
                                     NoPuzzles why);
/// Who is to move, what is to be done, and what was played before: a line.
[[nodiscard]] std::string puzzle(std::size_t number, const Puzzle& puzzle);
[[nodiscard]] std::string puzzle_solution(const Puzzle& puzzle);
[[nodiscard]] std::string order_of_marks(const vanish::Position& position);
[[nodiscard]] std::string fewer_puzzles(std::uint64_t wanted, std::size_t found);

// What was counted and what the solver found.
[[nodiscard]] std::string counts(const GameCounts& counts);
/// "draw in 9 plies, proven by search", "win in 7 plies, estimated: a draw at least, a win at
/// most".
[[nodiscard]] std::string assessed(const Assessment& assessment);
[[nodiscard]] std::string value_for(Mark mark, const Assessment& assessment);
[[nodiscard]] std::string move_value(Cell move, const Assessment& assessment);
/// Why a move is worth that: one sentence, on a line of its own.
[[nodiscard]] std::string reason(const MoveReason& reason, bool misere);
/// One line on a move of a game that is reviewed.
[[nodiscard]] std::string reviewed(const ReviewedMove& move, DrawLength draws = DrawLength::known);
/// How the moves of a side were judged: "X: 2 best, 1 good, 1 lost anyway".
[[nodiscard]] std::string judgements(Mark side, std::span<const ReviewedMove> moves);
[[nodiscard]] std::string cells(std::string_view title, const std::vector<Cell>& cells);
/// "best: b2 c3", with a remark when there may be others.
[[nodiscard]] std::string best(const std::vector<Cell>& moves, bool complete);
[[nodiscard]] std::string effort(const Effort& effort);
extern const std::string_view benchmark_boards_title;
extern const std::string_view benchmark_first_moves_title;
[[nodiscard]] std::string benchmark_row(std::string_view board, const Effort& effort,
                                        std::string_view found);
[[nodiscard]] std::string proven_moves(std::size_t proven, std::size_t moves);

}  // namespace mnk::console::messages
