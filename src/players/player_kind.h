#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/rules.h"

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

/// Whether the perfect player can be trusted to prove every position of these rules within the
/// nodes that a move has, so that people may call it perfect. Elsewhere it is the strongest there
/// is. The bounds are cautious: they were read off the solver's table of nodes, see
/// solver/README.md.
[[nodiscard]] bool is_solved(const Rules& rules);

}  // namespace mnk
