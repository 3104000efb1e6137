#pragma once

#include <string_view>

#include "study/review.h"
#include "text/json_writer.h"

/// What the page and the terminal write alike of a review.
namespace mnk {

/// The key, and an object with the number of each judgement under its name.
void write_counts(JsonWriter& json, std::string_view key, const JudgementCounts& counts);

}  // namespace mnk
