#pragma once

#include <deque>
#include <functional>
#include <utility>
#include <vector>

#include "players/thinker.h"

namespace mnk::test {

/// A thinker that thinks nothing: a test reads what it was asked, and says what it answers.
class FakeThinker : public Thinker {
 public:
  void ask(const ThinkRequest& request) override {
    requests.push_back(request);
    if (at_once) reports.push_back(at_once(request));
  }

  void stop() override { ++stops; }

  std::optional<ThinkReport> poll() override {
    if (reports.empty()) return std::nullopt;
    ThinkReport report = std::move(reports.front());
    reports.pop_front();
    return report;
  }

  [[nodiscard]] bool unavailable() const override { return gone; }
  void restart() override {
    gone = false;
    ++restarts;
  }

  /// Answers the newest request with a move.
  void answer(Cell move) { reports.push_back(answer_to(requests.back(), move)); }

  /// Says something that is not the end of it.
  void say_more(const Assessment& value) {
    reports.push_back({.id = requests.back().id,
                       .done = false,
                       .move = {},
                       .value = value,
                       .variation = {},
                       .moves = {},
                       .nodes = 1});
  }

  static ThinkReport answer_to(const ThinkRequest& request, std::optional<Cell> move) {
    return {
        .id = request.id,
        .done = true,
        .move = move,
        .value = Assessment::unknown(static_cast<int>(request.position.available_moves().size())),
        .variation = {},
        .moves = {},
        .nodes = 1};
  }

  /// Answers with the first free cell.
  static ThinkReport first_free_cell(const ThinkRequest& request) {
    return answer_to(request, request.position.available_moves().front());
  }

  std::vector<ThinkRequest> requests;
  std::deque<ThinkReport> reports;
  int stops = 0;
  int restarts = 0;
  bool gone = false;
  std::function<ThinkReport(const ThinkRequest&)> at_once;  ///< answers in line, when set
};

/// A clock that stands still until it is told to go on.
class FakeClock {
 public:
  [[nodiscard]] std::function<std::uint64_t()> clock() const {
    return [this] { return now; };
  }

  std::uint64_t now = 1'000'000;
};

}  // namespace mnk::test
