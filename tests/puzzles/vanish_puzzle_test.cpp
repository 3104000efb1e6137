#include <gtest/gtest.h>

#include <map>
#include <set>

#include "puzzles/database.h"
#include "puzzles/maker.h"
#include "puzzles/puzzle_run.h"
#include "support/heavy.h"
#include "support/puzzle_checker.h"
#include "vanish/play.h"
#include "vanish/solver.h"
#include "vanish/vanish_game.h"

// Puzzles of the game whose marks vanish, checked against a second program written from the rules
// alone.
namespace mnk {
namespace {

using naive::Board;

vanish::Rules vanish_rules(int columns, int rows, int in_a_row, bool misere = false) {
  return vanish::Rules::make(columns, rows, in_a_row, misere).value();
}

const vanish::Position& own(const games::AnyPosition& position) {
  return position.as<vanish::Position>();
}

/// The truth about the game, for test::fault_of().
class VanishTruth {
 public:
  using State = Board;

  explicit VanishTruth(const vanish::Rules& rules)
      : copies_(test::copies_of_board(rules.board())),
        game_(rules.board().columns(), rules.board().rows(), rules.in_a_row(), rules.misere()),
        values_(game_.values()) {}

  static Board state_of(const games::AnyPosition& position) {
    return vanish::test::naive_board(own(position));
  }
  [[nodiscard]] test::TrueMoves moves(const Board& board) const {
    test::TrueMoves moves;
    if (!values_.contains(board)) return moves;
    for (const int cell : game_.moves(board)) {
      const auto& [result, plies] = values_.at(after(board, cell));
      moves[cell] = {.result = static_cast<Result>(1 - result), .plies = plies + 1};
    }
    return moves;
  }
  [[nodiscard]] Board after(const Board& board, int cell) const { return game_.after(board, cell); }
  [[nodiscard]] bool over(const Board& board) const { return game_.ended(board) != 0; }

  [[nodiscard]] int kinds(const Board& board, const std::vector<int>& moves) const {
    std::set<int> kinds;
    for (const int move : moves) {
      int smallest = move;
      for (const auto& from : copies_) {
        if (image(board.x, from) != board.x || image(board.o, from) != board.o) continue;
        smallest = std::min(smallest, image({move}, from).front());
      }
      kinds.insert(smallest);
    }
    return static_cast<int>(kinds.size());
  }

  static std::optional<Board> before(const Puzzle& puzzle) {
    vanish::Position position = own(puzzle.position);
    if (position.history() != std::vector<Cell>{puzzle.last}) return std::nullopt;
    position.take_back();
    return state_of(position);
  }
  /// A position comes again.
  static bool ends_a_draw(const Puzzle& /*puzzle*/, const std::vector<Board>& stood) {
    return std::set<Board>(stood.begin(), stood.end()).size() < stood.size();
  }

  /// The smallest of all symmetric copies, whichever side is X.
  [[nodiscard]] Board key(const Puzzle& puzzle) const {
    const Board board = state_of(puzzle.position);
    std::set<Board> copies;
    for (const auto& from : copies_) {
      copies.insert({.x = image(board.x_moves ? board.x : board.o, from),
                     .o = image(board.x_moves ? board.o : board.x, from),
                     .x_moves = true});
    }
    return *copies.begin();
  }

 private:
  /// The images of these cells.
  static std::vector<int> image(const std::vector<int>& cells, const std::vector<int>& from) {
    std::vector<int> moved;
    for (const int cell : cells) {
      moved.push_back(static_cast<int>(std::ranges::find(from, cell) - from.begin()));
    }
    return moved;
  }

