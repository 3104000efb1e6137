#include "gui/native/options.h"

#include <cmath>
#include <optional>
#include <string_view>

#include "arguments/messages.h"
#include "arguments/option_reader.h"
#include "arguments/parse_error_words.h"
#include "arguments/values.h"
#include "engine/notation.h"
#include "text/scan.h"

namespace mnk {
namespace {

using arguments::OptionReader;
using arguments::Problem;

Problem read_size(std::string_view text, Options& options) {
  constexpr int least = 64;
  constexpr int most = 8192;
  const auto parts = split(text, 'x');
  const auto width = parse_digits(parts.front().text);
  const auto height = parse_digits(parts.back().text);
  if (parts.size() != 2 || !width || !height || *width < least || *width > most ||
      *height < least || *height > most) {
    return messages::quote(text) + " is no size: two numbers from 64 to 8192, such as 640x700";
  }
  options.width = *width;
  options.height = *height;
  return std::nullopt;
}

Problem read_screenshot(std::string_view text, Options& options) {
  if (text.empty()) return "a file name is needed, such as board.png";
  options.screenshot = text;
  return std::nullopt;
}

}  // namespace

std::expected<Options, std::string> parse_options(std::span<const char* const> arguments,
                                                  std::uint64_t chance) {
  Options options;
  options.seed = chance;
  options.help = arguments::asks_for(arguments, "--help");
  options.version = arguments::asks_for(arguments, "--version");
  if (options.help || options.version) return options;
  double delay = 0.8;
  std::optional<std::string_view> position;
  std::optional<std::string_view> moves;
  const auto size = [&](std::string_view text) { return read_size(text, options); };
  const auto screenshot = [&](std::string_view text) { return read_screenshot(text, options); };
  const auto problem = OptionReader()
                           .option("--rules", arguments::any_rules_into(options.settings.rules))
                           .option("--x", arguments::player_into(options.settings.x))
                           .option("--o", arguments::player_into(options.settings.o))
                           .option("--delay", arguments::delay_into(delay))
                           .option("--seed", arguments::number_into(options.seed, 0))
                           .option("--size", size)
                           .option("--position", arguments::text_into(position))
                           .option("--moves", arguments::text_into(moves))
                           .option("--screenshot", screenshot)
                           .read(arguments);
  if (problem) return std::unexpected(*problem);
  options.pace = static_cast<std::uint32_t>(std::lround(delay * 1000));
  const games::AnyRules& rules = options.settings.rules;
  const auto bad = arguments::read_position(position, rules, options.start);
  if (bad) return std::unexpected(*bad);
  // Read last: which moves are legal depends on the position.
  auto played = parse_moves(moves.value_or(""), options.start.value_or(games::AnyPosition(rules)));
  if (!played) {
    return std::unexpected(
        arguments::messages::about("--moves", messages::describe(played.error().error)));
  }
  options.moves = *std::move(played);
  return options;
}

}  // namespace mnk
