#pragma once

#include <unistd.h>

#include <cstdio>
#include <filesystem>
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

/// The name of a file that belongs to one test and is deleted with it. Tests of several builds run
/// at once.
class ScratchFile {
 public:
  explicit ScratchFile(const std::string& ending)
      : name_(std::filesystem::temp_directory_path() /
              ("ttt_" + std::to_string(getpid()) + ending)) {}
  ~ScratchFile() { std::remove(name_.c_str()); }
  ScratchFile(const ScratchFile&) = delete;
  ScratchFile& operator=(const ScratchFile&) = delete;

  [[nodiscard]] const std::string& name() const { return name_; }

 private:
  std::string name_;
};

}  // namespace mnk::test
