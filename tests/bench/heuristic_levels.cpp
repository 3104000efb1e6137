#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "engine/lines.h"
#include "game/game.h"
#include "registry/games.h"
#include "search/solvers.h"
#include "support/chance_opening.h"
#include "support/file_text.h"

/// Scores of the levels against each other, and against a page's usual greedy script, on boards
/// beyond solving, of m,n,k or of another game. Prints the tables of src/players/README.md; the
/// same ones each time.
///
///     heuristic_levels [GAMES] [RULES] [NODES FOR A MOVE] [FILE OF THE GAME'S BOOK]
namespace mnk {
namespace {

constexpr std::array kinds = {PlayerKind::easy, PlayerKind::medium, PlayerKind::hard,
                              PlayerKind::perfect};

/// What a simple page plays: for each empty cell, every line of k through it counts ten times more
/// for each stone of one side, if the other has none there; the opponent's a little less.
Cell greedy(const games::AnyPosition& position, Random& random) {
  const Rules& rules = position.board();
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

/// Two moves; in m,n,k near the middle.
games::AnyPosition opening(const games::AnyRules& rules, Random& random) {
  games::AnyPosition position(rules);
  if (games::mnk_position(position) != nullptr) {
    return games::AnyPosition(test::opening_by_chance(rules.board(), 2, random));
  }
  for (int i = 0; i < 2; ++i) {
    const std::vector<Cell> moves = position.available_moves();
    (void)position.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  return position;
}

template <typename First, typename Second>
Score play(const games::AnyRules& rules, int games, First&& first, Second&& second) {
  Score score;
  Random random(1);
  for (int game = 0; game < games; ++game) {
    const Mark side = game % 2 == 0 ? Mark::X : Mark::O;
    games::AnyPosition position = opening(rules, random);
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
  const games::AnyRules rules = games::parse_any_rules(argc > 2 ? argv[2] : "15,15,5").value();
  const auto nodes = static_cast<std::uint64_t>(argc > 3 ? std::atoll(argv[3]) : 1'000'000);
  games::Solvers solvers(std::size_t{1} << 24);
  if (argc > 4) {
    if (!solvers.of(rules.game()).learn(rules.board(), test::file_text(argv[4])))
      return EXIT_FAILURE;
  }
  const auto player = [&](PlayerKind kind) {
    return [&solvers, nodes, kind](const games::AnyPosition& position, std::uint64_t seed) {
      const SearchRequest request{
          .position = position, .player = kind, .seed = seed, .node_budget = nodes};
      return *think(request, solvers).move;
    };
  };
  const auto script = [](const games::AnyPosition& position, std::uint64_t seed) {
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
