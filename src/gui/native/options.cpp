#include "gui/native/options.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/notation.h"
#include "engine/text_scan.h"
#include "gui/native/messages.h"
#include "session/messages.h"

namespace mnk {
namespace {

using Problem = std::optional<std::string>;

Problem read_player(std::string_view text, PlayerKind& player) {
  const auto kind = parse_player_kind(text);
  if (!kind) {
    return messages::quote(text) + " is no player: human, random, easy, medium, hard or perfect";
  }
  player = *kind;
  return std::nullopt;
}

Problem read_delay(std::string_view text, Options& options) {
  const std::string seconds(text);
  char* end = nullptr;
  const double value = std::strtod(seconds.c_str(), &end);
  constexpr double most = 60;
  if (seconds.empty() || *end != '\0' || std::isnan(value) || value < 0 || value > most) {
    return messages::quote(text) + " is no delay: a number of seconds from 0 to 60";
  }
  options.pace = static_cast<std::uint32_t>(value * 1000);
  return std::nullopt;
}

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

Problem read_seed(std::string_view text, Options& options) {
  const auto seed = parse_digits(text);
  if (!seed) return messages::quote(text) + " is no seed: a whole number";
  options.seed = static_cast<std::uint64_t>(*seed);
  return std::nullopt;
}

Problem read_screenshot(std::string_view text, Options& options) {
  if (text.empty()) return "a file name is needed, such as board.png";
  options.screenshot = text;
  return std::nullopt;
}

Problem read_rules(std::string_view text, Options& options) {
  const auto rules = parse_rules(text);
  if (!rules) return messages::describe(rules.error());
  options.settings.rules = *rules;
  return std::nullopt;
}

using Reader = std::function<Problem(std::string_view)>;

}  // namespace

std::expected<Options, std::string> parse_options(std::span<const char* const> arguments) {
  Options options;
  std::string_view moves;  // read last: which moves are legal depends on the rules
  const std::array<std::pair<std::string_view, Reader>, 8> readers{{
      {"--rules", [&](std::string_view text) { return read_rules(text, options); }},
      {"--x", [&](std::string_view text) { return read_player(text, options.settings.x); }},
      {"--o", [&](std::string_view text) { return read_player(text, options.settings.o); }},
      {"--delay", [&](std::string_view text) { return read_delay(text, options); }},
      {"--seed", [&](std::string_view text) { return read_seed(text, options); }},
      {"--size", [&](std::string_view text) { return read_size(text, options); }},
      {"--moves", [&](std::string_view text) { return moves = text, Problem(); }},
      {"--screenshot", [&](std::string_view text) { return read_screenshot(text, options); }},
  }};
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string_view name = arguments[i];
    if (name == "--help") {
      options.help = true;
      return options;
    }
    const auto* reader =
        std::ranges::find(readers, name, &std::pair<std::string_view, Reader>::first);
    if (reader == readers.end()) {
      return std::unexpected("unknown option " + messages::quote(name) + "; --help lists all");
    }
    if (++i == arguments.size()) {
      return std::unexpected(std::string(name) + " needs a value; --help says which");
    }
    if (auto problem = reader->second(arguments[i])) {
      return std::unexpected(std::string(name) + ": " + *problem);
    }
  }
  const auto played = parse_moves(moves, options.settings.rules);
  if (!played) return std::unexpected("--moves: " + messages::describe(played.error().error));
  options.moves = *played;
  return options;
}

}  // namespace mnk
