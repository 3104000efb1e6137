#pragma once

#include "solver/board_facts.h"
#include "solver/options.h"
#include "solver/table.h"

namespace mnk {

/// What a search needs to work with.
struct Workshop {
  const BoardFacts* facts;
  Table* table;
  SolverOptions options;
};

}  // namespace mnk
