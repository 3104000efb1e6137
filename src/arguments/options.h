#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/notation.h"
#include "game/position.h"

namespace CLI {
class App;
}

/// English sentences for errors, for the front ends that have no catalogue of their own: the
/// terminal program and the native window.
namespace mnk::messages {

/// A text from outside in quotes, safe to print: whatever is not printable ASCII becomes \xNN, and
/// a long text is cut.
[[nodiscard]] std::string quote(std::string_view text);

/// The sentence for an error, as in "'z9' is off the board: columns are a to c, rows 1 to 3".
[[nodiscard]] std::string describe(const ParseError& error);

}  // namespace mnk::messages

/// What the programs with options add to CLI11: our values, and errors that say what was wrong,
/// where, and what would be right.
namespace mnk::arguments {

/// Takes in the text of one value. Returns what is wrong with it and what would be right, or
/// nothing. Given to CLI11 as a check; what it reads into must outlive the parsing.
using Reader = std::function<std::string(const std::string&)>;

/// What `parse` makes of the text: parse_rules(), games::parse_any_rules().
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
/// Digits only, from `min` to what 64 bits hold.
[[nodiscard]] Reader number_into(std::uint64_t& number, std::uint64_t min);
[[nodiscard]] Reader number_into(std::optional<std::uint64_t>& number, std::uint64_t min);
/// Seconds from 0 to 60: digits with at most one point among them.
[[nodiscard]] Reader delay_into(double& seconds);
/// Any text but one that looks like the next option.
[[nodiscard]] Reader text_into(std::optional<std::string>& text);

/// "win, hold or save".
[[nodiscard]] std::string one_of(std::span<const std::string_view> names);

/// One of a list of names, which its complaint lists; `take` gets the number of the one found.
[[nodiscard]] Reader choice(std::string_view kind, std::span<const std::string_view> names,
                            std::function<void(std::size_t)> take);
/// The same for the names of an enumeration, in the order of its values.
template <class Named, class Into>
[[nodiscard]] Reader name_into(Into& value, std::string_view kind,
                               std::span<const std::string_view> names) {
  return choice(kind, names, [&value](std::size_t found) { value = static_cast<Named>(found); });
}

/// The position that `--position` sets up, which only the rules give a meaning. Nothing for no
/// text.
[[nodiscard]] std::expected<std::optional<games::AnyPosition>, std::string> read_position(
    const std::optional<std::string>& text, const games::AnyRules& rules);

/// The moves played from a position. `name` is the argument that complaints speak of.
[[nodiscard]] std::expected<std::vector<Cell>, std::string> read_moves(
    const std::optional<std::string>& text, const games::AnyPosition& start, std::string_view name);

/// An option with a value, which the help calls `type`.
void add_option(CLI::App& app, const char* name, const char* type, Reader reader, std::string help);
/// An option without a value: whether it is there.
void add_flag(CLI::App& app, const char* name, bool& seen, std::string help);
/// A required argument. Operands count in the order in which they are added.
void add_operand(CLI::App& app, const char* name, Reader reader, std::string help);

/// "'3' is no number" of an argument: "--size: '3' is no number".
[[nodiscard]] std::string about(std::string_view argument, std::string_view problem);

/// A program or a command, set up as ours all are: of an option given twice the last value counts.
void prepare(CLI::App& app);

/// Whether `--help`, `--version` or the like stands anywhere.
[[nodiscard]] bool asks_for(std::span<const char* const> arguments, std::string_view wanted);

/// Reads the arguments, which come without the program's name. The error is a sentence.
[[nodiscard]] std::expected<void, std::string> parse(CLI::App& app,
                                                     std::span<const char* const> arguments);

/// With what a program ends that was given bad arguments. `command` is what to ask for help.
[[nodiscard]] std::string complaint(std::string_view command, std::string_view problem);

}  // namespace mnk::arguments
