#pragma once

#include "engine/mark.h"
#include "game/rules.h"
#include "players/player_kind.h"

namespace mnk {

/// Chosen before a game: the rules, and who plays each side.
struct Settings {
  games::AnyRules rules;
  PlayerKind x = PlayerKind::human;
  PlayerKind o = PlayerKind::human;

  [[nodiscard]] PlayerKind player(Mark mark) const { return mark == Mark::X ? x : o; }

  friend bool operator==(const Settings&, const Settings&) = default;
};

}  // namespace mnk
