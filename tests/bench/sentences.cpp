#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <tuple>
#include <vector>

#include "engine/notation.h"
#include "players/mnk_solver.h"
#include "support/reason_checker.h"
#include "support/sample.h"

/// Asks for the reasons for moves as the page does, on the boards that it offers, and counts the
/// moves of which a result is proven and no reason is given. Reasons are checked by the rules
/// alone. Arguments are the number of positions for each board, and the boards, when not all are
/// wanted. Ends with 1 when a reason is false or missing.
namespace mnk {
namespace {

constexpr std::size_t table_bytes = std::size_t{1} << 26;
/// As the page's explanations have.
constexpr std::uint64_t max_nodes = 1'000'000;
/// Every other position has been analysed before, as long as that.
constexpr std::uint64_t nodes_of_analysis = 5'000'000;
/// Every other pair of positions has fewer marks than this.
constexpr int early = 9;
/// Of each position.
constexpr std::size_t max_moves = 6;

struct Counts {
  int moves = 0;
  int proven = 0;
  int draws = 0;
  int whole_lines = 0;  ///< of these, how many are shown to the end of the game
  int without_reason = 0;
  int faults = 0;
};

void count(const Position& position, Cell move, Solver& solver, Counts& counts) {
  const SearchReport report = think({.id = 0,
                                     .goal = SearchGoal::explanation,
                                     .position = position,
                                     .node_budget = max_nodes,
                                     .move = move},
                                    solver);
  const std::string where =
      to_text(position.rules()) + ' ' + to_position_text(position) + ' ' + to_text(move);
  ++counts.moves;
  for (const MoveReason& reason : report.reasons) {
    const std::string fault = test::ReasonChecker(position, move, nullptr).fault(reason);
    if (fault.empty()) continue;
    ++counts.faults;
    std::printf("%s: %s\n", where.c_str(), fault.c_str());
  }
  if (!report.value.result_is_proven()) return;
  ++counts.proven;
  if (report.value.at_least.result == Result::draw) {
    ++counts.draws;
    Position end = position;
    for (const Cell cell : report.variation) end = end.after(cell);
    if (end.outcome().over()) ++counts.whole_lines;
  }
  if (std::ranges::any_of(report.reasons, &MoveReason::proven)) return;
  ++counts.without_reason;
  std::printf("%s: no reason\n", where.c_str());
}

int run(int positions, const std::vector<std::string>& games) {
  int wrong = 0;
  std::printf("| | moves | proven | draws | draws shown to the end | without a reason |\n");
  std::printf("|---|---|---|---|---|---|\n");
  for (const std::string& game : games) {
    const Rules rules = parse_rules(game).value();
    Counts counts;
    for (int i = 0; i < positions; ++i) {
      const int marks = i % 4 < 2 ? i / 4 % early : i / 4 % (rules.cell_count() - 1);
      const Position position =
          test::random_position(rules, marks, static_cast<std::uint64_t>(i) + 1);
      if (position.outcome().over()) continue;
      Solver solver(table_bytes);
      if (i % 2 == 1) {
        std::ignore = think({.id = 0,
                             .goal = SearchGoal::analysis,
                             .position = position,
                             .node_budget = nodes_of_analysis},
                            solver);
      }
      std::vector<Cell> moves = position.available_moves();
      const std::size_t step = (moves.size() + max_moves - 1) / max_moves;
      for (std::size_t at = static_cast<std::size_t>(i) % step; at < moves.size(); at += step) {
        count(position, moves[at], solver, counts);
      }
    }
    std::printf("| %s | %d | %d | %d | %d | %d |\n", game.c_str(), counts.moves, counts.proven,
                counts.draws, counts.whole_lines, counts.without_reason);
    std::fflush(stdout);
    wrong += counts.faults + counts.without_reason;
  }
  return wrong == 0 ? 0 : 1;
}

}  // namespace
}  // namespace mnk

int main(int argc, char** argv) {
  const std::vector<std::string> all{"3,3,3",    "4,4,4",   "4,4,3",       "5,5,4",
                                     "5,5,5",    "6,6,4",   "7,7,5",       "10,10,5",
                                     "10,10,10", "15,15,5", "3,3,3,misere"};
  return mnk::run(argc > 1 ? std::atoi(argv[1]) : 100,
                  argc > 2 ? std::vector<std::string>(argv + 2, argv + argc) : all);
}
