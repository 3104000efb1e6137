#pragma once

#include <algorithm>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "engine/notation.h"
#include "session/address.h"

namespace CLI {
class App;
}

/// English error messages for the terminal program and the native window.
namespace mnk::messages {

/// A text from outside in quotes, safe to print: escapes what is not printable ASCII as \xNN, and
/// truncates long texts.
[[nodiscard]] std::string quote(std::string_view text);

/// As in "'z9' is off the board: columns are a to c, rows 1 to 3".
[[nodiscard]] std::string describe(const ParseError& error);

/// "win, hold or save".
[[nodiscard]] std::string one_of(std::span<const std::string_view> names);

/// As in "'me' is not a player: choose human or perfect".
[[nodiscard]] std::string no_such_name(std::string_view text, std::string_view kind,
                                       std::span<const std::string_view> names);

inline constexpr std::string_view output_not_written = "standard output cannot be written";

}  // namespace mnk::messages

/// What our programs add to CLI11: our value types, and errors that say what is wrong, where, and
/// what would be right.
namespace mnk::arguments {

/// Reads one value. Returns an error that says what would be right, or an empty text. Passed to
/// CLI11 as a check; the variable it reads into must outlive the parsing.
using Reader = std::function<std::string(const std::string&)>;

/// Reads with `parse`, such as parse_rules() or games::parse_any_rules().
template <class Value>
[[nodiscard]] Reader parsed_into(Value& value,
                                 std::expected<Value, ParseError> (*parse)(std::string_view)) {
  return [&value, parse](const std::string& text) -> std::string {
    auto parsed = parse(text);
    if (!parsed) return messages::describe(parsed.error());
    value = *std::move(parsed);
    return {};
  };
}
/// Digits only, from `min` to the 64-bit maximum.
[[nodiscard]] Reader number_into(std::optional<std::uint64_t>& number, std::uint64_t min);
/// Seconds from 0 to 60: digits with at most one decimal point.
[[nodiscard]] Reader delay_into(double& seconds);
/// Any text that does not look like the next option.
[[nodiscard]] Reader text_into(std::optional<std::string>& text);

/// One of `names`, which the error lists, as its index or as the enumeration in that order.
template <class Named, class Into>
[[nodiscard]] Reader name_into(Into& value, std::string_view kind,
                               std::span<const std::string_view> names) {
  return [&value, kind, names](const std::string& text) -> std::string {
    const auto found = std::ranges::find(names, text);
    if (found == names.end()) return messages::no_such_name(text, kind, names);
    value = static_cast<Named>(found - names.begin());
    return {};
  };
}

/// Reads what `--position` and the moves say under the game's rules. `name` is what errors call the
/// moves.
[[nodiscard]] std::expected<void, std::string> read_start(
    Address& game, const std::optional<std::string>& position,
    const std::optional<std::string>& moves, std::string_view name = "--moves");

struct Option {
  std::string_view commands;         ///< that have it, between blanks; empty without commands
  const char* name;                  ///< operands have no dashes
  const char* type;                  ///< the value's name in the help; empty for an operand
  std::variant<Reader, bool*> into;  ///< without a value: whether it appears
  std::string help;
};

/// Adds the options that the command has. Operands are required, and come in this order.
void add_options(CLI::App& app, std::string_view command, std::span<const Option> options);

/// Whether `--help`, `--version` or the like appears anywhere.
[[nodiscard]] bool asks_for(std::span<const char* const> arguments, std::string_view wanted);

/// Reads the arguments, without the program's name. The error is a sentence.
[[nodiscard]] std::expected<void, std::string> parse(CLI::App& app,
                                                     std::span<const char* const> arguments);

/// The final message for bad arguments. `command` is the command line to ask for help.
[[nodiscard]] std::string complaint(std::string_view command, std::string_view problem);

}  // namespace mnk::arguments
