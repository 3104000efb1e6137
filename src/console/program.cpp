#include "console/program.h"

#include <type_traits>
#include <variant>

#include "arguments/messages.h"
#include "console/analyze.h"
#include "console/bench.h"
#include "console/certify.h"
#include "console/command_line.h"
#include "console/convert.h"
#include "console/count.h"
#include "console/messages.h"
#include "console/other_game.h"
#include "console/perft.h"
#include "console/play.h"
#include "console/prove.h"
#include "console/puzzles.h"
#include "console/review.h"
#include "console/solve.h"

namespace mnk::console {
namespace {

constexpr int success = 0;
constexpr int unusable = 2;

void run(HelpCommand /*command*/, const Terminal& terminal) { terminal.out << messages::help; }
void run(VersionCommand /*command*/, const Terminal& terminal) {
  terminal.out << messages::version();
}

}  // namespace

int run_program(std::span<const char* const> arguments, const Terminal& terminal) {
  const auto command = parse_command_line(arguments);
  if (!command) {
    terminal.err << arguments::messages::complaint("tictactoe", command.error());
    return unusable;
  }
  // What can fail says whether it has not.
  return std::visit(
      [&](const auto& wanted) {
        if constexpr (std::is_void_v<decltype(run(wanted, terminal))>) {
          run(wanted, terminal);
          return success;
        } else {
          return run(wanted, terminal) ? success : unusable;
        }
      },
      *command);
}

}  // namespace mnk::console
