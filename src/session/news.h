#pragma once

#include <string>

#include "session/session.h"

/// What a page is told of a session, as JSON. The form is laid down in src/web/README.md.
namespace mnk {

[[nodiscard]] std::string to_json(const Event& event);
[[nodiscard]] std::string view_json(const Session& session);
[[nodiscard]] std::string thoughts_json(const Session& session);

/// Tells what is new, and of the view, the thoughts and the save only what has changed.
class NewsWriter {
 public:
  /// The news after these events.
  [[nodiscard]] std::string write(const Session& session, const Events& events);

 private:
  std::string view_;
  std::string thoughts_;
  std::string save_;
};

}  // namespace mnk
