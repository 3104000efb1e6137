#pragma once

#include <deque>
#include <functional>
#include <utility>
#include <vector>

#include "players/engine.h"

namespace mnk::test {

/// An engine that does not think: a test reads its requests and supplies its answers.
class FakeEngine : public Engine {
 public:
  void ask(const SearchRequest& request) override {
    requests.push_back(request);
    if (at_once) reports.push_back(at_once(request));
  }

  void stop() override { ++stops; }

  std::optional<SearchReport> poll() override {
    if (reports.empty()) return std::nullopt;
    SearchReport report = std::move(reports.front());
    reports.pop_front();
    return report;
  }

  [[nodiscard]] bool unavailable() const override { return gone; }
  void restart() override { gone = false; }

  /// Answers the newest request with a move.
  void answer(Cell move) { reports.push_back(answer_to(requests.back(), move)); }

  /// Sends a report that is not the last.
  void say_more(const Assessment& value) {
    SearchReport report = answer_to(requests.back(), std::nullopt);
    report.done = false;
    report.value = value;
    reports.push_back(report);
  }

  /// A report without knowledge; an analysis lists every move all the same.
  static SearchReport answer_to(const SearchRequest& request, std::optional<Cell> move) {
    const std::vector<Cell> moves = request.position.available_moves();
    const auto unknown = Assessment::unknown(static_cast<int>(moves.size()));
    SearchReport report{.id = request.id,
                        .done = true,
                        .move = move,
                        .value = unknown,
                        .variation = {},
                        .moves = {}};
    report.nodes = 1;
    if (request.goal != SearchGoal::analysis) return report;
    for (const Cell cell : moves) report.moves.push_back({.move = cell, .assessment = unknown});
    return report;
  }

  /// Answers with the first free cell.
  static SearchReport first_free_cell(const SearchRequest& request) {
    return answer_to(request, request.position.available_moves().front());
  }

  std::vector<SearchRequest> requests;
  std::deque<SearchReport> reports;
  int stops = 0;
  bool gone = false;
  std::function<SearchReport(const SearchRequest&)> at_once;  ///< answers in line if set
};

/// A clock that a test moves by hand.
class FakeClock {
 public:
  [[nodiscard]] std::function<std::uint64_t()> clock() const {
    return [this] { return now; };
  }

  std::uint64_t now = 1'000'000;
};

}  // namespace mnk::test
