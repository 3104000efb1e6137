#pragma once

#include <cstddef>
#include <string>

#include "session/session.h"

/// What a page is told of a session, as JSON. The form is laid down in src/web/README.md.
namespace mnk {

[[nodiscard]] std::string to_json(const Event& event);
[[nodiscard]] std::string view_json(const Session& session);
[[nodiscard]] std::string thoughts_json(const Session& session);
[[nodiscard]] std::string explanation_json(const Session& session);
/// With those judged moves of the review that come after the first so many.
[[nodiscard]] std::string review_json(const Session& session, std::size_t first = 0);

/// Tells what is new, and of the view, the thoughts, the explanation and the save only what has
/// changed, of the review only what has been added.
class NewsWriter {
 public:
  /// The news after these events.
  [[nodiscard]] std::string write(const Session& session, const Events& events);

 private:
  void write_review(std::string& json, const Session& session, const Events& events);

  std::string view_;
  std::string thoughts_;
  std::string explanation_;
  std::size_t reviewed_ = 0;  ///< moves of the review that have been told
  bool review_told_ = false;
  std::string save_;
};

}  // namespace mnk
