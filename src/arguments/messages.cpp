#include "arguments/messages.h"

#include <limits>

#include "arguments/parse_error_words.h"

namespace mnk::arguments::messages {

using mnk::messages::quote;

std::string complaint(std::string_view program, std::string_view problem) {
  const std::string name(program);
  return name + ": " + std::string(problem) + "\n'" + name + " --help' shows all that it takes\n";
}

std::string about(std::string_view argument, std::string_view problem) {
  return std::string(argument) + ": " + std::string(problem);
}

std::string unknown_option(std::string_view name) {
  return quote(name) + " is no option of this command";
}

std::string option_needs_value(std::string_view name) {
  return std::string(name) + " needs a value after it";
}

std::string option_without_value(std::string_view name) {
  return std::string(name) + " stands alone, without a value";
}

std::string unexpected_argument(std::string_view text) {
  return quote(text) + " is one argument too many";
}

std::string no_player(std::string_view text) {
  return quote(text) + " is no player: human, random, easy, medium, hard or perfect";
}

std::string no_whole_number(std::string_view text, std::uint64_t least) {
  return quote(text) + " is no whole number from " + std::to_string(least);
}

std::string number_too_large(std::string_view text) {
  return quote(text) + " is too large: at most " +
         std::to_string(std::numeric_limits<std::uint64_t>::max());
}

std::string no_delay(std::string_view text) {
  return quote(text) + " is no number of seconds from 0 to 60, such as 0.8";
}

}  // namespace mnk::arguments::messages
