#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/proof.h"
#include "puzzles/puzzle.h"
#include "vanish/solver.h"

/// Puzzles of the game whose marks vanish. They are proven by its table of exact values.
namespace mnk {

/// Its position has the mistake as its history: which mark that took away cannot be seen any more.
using VanishPuzzle = BasicPuzzle<vanish::Position>;
using ProvenVanishPuzzle = BasicProvenPuzzle<vanish::Position>;

/// As proven_puzzle(). Of the themes `threats` is left out, since what is won is known.
[[nodiscard]] std::optional<ProvenVanishPuzzle> proven_puzzle(const vanish::Position& position,
                                                              const vanish::Solver& solver);

/// Nothing for the rules of any other game, and for what is none.
[[nodiscard]] std::optional<vanish::Rules> parse_vanish_rules(std::string_view text);

/// The values of all moves, best first.
[[nodiscard]] std::vector<MoveAssessment> known_moves(const vanish::Position& position,
                                                      const vanish::Solver& solver);

/// How a move looks to somebody who takes the marks that stand for those of a game in which none
/// leaves: lines to be completed, to be stopped, to be gone on with.
[[nodiscard]] int look_of(const vanish::Position& position, Cell move);

/// As grade_of() in any game.
[[nodiscard]] int grade_of(const std::vector<BasicPuzzleTurn<vanish::Position>>& turns,
                           const vanish::Solver& solver);

/// The puzzle of a position, if it is one.
[[nodiscard]] VanishPuzzle vanish_puzzle(const vanish::Position& position,
                                         ProvenVanishPuzzle proven, int grade);

/// As addresses have it: rules, theme, grade, the mistake, and the position before it with the
/// marks of each side, oldest first: `3,3,3,vanish.win.2.b3.a1.b2/c3.a2/O`.
[[nodiscard]] std::string to_puzzle_text(const VanishPuzzle& puzzle);

/// A puzzle as a text says it; nothing has been proven.
struct VanishPuzzleText {
  vanish::Position position;  ///< after the mistake, in play
  PuzzleTheme theme;
  int grade;
};
/// Nothing for any other text, and for a game that is not solved.
[[nodiscard]] std::optional<VanishPuzzleText> parse_vanish_puzzle(std::string_view text);

}  // namespace mnk