  std::vector<std::vector<int>> copies_;
  naive::Vanish game_;
  std::map<Board, naive::Vanish::Value> values_;
};

/// The number of puzzles of each theme, all checked.
std::map<PuzzleTheme, std::size_t> checked(const vanish::Rules& rules, std::size_t most) {
  const auto oracle = make_oracle(rules);
  VanishTruth truth(rules);
  std::map<PuzzleTheme, std::size_t> counts;
  std::set<Board> keys;
  for (const PuzzleTheme theme :
       {PuzzleTheme::win, PuzzleTheme::hold, PuzzleTheme::save, PuzzleTheme::trap}) {
    for (const Puzzle& puzzle : make_puzzles(*oracle, {.theme = theme}, most, 1)) {
      EXPECT_EQ(test::fault_of(puzzle, truth), "") << to_puzzle_text(entry_of(puzzle));
      EXPECT_EQ(puzzle.theme, theme);
      EXPECT_TRUE(keys.insert(truth.key(puzzle)).second)
          << to_puzzle_text(entry_of(puzzle)) << " came before";
      ++counts[theme];
    }
  }
  return counts;
}

TEST(VanishPuzzles, AreAllWhatTheyClaimByTheRulesAlone) {
  const std::size_t most = test::can_do_heavy_work ? 100'000 : 20;
  auto counts = checked(vanish_rules(3, 3, 3), most);
  if (!test::can_do_heavy_work) return;
  EXPECT_EQ(counts[PuzzleTheme::win], 1192U);
  EXPECT_EQ(counts[PuzzleTheme::hold], 88U);
  EXPECT_EQ(counts[PuzzleTheme::save], 414U);
  EXPECT_EQ(counts[PuzzleTheme::trap], 10U);
}

TEST(VanishPuzzles, AreThereInMisereWhereSomethingCanBeGivenAway) {
  const auto counts = checked(vanish_rules(3, 3, 2, true), 1000);
  std::size_t all = 0;
  for (const auto& [theme, count] : counts) all += count;
  EXPECT_EQ(all, 6U);
}

/// Counts each level's failures by grade, with other seeds than those that set the grades.
TEST(VanishPuzzles, OfHigherGradesAreFailedMoreOften) {
  const auto oracle = make_oracle(vanish_rules(3, 3, 3));
  const std::size_t each = test::can_do_heavy_work ? 40 : 8;
  double before = -1;
  for (const int grade : {1, 3, 5}) {
    int tries = 0;
    int failed = 0;
    for (const Puzzle& puzzle :
         make_puzzles(*oracle, {.theme = PuzzleTheme::win, .grade = grade}, each, 3)) {
      const auto proven = oracle->prove(puzzle.position);
      ASSERT_TRUE(proven);
      for (const PlayerKind level : {PlayerKind::easy, PlayerKind::medium, PlayerKind::hard}) {
        for (std::uint64_t seed = 777'000; seed < 777'010; ++seed) {
          ++tries;
          failed +=
              std::ranges::all_of(proven->turns,
                                  [&](const auto& turn) {
                                    const Cell move = oracle->choose(turn.position, level, seed);
                                    return std::ranges::find(turn.right, move) != turn.right.end();
                                  })
                  ? 0
                  : 1;
        }
      }
    }
    ASSERT_GT(tries, 0);
    EXPECT_GT(1.0 * failed / tries, before) << grade;
    before = 1.0 * failed / tries;
  }
}

std::vector<MoveAssessment> values_of(const vanish::Solver& solver,
                                      const vanish::Position& position) {
  Budget budget(Budget::no_limit);
  return solver.analyse(position, budget);
}

/// A won position from a random game, with only the last move in its history.
vanish::Position won_position(const vanish::Solver& solver, Random& random) {
  vanish::Position position(solver.rules());
  for (int ply = 0;; ++ply) {
    const auto moves = position.available_moves();
    const Cell move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    const auto side = [&](Mark mark) { return position.marks(mark); };
    position =
        vanish::Position::set_up(solver.rules(), side(Mark::X), side(Mark::O), position.to_move())
            .value()
            .after(move);
    if (position.outcome().over()) position = vanish::Position(solver.rules());
    if (ply < 20 || position.history().empty()) continue;
    const Value value = values_of(solver, position).front().assessment.value;
    if (value.result == Result::win && value.plies > 2) return position;
  }
}

/// A player who keeps a win without coming nearer hears of it before the third time makes a draw.
TEST(VanishRun, GoesOnToAWinHoweverSlowlyOneWins) {
  const vanish::Solver solver(vanish_rules(3, 3, 3));
  Random random(5);
  int circles = 0;
  for (int game = 0; game < (test::can_do_heavy_work ? 500 : 30); ++game) {
    const vanish::Position position = won_position(solver, random);
    const auto values = values_of(solver, position);
    PuzzleRun run({.position = position,
                   .last = position.history().back(),
                   .theme = PuzzleTheme::win,
                   .grade = 1,
                   .value = values.front().assessment.value,
                   .answers = {values.front().move},
                   .line = solver.line(position, values.front().move),
                   .turns = 1},
                  [&](const auto& reached) { return values_of(solver, own(reached)); });
    run.play(values.front().move);
    for (int turn = 0; turn < 100 && run.stage() != PuzzleStage::solved; ++turn) {
      const auto moves = values_of(solver, own(run.position()));
      Cell slowest = moves.front().move;
      for (const MoveAssessment& move : moves) {
        if (move.assessment.value.result == Result::win) slowest = move.move;
      }
      run.play(slowest);
      if (run.stage() != PuzzleStage::wrong) continue;
      ++circles;
      EXPECT_EQ(run.result_of_mistake(), Result::win);
      run.retry();
      run.play(values_of(solver, own(run.position())).front().move);
    }
    EXPECT_EQ(run.stage(), PuzzleStage::solved) << to_position_text(position);
    EXPECT_TRUE(run.position().outcome().winner()) << to_position_text(position);
  }
  if (!test::can_do_heavy_work) return;
  EXPECT_GT(circles, 0) << "nobody went round";
}

}  // namespace
}  // namespace mnk
