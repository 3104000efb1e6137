#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "players/engine.h"

namespace mnk {

/// An engine in a Web Worker. Requests and reports are lines of text, which the page passes on
/// unread.
class WorkerEngine : public Engine {
 public:
  /// `send` passes a request to the worker, `stop` cancels it.
  WorkerEngine(std::function<void(const std::string&)> send, std::function<void()> stop)
      : send_(std::move(send)), stop_(std::move(stop)) {}

  void ask(const SearchRequest& request) override;
  void stop() override;
  std::optional<SearchReport> poll() override { return std::exchange(report_, std::nullopt); }
  [[nodiscard]] bool unavailable() const override { return lost_; }
  /// The page has started another worker.
  void restart() override { lost_ = false; }

  /// Takes a line from the worker. Ignores late reports on cancelled requests; treats an unreadable
  /// line as the loss of the worker.
  void receive(std::string_view text);

  /// The worker failed to load, or died and could not be replaced.
  void lose() { lost_ = true; }

 private:
  std::function<void(const std::string&)> send_;
  std::function<void()> stop_;
  std::optional<SearchRequest> request_;
  std::optional<SearchReport> report_;
  bool lost_ = false;
};

}  // namespace mnk
