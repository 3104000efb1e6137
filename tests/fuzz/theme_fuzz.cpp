#include "fuzz/expectation.h"
#include "gui/theme.h"

// The colours that a page asks for.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using mnk::fuzz::expect;
  const std::string_view text = mnk::fuzz::text_of(data, size);
  const auto theme = mnk::parse_theme(text);
  if (theme) {
    expect(mnk::parse_theme(text, *theme) == *theme, "the same colours again change nothing");
  } else {
    expect(text.find(theme.error().found) != std::string_view::npos, "an error quotes the text");
  }
  return 0;
}
