#pragma once

#include "engine/rules.h"
#include "solver/line_map.h"
#include "solver/zobrist.h"

namespace mnk {

/// What all searches on one board share and none changes.
struct BoardFacts {
  explicit BoardFacts(const Rules& board_rules) : rules(board_rules), map(rules), zobrist(map) {}

  Rules rules;
  LineMap map;
  Zobrist zobrist;
};

}  // namespace mnk
