#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "text/names.h"

namespace mnk {

/// The players, by the names used in settings, addresses and command lines.
enum class PlayerKind : std::uint8_t { human, random, easy, medium, hard, perfect };

inline constexpr std::array all_player_kinds = {PlayerKind::human, PlayerKind::random,
                                                PlayerKind::easy,  PlayerKind::medium,
                                                PlayerKind::hard,  PlayerKind::perfect};

inline constexpr std::array<std::string_view, all_player_kinds.size()> player_kind_names = {
    "human", "random", "easy", "medium", "hard", "perfect"};

[[nodiscard]] constexpr std::string_view to_text(PlayerKind kind) {
  return player_kind_names[static_cast<std::size_t>(kind)];
}

/// The kind with this very name; nothing for any other text.
[[nodiscard]] inline std::optional<PlayerKind> parse_player_kind(std::string_view text) {
  return parse_name<PlayerKind>(text, player_kind_names);
}

}  // namespace mnk
