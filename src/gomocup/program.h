#pragma once

#include <condition_variable>
#include <deque>
#include <istream>
#include <mutex>
#include <optional>
#include <ostream>
#include <string>

namespace mnk::gomocup {

/// A queue of input lines. One thread puts them in, another takes them.
class Inbox {
 public:
  void put(std::string line);
  /// No more lines will come.
  void close();

  /// Waits for the next line; nothing once closed and empty.
  std::optional<std::string> take();

  /// Whether a STOP or END is waiting. Once taken it no longer counts: it was about the command
  /// before it.
  [[nodiscard]] bool urgent();

 private:
  struct Line {
    std::string text;
    bool hurries;
  };

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Line> lines_;
  bool closed_ = false;
};

/// Answers commands up to END or the end of the input. A separate thread reads the lines, so that
/// STOP and END arrive while the brain searches. Returns the exit status: 0, or 1 after an ERROR
/// line if that thread cannot start.
int run_program(std::istream& in, std::ostream& out);

}  // namespace mnk::gomocup
