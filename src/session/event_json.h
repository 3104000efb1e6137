#pragma once

#include <string>

#include "session/event.h"

namespace mnk {

/// An event as the page is told it, as JSON. The form is laid down in src/web/README.md.
[[nodiscard]] std::string to_json(const Event& event);

}  // namespace mnk
