#include "study/review_json.h"

namespace mnk {

void write_counts(JsonWriter& json, std::string_view key, const JudgementCounts& counts) {
  json.key(key).begin_object();
  for (std::size_t i = 0; i < counts.size(); ++i) {
    json.key(move_judgement_names[i]).value(counts[i]);
  }
  json.end_object();
}

}  // namespace mnk
