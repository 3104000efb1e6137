#pragma once

#include <cstdint>

#include "engine/position.h"

/// Counts games and positions by plain enumeration: no solver, no pruning.
namespace mnk {

/// Counts over all games from the empty board.
struct GameCounts {
  std::uint64_t games = 0;   ///< distinct move sequences that end the game
  std::uint64_t x_wins = 0;  ///< of `games`
  std::uint64_t o_wins = 0;  ///< of `games`
  std::uint64_t draws = 0;   ///< of `games`
  std::uint64_t nodes = 0;   ///< nodes of the game tree, the root included

  std::uint64_t positions = 0;
  std::uint64_t positions_up_to_symmetry = 0;
  std::uint64_t terminal = 0;  ///< positions in which the game is over
  std::uint64_t terminal_up_to_symmetry = 0;
  std::uint64_t terminal_x_wins = 0;  ///< of the terminal positions
  std::uint64_t terminal_o_wins = 0;
  std::uint64_t terminal_draws = 0;
};

/// 4×4 has ten million positions, 4×5 hundreds of times as many.
inline constexpr int max_cells_to_count = 16;

/// Counts ply by ply: each position once, with the number of move sequences that reach it. Memory:
/// 16 bytes per position of two neighbouring plies, plus 12 bytes per 64 ways to fill the cells
/// with X, O and blanks. Requires cell_count() <= max_cells_to_count.
[[nodiscard]] GameCounts count_game(const Rules& rules);

/// The number of move sequences of exactly `depth` plies from here; 1 at depth 0. Finished games
/// have no further moves. The last ply is counted without playing it, so time grows with the
/// positions at depth - 1.
[[nodiscard]] std::uint64_t perft(Position& position, int depth);

}  // namespace mnk
