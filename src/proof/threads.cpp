#include "proof/threads.h"

#include <new>
#include <system_error>

namespace mnk::proof {

#ifdef __EMSCRIPTEN__

std::optional<std::thread> start_thread(const std::function<void()>& /*work*/) {
  return std::nullopt;
}

bool within_memory(const std::function<void()>& work) {
  work();
  return true;
}

#else

std::optional<std::thread> start_thread(const std::function<void()>& work) {
  try {
    return std::thread(work);
  } catch (const std::system_error&) {
    return std::nullopt;
  }
}

bool within_memory(const std::function<void()>& work) {
  try {
    work();
    return true;
  } catch (const std::bad_alloc&) {
    return false;
  }
}

#endif

}  // namespace mnk::proof
