#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

/// Splits JSON texts by one level. The texts must be well formed and without white space, as
/// JsonWriter writes them.
namespace mnk::test {

/// The end of the value at the start of a text.
inline std::size_t end_of_json(std::string_view text) {
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted) {
      if (c == '\\') ++i;
      quoted = c != '"';
      continue;
    }
    if (depth == 0 && (c == ',' || c == ']' || c == '}' || c == ':')) return i;
    quoted = c == '"';
    if (c == '{' || c == '[') ++depth;
    if (c == '}' || c == ']') --depth;
  }
  return text.size();
}

/// The values of an array, each as written.
inline std::vector<std::string> elements(std::string_view array) {
  std::vector<std::string> values;
  array.remove_prefix(1);
  while (array.size() > 1) {
    const std::size_t end = end_of_json(array);
    values.emplace_back(array.substr(0, end));
    array.remove_prefix(end + (array[end] == ',' ? 1 : 0));
  }
  return values;
}

/// A string without its quotes. Escapes stay as they are.
inline std::string unquoted(std::string_view text) {
  return std::string(text.substr(1, text.size() - 2));
}

using JsonMembers = std::map<std::string, std::string>;

/// The members of an object by name, each value as written.
inline JsonMembers members(std::string_view object) {
  JsonMembers values;
  object.remove_prefix(1);
  while (object.size() > 1) {
    const std::size_t name_end = end_of_json(object);
    const std::string name = unquoted(object.substr(0, name_end));
    object.remove_prefix(name_end + 1);
    const std::size_t end = end_of_json(object);
    values[name] = object.substr(0, end);
    object.remove_prefix(end + (object[end] == ',' ? 1 : 0));
  }
  return values;
}

}  // namespace mnk::test
