#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Texts of the form `name=value&name=value`: addresses and saves.
namespace mnk {

struct Field {
  std::string name;
  std::string value;
};

/// The fields of a text by name: the first of each known name, and everything else separately.
class QueryString {
 public:
  /// `names` are the known names and must outlive this. Decodes %XX in names and values; skips a
  /// leading `#` and empty fields.
  QueryString(std::string_view text, std::span<const std::string_view> names);

  /// The value of a known name; nothing if missing.
  [[nodiscard]] const std::optional<std::string>& operator[](std::string_view name) const;

  [[nodiscard]] const std::vector<Field>& unknown() const { return unknown_; }
  /// Repeated known names; their first value counts.
  [[nodiscard]] const std::vector<Field>& repeated() const { return repeated_; }

 private:
  [[nodiscard]] std::size_t slot(std::string_view name) const;

  std::span<const std::string_view> names_;
  std::vector<std::optional<std::string>> values_;
  std::vector<Field> unknown_;
  std::vector<Field> repeated_;
};

/// At most the first 60 bytes of a text, without splitting a UTF-8 character, for error messages.
[[nodiscard]] std::string excerpt(std::string_view text);

}  // namespace mnk
