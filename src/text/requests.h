#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Requests to a worker: a line of words in, one JSON object out.
namespace mnk {

using RequestWords = std::vector<std::string_view>;

/// The words of a request, separated by single spaces; one at least, perhaps empty.
[[nodiscard]] RequestWords words_of(std::string_view request);

/// The answer to a request that cannot be fulfilled: `{"error": WORD}`.
[[nodiscard]] std::string error_answer(std::string_view word);

}  // namespace mnk
