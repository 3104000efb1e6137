#include <array>
#include <bit>

#include "fuzz/expectation.h"
#include "session/match_token.h"
#include "text/bit_text.h"

// A token, as in a link: the text itself, and the same with a correct check, because hardly any
// text of a fuzzer's would pass it.
namespace mnk {
namespace {

using fuzz::expect;

void expect_token(std::string_view text) {
  const auto token = parse_match_token(text);
  if (!token) {
    expect((token.error().number > 0) == (token.error().reason == MatchTokenError::Reason::move),
           "a move at fault has its number");
    return;
  }
  games::AnyPosition position = token->start.value_or(games::AnyPosition(token->rules));
  for (const Cell cell : token->moves) {
    expect(position.play(cell).has_value(), "a letter is a game that can be played");
  }
  expect(to_text(*token) == text, "there is one text for each letter");
  constexpr std::size_t longest = 758;
  expect(text.size() <= longest, "letters are short");
}

/// A token whose numbers come from the bytes of the input, with the right number of moves.
std::string sealed(std::string_view text) {
  constexpr std::array<int, 15> bits{6, 36, 2, 8, 2, 1, 1, 5, 5, 5, 1, 12, 12, 12, 1};
  BitReader reader(text);
  BitWriter writer;
  std::array<std::uint64_t, bits.size()> numbers{};
  for (std::size_t i = 0; i < bits.size(); ++i) {
    numbers[i] = reader.read(bits[i]);
    writer.write(numbers[i], bits[i]);
  }
  const std::uint64_t cells = (numbers[7] + 1) * (numbers[8] + 1);
  const int cell_bits = static_cast<int>(std::bit_width(cells - 1));
  const auto copy = [&](int width) { writer.write(reader.read(width), width); };
  for (std::uint64_t cell = 0; numbers[14] == 1 && cell < cells; ++cell) copy(2);
  const std::uint64_t count = reader.read(9);
  writer.write(count, 9);
  for (std::uint64_t ply = 0; ply < count; ++ply) copy(cell_bits);
  return writer.sealed();
}

}  // namespace
}  // namespace mnk

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = mnk::fuzz::text_of(data, size);
  mnk::expect_token(text);
  if (mnk::is_bit_text(text)) mnk::expect_token(mnk::sealed(text));
  return 0;
}
