#pragma once

#include <condition_variable>
#include <deque>
#include <istream>
#include <mutex>
#include <optional>
#include <ostream>
#include <string>

namespace mnk::gomocup {

/// Lines that have been read and not been taken yet. One thread puts them in, another takes them.
class Inbox {
 public:
  void put(std::string line);
  /// There will be no more.
  void close();

  /// Waits for the next line; nothing when there will be none.
  std::optional<std::string> take();

  /// Whether a STOP or END is waiting. Once taken it has no further effect: it was about the
  /// command before it.
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

/// Reads commands up to END or the end of the input, and answers. Lines are read by a thread of
/// their own, so that STOP and END are noticed while the brain thinks. Gives the exit status: 0, or
/// 1 after an ERROR line when that thread cannot be made.
int run_program(std::istream& in, std::ostream& out);

}  // namespace mnk::gomocup
