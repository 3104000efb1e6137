#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string_view>
#include <vector>

#include "engine/rules.h"
#include "game/game.h"
#include "registry/games.h"
#include "search/solvers.h"
#include "support/files.h"

/// Measures how well the computer players of any game play. Prints the tables of
/// src/players/README.md, the same each time, since all random numbers come from seeds.
///
///     levels mistakes GAMES RULES...
/// how often they worsen a proven result in games against the random player;
///
///     levels scores GAMES RULES [NODES FOR A MOVE] [FILE OF THE GAME'S BOOK]
/// their scores against the level below and against the usual greedy script of a web page.
namespace mnk {
namespace {

constexpr std::array kinds = {PlayerKind::random, PlayerKind::easy, PlayerKind::medium,
                              PlayerKind::hard, PlayerKind::perfect};

class Players {
 public:
  /// `nodes` is the limit per move.
  explicit Players(std::uint64_t nodes) : nodes_(nodes) {}

  /// False if the file has no book of these rules.
  bool learn(const games::AnyRules& rules, const char* file) {
    return solvers_.of(rules.game()).learn(rules.board(), test::file_text(file));
  }

  Cell choose(const games::AnyPosition& position, PlayerKind kind, std::uint64_t seed) {
    const SearchRequest request{
        .position = position, .player = kind, .seed = seed, .node_budget = nodes_};
    return *think(request, solvers_).move;
  }

 private:
  std::uint64_t nodes_;
  games::Solvers solvers_{std::size_t{1} << 25};
};

/// The per cent of moves that turned a win into a draw or a loss, or a draw into a loss, where a
/// mistake was possible.
double mistakes(const games::AnyRules& rules, PlayerKind kind, int games) {
  Players players(60'000);
  games::Solvers judge(std::size_t{1} << 25);
  int chances = 0;
  int made = 0;
  std::uint64_t seed = 1;
  for (int game = 0; game < games; ++game) {
    games::AnyPosition position(rules);
    const Mark side = game % 2 == 0 ? Mark::X : Mark::O;
    while (!position.outcome().over()) {
      if (position.to_move() != side) {
        (void)position.play(players.choose(position, PlayerKind::random, seed++));
        continue;
      }
      const Cell move = players.choose(position, kind, seed++);
      const SearchRequest request{
          .goal = SearchGoal::analysis, .position = position, .node_budget = ~std::uint64_t{0}};
      const std::vector<MoveAssessment> moves = think(request, judge).moves;
      const Result best = moves.front().assessment.value.result;
      if (moves.back().assessment.value.result != best) {
        ++chances;
        made += std::ranges::any_of(moves, [&](const MoveAssessment& known) {
          return known.move == move && known.assessment.value.result != best;
        });
      }
      (void)position.play(move);
    }
  }
  return chances == 0 ? 0 : 100.0 * made / chances;
}

int print_mistakes(int games, std::span<char* const> all_rules) {
  std::printf("| |");
  for (const PlayerKind kind : kinds) std::printf(" %s |", to_text(kind).data());
  std::printf("\n|---|---|---|---|---|---|\n");
  for (const char* text : all_rules) {
    const games::AnyRules rules = games::parse_any_rules(text).value();
    std::printf("| %s |", text);
    for (const PlayerKind kind : kinds) std::printf(" %.1f %% |", mistakes(rules, kind, games));
    std::printf("\n");
    std::fflush(stdout);
  }
  return EXIT_SUCCESS;
}

/// Plays like a simple page: a cell scores each line through it with stones of at most one side,
/// ten times more for each stone, and a little less for lines without own stones.
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

/// Two random moves; in m,n,k near the middle.
games::AnyPosition opening(const games::AnyRules& rules, Random& random) {
  games::AnyPosition position(rules);
  if (games::mnk_position(position) != nullptr) {
    Position near(rules.board());
    while (near.mark_count() < 2) {
      (void)near.play(
          {.row = rules.board().rows() / 2 - 2 + static_cast<int>(random.below(5)),
           .column = rules.board().columns() / 2 - 2 + static_cast<int>(random.below(5))});
    }
    return games::AnyPosition(near);
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

int print_scores(int games, std::span<char* const> options) {
  const games::AnyRules rules = games::parse_any_rules(options[0]).value();
  Players players(options.size() > 1 ? static_cast<std::uint64_t>(std::atoll(options[1]))
                                     : 1'000'000);
  if (options.size() > 2 && !players.learn(rules, options[2])) return EXIT_FAILURE;
  const auto player = [&](PlayerKind kind) {
    return [&players, kind](const games::AnyPosition& position, std::uint64_t seed) {
      return players.choose(position, kind, seed);
    };
  };
  const auto script = [](const games::AnyPosition& position, std::uint64_t seed) {
    Random random(seed);
    return greedy(position, random);
  };
  std::printf("| | against | games | score |\n|---|---|---|---|\n");
  for (std::size_t i = 1; i < kinds.size(); ++i) {
    const char* name = to_text(kinds[i]).data();
    print(name, "greedy script", play(rules, games, player(kinds[i]), script));
    print(name, to_text(kinds[i - 1]).data(),
          play(rules, games, player(kinds[i]), player(kinds[i - 1])));
  }
  return EXIT_SUCCESS;
}

}  // namespace
}  // namespace mnk

int main(int argc, char** argv) {
  const std::string_view what = argc > 3 ? argv[1] : "";
  const std::span<char* const> rest(argv + 3, argv + std::max(argc, 3));
  if (what == "mistakes") return mnk::print_mistakes(std::atoi(argv[2]), rest);
  if (what == "scores") return mnk::print_scores(std::atoi(argv[2]), rest);
  std::fprintf(stderr,
               "levels mistakes GAMES RULES...\nlevels scores GAMES RULES [NODES [BOOK]]\n");
  return EXIT_FAILURE;
}
