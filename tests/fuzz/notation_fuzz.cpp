#include "fuzz/expectation.h"
#include "support/notation_promises.h"

namespace {

const auto expect = [](bool holds, std::string_view promise, std::string_view /*text*/) {
  mnk::fuzz::expect(holds, promise);
};

}  // namespace

// Line 1: rules; line 2: a cell, moves or a position on their board.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace mnk;
  std::string_view text = fuzz::text_of(data, size);
  const std::string_view line = fuzz::take_line(text);
  test::try_rules(line, expect);
  const Rules rules = parse_rules(line).value_or(Rules());
  test::try_cell(text, rules, expect);
  test::try_moves(text, rules, expect);
  test::try_position(text, rules, expect);
  return 0;
}
