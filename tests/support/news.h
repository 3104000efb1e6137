#pragma once

#include <cstdlib>
#include <fstream>
#include <string>

namespace mnk::test {

/// Writes news to the file `TTT_NEWS`, if set, from which tests/web/contract.test.mjs checks the
/// page's types.
inline void keep_news(const std::string& json) {
  if (const char* const path = std::getenv("TTT_NEWS")) {
    std::ofstream(path, std::ios::app) << json << '\n';
  }
}

}  // namespace mnk::test
