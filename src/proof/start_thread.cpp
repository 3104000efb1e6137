#include "proof/start_thread.h"

#include <system_error>

namespace mnk::proof {

#ifdef __EMSCRIPTEN__

std::optional<std::thread> start_thread(const std::function<void()>& /*work*/) {
  return std::nullopt;
}

#else

std::optional<std::thread> start_thread(const std::function<void()>& work) {
  try {
    return std::thread(work);
  } catch (const std::system_error&) {
    return std::nullopt;
  }
}

#endif

}  // namespace mnk::proof
