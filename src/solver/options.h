#pragma once

namespace mnk {

/// The rules that make the solver fast. Each can be switched off, and no value changes by it.
struct SolverOptions {
  bool forks = true;              ///< see forks.h
  bool erdos_selfridge = true;    ///< see static_rules.h
  bool pairing = true;            ///< see pairing.h
  bool symmetry = true;           ///< turned and mirrored positions share a place in the table
  bool strategy_stealing = true;  ///< see value_search.h
  bool zetters = true;            ///< see value_search.h
  bool table = true;              ///< what was found out is remembered
};

}  // namespace mnk
