#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>

#include "text/scan.h"

namespace mnk {

/// Writes a JSON text (RFC 8259) from front to back, without white space:
///
///     JsonWriter json;
///     json.begin_object().key("rules").value("3,3,3").key("plies").value(9).end_object();
///
/// The caller must close what it opens, and write a key before every value in an object.
class JsonWriter {
 public:
  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }

  JsonWriter& key(std::string_view name);

  /// UTF-8. Escapes the bytes that JSON requires.
  JsonWriter& value(std::string_view text);
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(char character) { return value(std::string_view(&character, 1)); }
  JsonWriter& value(bool flag) { return raw(flag ? "true" : "false"); }
  JsonWriter& value(std::signed_integral auto number) { return raw(decimal(number)); }
  JsonWriter& value(std::unsigned_integral auto number) {
    std::string digits;
    append_decimal(digits, number);
    return raw(digits);
  }
  /// With three decimals; null for NaN, infinity and numbers too large to have thousandths.
  JsonWriter& value(double number);
  JsonWriter& null() { return raw("null"); }
  /// Begins an object, unless there is nothing to write: then null. Returns whether it has begun.
  [[nodiscard]] bool begin_object_if(bool anything);
  /// Null if empty.
  template <class Value>
  JsonWriter& value(const std::optional<Value>& value) {
    return value ? this->value(*value) : null();
  }

  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  JsonWriter& open(char bracket);
  JsonWriter& close(char bracket);
  JsonWriter& raw(std::string_view text);
  void separate();
  void quote(std::string_view text);

  std::string text_;
  bool first_ = true;  ///< the next value needs no comma
};

}  // namespace mnk
