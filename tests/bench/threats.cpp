#include <array>
#include <cstdio>
#include <cstdlib>

#include "engine/notation.h"
#include "solver/heuristic/heuristic_search.h"
#include "support/chance_opening.h"
#include "text/random.h"

/// Of the positions of games that the search plays against itself: how many are won by continuous
/// fours, how many more by continuous threats, and how many of those the search has seen to be won
/// too. Prints the table of src/solver/heuristic/README.md.
///
///     threats [GAMES] [RULES]
namespace mnk {
namespace {

constexpr std::uint64_t nodes_of_search = 3'000;
constexpr std::uint64_t nodes_of_fours = 20'000;
constexpr std::array<std::uint64_t, 4> nodes_of_threats = {100, 1'000, 3'000, 10'000};

struct Count {
  int won = 0;
  int failed = 0;  ///< there is no such win
  int seen = 0;    ///< by the search, of those won
};

struct Counts {
  int positions = 0;
  int fours = 0;
  std::array<Count, nodes_of_threats.size()> threats;
};

bool wins_by_fours(PatternBoard& board) {
  FourSearch fours;
  fours.start(board);
  const bool wins = fours.run(nodes_of_fours) == FourSearch::State::won;
  fours.abandon();
  return wins;
}

void count(PatternBoard& board, bool seen, Counts& counts) {
  ++counts.positions;
  if (wins_by_fours(board)) {
    ++counts.fours;
    return;
  }
  ThreatSearch search(board);
  for (std::size_t i = 0; i < nodes_of_threats.size(); ++i) {
    while (search.state() == ThreatSearch::State::searching &&
           search.nodes() < nodes_of_threats[i]) {
      search.look();
    }
    if (search.state() == ThreatSearch::State::failed) ++counts.threats[i].failed;
    if (search.state() != ThreatSearch::State::won) continue;
    ++counts.threats[i].won;
    if (seen) ++counts.threats[i].seen;
  }
}

/// A game of the search against itself, from four stones by chance.
void play(const PatternKnowledge& knowledge, const Rules& rules, Random& random, Counts& counts) {
  Position position = test::opening_by_chance(rules, 4, random);
  while (!position.outcome().over()) {
    ScoreTable table(14);
    PrincipalSearch search(knowledge, table, position, {.nodes = nodes_of_search});
    Budget budget(Budget::no_limit);
    search.run(budget);
    const RootMove& best = search.moves().front();
    PatternBoard board(knowledge, position);
    count(board, is_win(best.score), counts);
    (void)position.play(best.move);
  }
}

}  // namespace
}  // namespace mnk

int main(int argc, char** argv) {
  using namespace mnk;
  const int games = argc > 1 ? std::atoi(argv[1]) : 30;
  const Rules rules = parse_rules(argc > 2 ? argv[2] : "15,15,5").value();
  const PatternKnowledge knowledge(rules.in_a_row());
  Random random(7);
  Counts counts;
  for (int game = 0; game < games; ++game) play(knowledge, rules, random, counts);
  std::printf("%d positions, %d won by fours; of the others:\n\n", counts.positions, counts.fours);
  std::printf("| nodes for threats | won by them | of these seen by the search | no such win |\n");
  std::printf("|---|---|---|---|\n");
  for (std::size_t i = 0; i < nodes_of_threats.size(); ++i) {
    const auto& [won, failed, seen] = counts.threats[i];
    std::printf("| %llu | %d | %d | %d |\n", static_cast<unsigned long long>(nodes_of_threats[i]),
                won, seen, failed);
  }
  return 0;
}
