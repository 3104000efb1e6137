#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <string>

namespace mnk::test {

/// The name of a file that belongs to one test and is deleted with it. Tests of several builds run
/// at once.
class ScratchFile {
 public:
  explicit ScratchFile(const std::string& ending)
      : name_(testing::TempDir() + "ttt_" + std::to_string(getpid()) + ending) {}
  ~ScratchFile() { std::remove(name_.c_str()); }
  ScratchFile(const ScratchFile&) = delete;
  ScratchFile& operator=(const ScratchFile&) = delete;

  [[nodiscard]] const std::string& name() const { return name_; }

 private:
  std::string name_;
};

}  // namespace mnk::test
