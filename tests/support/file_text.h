#pragma once

#include <fstream>
#include <sstream>
#include <string>

namespace mnk::test {

/// The whole text of a file.
inline std::string file_text(const std::string& name) {
  std::ostringstream text;
  text << std::ifstream(name).rdbuf();
  return text.str();
}

}  // namespace mnk::test
