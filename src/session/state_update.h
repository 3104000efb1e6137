#pragma once

#include <cstddef>
#include <string>

#include "session/session.h"

/// The page's message after a command or tick, as JSON: the events, and what else in the session
/// has changed. web/program/contract.ts has the form.
namespace mnk {

[[nodiscard]] std::string view_json(const Session& session);
[[nodiscard]] std::string thoughts_json(const Session& session);
[[nodiscard]] std::string explanation_json(const Session& session);
/// Leaves out the first `first` classified moves.
[[nodiscard]] std::string review_json(const Session& session, std::size_t first = 0);

/// Remembers what it sent, so that each message has only what changed: view, search results,
/// explanation, save, and the new part of the review.
class StateUpdateWriter {
 public:
  [[nodiscard]] std::string write(const Session& session, const Events& events);

 private:
  void write_review(std::string& json, const Session& session, const Events& events);

  std::string view_;
  std::string thoughts_;
  std::string explanation_;
  std::size_t reviewed_ = 0;  ///< moves of the review already sent
  bool review_sent_ = false;
  std::string save_;
};

}  // namespace mnk
