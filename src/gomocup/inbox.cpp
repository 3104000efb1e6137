#include "gomocup/inbox.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "gomocup/protocol.h"

namespace mnk::gomocup {

void Inbox::put(std::string line) {
  const auto command = parse_command(line);
  const bool hurries =
      command && (std::holds_alternative<Stop>(*command) || std::holds_alternative<End>(*command));
  {
    const std::scoped_lock lock(mutex_);
    lines_.push_back({.text = std::move(line), .hurries = hurries});
  }
  changed_.notify_one();
}

void Inbox::close() {
  {
    const std::scoped_lock lock(mutex_);
    closed_ = true;
  }
  changed_.notify_one();
}

std::optional<std::string> Inbox::take() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return closed_ || !lines_.empty(); });
  if (lines_.empty()) return std::nullopt;
  std::string line = std::move(lines_.front().text);
  lines_.pop_front();
  return line;
}

bool Inbox::urgent() {
  const std::scoped_lock lock(mutex_);
  return std::ranges::any_of(lines_, &Line::hurries);
}

}  // namespace mnk::gomocup
