#include "console/command.h"

#include "arguments/parse_error_words.h"

namespace mnk::console {

std::expected<games::AnyPosition, std::string> Start::read(std::string_view name) const {
  auto start = arguments::read_position(position, rules);
  if (!start) return std::unexpected(start.error());
  games::AnyPosition reached = start->value_or(games::AnyPosition(rules));
  const auto played = arguments::read_moves(moves, reached, name);
  if (!played) return std::unexpected(played.error());
  for (const Cell move : *played) {
    [[maybe_unused]] const auto legal = reached.play(move);
  }
  return reached;
}

void add_rules(CLI::App& command, games::AnyRules& rules) {
  arguments::add_operand(command, "RULES", arguments::rules_into(rules),
                         "m,n,k, such as 3,3,3 for tic-tac-toe\n"
                         "m columns, n rows, k in a row win; each is 1 to 20\n"
                         "m,n,k,misere: k in a row lose\n"
                         "m,n,k,vanish: each side keeps k marks, a move more makes its\n"
                         "oldest leave; boards up to 4x4");
}

void add_position(CLI::App& command, std::optional<std::string>& position) {
  arguments::add_option(command, "--position", "TEXT", arguments::text_into(position),
                        "rows from the top separated by '/', with X, O and '.':\n"
                        "XO./.X./..O; of m,n,k,vanish the marks of X and those of O,\n"
                        "oldest first, and the side to move: b1.b2/a3/O");
}

void add_moves(CLI::App& command, std::optional<std::string>& moves) {
  arguments::add_option(command, "--moves", "MOVES", arguments::text_into(moves),
                        "the moves that led to the position: b2.a1.c3");
}

void add_json(CLI::App& command, bool& json) {
  arguments::add_flag(command, "--json", json, "prints one JSON object");
}

}  // namespace mnk::console
