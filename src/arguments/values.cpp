#include "arguments/values.h"

#include <algorithm>
#include <cstdlib>
#include <string>

#include "arguments/messages.h"
#include "arguments/parse_error_words.h"
#include "engine/notation.h"
#include "registry/games.h"
#include "session/address.h"
#include "text/scan.h"

namespace mnk::arguments {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

OptionReader::Read rules_into(Rules& rules) {
  return [&rules](std::string_view text) -> Problem {
    const auto parsed = parse_rules(text);
    if (!parsed) return mnk::messages::describe(parsed.error());
    rules = *parsed;
    return std::nullopt;
  };
}

OptionReader::Read any_rules_into(games::AnyRules& rules) {
  return [&rules](std::string_view text) -> Problem {
    const auto parsed = games::parse_any_rules(text);
    if (!parsed) return mnk::messages::describe(parsed.error());
    rules = *parsed;
    return std::nullopt;
  };
}

OptionReader::Read player_into(PlayerKind& player) {
  return [&player](std::string_view text) -> Problem {
    const auto kind = parse_player_kind(text);
    if (!kind) return messages::no_player(text);
    player = *kind;
    return std::nullopt;
  };
}

OptionReader::Read number_into(std::uint64_t& number, std::uint64_t least) {
  return [&number, least](std::string_view text) -> Problem {
    const auto value = parse_number(text);
    const bool too_large = !value && !text.empty() && std::ranges::all_of(text, is_digit);
    if (too_large) return messages::number_too_large(text);
    if (!value || *value < least) return messages::no_whole_number(text, least);
    number = *value;
    return std::nullopt;
  };
}

OptionReader::Read delay_into(double& delay) {
  return [&delay](std::string_view text) -> Problem {
    // std::from_chars reads no such number yet in libc++.
    constexpr double most = 60;
    constexpr std::size_t most_characters = 12;
    const bool number = text.size() <= most_characters && std::ranges::any_of(text, is_digit) &&
                        std::ranges::count(text, '.') <= 1 &&
                        std::ranges::all_of(text, [&](char c) { return is_digit(c) || c == '.'; });
    const double value = number ? std::strtod(std::string(text).c_str(), nullptr) : -1;
    if (value < 0 || value > most) return messages::no_delay(text);
    delay = value;
    return std::nullopt;
  };
}

OptionReader::Read text_into(std::optional<std::string_view>& text) {
  return [&text](std::string_view found) -> Problem {
    text = found;
    return std::nullopt;
  };
}

Problem read_position(std::optional<std::string_view> text, const games::AnyRules& rules,
                      std::optional<games::AnyPosition>& position) {
  if (!text) return std::nullopt;
  auto parsed = parse_start(*text, rules);
  if (!parsed) return messages::about("--position", mnk::messages::describe(parsed.error()));
  position = *std::move(parsed);
  return std::nullopt;
}

}  // namespace mnk::arguments
