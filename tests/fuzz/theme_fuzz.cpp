#include "fuzz/expectation.h"
#include "gui/theme.h"

// A page's colours.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using mnk::fuzz::expect;
  const std::string text(mnk::fuzz::text_of(data, size));
  const auto theme = mnk::parse_theme(text);
  const std::string twice = text + "&" + text;
  expect(mnk::parse_theme(twice) == theme, "the same colours again change nothing");
  return 0;
}
