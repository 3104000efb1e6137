#pragma once

#include <gtest/gtest.h>

#include <ostream>
#include <string>

#include "engine/notation.h"

/// How GoogleTest shows the engine's values when a test fails.
namespace mnk {

inline void PrintTo(Cell cell, std::ostream* out) { *out << to_text(cell); }

inline void PrintTo(const Rules& rules, std::ostream* out) { *out << to_text(rules); }

inline void PrintTo(const Position& position, std::ostream* out) {
  *out << to_text(position.rules()) << ' ' << to_position_text(position);
}

inline void PrintTo(Mark mark, std::ostream* out) { *out << letter(mark); }

inline void PrintTo(Outcome outcome, std::ostream* out) {
  if (const auto winner = outcome.winner()) {
    *out << letter(*winner) << " wins";
  } else {
    *out << (outcome.is_draw() ? "draw" : "in progress");
  }
}

/// An error as a text: `rules_form at 2 "" 0..0`.
inline std::string told(const ParseError& error) {
  return std::string(to_text(error.reason)) + " at " + std::to_string(error.offset) + " \"" +
         error.found + "\" " + std::to_string(error.low) + ".." + std::to_string(error.high);
}

inline void PrintTo(const ParseError& error, std::ostream* out) { *out << told(error); }

}  // namespace mnk
