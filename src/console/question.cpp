#include "console/question.h"

#include "console/messages.h"

namespace mnk::console {

std::optional<std::string> ask(const Terminal& terminal, std::string_view question) {
  terminal.out << question << std::flush;
  std::string line;
  if (!std::getline(terminal.in, line)) return std::nullopt;
  return line;
}

bool wants_another_game(const Terminal& terminal) {
  while (const auto line = ask(terminal, messages::another_game)) {
    const auto first = line->find_first_not_of(" \t");
    const char answer = first == std::string::npos ? ' ' : (*line)[first];
    if (answer == 'y' || answer == 'Y') return true;
    if (answer == 'n' || answer == 'N' || answer == 'q' || answer == 'Q') return false;
    terminal.out << messages::yes_or_no;
  }
  return false;
}

}  // namespace mnk::console
