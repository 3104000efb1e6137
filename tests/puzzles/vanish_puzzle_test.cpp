#include "puzzles/vanish_puzzle.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "engine/notation.h"
#include "players/valued_choice.h"
#include "puzzles/vanish_maker.h"
#include "puzzles/vanish_service.h"
#include "support/heavy.h"
#include "vanish/naive_vanish.h"
#include "vanish/vanish_game.h"

// Puzzles of the game whose marks vanish, held against a second program that is written from the
// rules alone.
namespace mnk {
namespace {

using naive::Board;
using Values = std::map<Board, naive::Vanish::Value>;

vanish::Rules vanish_rules(int columns, int rows, int in_a_row, bool misere = false) {
  return vanish::Rules::make(columns, rows, in_a_row, misere).value();
}

class VanishChecker {
 public:
  explicit VanishChecker(const vanish::Rules& rules)
      : columns_(rules.board().columns()),
        rows_(rules.board().rows()),
        game_(columns_, rows_, rules.in_a_row(), rules.misere()),
        values_(game_.values()) {}

  [[nodiscard]] static Board board_of(const vanish::Position& position) {
    Board board{.x = {}, .o = {}, .x_moves = position.to_move() == Mark::X};
    const Rules& cells = position.rules().board();
    for (const Cell cell : position.marks(Mark::X)) board.x.push_back(cells.index(cell));
    for (const Cell cell : position.marks(Mark::O)) board.o.push_back(cells.index(cell));
    return board;
  }

  /// The smallest of all copies, whoever is X.
  [[nodiscard]] Board key(const Board& board) const {
    Board smallest = board;
    bool first = true;
    for (int way = 0; way < (columns_ == rows_ ? 8 : 4); ++way) {
      Board copy{.x = copied(board.x_moves ? board.x : board.o, way),
                 .o = copied(board.x_moves ? board.o : board.x, way),
                 .x_moves = true};
      if (first || copy < smallest) smallest = std::move(copy);
      first = false;
    }
    return smallest;
  }

  /// What is wrong with a puzzle; empty when nothing is.
  [[nodiscard]] std::string fault_of(const VanishPuzzle& puzzle) const {
    const Board board = board_of(puzzle.position);
    const auto known = values_.find(board);
    if (known == values_.end()) return "play does not reach it";
    const int result = known->second.result;
    if (static_cast<int>(puzzle.value.result) - 1 != result) return "the value is wrong";
    if (result == 1 && puzzle.value.plies != known->second.plies) return "the plies are wrong";
    vanish::Position before = puzzle.position;
    if (before.history() != std::vector<Cell>{puzzle.last}) return "the last is not its history";
    before.take_back();
    const auto was = values_.find(board_of(before));
    if (was == values_.end()) return "play does not reach the position before";
    if (was->second.result <= -result) return "the last move was no mistake";
    if (indices(puzzle, puzzle.answers) != right_moves(board)) return "the answers are wrong";
    if (puzzle.line.empty() || puzzle.line.front() != puzzle.answers.front()) {
      return "the line does not begin with an answer";
    }
    const auto [single, fault] = follow(puzzle);
    if (!fault.empty()) return fault;
    if (puzzle.grade < 1 || puzzle.grade > hardest_grade) return "no grade";
    return fault_of_theme(puzzle, board, single);
  }

 private:
  [[nodiscard]] std::vector<int> copied(const std::vector<int>& cells, int way) const {
    std::vector<int> copy;
    for (const int cell : cells) {
      int row = cell / columns_;
      int column = cell % columns_;
      if ((way & 1) != 0) row = rows_ - 1 - row;
      if ((way & 2) != 0) column = columns_ - 1 - column;
      if ((way & 4) != 0) std::swap(row, column);
      copy.push_back(row * columns_ + column);
    }
    return copy;
  }

  [[nodiscard]] static std::vector<int> indices(const VanishPuzzle& puzzle,
                                                const std::vector<Cell>& cells) {
    std::vector<int> numbers;
    for (const Cell cell : cells) {
      numbers.push_back(puzzle.position.rules().board().index(cell));
    }
    return numbers;
  }

  [[nodiscard]] std::vector<int> right_moves(const Board& board) const {
    std::vector<int> right;
    for (const int cell : game_.moves(board)) {
      if (-values_.at(game_.after(board, cell)).result == values_.at(board).result) {
        right.push_back(cell);
      }
    }
    return right;
  }

  /// How many of these moves no symmetry of the position takes to one before it.
  [[nodiscard]] int kinds_of(const Board& board, const std::vector<int>& moves) const {
    std::set<std::vector<int>> kinds;
    for (const int move : moves) {
      std::vector<int> smallest{move};
      for (int way = 1; way < (columns_ == rows_ ? 8 : 4); ++way) {
        if (copied(board.x, way) != board.x || copied(board.o, way) != board.o) continue;
        smallest = std::min(smallest, copied({move}, way));
      }
      kinds.insert(smallest);
    }
    return static_cast<int>(kinds.size());
  }

