#include <cstdio>

#include "engine/notation.h"
#include "players/level.h"
#include "solver/solver.h"

int main() {
  const auto position = mnk::parse_position("XX./OO./...", mnk::Rules());
  mnk::Solver solver(1 << 20);
  mnk::Budget budget(100000);
  const auto value = solver.solve(*position, budget).value.value;
  const auto player = mnk::to_text(mnk::PlayerKind::perfect);
  std::printf("%s: %s in %d\n", player.data(), mnk::to_text(value.result).data(), value.plies);
}
