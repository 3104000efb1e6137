#pragma once

#include <string_view>

#include "session/json_writer.h"
#include "session/review.h"

/// What the page and the terminal write alike of a review.
namespace mnk {

/// The key, and an object with the number of each judgement under its name.
void write_counts(JsonWriter& json, std::string_view key, const JudgementCounts& counts);

}  // namespace mnk
