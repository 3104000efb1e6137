#include "console/perft.h"

#include <cstdint>
#include <limits>

#include "engine/counting.h"
#include "engine/notation.h"
#include "text/json_writer.h"

namespace mnk::console {

void run(const PerftCommand& command, const Terminal& terminal) {
  Position start(command.rules);
  const double began = terminal.seconds();
  const std::uint64_t sequences = perft(start, command.depth);
  const double seconds = terminal.seconds() - began;
  if (!command.json) {
    terminal.out << sequences << '\n';
    return;
  }
  JsonWriter json;
  json.begin_object().key("rules").value(to_text(command.rules));
  json.key("depth").value(command.depth).key("nodes").value(sequences);
  json.key("seconds").value(seconds).end_object();
  terminal.out << json.text() << '\n';
}

int deepest_perft(const Rules& rules) {
  // The last ply is counted without being played, so depth d visits the sequences of d - 1 plies;
  // were there no lines, these would be cells * (cells - 1) * ...
  constexpr std::uint64_t most_visits = 5'000'000'000;
  std::uint64_t visits = 1;
  for (int played = 0; played < rules.cell_count(); ++played) {
    visits *= static_cast<std::uint64_t>(rules.cell_count() - played);
    if (visits > most_visits) return played + 1;
  }
  return std::numeric_limits<int>::max();
}

}  // namespace mnk::console
