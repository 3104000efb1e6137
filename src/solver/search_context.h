#pragma once

#include "engine/rules.h"
#include "solver/board_key.h"
#include "solver/line_map.h"
#include "solver/table.h"

namespace mnk {

/// The rules that make the solver fast. Each can be switched off without changing any value.
struct SearchOptions {
  bool forks = true;              ///< see forks.h
  bool erdos_selfridge = true;    ///< see static_rules.h
  bool pairing = true;            ///< see pairing.h
  bool symmetry = true;           ///< symmetric positions share an entry of the table
  bool strategy_stealing = true;  ///< see static_rules.h
  bool zetters = true;            ///< see static_rules.h
  bool table = true;              ///< results are stored and looked up
};

/// Shared by all searches on one board: what does not change during play, and the table.
struct SearchContext {
  /// The table must outlive the context, and must hold nothing about other rules.
  SearchContext(const Rules& board_rules, Table& shared_table, const SearchOptions& search_options)
      : rules(board_rules), map(rules), keys(map), table(&shared_table), options(search_options) {}

  Rules rules;
  LineMap map;
  BoardKeys keys;
  Table* table;
  SearchOptions options;
};

}  // namespace mnk
