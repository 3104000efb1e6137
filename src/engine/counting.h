#pragma once

#include <array>
#include <cstdint>
#include <expected>

#include "engine/position.h"

/// Counting games and positions by plain enumeration: no solver, no pruning.
namespace mnk {

/// Counts of a game, from the empty board to every end.
struct GameCounts {
  std::uint64_t games = 0;   ///< different sequences of moves that end the game
  std::uint64_t x_wins = 0;  ///< of these
  std::uint64_t o_wins = 0;  ///< of these
  std::uint64_t draws = 0;   ///< of these
  std::uint64_t nodes = 0;   ///< nodes of the game tree, the root included

  std::uint64_t positions = 0;
  std::uint64_t positions_up_to_symmetry = 0;
  std::uint64_t terminal = 0;  ///< positions in which the game is over
  std::uint64_t terminal_up_to_symmetry = 0;
  std::uint64_t terminal_x_wins = 0;  ///< of the terminal positions
  std::uint64_t terminal_o_wins = 0;
  std::uint64_t terminal_draws = 0;
};

/// The most cells that count_game() takes: 4×4 holds ten million positions, 4×5 hundreds of times
/// that.
inline constexpr int max_cells_to_count = 16;

/// Counts the game, ply by ply, each position once with the number of ways that lead to it.
/// Memory: 16 bytes for each position of two neighbouring plies, and 12 bytes for every 64 ways to
/// put X, O and blanks on the cells. Needs cell_count() <= max_cells_to_count.
[[nodiscard]] GameCounts count_game(const Rules& rules);

/// Number of move sequences of exactly `depth` plies from here: 1 at depth 0. A game that is over
/// has no further moves. Time grows with the number of positions one ply before the last: their
/// moves are counted without being played.
[[nodiscard]] std::uint64_t perft(Position& position, int depth);

}  // namespace mnk
