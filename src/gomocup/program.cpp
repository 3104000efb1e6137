#include "gomocup/program.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <variant>

#include "gomocup/brain.h"
#include "gomocup/protocol.h"

namespace mnk::gomocup {

namespace {

bool is_word(std::string_view line, Word word) {
  const auto command = parse_command(line);
  const auto* found = command ? std::get_if<Word>(&*command) : nullptr;
  return found != nullptr && *found == word;
}

}  // namespace

void Inbox::put(std::string line) {
  const bool hurries = is_word(line, Word::stop) || is_word(line, Word::end);
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

namespace {

double milliseconds() {
  using Milliseconds = std::chrono::duration<double, std::milli>;
  return Milliseconds(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void read_all(std::istream& in, Inbox& inbox) {
  for (std::string line; std::getline(in, line);) {
    inbox.put(line);
    if (is_word(line, Word::end)) break;
  }
  inbox.close();
}

/// Nothing if the system has no thread left.
std::optional<std::thread> start_reader(std::istream& in, Inbox& inbox) {
  try {
    return std::thread([&] { read_all(in, inbox); });
  } catch (const std::system_error&) {
    return std::nullopt;
  }
}

}  // namespace

int run_program(std::istream& in, std::ostream& out) {
  Inbox inbox;
  auto reader = start_reader(in, inbox);
  if (!reader) {
    out << "ERROR the system has no thread left to read commands with\n" << std::flush;
    return 1;
  }
  Brain brain({.milliseconds = milliseconds, .urgent = [&] { return inbox.urgent(); }});
  while (!brain.ended()) {
    const auto line = inbox.take();
    if (!line) break;
    for (const std::string& answer : brain.take(*line)) out << answer << '\n';
    out.flush();
  }
  reader->join();
  return 0;
}

}  // namespace mnk::gomocup
