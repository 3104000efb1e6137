#include "engine/notation.h"
#include "fuzz/expectation.h"
#include "solver/solver.h"
#include "support/enumeration.h"

// Line 1: rules; line 2: a position. On small boards the solver's answer is that of plain
// enumeration, however small its table, and what it says before it has finished does not exclude
// it.
namespace mnk {
namespace {

constexpr int max_cells = 9;
constexpr std::size_t tiny_table = 1 << 10;

Value enumerated(const Position& position) {
  const Rules& rules = position.rules();
  const test::Enumeration enumeration(rules);
  test::Enumeration::Code code = 0;
  for (int i = 0; i < rules.cell_count(); ++i) {
    const auto mark = position.at(rules.cell(i));
    if (mark) code = enumeration.with(code, i, *mark == Mark::X ? 1 : 2);
  }
  std::vector<Value> values = enumeration.nothing_known();
  return enumeration.value(code, values);
}

}  // namespace
}  // namespace mnk

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace mnk;
  using fuzz::expect;
  std::string_view text = fuzz::text_of(data, size);
  const auto rules = parse_rules(fuzz::take_line(text));
  if (!rules || rules->cell_count() > max_cells) return 0;
  const auto position = parse_position(text, *rules);
  if (!position || position->outcome().over()) return 0;

  const Value right = enumerated(*position);
  Solver solver(tiny_table);
  for (std::uint64_t nodes = 1;; nodes *= 2) {
    Budget budget(nodes);
    const Assessment found = solver.solve(*position, budget).value;
    expect(found.at_least <= right && right <= found.at_most, "the bounds hold the value");
    if (!found.is_proven()) continue;
    expect(found.value == right, "a proven value is that of enumeration");
    return 0;
  }
}
