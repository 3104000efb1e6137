#include <string>

#include "fuzz/expectation.h"
#include "gomocup/brain.h"

// Lines as a manager might send them. Each answer is a move on the board, OK, SWAP, an ERROR or
// UNKNOWN with a reason, or the reply to ABOUT.
namespace {

bool is_answer(const std::string& answer) {
  if (answer == "OK" || answer == "SWAP" || answer.starts_with("name=")) return true;
  if (answer.starts_with("ERROR ") || answer.starts_with("UNKNOWN ")) return answer.size() > 8;
  return !answer.empty() && answer.find_first_not_of("0123456789, ") == std::string::npos;
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace mnk;
  std::string_view text = fuzz::text_of(data, size);
  gomocup::Brain brain({.milliseconds = [] { return 0.0; }, .urgent = [] { return true; }});
  (void)brain.take("INFO max_node 8");
  (void)brain.take("INFO max_memory 300000");
  while (!text.empty() && !brain.ended()) {
    for (const std::string& answer : brain.take(fuzz::take_line(text))) {
      fuzz::expect(is_answer(answer), "an answer is of a form that the protocol knows");
    }
  }
  return 0;
}
