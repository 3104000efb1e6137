#include "console/program.h"

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
  if (const auto* certify = std::get_if<CertifyCommand>(&*command)) {
    return run(*certify, terminal) ? success : unusable;
  }
  if (const auto* prove = std::get_if<ProveCommand>(&*command)) {
    return run(*prove, terminal) ? success : unusable;
  }
  if (const auto* puzzles = std::get_if<VanishPuzzlesCommand>(&*command)) {
    return run(*puzzles, terminal) ? success : unusable;
  }
  if (const auto* convert = std::get_if<ConvertCommand>(&*command)) {
    return run(*convert, terminal) ? success : unusable;
  }
  std::visit([&](const auto& wanted) { (void)run(wanted, terminal); }, *command);
  return success;
}

}  // namespace mnk::console
