#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "arguments/option_reader.h"
#include "engine/rules.h"
#include "players/player_kind.h"

/// How the values are read that several programs take. What is read into must outlive the reader.
namespace mnk::arguments {

[[nodiscard]] OptionReader::Read rules_into(Rules& rules);
[[nodiscard]] OptionReader::Read player_into(PlayerKind& player);

/// Digits only, from `least` to what 64 bits hold.
[[nodiscard]] OptionReader::Read number_into(std::uint64_t& number, std::uint64_t least);

/// Seconds from 0 to 60: digits with at most one point among them.
[[nodiscard]] OptionReader::Read delay_into(double& delay);

[[nodiscard]] OptionReader::Read text_into(std::optional<std::string_view>& text);

}  // namespace mnk::arguments
