#include <cstdio>
#include <cstdlib>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "engine/notation.h"
#include "engine/position_text.h"
#include "support/explained.h"
#include "support/sample.h"

/// Explains every move of many positions, checks each reason by the rules alone, and prints how
/// often each kind was given, as a table of src/solver/README.md. Arguments are the number of
/// positions for each board, and the boards, when not all are wanted. Ends with 1 when a reason is
/// false.
namespace mnk {
namespace {

constexpr std::size_t table_bytes = std::size_t{1} << 26;

void visit_all(const Position& position, std::set<std::string>& seen,
               const std::function<void(const Position&)>& visit) {
  if (position.outcome().over() || !seen.insert(to_position_text(position)).second) return;
  visit(position);
  for (const Cell move : position.available_moves()) visit_all(position.after(move), seen, visit);
}

void check_all(const Rules& rules, test::ExplainedMoves& explained) {
  Solver solver(table_bytes);
  std::set<std::string> seen;
  const Position start(rules);
  test::NaiveValues values{test::NaiveGame(start)};
  visit_all(start, seen,
            [&](const Position& position) { explained.check(solver, position, &values); });
}

/// Late positions, in which the whole tree can be looked at, and every tenth earlier.
void check_some(const Rules& rules, int positions, test::ExplainedMoves& explained) {
  Solver solver(table_bytes);
  for (int i = 0; positions > 0; ++i) {
    const bool early = i % 10 == 0;
    const int marks = rules.cell_count() - 4 - (early ? 5 + i / 10 % 4 : i % 5);
    const Position position =
        test::random_position(rules, marks, static_cast<std::uint64_t>(i) + 1);
    if (position.outcome().over()) continue;
    --positions;
    test::NaiveValues values{test::NaiveGame(position)};
    explained.check(solver, position, early ? nullptr : &values);
  }
}

int run(int positions, const std::vector<std::string>& games) {
  std::size_t faults = 0;
  test::ExplainedMoves::Counts all{};
  std::printf("| |");
  for (const std::string_view name : reason_kind_names) {
    std::printf(" %.*s |", static_cast<int>(name.size()), name.data());
  }
  std::printf("\n|---|%s\n", "---|---|---|---|---|---|---|---|---|---|---|");
  for (const std::string& game : games) {
    const Rules rules = parse_rules(game).value();
    test::ExplainedMoves explained;
    if (rules.cell_count() == 9) {
      check_all(rules, explained);
    } else {
      check_some(rules, positions, explained);
    }
    std::printf("| %s |", game.c_str());
    for (std::size_t kind = 0; kind < all.size(); ++kind) {
      all[kind] += explained.counts()[kind];
      std::printf(" %llu |", static_cast<unsigned long long>(explained.counts()[kind]));
    }
    std::printf("\n");
    for (const std::string& fault : explained.faults()) std::printf("%s\n", fault.c_str());
    faults += explained.faults().size();
  }
  std::printf("| all |");
  for (const std::uint64_t count : all) {
    std::printf(" %llu |", static_cast<unsigned long long>(count));
  }
  std::printf("\n");
  return faults == 0 ? 0 : 1;
}

}  // namespace
}  // namespace mnk

int main(int argc, char** argv) {
  const std::vector<std::string> all{"3,3,3",        "4,4,4",        "5,4,4",
                                     "4,4,3",        "6,4,4",        "3,3,3,misere",
                                     "4,3,3,misere", "4,4,3,misere", "4,4,4,misere"};
  return mnk::run(argc > 1 ? std::atoi(argv[1]) : 200,
                  argc > 2 ? std::vector<std::string>(argv + 2, argv + argc) : all);
}
