#pragma once

#include <functional>
#include <optional>
#include <thread>

namespace mnk::proof {

/// Starts a thread; nothing when the system has none left.
using StartThread = std::function<std::optional<std::thread>(const std::function<void()>& work)>;

[[nodiscard]] std::optional<std::thread> start_thread(const std::function<void()>& work);

}  // namespace mnk::proof
