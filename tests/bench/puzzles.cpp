#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "engine/notation.h"
#include "game/game.h"
#include "players/mnk_solver.h"
#include "puzzles/database.h"
#include "puzzles/maker.h"
#include "support/puzzle_checker.h"

/// Makes as many puzzles of each theme and board as there are, up to a number, checks every one,
/// and prints the tables of src/puzzles/README.md: how many, how fast, the grades, and how often
/// the levels really fail each grade, with other seeds than the grades were made with. Ends with an
/// error when a puzzle is not what it claims to be.
namespace mnk {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::array levels = {PlayerKind::easy, PlayerKind::medium, PlayerKind::hard};

/// Of each grade: tries by each level, and those that failed.
struct Failures {
  std::array<std::array<int, levels.size()>, hardest_grade> tries{};
  std::array<std::array<int, levels.size()>, hardest_grade> failed{};
};

class Bench {
 public:
  void measure(const std::string& game, PuzzleTheme theme, std::size_t count) {
    const Rules rules = parse_rules(game).value();
    const auto start = Clock::now();
    const auto puzzles = make_puzzles(*make_oracle(rules), {.theme = theme}, count, 1);
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    std::array<int, hardest_grade> grades{};
    for (const Puzzle& puzzle : puzzles) {
      ++grades[static_cast<std::size_t>(puzzle.grade - 1)];
      play(puzzle);
    }
    const int faults = faults_of(rules, puzzles);
    faults_ += faults;
    const double each = puzzles.empty() ? 0 : 1000 * seconds / static_cast<double>(puzzles.size());
    std::printf("| %s | %s | %zu | %.1f |", game.c_str(), to_text(theme).data(), puzzles.size(),
                each);
    for (const int number : grades) std::printf(" %d |", number);
    std::printf(" %d |\n", faults);
    std::fflush(stdout);
  }

  void print_failures() const {
    std::printf("\n| grade | tries | easy | medium | hard |\n|---|---|---|---|---|\n");
    for (std::size_t grade = 0; grade < failures_.tries.size(); ++grade) {
      std::printf("| %zu | %d |", grade + 1, failures_.tries[grade][0]);
      for (std::size_t level = 0; level < levels.size(); ++level) {
        const int tries = failures_.tries[grade][level];
        std::printf(" %d %% |", tries == 0 ? 0 : 100 * failures_.failed[grade][level] / tries);
      }
      std::printf("\n");
    }
  }

  [[nodiscard]] int faults() const { return faults_; }

 private:
  static int checked(const std::vector<Puzzle>& puzzles, test::MnkTruth moves) {
    int faults = 0;
    for (const Puzzle& puzzle : puzzles) {
      const std::string fault = test::fault_of(puzzle, moves);
      if (fault.empty()) continue;
      ++faults;
      std::fprintf(stderr, "%s%s\n", test::named(puzzle).c_str(), fault.c_str());
    }
    return faults;
  }

  static int threats_checked(const std::vector<Puzzle>& puzzles) {
    constexpr std::uint64_t nodes = 200'000;
    int faults = 0;
    for (const Puzzle& puzzle : puzzles) {
      bool sound =
          test::fault_of_fours(puzzle).empty() && puzzle.answers.size() == 1 &&
          test::is_proven_win(test::without_mark(test::board_of(puzzle), puzzle.last), nodes);
      for (const Cell move : puzzle.position.available_moves()) {
        if (move == puzzle.answers.front()) continue;
        sound = sound && test::is_proven_win(test::board_of(puzzle).after(move), nodes);
      }
      if (sound) continue;
      ++faults;
      std::fprintf(stderr, "%snot sound\n", test::named(puzzle).c_str());
    }
    return faults;
  }

  static int faults_of(const Rules& rules, const std::vector<Puzzle>& puzzles) {
    std::set<std::string> keys;
    for (const Puzzle& puzzle : puzzles) keys.insert(test::naive_key(puzzle));
    const int twice = static_cast<int>(puzzles.size() - keys.size());
    if (!puzzles.empty() && puzzles.front().theme == PuzzleTheme::threats) {
      return twice + threats_checked(puzzles);
    }
    if (rules.cell_count() <= 12) return twice + checked(puzzles, test::enumerated(rules));
    return twice + checked(puzzles, test::solved());
  }

  /// Every tenth puzzle, by each level, with seeds of its own.
  void play(const Puzzle& puzzle) {
    if (number_++ % 10 != 0) return;
    Solver solver(std::size_t{1} << 22);
    const auto proven = make_oracle(puzzle.position.rules())->prove(puzzle.position);
    if (!proven) return;
    for (std::size_t level = 0; level < levels.size(); ++level) {
      for (int attempt = 0; attempt < 10; ++attempt) {
        const auto grade = static_cast<std::size_t>(puzzle.grade - 1);
        ++failures_.tries[grade][level];
        failures_.failed[grade][level] += fails(*proven, levels[level], solver) ? 1 : 0;
      }
    }
  }

  bool fails(const ProvenPuzzle& puzzle, PlayerKind level, Solver& solver) {
    for (const PuzzleTurn& turn : puzzle.turns) {
      const Cell move =
          choose(*games::mnk_position(turn.position), level, 777'000 + ++seed_, 60'000, solver);
      if (std::ranges::find(turn.right, move) == turn.right.end()) return true;
    }
    return false;
  }

  Failures failures_;
  int faults_ = 0;
  int number_ = 0;
  std::uint64_t seed_ = 0;
};

}  // namespace
}  // namespace mnk

int main(int argc, char** argv) {
  const auto count = static_cast<std::size_t>(argc > 1 ? std::atoi(argv[1]) : 1000);
  std::printf(
      "| board | theme | puzzles | ms each | grade 1 | 2 | 3 | 4 | 5 | faults |\n"
      "|---|---|---|---|---|---|---|---|---|---|\n");
  mnk::Bench bench;
  using enum mnk::PuzzleTheme;
  const std::vector<std::string> all = {"3,3,3", "3,3,3,misere", "4,3,3", "4,4,4", "5,5,4"};
  const std::vector<std::string> wanted(argv + std::min(argc, 2), argv + argc);
  for (const std::string& game : wanted.empty() ? all : wanted) {
    for (const mnk::PuzzleTheme theme : {win, hold, save, trap, threats}) {
      if (!mnk::make_oracle(mnk::parse_rules(game).value())->refusal(theme))
        bench.measure(game, theme, count);
    }
  }
  if (wanted.empty()) bench.measure("15,15,5", threats, count);
  bench.print_failures();
  return bench.faults() == 0 ? 0 : 1;
}
