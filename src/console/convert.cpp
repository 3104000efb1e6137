#include <fmt/format.h>

#include <array>
#include <memory>
#include <sstream>

#include "console/command.h"
#include "console/words.h"
#include "engine/notation.h"
#include "engine/record.h"

namespace mnk::console {
namespace {

struct ConvertOptions {
  std::size_t format = 0;
  Rules rules = Rules::make(15, 15, 5).value();
};

/// Behind the formats of records one of our own: rules and moves as texts.
constexpr auto format_names = [] {
  std::array<std::string_view, record_format_names.size() + 1> names;
  std::ranges::copy(record_format_names, names.begin());
  names.back() = "moves";
  return names;
}();

Status run(const ConvertOptions& options, const Terminal& terminal) {
  std::ostringstream text;
  text << terminal.in.rdbuf();
  const auto record = parse_record(text.str(), options.rules);
  if (!record) {
    terminal.err << fmt::format(words::not_done, words::describe(record.error()));
    return unusable;
  }
  if (options.format < record_format_names.size()) {
    terminal.out << to_text(*record, static_cast<RecordFormat>(options.format));
  } else {
    terminal.out << to_text(record->rules) << ' ' << to_text(record->moves) << '\n';
  }
  return success;
}

}  // namespace

Finish add_convert(CLI::App& command) {
  const auto options = std::make_shared<ConvertOptions>();
  arguments::add_operand(
      command, "FORMAT",
      arguments::choice("format", format_names,
                        [&format = options->format](std::size_t found) { format = found; }),
      arguments::one_of(format_names));
  arguments::add_option(command, "--rules", "RULES", arguments::rules_into(options->rules),
                        "the board of a text that names none (15,15,5 unless given)");
  return [options]() -> std::expected<Work, std::string> {
    return [options](const Terminal& terminal) { return run(*options, terminal); };
  };
}

}  // namespace mnk::console
