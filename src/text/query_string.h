#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Texts of the form `name=value&name=value`, as addresses and saves are written.
namespace mnk {

struct Field {
  std::string name;
  std::string value;
};

/// The fields of a text by name: the first of each known name, and separately everything else.
class QueryString {
 public:
  /// `names` are the known ones; they must outlive this object. %XX stands for a character in names
  /// and values. A leading `#` and empty fields are passed over.
  QueryString(std::string_view text, std::span<const std::string_view> names);

  /// The value of a known name; nothing when it is not there.
  [[nodiscard]] const std::optional<std::string>& operator[](std::string_view name) const;

  [[nodiscard]] const std::vector<Field>& unknown() const { return unknown_; }
  /// Known names that came again: their first value counts.
  [[nodiscard]] const std::vector<Field>& repeated() const { return repeated_; }

 private:
  [[nodiscard]] std::size_t slot(std::string_view name) const;

  std::span<const std::string_view> names_;
  std::vector<std::optional<std::string>> values_;
  std::vector<Field> unknown_;
  std::vector<Field> repeated_;
};

/// The first 60 bytes of a text, fewer where a UTF-8 character would be cut in two: what is worth
/// repeating of a text that was not understood.
[[nodiscard]] std::string excerpt(std::string_view text);

}  // namespace mnk
