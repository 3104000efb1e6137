#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "engine/notation.h"
#include "players/mnk_solver.h"

/// Measures how well the computer players play: how often they give up part of a proven value, and
/// how they score against each other. Prints the tables of src/players/README.md; the same ones
/// each time, since all chance comes from seeds.
namespace mnk {
namespace {

constexpr std::size_t table_bytes = std::size_t{1} << 25;
constexpr std::uint64_t node_budget = 60'000;
constexpr std::array kinds = {PlayerKind::random, PlayerKind::easy, PlayerKind::medium,
                              PlayerKind::hard, PlayerKind::perfect};

class Measuring {
 public:
  explicit Measuring(const std::string& game)
      : start_(parse_rules(game).value()), judge_(table_bytes), players_(table_bytes) {}

  /// Moves played where a mistake was possible, and mistakes: moves that turn a win into a draw or
  /// a loss, or a draw into a loss.
  struct Mistakes {
    int chances = 0;
    int made = 0;
  };

  /// Games against the random player, each with another seed.
  Mistakes mistakes(PlayerKind kind, int games) {
    Mistakes count;
    for (int game = 0; game < games; ++game) {
      Position position = start_;
      const Mark side = game % 2 == 0 ? Mark::X : Mark::O;
      while (!position.outcome().over()) {
        const std::uint64_t seed = next_seed();
        if (position.to_move() != side) {
          position.play(choose(position, PlayerKind::random, seed, 1, players_));
          continue;
        }
        const Cell move = choose(position, kind, seed, node_budget, players_);
        judge(position, move, count);
        position.play(move);
      }
    }
    return count;
  }

  /// Percentage of the points that the first player kind gets, a draw being half a point, with
  /// either side moving first in every second game.
  double score(PlayerKind kind, PlayerKind against, int games) {
    double points = 0;
    for (int game = 0; game < games; ++game) {
      const Mark side = game % 2 == 0 ? Mark::X : Mark::O;
      Position position = start_;
      while (!position.outcome().over()) {
        const PlayerKind mover = position.to_move() == side ? kind : against;
        position.play(choose(position, mover, next_seed(), node_budget, players_));
      }
      const auto winner = position.outcome().winner();
      points += !winner ? 0.5 : winner == side ? 1 : 0;
    }
    return 100 * points / games;
  }

 private:
  std::uint64_t next_seed() { return seed_++; }

  void judge(const Position& position, Cell move, Mistakes& count) {
    Budget budget(~std::uint64_t{0});
    const std::vector<MoveAssessment> moves = judge_.analyse(position, budget);
    const Result best = moves.front().assessment.value.result;
    if (moves.back().assessment.value.result == best) return;
    ++count.chances;
    for (const MoveAssessment& known : moves) {
      if (known.move == move && known.assessment.value.result != best) ++count.made;
    }
  }

  Position start_;
  Solver judge_;
  Solver players_;
  std::uint64_t seed_ = 1;
};

std::string name(PlayerKind kind) { return std::string(to_text(kind)); }

void print_mistakes(const std::string& game, int games) {
  Measuring measuring(game);
  std::printf("| %s |", game.c_str());
  for (const PlayerKind kind : kinds) {
    const auto count = measuring.mistakes(kind, games);
    std::printf(" %.1f %% |", count.chances == 0 ? 0.0 : 100.0 * count.made / count.chances);
  }
  std::printf("\n");
}

void print_scores(const std::string& game, int games) {
  Measuring measuring(game);
  std::printf("\nScores on %s, in per cent of the points, the row's against the column's:\n\n| |",
              game.c_str());
  for (const PlayerKind kind : kinds) std::printf(" %s |", name(kind).c_str());
  std::printf("\n|---|---|---|---|---|---|\n");
  for (const PlayerKind row : kinds) {
    std::printf("| %s |", name(row).c_str());
    for (const PlayerKind column : kinds) {
      std::printf(" %.0f |", measuring.score(row, column, games));
    }
    std::printf("\n");
  }
}

}  // namespace
}  // namespace mnk

int main(int argc, char** argv) {
  const int games = argc > 1 ? std::atoi(argv[1]) : 200;
  std::printf("Mistakes, of the moves where one was possible:\n\n| |");
  for (const mnk::PlayerKind kind : mnk::kinds) std::printf(" %s |", mnk::name(kind).c_str());
  std::printf("\n|---|---|---|---|---|---|\n");
  for (const char* game : {"3,3,3", "4,4,4", "4,4,3", "3,3,3,misere"}) {
    mnk::print_mistakes(game, games);
  }
  for (const char* game : {"3,3,3", "5,5,4"}) mnk::print_scores(game, games / 2);
  return 0;
}
