#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "players/engine.h"

namespace mnk {

/// An engine that lives in a Web Worker. Requests and reports cross the border as lines of text,
/// which the page carries without reading them.
class WorkerEngine : public Engine {
 public:
  /// `send` passes a request to the worker, `stop` says that it is not wanted any more.
  WorkerEngine(std::function<void(const std::string&)> send, std::function<void()> stop)
      : send_(std::move(send)), stop_(std::move(stop)) {}

  void ask(const SearchRequest& request) override;
  void stop() override;
  std::optional<SearchReport> poll() override { return std::exchange(report_, std::nullopt); }
  [[nodiscard]] bool unavailable() const override { return lost_; }
  /// The page has started another worker.
  void restart() override { lost_ = false; }

  /// A line from the worker. A late one, on a request that has been dropped, is passed over; one
  /// that cannot be understood counts as the loss of the worker.
  void receive(std::string_view text);

  /// The worker could not be had, or died and could not be replaced.
  void lose() { lost_ = true; }

 private:
  std::function<void(const std::string&)> send_;
  std::function<void()> stop_;
  std::optional<SearchRequest> request_;
  std::optional<SearchReport> report_;
  bool lost_ = false;
};

}  // namespace mnk
