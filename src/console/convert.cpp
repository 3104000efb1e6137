#include "console/convert.h"

#include <sstream>

#include "arguments/messages.h"
#include "console/messages.h"
#include "engine/notation.h"

namespace mnk::console {

bool run(const ConvertCommand& command, const Terminal& terminal) {
  std::ostringstream text;
  text << terminal.in.rdbuf();
  const auto record = parse_record(text.str(), command.rules);
  if (!record) {
    terminal.err << arguments::messages::complaint("tictactoe", messages::describe(record.error()));
    return false;
  }
  if (command.format) {
    terminal.out << to_text(*record, *command.format);
  } else {
    terminal.out << to_text(record->rules) << ' ' << to_text(record->moves) << '\n';
  }
  return true;
}

}  // namespace mnk::console
