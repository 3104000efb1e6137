#include "text/bit_text.h"

#include "text/random.h"

namespace mnk {
namespace {

constexpr std::string_view characters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr int check_bits = 30;

/// The check after one more number.
std::uint64_t chained(std::uint64_t check, std::uint64_t number) {
  return splitmix64(check ^ number);
}

std::uint64_t shown(std::uint64_t check) { return check >> (64 - check_bits); }

}  // namespace

bool is_bit_text(std::string_view text) {
  return text.find_first_not_of(characters) == std::string_view::npos;
}

void BitWriter::write(std::uint64_t number, int bits) {
  check_ = chained(check_, number);
  put(number, bits);
}

std::string BitWriter::sealed() {
  put(shown(check_), check_bits);
  if (pending_count_ > 0) put(0, bits_per_character - pending_count_);
  return text_;
}

void BitWriter::put(std::uint64_t number, int bits) {
  for (int bit = bits - 1; bit >= 0; --bit) {
    pending_ = pending_ << 1U | static_cast<unsigned>(number >> static_cast<unsigned>(bit) & 1U);
    if (++pending_count_ < bits_per_character) continue;
    text_ += characters[pending_];
    pending_ = 0;
    pending_count_ = 0;
  }
}

std::uint64_t BitReader::read(int bits) {
  const std::uint64_t number = take(bits);
  check_ = chained(check_, number);
  return number;
}

bool BitReader::is_sealed() {
  const bool right = take(check_bits) == shown(check_);
  return right && !ended_ && pending_ == 0 && next_ == text_.size();
}

std::uint64_t BitReader::take(int bits) {
  std::uint64_t number = 0;
  for (; bits > 0; --bits) {
    if (pending_count_ == 0) {
      ended_ = ended_ || next_ == text_.size();
      pending_ = ended_ ? 0 : static_cast<unsigned>(characters.find(text_[next_++]));
      pending_count_ = bits_per_character;
    }
    const auto place = static_cast<unsigned>(--pending_count_);
    number = number << 1U | (pending_ >> place & 1U);
    pending_ &= (1U << place) - 1U;
  }
  return number;
}

}  // namespace mnk
