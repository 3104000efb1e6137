#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mnk {

/// Who plays a side, as the settings, the address and the command line name them.
enum class PlayerKind : std::uint8_t { human, random, easy, medium, hard, perfect };

inline constexpr std::array all_player_kinds = {PlayerKind::human, PlayerKind::random,
                                                PlayerKind::easy,  PlayerKind::medium,
                                                PlayerKind::hard,  PlayerKind::perfect};

/// `human`, `random`, `easy`, `medium`, `hard` or `perfect`.
[[nodiscard]] std::string_view to_text(PlayerKind kind);

/// The kind with this very name; nothing for any other text.
[[nodiscard]] std::optional<PlayerKind> parse_player_kind(std::string_view text);

}  // namespace mnk
