#pragma once

#include <string>

#include "session/event.h"

namespace mnk {

/// An event as the page is told it, as JSON. web/program/contract.ts has the form.
[[nodiscard]] std::string to_json(const Event& event);

}  // namespace mnk
