#include "text/requests.h"

#include "text/json_writer.h"
#include "text/scan.h"

namespace mnk {

RequestWords words_of(std::string_view request) {
  RequestWords words;
  for (const Token& word : split(request, ' ')) words.push_back(word.text);
  return words;
}

std::string error_answer(std::string_view word) {
  JsonWriter json;
  json.begin_object().key("error").value(word).end_object();
  return json.text();
}

}  // namespace mnk
