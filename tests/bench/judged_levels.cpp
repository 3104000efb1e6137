#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "engine/notation.h"
#include "players/mnk_solver.h"
#include "support/chance_opening.h"

/// Scores of the levels against each other, and against a page's usual greedy script, on boards
/// beyond solving. Prints the tables of src/players/README.md; the same ones each time.
///
///     judged_levels [GAMES] [RULES]
namespace mnk {
namespace {

constexpr std::uint64_t node_budget = 1'000'000;
constexpr std::array kinds = {PlayerKind::easy, PlayerKind::medium, PlayerKind::hard,
                              PlayerKind::perfect};

/// What a simple page plays: for each empty cell, every line of k through it counts ten times more
/// for each stone of one side, if the other has none there; the opponent's a little less.
Cell greedy(const Position& position, Random& random) {
  const Rules& rules = position.rules();
  const std::vector<Line> lines = winning_lines(rules);
  std::vector<double> worth(static_cast<std::size_t>(rules.cell_count()));
  for (const Line& line : lines) {
    std::array<int, 2> stones{};
    for (const Cell cell : line) {
      if (const auto mark = position.at(cell)) ++stones[static_cast<std::size_t>(*mark)];
    }
    if (stones[0] > 0 && stones[1] > 0) continue;
    const bool own = stones[static_cast<std::size_t>(position.to_move())] > 0;
    const double gain = std::pow(10, stones[0] + stones[1]) * (own ? 1 : 0.9);
    for (const Cell cell : line) worth[static_cast<std::size_t>(rules.index(cell))] += gain;
  }
  Cell best = position.available_moves().front();
  double most = -1;
  for (const Cell cell : position.available_moves()) {
    const double value = worth[static_cast<std::size_t>(rules.index(cell))] *
                         (1 + 1e-6 * static_cast<double>(random.below(1'000)));
    if (value > most) {
      most = value;
      best = cell;
    }
  }
  return best;
}

struct Score {
  int won = 0;
  int drawn = 0;
  int lost = 0;
};

template <typename First, typename Second>
Score play(const Rules& rules, int games, First&& first, Second&& second) {
  Score score;
  Random random(1);
  for (int game = 0; game < games; ++game) {
    const Mark side = game % 2 == 0 ? Mark::X : Mark::O;
    Position position = test::opening_by_chance(rules, 2, random);
    while (!position.outcome().over()) {
      (void)position.play(position.to_move() == side ? first(position, random.next())
                                                     : second(position, random.next()));
    }
    const auto winner = position.outcome().winner();
    ++(!winner ? score.drawn : *winner == side ? score.won : score.lost);
  }
  return score;
}

void print(const char* first, const char* second, const Score& score) {
  const double games = score.won + score.drawn + score.lost;
  const double points = (score.won + score.drawn / 2.0) / games;
  std::printf("| %s | %s | +%d =%d -%d | %.0f %% |\n", first, second, score.won, score.drawn,
              score.lost, 100 * points);
  std::fflush(stdout);
}

}  // namespace
}  // namespace mnk

int main(int argc, char** argv) {
  using namespace mnk;
  const int games = argc > 1 ? std::atoi(argv[1]) : 50;
  const Rules rules = parse_rules(argc > 2 ? argv[2] : "15,15,5").value();
  Solver solver(std::size_t{1} << 24);
  const auto player = [&](PlayerKind kind) {
    return [&solver, kind](const Position& position, std::uint64_t seed) {
      return choose(position, kind, seed, node_budget, solver);
    };
  };
  const auto script = [](const Position& position, std::uint64_t seed) {
    Random random(seed);
    return greedy(position, random);
  };
  std::printf("| | against | games | score |\n|---|---|---|---|\n");
  for (const PlayerKind kind : kinds) {
    print(to_text(kind).data(), "greedy script", play(rules, games, player(kind), script));
  }
  for (std::size_t i = 1; i < kinds.size(); ++i) {
    print(to_text(kinds[i]).data(), to_text(kinds[i - 1]).data(),
          play(rules, games, player(kinds[i]), player(kinds[i - 1])));
  }
  return 0;
}
