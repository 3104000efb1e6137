#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/json_writer.h"
#include "text/scan.h"

/// Requests to a worker: a line of words in, one JSON object out.
namespace mnk {

using RequestWords = std::vector<std::string_view>;

/// A request's words, separated by single spaces; at least one, possibly empty.
[[nodiscard]] inline RequestWords words_of(std::string_view request) {
  RequestWords words;
  for (const Token& word : split(request, ' ')) words.push_back(word.text);
  return words;
}

/// The answer to a failed request: `{"error": WORD}`.
[[nodiscard]] inline std::string error_answer(std::string_view word) {
  JsonWriter json;
  return json.begin_object().key("error").value(word).end_object().text();
}

}  // namespace mnk