  struct Followed {
    int single = 0;  ///< of the solver's turns, from the first, with one right kind of move
    std::string fault;
  };
  [[nodiscard]] Followed follow(const VanishPuzzle& puzzle) const {
    Board board = board_of(puzzle.position);
    const int result = values_.at(board).result;
    std::set<Board> stood{board};
    Followed followed;
    bool goes_on = true;
    bool came_again = false;
    for (std::size_t ply = 0; ply < puzzle.line.size(); ++ply) {
      const int cell = puzzle.position.rules().board().index(puzzle.line[ply]);
      const auto moves = game_.moves(board);
      if (std::ranges::find(moves, cell) == moves.end()) return {0, "the line is not legal"};
      const auto right = right_moves(board);
      const bool single = kinds_of(board, right) == 1 && right.size() < moves.size();
      if (ply % 2 == 0 && goes_on && single) ++followed.single;
      if (ply % 2 == 0 && !single) goes_on = false;
      const auto value = values_.at(board);
      board = game_.after(board, cell);
      const auto after = values_.at(board);
      if (after.result != -value.result) return {0, "the line gives something away"};
      // The last move may win in several ways, and the winner takes the quickest.
      const bool hurries = value.result == 0 || after.plies == value.plies - 1;
      if (!hurries && ply % 2 == 1) return {0, "the loser does not delay"};
      came_again = !stood.insert(board).second || came_again;
    }
    if (result == 1 && game_.ended(board) == 0) followed.fault = "the line does not win";
    if (result == 0 && !came_again) followed.fault = "nothing comes again in the line of a draw";
    return followed;
  }

  [[nodiscard]] std::string fault_of_theme(const VanishPuzzle& puzzle, const Board& board,
                                           int single) const {
    const auto right = right_moves(board);
    const int kinds = kinds_of(board, right);
    switch (puzzle.theme) {
      case PuzzleTheme::win: {
        const int moves = (puzzle.value.plies + 1) / 2;
        if (values_.at(board).result != 1 || moves < 2) return "no win in two or more";
        return single >= moves - 1 ? "" : "two ways to win before the last move";
      }
      case PuzzleTheme::hold:
        return kinds == 1 && puzzle.turns == 1 ? "" : "not one turn with one way to hold";
      case PuzzleTheme::save:
        if (puzzle.turns < 2 || puzzle.turns > 4) return "not two to four turns";
        return single >= puzzle.turns ? "" : "not one way at each turn";
      case PuzzleTheme::trap:
        if (kinds < 2 || 2 * right.size() > game_.moves(board).size()) return "not several ways";
        return values_.at(board).result == 0 ? "" : "no draw";
      default:
        return "no theme of this game";
    }
  }

