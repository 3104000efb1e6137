#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <new>
#include <random>
#include <thread>

#include "arguments/options.h"
#include "console/program.h"
#include "console/words.h"

namespace {

namespace words = mnk::console::words;

using Seconds = std::chrono::duration<double>;

double seconds() { return Seconds(std::chrono::steady_clock::now().time_since_epoch()).count(); }

void hold(double seconds) {
  std::cout.flush();
  std::this_thread::sleep_for(Seconds(seconds));
}

std::atomic<bool> interrupt_seen = false;
static_assert(std::atomic<bool>::is_always_lock_free);

/// A second interrupt ends the program.
void note_interrupt(int signal) {
  interrupt_seen = true;
  (void)std::signal(signal, SIG_DFL);
}

const std::atomic<bool>& interrupted() {
  (void)std::signal(SIGINT, note_interrupt);
  return interrupt_seen;
}

}  // namespace

// May end with an exception if the system's random numbers fail.
// NOLINTNEXTLINE(bugprone-exception-escape)
int main(int argc, char** argv) {
  const std::span<const char* const> arguments(argv + std::min(argc, 1), argv + argc);
  std::string_view problem = mnk::messages::output_not_written;
  try {
    const int status = mnk::console::run_program(
        arguments, {.in = std::cin,
                    .out = std::cout,
                    .err = std::cerr,
                    .seconds = seconds,
                    .pause = hold,
                    .random_seed = [] { return std::uint64_t{std::random_device()()}; },
                    .interrupted = interrupted});
    // A full disk shows only once all is written.
    std::cout.flush();
    if (std::cout) return status;
  } catch (const std::bad_alloc&) {
    std::cout.flush();
    problem = words::out_of_memory;
  }
  std::cerr << fmt::format(words::not_done, problem);
  return EXIT_FAILURE;
}
