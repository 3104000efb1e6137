#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "engine/notation.h"
#include "players/valued_task.h"
#include "vanish/counting.h"
#include "vanish/solver.h"
#include "vanish/vanish_game.h"

/// Measures the game whose marks vanish: what its tables take and say, and how often the computer
/// players give up part of a value. Prints the tables of src/vanish/README.md and
/// src/players/README.md; but for times the same ones each time.
namespace mnk::vanish {
namespace {

constexpr std::array kinds = {PlayerKind::random, PlayerKind::easy, PlayerKind::medium,
                              PlayerKind::hard, PlayerKind::perfect};

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void print_value(const Rules& rules) {
  const double start = now();
  const ValueTable table(rules);
  const double seconds = now() - start;
  const Value empty = table.value(State{});
  const Counts counts = count_game(table, reached_by_play(table.states()));
  std::printf("| `%s` | %.3f s | %llu | %s in %d | %llu | %llu | %llu | %llu | %d |\n",
              games::to_text(rules).c_str(), seconds,
              static_cast<unsigned long long>(table.states().count()),
              std::string(mnk::to_text(empty.result)).c_str(), empty.plies,
              static_cast<unsigned long long>(counts.positions),
              static_cast<unsigned long long>(counts.won),
              static_cast<unsigned long long>(counts.lost),
              static_cast<unsigned long long>(counts.drawn), counts.longest_win);
}

/// Of the moves of games against the random player where a mistake was possible, how many gave up a
/// win or a draw, in per cent.
double mistakes(const Solver& solver, const Rules& rules, PlayerKind kind, int games) {
  int chances = 0;
  int made = 0;
  std::uint64_t seed = 1;
  for (int game = 0; game < games; ++game) {
    Position position(rules);
    const Mark side = game % 2 == 0 ? Mark::X : Mark::O;
    while (!position.outcome().over()) {
      Budget budget(1);
      const auto moves = solver.analyse(position, budget);
      const bool own = position.to_move() == side;
      const Cell move =
          choose_valued(moves, rules.board(), own ? kind : PlayerKind::random, seed++);
      const Result best = moves.front().assessment.value.result;
      if (own && moves.back().assessment.value.result != best) {
        ++chances;
        for (const MoveAssessment& known : moves) {
          if (known.move == move && known.assessment.value.result != best) ++made;
        }
      }
      (void)position.play(move);
    }
  }
  return chances == 0 ? 0 : 100.0 * made / chances;
}

}  // namespace
}  // namespace mnk::vanish

int main(int argc, char** argv) {
  using namespace mnk;
  const int games = argc > 1 ? std::atoi(argv[1]) : 200;
  for (const auto& [columns, rows, k] :
       {std::array{3, 3, 2}, std::array{3, 3, 3}, std::array{4, 3, 3}, std::array{4, 4, 3},
        std::array{4, 3, 4}}) {
    for (const bool misere : {false, true}) {
      vanish::print_value(vanish::Rules::make(columns, rows, k, misere).value());
      std::fflush(stdout);
    }
  }
  for (const bool misere : {false, true}) {
    const vanish::Rules rules = vanish::Rules::make(3, 3, 3, misere).value();
    const vanish::Solver solver(rules);
    std::printf("| %s |", games::to_text(rules).c_str());
    for (const PlayerKind kind : vanish::kinds) {
      std::printf(" %.1f %% |", vanish::mistakes(solver, rules, kind, games));
    }
    std::printf("\n");
  }
}
