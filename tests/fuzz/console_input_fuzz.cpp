#include <string>
#include <vector>

#include "console/program.h"
#include "console/prompt.h"
#include "engine/notation.h"
#include "fuzz/expectation.h"

// Line 1: rules; line 2: the text typed at the prompt; each further line: an argument of the
// command line.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace mnk;
  using namespace mnk::console;
  using fuzz::expect;
  std::string_view text = fuzz::text_of(data, size);
  const Rules rules = parse_rules(fuzz::take_line(text)).value_or(Rules());
  const std::string_view typed = fuzz::take_line(text);
  for (const int first : {1, 0}) {
    const auto input = parse_move_input(typed, rules, first);
    if (!input) {
      expect(input.error().ends_with(".\n"), "the error is a sentence");
    } else if (const Cell* cell = std::get_if<Cell>(&*input)) {
      expect(rules.contains(*cell), "a cell is on the board");
    }
  }

  std::vector<std::string> words;
  while (!text.empty()) {
    // An argument ends at its first NUL.
    words.emplace_back(std::string(fuzz::take_line(text)).c_str());
  }
  std::vector<const char*> arguments;
  for (const std::string& word : words) arguments.push_back(word.c_str());
  const auto checked = check_arguments(arguments);
  if (!checked) expect(!checked.error().empty(), "a refusal has a reason");
  return 0;
}
