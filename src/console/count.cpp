#include "console/count.h"

#include <array>
#include <string_view>
#include <utility>

#include "console/messages.h"
#include "engine/counting.h"
#include "engine/notation.h"
#include "text/json_writer.h"

namespace mnk::console {

void run(const CountCommand& command, const Terminal& terminal) {
  const double start = terminal.seconds();
  const GameCounts counts = count_game(command.rules);
  const double seconds = terminal.seconds() - start;
  if (!command.json) {
    terminal.out << messages::counts(counts);
    return;
  }
  const std::array<std::pair<std::string_view, std::uint64_t>, 12> named{{
      {"games", counts.games},
      {"x_wins", counts.x_wins},
      {"o_wins", counts.o_wins},
      {"draws", counts.draws},
      {"nodes", counts.nodes},
      {"positions", counts.positions},
      {"positions_up_to_symmetry", counts.positions_up_to_symmetry},
      {"terminal", counts.terminal},
      {"terminal_up_to_symmetry", counts.terminal_up_to_symmetry},
      {"terminal_x_wins", counts.terminal_x_wins},
      {"terminal_o_wins", counts.terminal_o_wins},
      {"terminal_draws", counts.terminal_draws},
  }};
  JsonWriter json;
  json.begin_object().key("rules").value(to_text(command.rules));
  for (const auto& [name, number] : named) json.key(name).value(number);
  json.key("seconds").value(seconds).end_object();
  terminal.out << json.text() << '\n';
}

}  // namespace mnk::console
