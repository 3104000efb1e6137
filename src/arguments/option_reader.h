#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mnk::arguments {

/// Why an argument cannot be used, as a sentence; nothing when it can.
using Problem = std::optional<std::string>;

/// Takes the arguments of one command apart: options with a value (`--name value` or, where the
/// value begins with `--` itself, `--name=value`), flags, and operands in their order. What each
/// means is up to its reader.
class OptionReader {
 public:
  using Read = std::function<Problem(std::string_view)>;

  OptionReader& option(std::string_view name, Read read);
  OptionReader& flag(std::string_view name, bool& seen);
  /// `name` is what a complaint calls it. Every operand is required: `missing` is the complaint
  /// when it is not given.
  OptionReader& operand(std::string_view name, std::string_view missing, Read read);

  /// The first problem met, if any.
  [[nodiscard]] Problem read(std::span<const char* const> arguments) const;

 private:
  struct Option {
    std::string_view name;
    Read read;
    bool* seen;  ///< for a flag, which has no reader
  };
  struct Operand {
    std::string_view name;
    std::string_view missing;
    Read read;
  };

  [[nodiscard]] const Option* find(std::string_view name) const;
  /// Reads the option at the front and takes it off, its value too.
  [[nodiscard]] Problem read_option(std::span<const char* const>& arguments) const;

  std::vector<Option> options_;
  std::vector<Operand> operands_;
};

/// Whether one of the arguments is just this text, as `--help` may stand anywhere.
[[nodiscard]] bool asks_for(std::span<const char* const> arguments, std::string_view wanted);

}  // namespace mnk::arguments
