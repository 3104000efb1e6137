#pragma once

#include <gtest/gtest.h>

#include <ostream>

#include "session/state_update.h"
#include "support/engine_printers.h"

/// How GoogleTest shows the session's values when a test fails.
namespace mnk {

inline void PrintTo(const Score& score, std::ostream* out) {
  *out << score.first << " : " << score.second << ", draws " << score.draws;
}

inline void PrintTo(const SaveError& error, std::ostream* out) {
  *out << error.part << ": \"" << error.found << '"';
}

inline void PrintTo(const BadCommand& error, std::ostream* out) {
  *out << '"' << error.found << "\", expected \"" << error.expected << '"';
}

}  // namespace mnk
