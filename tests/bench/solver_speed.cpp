#include <chrono>
#include <cstdio>
#include <span>

#include "engine/notation.h"
#include "solver/solver.h"

/// Solves boards one after another, each with an empty table, and prints a JSON array of the costs.
/// The work is the same natively and as WebAssembly:
///
///     solver_speed RULES...
namespace mnk {
namespace {

constexpr std::size_t table_bytes = std::size_t{256} << 20;
constexpr std::uint64_t max_nodes = 100'000'000;

void measure(const Rules& rules, bool first) {
  using Clock = std::chrono::steady_clock;
  Solver solver(table_bytes);
  Budget budget(max_nodes);
  const auto began = Clock::now();
  (void)solver.solve(Position(rules), budget);
  const std::chrono::duration<double> seconds = Clock::now() - began;
  std::printf("%s{\"rules\":\"%s\",\"nodes\":%llu,\"seconds\":%.6f}", first ? "" : ",\n",
              to_text(rules).c_str(), static_cast<unsigned long long>(budget.spent()),
              seconds.count());
}

}  // namespace
}  // namespace mnk

int main(int argc, char** argv) {
  bool first = true;
  std::printf("[");
  for (const char* text : std::span(argv + 1, static_cast<std::size_t>(argc - 1))) {
    const auto rules = mnk::parse_rules(text);
    if (!rules) return 2;
    mnk::measure(*rules, first);
    first = false;
  }
  std::printf("]\n");
}
