#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "arguments/option_reader.h"
#include "engine/rules.h"
#include "game/position.h"
#include "game/rules.h"
#include "players/player_kind.h"

/// Readers for the values of options that several programs take. What they read into must outlive
/// them.
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

/// Reads what was given as `--position`, after all other arguments: its meaning depends on the
/// rules, which may come later. Leaves nothing for no text and for an empty board.
[[nodiscard]] Problem read_position(std::optional<std::string_view> text,
                                    const games::AnyRules& rules,
                                    std::optional<games::AnyPosition>& position);

}  // namespace mnk::arguments
