#include "solver/heuristic/evaluation.h"

#include <array>

#include "solver/heuristic/fitted_weights.h"
#include "solver/insertion_sort.h"

namespace mnk {

std::size_t combination_of(FourPatterns patterns) {
  std::array<std::size_t, 4> sorted{};
  for (std::size_t i = 0; i < 4; ++i) sorted[i] = static_cast<std::size_t>(patterns[i]);
  insertion_sort(sorted);
  const auto [a, b, c, d] = sorted;
  return a + b * (b + 1) / 2 + c * (c + 1) * (c + 2) / 6 + d * (d + 1) * (d + 2) * (d + 3) / 24;
}

int Weights::points(FourPatterns patterns, Threat made) const {
  int sum = threat[static_cast<std::size_t>(made)] + rest[combination_of(patterns)];
  for (std::size_t i = 0; i < 4; ++i) sum += pattern[static_cast<std::size_t>(patterns[i])];
  return sum;
}

const Weights& fitted_weights() { return weights_of_five; }

}  // namespace mnk