  int columns_;
  int rows_;
  naive::Vanish game_;
  Values values_;
};

vanish::Reached reached_in(const vanish::Solver& solver) {
  return reached_by_play(solver.table()->states());
}

/// How many of each theme there are, each of them checked.
std::map<PuzzleTheme, std::size_t> checked(const vanish::Rules& rules, std::size_t most) {
  const vanish::Solver solver(rules);
  const VanishChecker checker(rules);
  std::map<PuzzleTheme, std::size_t> counts;
  std::set<Board> keys;
  for (const PuzzleTheme theme :
       {PuzzleTheme::win, PuzzleTheme::hold, PuzzleTheme::save, PuzzleTheme::trap}) {
    for (const VanishPuzzle& puzzle :
         make_puzzles(solver, reached_in(solver), {.theme = theme}, most, 1)) {
      EXPECT_EQ(checker.fault_of(puzzle), "") << to_puzzle_text(puzzle);
      EXPECT_EQ(puzzle.theme, theme);
      EXPECT_TRUE(keys.insert(checker.key(VanishChecker::board_of(puzzle.position))).second)
          << to_puzzle_text(puzzle) << " came before";
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

TEST(VanishPuzzles, AreRefusedWhereThereCanBeNone) {
  const vanish::Solver solver(vanish_rules(3, 3, 3));
  const vanish::Reached reached = reached_in(solver);
  EXPECT_EQ(no_puzzles(solver, reached, std::nullopt), std::nullopt);
  EXPECT_EQ(no_puzzles(solver, reached, PuzzleTheme::trap), std::nullopt);
  EXPECT_EQ(no_puzzles(solver, reached, PuzzleTheme::threats), NoVanishPuzzles::threats);
  const vanish::Solver misere(vanish_rules(3, 3, 3, true));
  EXPECT_EQ(no_puzzles(misere, reached_in(misere), std::nullopt), NoVanishPuzzles::always_drawn);
  const vanish::Solver drawless(vanish_rules(3, 3, 2));
  EXPECT_EQ(no_puzzles(drawless, reached_in(drawless), PuzzleTheme::hold),
            NoVanishPuzzles::never_drawn);
  EXPECT_EQ(no_puzzles(vanish_rules(4, 4, 4), std::nullopt), NoVanishPuzzles::not_solved);
}

TEST(VanishPuzzles, AreTheSameForTheSameSeedAndOthersForAnother) {
  const vanish::Solver solver(vanish_rules(3, 3, 3));
  const auto texts = [&](std::uint64_t seed, std::size_t count) {
    std::vector<std::string> all;
    for (const VanishPuzzle& puzzle :
         make_puzzles(solver, reached_in(solver), {.theme = PuzzleTheme::win}, count, seed))
      all.push_back(to_puzzle_text(puzzle));
    return all;
  };
  const auto some = texts(1, 5);
  EXPECT_EQ(texts(1, 5), some);
  EXPECT_NE(texts(2, 5), some);
  const auto more = texts(1, 8);
  EXPECT_TRUE(std::ranges::equal(some, std::span(more).first(5)));
}

/// How often each level fails puzzles of a grade, with other seeds than the grades were made with.
TEST(VanishPuzzles, OfHigherGradesAreFailedMoreOften) {
  const vanish::Solver solver(vanish_rules(3, 3, 3));
  const std::size_t each = test::can_do_heavy_work ? 40 : 8;
  double before = -1;
  for (const int grade : {1, 3, 5}) {
    int tries = 0;
    int failed = 0;
    for (const VanishPuzzle& puzzle : make_puzzles(
             solver, reached_in(solver), {.theme = PuzzleTheme::win, .grade = grade}, each, 3)) {
      const auto proven = proven_puzzle(puzzle.position, solver);
      ASSERT_TRUE(proven);
      for (const PlayerKind level : {PlayerKind::easy, PlayerKind::medium, PlayerKind::hard}) {
        for (std::uint64_t seed = 777'000; seed < 777'010; ++seed) {
          ++tries;
          failed +=
              std::ranges::all_of(proven->turns,
                                  [&](const auto& turn) {
                                    const Cell move =
                                        choose_valued(known_moves(turn.position, solver),
                                                      turn.position.rules().board(), level, seed);
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

std::string answered(desk::VanishDesk& desk, const std::string& request) {
  auto answer = desk.ask(request);
  while (!answer && desk.busy()) answer = desk.step();
  return answer.value_or("");
}
bool vanish_says(const std::string& answer, std::string_view part) {
  return answer.find(part) != std::string::npos;
}

constexpr const char* win_in_three = "3,3,3,vanish.win.3.c3.a3.c2.c1/b3.b1/O";

TEST(VanishDesk, MakesPuzzlesOfTheKindAndGradeThatAreWanted) {
  desk::VanishDesk desk;
  for (const std::string kind : {"win", "hold", "save", "trap", "any"}) {
    const std::string answer = answered(desk, "make 3,3,3,vanish." + kind + " 3 17");
    EXPECT_TRUE(vanish_says(answer, R"({"puzzle":"3,3,3,vanish.)")) << answer;
    EXPECT_TRUE(vanish_says(answer, R"("grade":3)")) << answer;
    const auto puzzle = answer.substr(11, answer.find('"', 11) - 11);
    EXPECT_TRUE(vanish_says(answered(desk, "run " + puzzle), R"("stage":"asking")")) << puzzle;
  }
}

TEST(VanishDesk, GoesOnMakingAPuzzleWhileOtherRulesAreAskedAbout) {
  const std::string request = "make 3,3,3,vanish.win 3 1";
  desk::VanishDesk undisturbed;
  const std::string expected = answered(undisturbed, request);
  desk::VanishDesk desk;
  EXPECT_EQ(desk.ask(request), std::nullopt);
  EXPECT_TRUE(vanish_says(desk.ask("run 3,3,2,vanish.win.1.a1.//X").value_or(""),
                          R"({"error":"no_puzzle"})"));
  std::optional<std::string> answer;
  while (!answer && desk.busy()) answer = desk.step();
  EXPECT_EQ(answer, expected);
}

TEST(VanishDesk, AnswersARightMoveByTheBestDefenceAndAWrongOneByWhatRefutesIt) {
  desk::VanishDesk desk;
  const std::string run = std::string("run ") + win_in_three;
  const std::string begun = answered(desk, run);
  EXPECT_TRUE(vanish_says(begun, R"("before":"a3.c2.c1/b3.b1/O")")) << begun;
  EXPECT_TRUE(vanish_says(begun, R"("last":"c3","side":"X","theme":"win")")) << begun;
  EXPECT_TRUE(vanish_says(begun, R"("moves":[])")) << begun;
  EXPECT_TRUE(vanish_says(answered(desk, run + " b2"), R"("moves":["b2","a3"])"));
  EXPECT_TRUE(vanish_says(answered(desk, run + " b2 b3 a1"), R"("error":"action")"))
      << "it is taken";
  const std::string wrong = answered(desk, run + " a1");
  EXPECT_TRUE(vanish_says(wrong, R"("stage":"wrong")")) << wrong;
  EXPECT_TRUE(vanish_says(wrong, R"("mistake":{"cell":"a1","reply":")")) << wrong;
  EXPECT_TRUE(vanish_says(answered(desk, run + " hint hint hint"), R"("hinted":["b2"])"));
  EXPECT_TRUE(vanish_says(answered(desk, run + " give_up"), R"("line":["b2")"));
}

TEST(VanishDesk, RefusesWhatIsNoPuzzleOfItsGame) {
  desk::VanishDesk desk;
  EXPECT_TRUE(vanish_says(answered(desk, "run"), R"({"error":"request"})"));
  EXPECT_TRUE(vanish_says(answered(desk, "day 2026-12-01"), R"({"error":"request"})"));
  for (const std::string puzzle :
       {"3,3,3.win.2.b3.X2/1O1/1O1", "3,3,3,vanish.win.3.c3.a3.c2.c1/b3.b1",
        "3,3,3,vanish.win.6.c3.a3.c2.c1/b3.b1/O", "3,3,3,vanish.threats.3.c1.a3.c2.c1/b3.b1/O",
        "4,4,4,vanish.win.3.c3.//X"}) {
    EXPECT_TRUE(vanish_says(answered(desk, "run " + puzzle), R"({"error":"puzzle"})")) << puzzle;
  }
  EXPECT_TRUE(vanish_says(answered(desk, "run 3,3,3,vanish.hold.3.c3.a3.c2.c1/b3.b1/O"),
                          R"({"error":"no_puzzle"})"));
  EXPECT_TRUE(
      vanish_says(answered(desk, "run 4,4,3,vanish.win.3.a1.//X"), R"({"error":"too_large"})"));
  for (const std::string request :
       {"make 3,3,3,vanish.win 3", "make 3,3,3.win 3 1", "make 3,3,3,vanish.threats 3 1",
        "make 3,3,3,vanish.win 0 1", "make 3,3,3,vanish 3 1", "make 4,4,3,vanish.win 3 1"}) {
    EXPECT_TRUE(vanish_says(answered(desk, request), R"({"error":"request"})")) << request;
  }
}

/// A game of moves by chance, up to a position that is won, of which the last move alone is known.
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
    const Value value = known_moves(position, solver).front().assessment.value;
    if (value.result == Result::win && value.plies > 2) return position;
  }
}

/// Whoever keeps a win without coming nearer is told so before the third time makes it a draw.
TEST(VanishRun, GoesOnToAWinHoweverSlowlyOneWins) {
  const vanish::Solver solver(vanish_rules(3, 3, 3));
  Random random(5);
  int circles = 0;
  for (int game = 0; game < (test::can_do_heavy_work ? 500 : 30); ++game) {
    const vanish::Position position = won_position(solver, random);
    const auto values = known_moves(position, solver);
    BasicPuzzleRun<vanish::Position> run({.position = position,
                                          .last = position.history().back(),
                                          .theme = PuzzleTheme::win,
                                          .grade = 1,
                                          .value = values.front().assessment.value,
                                          .answers = {values.front().move},
                                          .line = solver.line(position, values.front().move),
                                          .turns = 1});
    const auto play = [&](Cell move) {
      run.play(move);
      while (run.stage() == PuzzleStage::thinking) run.take(known_moves(run.question(), solver));
    };
    play(values.front().move);
    for (int turn = 0; turn < 100 && run.stage() != PuzzleStage::solved; ++turn) {
      const auto moves = known_moves(run.position(), solver);
      Cell slowest = moves.front().move;
      for (const MoveAssessment& move : moves) {
        if (move.assessment.value.result == Result::win) slowest = move.move;
      }
      play(slowest);
      if (run.stage() != PuzzleStage::wrong) continue;
      ++circles;
      EXPECT_EQ(run.result_of_mistake(), Result::win);
      run.retry();
      play(known_moves(run.position(), solver).front().move);
    }
    EXPECT_EQ(run.stage(), PuzzleStage::solved) << to_position_text(position);
    EXPECT_TRUE(run.position().outcome().winner()) << to_position_text(position);
  }
  if (!test::can_do_heavy_work) return;
  EXPECT_GT(circles, 0) << "nobody went round";
}

}  // namespace
}  // namespace mnk
