#pragma once

#include <atomic>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "console/program.h"

/// Runs the program in line: passes it the typed text, keeps its output, and only records pauses.
/// An interrupt, if any, comes at once. Each look at the clock takes `tick` seconds.
namespace mnk::console::test {

struct Run {
  int status = 0;
  std::string out;
  std::string err;
  std::vector<double> pauses;
};

inline Run run(const std::vector<const char*>& arguments, const std::string& typed = {},
               bool interrupt = false, double tick = 0) {
  std::istringstream in(typed);
  std::ostringstream out;
  std::ostringstream err;
  Run run;
  const std::atomic<bool> interrupted = interrupt;
  const Terminal terminal{.in = in,
                          .out = out,
                          .err = err,
                          .seconds = [tick, now = 0.0]() mutable { return now += tick; },
                          .pause = [&](double seconds) { run.pauses.push_back(seconds); },
                          .random_seed = [] { return std::uint64_t{1}; },
                          .interrupted = [&]() -> const auto& { return interrupted; }};
  run.status = run_program(arguments, terminal);
  run.out = out.str();
  run.err = err.str();
  return run;
}

/// The same with the arguments in one text, separated by spaces.
inline Run run_line(const std::string& line) {
  std::istringstream text(line);
  const std::vector<std::string> words{std::istream_iterator<std::string>(text), {}};
  std::vector<const char*> arguments;
  for (const std::string& word : words) arguments.push_back(word.c_str());
  return run(arguments);
}

}  // namespace mnk::console::test
