#include "text/json_writer.h"

#include <cmath>

namespace mnk {

JsonWriter& JsonWriter::key(std::string_view name) {
  separate();
  quote(name);
  text_ += ':';
  first_ = true;
  return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) {
  separate();
  quote(text);
  return *this;
}

JsonWriter& JsonWriter::value(double number) {
  constexpr double most = 1e15;  // larger doubles have no thousandths
  if (!(std::abs(number) < most)) return null();
  constexpr int places = 3;
  const long long thousandths = std::llround(number * 1000);
  std::string digits = decimal(std::abs(thousandths));
  if (digits.size() <= places) digits.insert(0, places + 1 - digits.size(), '0');
  digits.insert(digits.size() - places, 1, '.');
  return raw(thousandths < 0 ? "-" + digits : digits);
}

bool JsonWriter::begin_object_if(bool anything) {
  anything ? open('{') : null();
  return anything;
}

JsonWriter& JsonWriter::open(char bracket) {
  separate();
  text_ += bracket;
  first_ = true;
  return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
  text_ += bracket;
  first_ = false;
  return *this;
}

JsonWriter& JsonWriter::raw(std::string_view text) {
  separate();
  text_ += text;
  return *this;
}

void JsonWriter::separate() {
  if (!first_) text_ += ',';
  first_ = false;
}

void JsonWriter::quote(std::string_view text) {
  constexpr std::string_view hex = "0123456789abcdef";
  text_ += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      text_ += '\\';
      text_ += c;
    } else if (byte < 0x20) {
      text_ += "\\u00";
      text_ += hex[byte / 16];
      text_ += hex[byte % 16];
    } else {
      text_ += c;
    }
  }
  text_ += '"';
}

}  // namespace mnk
