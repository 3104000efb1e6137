#pragma once

#include <functional>
#include <optional>
#include <thread>

namespace mnk::proof {

/// Starts a thread; nothing when the system has none left.
using StartThread = std::function<std::optional<std::thread>(const std::function<void()>& work)>;

[[nodiscard]] std::optional<std::thread> start_thread(const std::function<void()>& work);

/// Does the work; false if the system had too little memory for it. A thread that left by an
/// exception would end the program.
[[nodiscard]] bool within_memory(const std::function<void()>& work);

}  // namespace mnk::proof
