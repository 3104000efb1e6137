#include "console/count.h"

#include <array>
#include <string_view>
#include <utility>

#include "console/words.h"
#include "engine/census.h"
#include "engine/notation.h"
#include "session/json_writer.h"

namespace mnk::console {

void run(const CountCommand& command, const Terminal& terminal) {
  const double start = terminal.seconds();
  const Census census = count_game(command.rules);
  const double seconds = terminal.seconds() - start;
  if (!command.json) {
    terminal.out << words::census(census);
    return;
  }
  const std::array<std::pair<std::string_view, std::uint64_t>, 12> counts{{
      {"games", census.games},
      {"x_wins", census.x_wins},
      {"o_wins", census.o_wins},
      {"draws", census.draws},
      {"nodes", census.nodes},
      {"positions", census.positions},
      {"positions_up_to_symmetry", census.positions_up_to_symmetry},
      {"terminal", census.terminal},
      {"terminal_up_to_symmetry", census.terminal_up_to_symmetry},
      {"terminal_x_wins", census.terminal_x_wins},
      {"terminal_o_wins", census.terminal_o_wins},
      {"terminal_draws", census.terminal_draws},
  }};
  JsonWriter json;
  json.begin_object().key("rules").value(to_text(command.rules));
  for (const auto& [name, number] : counts) json.key(name).value(number);
  json.key("seconds").value(seconds).end_object();
  terminal.out << json.text() << '\n';
}

}  // namespace mnk::console
