#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// What is said of arguments that cannot be used: what was wrong, and what would be right.
namespace mnk::arguments::messages {

/// The whole complaint with which a program ends.
[[nodiscard]] std::string complaint(std::string_view program, std::string_view problem);

[[nodiscard]] std::string about(std::string_view argument, std::string_view problem);
[[nodiscard]] std::string unknown_option(std::string_view name);
[[nodiscard]] std::string option_needs_value(std::string_view name);
[[nodiscard]] std::string option_without_value(std::string_view name);
[[nodiscard]] std::string unexpected_argument(std::string_view text);
[[nodiscard]] std::string no_player(std::string_view text);
[[nodiscard]] std::string no_whole_number(std::string_view text, std::uint64_t least);
[[nodiscard]] std::string number_too_large(std::string_view text);
[[nodiscard]] std::string no_delay(std::string_view text);

}  // namespace mnk::arguments::messages
