#include "gomocup/program.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <variant>

#include "gomocup/brain.h"

namespace mnk::gomocup {
namespace {

/// Lines that have been read and not been taken yet.
class Inbox {
 public:
  void put(std::string line) {
    const auto command = parse_command(line);
    const bool hurries = command && (std::holds_alternative<Stop>(*command) ||
                                     std::holds_alternative<End>(*command));
    {
      const std::scoped_lock lock(mutex_);
      lines_.push_back(std::move(line));
      if (hurries) urgent_ = true;
    }
    changed_.notify_one();
  }
  /// There will be no more.
  void close() {
    {
      const std::scoped_lock lock(mutex_);
      closed_ = true;
    }
    changed_.notify_one();
  }
  /// Waits for the next line; nothing when there will be none.
  std::optional<std::string> take() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return closed_ || !lines_.empty(); });
    if (lines_.empty()) return std::nullopt;
    std::string line = std::move(lines_.front());
    lines_.pop_front();
    if (lines_.empty()) urgent_ = false;
    return line;
  }
  [[nodiscard]] bool urgent() {
    const std::scoped_lock lock(mutex_);
    return urgent_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::string> lines_;
  bool closed_ = false;
  bool urgent_ = false;
};

class RealSurroundings : public Surroundings {
 public:
  explicit RealSurroundings(Inbox& inbox) : inbox_(&inbox) {}

  double milliseconds() override {
    using Milliseconds = std::chrono::duration<double, std::milli>;
    return Milliseconds(std::chrono::steady_clock::now().time_since_epoch()).count();
  }
  bool urgent() override { return inbox_->urgent(); }

 private:
  Inbox* inbox_;
};

}  // namespace

int run_program(std::istream& in, std::ostream& out) {
  Inbox inbox;
  std::thread reader([&] {
    for (std::string line; std::getline(in, line);) {
      const auto command = parse_command(line);
      inbox.put(line);
      if (command && std::holds_alternative<End>(*command)) break;
    }
    inbox.close();
  });
  RealSurroundings surroundings(inbox);
  Brain brain(surroundings);
  while (!brain.ended()) {
    const auto line = inbox.take();
    if (!line) break;
    for (const std::string& answer : brain.take(*line)) out << answer << '\n';
    out.flush();
  }
  reader.join();
  return 0;
}

}  // namespace mnk::gomocup
