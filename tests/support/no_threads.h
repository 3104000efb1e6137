#pragma once

#include <pthread.h>

#include <cstddef>

namespace mnk::test {

/// While this lives, the process cannot start a thread: its stack would exceed the address space,
/// as under a limit of the system.
class NoThreads {
 public:
  NoThreads() {
#ifdef __GLIBC__
    pthread_attr_t absurd;
    constexpr std::size_t beyond_the_address_space = std::size_t{1} << (sizeof(void*) * 8 - 2);
    holds_ = pthread_getattr_default_np(&usual_) == 0 && pthread_attr_init(&absurd) == 0 &&
             pthread_attr_setstacksize(&absurd, beyond_the_address_space) == 0 &&
             pthread_setattr_default_np(&absurd) == 0;
#endif
  }
  ~NoThreads() {
#ifdef __GLIBC__
    if (holds_) pthread_setattr_default_np(&usual_);
#endif
  }
  NoThreads(const NoThreads&) = delete;
  NoThreads& operator=(const NoThreads&) = delete;

  /// False if the system does not support this; the test then skips.
  [[nodiscard]] bool holds() const { return holds_; }

 private:
#ifdef __GLIBC__
  pthread_attr_t usual_{};
#endif
  bool holds_ = false;
};

}  // namespace mnk::test
