#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string_view>

/// What the fuzz targets share: how they read their input and report a broken promise.
namespace mnk::fuzz {

/// The bytes as text.
inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

/// Removes the first line from the text and returns it without its end.
inline std::string_view take_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return line;
}

/// Ends the program when a promise does not hold; the fuzzer then keeps the input.
inline void expect(bool holds, std::string_view promise) {
  if (holds) return;
  std::cerr << "broken: " << promise << '\n';
  std::abort();
}

}  // namespace mnk::fuzz

/// libFuzzer calls this with each input.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
