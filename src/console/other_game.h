#pragma once

#include "console/subcommand.h"
#include "console/terminal.h"

namespace mnk::console {

/// Does for any other game what the commands of the same names do for m,n,k-games.
void run(const OtherGameCommand& command, const Terminal& terminal);

/// Whether all positions of a game can be counted.
[[nodiscard]] bool can_count(const games::AnyRules& rules);

/// The greatest depth whose sequences of moves can be counted in minutes, judged by the number of
/// moves along one line of play; where positions can recur, as if the line had no end.
[[nodiscard]] int deepest_perft(const games::AnyPosition& start);

}  // namespace mnk::console
