#include "text/decimal.h"

namespace mnk {

void append_decimal(std::string& text, std::uint64_t number) {
  const std::size_t at = text.size();
  do {
    text.insert(at, 1, static_cast<char>('0' + number % 10));
    number /= 10;
  } while (number > 0);
}

}  // namespace mnk
