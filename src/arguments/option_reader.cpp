#include "arguments/option_reader.h"

#include <algorithm>

#include "arguments/messages.h"

namespace mnk::arguments {

OptionReader& OptionReader::option(std::string_view name, Read read) {
  options_.push_back({.name = name, .read = std::move(read), .seen = nullptr});
  return *this;
}

OptionReader& OptionReader::flag(std::string_view name, bool& seen) {
  options_.push_back({.name = name, .read = {}, .seen = &seen});
  return *this;
}

OptionReader& OptionReader::operand(std::string_view name, std::string_view missing, Read read) {
  operands_.push_back({.name = name, .missing = missing, .read = std::move(read)});
  return *this;
}

Problem OptionReader::read(std::span<const char* const> arguments) const {
  auto wanted = operands_.begin();
  while (!arguments.empty()) {
    const std::string_view argument = arguments.front();
    if (argument.starts_with("--")) {
      if (auto problem = read_option(arguments)) return problem;
      continue;
    }
    if (wanted == operands_.end()) return messages::unexpected_argument(argument);
    if (auto problem = wanted->read(argument)) return messages::about(wanted->name, *problem);
    ++wanted;
    arguments = arguments.subspan(1);
  }
  if (wanted != operands_.end()) return std::string(wanted->missing);
  return std::nullopt;
}

const OptionReader::Option* OptionReader::find(std::string_view name) const {
  const auto found = std::ranges::find(options_, name, &Option::name);
  return found == options_.end() ? nullptr : &*found;
}

Problem OptionReader::read_option(std::span<const char* const>& arguments) const {
  const std::string_view argument = arguments.front();
  const std::size_t equals = argument.find('=');
  const bool joined = equals != std::string_view::npos;
  const std::string_view name = argument.substr(0, equals);
  const Option* option = find(name);
  if (option == nullptr) return messages::unknown_option(name);
  arguments = arguments.subspan(1);
  if (option->seen != nullptr) {
    if (joined) return messages::option_without_value(name);
    *option->seen = true;
    return std::nullopt;
  }
  std::string_view value;
  if (joined) {
    value = argument.substr(equals + 1);
  } else {
    const bool missing = arguments.empty() || std::string_view(arguments.front()).starts_with("--");
    if (missing) return messages::option_needs_value(name);
    value = arguments.front();
    arguments = arguments.subspan(1);
  }
  const auto problem = option->read(value);
  return problem ? messages::about(name, *problem) : problem;
}

bool asks_for(std::span<const char* const> arguments, std::string_view wanted) {
  return std::ranges::any_of(arguments, [&](std::string_view text) { return text == wanted; });
}

}  // namespace mnk::arguments
