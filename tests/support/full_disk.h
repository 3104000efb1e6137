#pragma once

#include <sys/resource.h>

#include <csignal>

namespace mnk::test {

/// While this lives this process cannot write a file beyond so many bytes, as on a disk that is
/// full.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) : signal_(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &usual_);
    const rlimit limited{.rlim_cur = bytes, .rlim_max = usual_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limited);
  }
  ~FullDisk() {
    setrlimit(RLIMIT_FSIZE, &usual_);
    std::signal(SIGXFSZ, signal_);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;
  FullDisk(FullDisk&&) = delete;
  FullDisk& operator=(FullDisk&&) = delete;

 private:
  rlimit usual_{};
  void (*signal_)(int);
};

}  // namespace mnk::test
