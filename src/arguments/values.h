#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "arguments/option_reader.h"
#include "engine/rules.h"
#include "games/any_position.h"
#include "games/any_rules.h"
#include "players/player_kind.h"

/// How the values are read that several programs take. What is read into must outlive the reader.
namespace mnk::arguments {

[[nodiscard]] OptionReader::Read rules_into(Rules& rules);
/// Of any game.
[[nodiscard]] OptionReader::Read any_rules_into(games::AnyRules& rules);
[[nodiscard]] OptionReader::Read player_into(PlayerKind& player);

/// Digits only, from `least` to what 64 bits hold.
[[nodiscard]] OptionReader::Read number_into(std::uint64_t& number, std::uint64_t least);

/// Seconds from 0 to 60: digits with at most one point among them.
[[nodiscard]] OptionReader::Read delay_into(double& delay);

[[nodiscard]] OptionReader::Read text_into(std::optional<std::string_view>& text);

/// What was given as `--position`. To be read after all other arguments, since what is a position
/// depends on the rules, wherever they stand. Nothing for no text, and for an empty board.
[[nodiscard]] Problem read_position(std::optional<std::string_view> text,
                                    const games::AnyRules& rules,
                                    std::optional<games::AnyPosition>& position);

}  // namespace mnk::arguments
