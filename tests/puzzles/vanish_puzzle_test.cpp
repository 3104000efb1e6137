#include <gtest/gtest.h>

#include <map>
#include <set>
#include <span>

#include "engine/notation.h"
#include "puzzles/database.h"
#include "puzzles/maker.h"
#include "puzzles/puzzle_run.h"
#include "puzzles/puzzle_service.h"
#include "support/heavy.h"
#include "vanish/naive_vanish.h"
#include "vanish/solver.h"
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

const vanish::Position& own(const games::AnyPosition& position) {
  return *vanish::vanish_position(position);
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
  [[nodiscard]] std::string fault_of(const Puzzle& puzzle) const {
    const Board board = board_of(own(puzzle.position));
    const auto known = values_.find(board);
    if (known == values_.end()) return "play does not reach it";
    const int result = known->second.result;
    if (static_cast<int>(puzzle.value.result) - 1 != result) return "the value is wrong";
    if (result == 1 && puzzle.value.plies != known->second.plies) return "the plies are wrong";
    vanish::Position before = own(puzzle.position);
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

  [[nodiscard]] static std::vector<int> indices(const Puzzle& puzzle,
                                                const std::vector<Cell>& cells) {
    std::vector<int> numbers;
    for (const Cell cell : cells) {
      numbers.push_back(puzzle.position.board().index(cell));
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
  [[nodiscard]] Followed follow(const Puzzle& puzzle) const {
    Board board = board_of(own(puzzle.position));
    const int result = values_.at(board).result;
    std::set<Board> stood{board};
    Followed followed;
    bool goes_on = true;
    bool came_again = false;
    for (std::size_t ply = 0; ply < puzzle.line.size(); ++ply) {
      const int cell = puzzle.position.board().index(puzzle.line[ply]);
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

  [[nodiscard]] std::string fault_of_theme(const Puzzle& puzzle, const Board& board,
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

/// How many of each theme there are, each of them checked.
std::map<PuzzleTheme, std::size_t> checked(const vanish::Rules& rules, std::size_t most) {
  const auto oracle = make_oracle(rules);
  const VanishChecker checker(rules);
  std::map<PuzzleTheme, std::size_t> counts;
  std::set<Board> keys;
  for (const PuzzleTheme theme :
       {PuzzleTheme::win, PuzzleTheme::hold, PuzzleTheme::save, PuzzleTheme::trap}) {
    for (const Puzzle& puzzle : make_puzzles(*oracle, {.theme = theme}, most, 1)) {
      EXPECT_EQ(checker.fault_of(puzzle), "") << to_puzzle_text(entry_of(puzzle));
      EXPECT_EQ(puzzle.theme, theme);
      EXPECT_TRUE(keys.insert(checker.key(VanishChecker::board_of(own(puzzle.position)))).second)
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

TEST(VanishPuzzles, AreRefusedWhereThereCanBeNone) {
  const auto why_none = [](const vanish::Rules& rules, std::optional<PuzzleTheme> theme) {
    return make_oracle(rules)->why_none(theme);
  };
  EXPECT_EQ(why_none(vanish_rules(3, 3, 3), std::nullopt), std::nullopt);
  EXPECT_EQ(why_none(vanish_rules(3, 3, 3), PuzzleTheme::trap), std::nullopt);
  EXPECT_EQ(why_none(vanish_rules(3, 3, 3), PuzzleTheme::threats), NoPuzzles::threats_solved);
  EXPECT_EQ(why_none(vanish_rules(3, 3, 3, true), std::nullopt), NoPuzzles::always_drawn);
  EXPECT_EQ(why_none(vanish_rules(3, 3, 2), PuzzleTheme::hold), NoPuzzles::never_drawn);
  EXPECT_EQ(why_none(vanish_rules(3, 3, 2), std::nullopt), std::nullopt);
  EXPECT_EQ(why_none(vanish_rules(3, 3, 2), PuzzleTheme::win), std::nullopt);
  EXPECT_EQ(why_none(vanish_rules(4, 4, 4), std::nullopt), NoPuzzles::not_solved);
}

/// Some of these positions play cannot come to as they stand, which an image does not ask.
TEST(VanishSymmetry, MakesAlikeWhatIsTheSameInTheSameOrderWhoeverIsX) {
  const games::AnyRules rules = vanish_rules(3, 3, 3);
  const auto oracle = make_oracle(rules);
  const auto at = [&](const char* text) { return games::parse_any_position(text, rules).value(); };
  EXPECT_EQ(oracle->canonical(at("a1.b2/c3.a3/X")), oracle->canonical(at("c1.b2/a3.c3/X")));
  EXPECT_NE(oracle->canonical(at("a1.b2/c3.a3/X")), oracle->canonical(at("b2.a1/c3.a3/X")))
      << "the marks came in another order";
  EXPECT_EQ(oracle->canonical(at("a1.b2.c1/c3.a3.b1/X")),
            oracle->canonical(at("c3.a3.b1/a1.b2.c1/O")));
  EXPECT_EQ(to_text(oracle->kinds(at("b2//O"))), "a1.b1");
  EXPECT_EQ(to_text(oracle->kinds(at("a1/b2/X"))), "b1.c1.c2.c3");
}

TEST(VanishPuzzles, AreTheSameForTheSameSeedAndOthersForAnother) {
  const auto oracle = make_oracle(vanish_rules(3, 3, 3));
  const auto texts = [&](std::uint64_t seed, std::size_t count) {
    std::vector<std::string> all;
    for (const Puzzle& puzzle : make_puzzles(*oracle, {.theme = PuzzleTheme::win}, count, seed))
      all.push_back(to_puzzle_text(entry_of(puzzle)));
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

std::string answered(PuzzleService& service, const std::string& request) {
  auto answer = service.handle(request);
  while (!answer) answer = service.poll();
  return answer.value_or("");
}
bool vanish_says(const std::string& answer, std::string_view part) {
  return answer.find(part) != std::string::npos;
}

constexpr const char* win_in_three = "3,3,3,vanish.win.3.c3.a3.c2.c1/b3.b1/O";

TEST(VanishService, MakesPuzzlesOfTheKindAndGradeThatAreWanted) {
  PuzzleService service;
  for (const std::string kind : {"win", "hold", "save", "trap", "any"}) {
    const std::string answer = answered(service, "make 3,3,3,vanish." + kind + " 3 17");
    EXPECT_TRUE(vanish_says(answer, R"({"puzzle":"3,3,3,vanish.)")) << answer;
    EXPECT_TRUE(vanish_says(answer, R"("grade":3)")) << answer;
    const auto puzzle = answer.substr(11, answer.find('"', 11) - 11);
    EXPECT_TRUE(vanish_says(answered(service, "run " + puzzle), R"("stage":"asking")")) << puzzle;
  }
}

TEST(VanishService, GoesOnMakingAPuzzleWhileOtherRulesAreAskedAbout) {
  const std::string request = "make 3,3,3,vanish.win 3 1";
  PuzzleService undisturbed;
  const std::string expected = answered(undisturbed, request);
  PuzzleService service;
  EXPECT_EQ(service.handle(request), std::nullopt);
  EXPECT_TRUE(vanish_says(service.handle("run 3,3,2,vanish.win.1.a1.//X").value_or(""),
                          R"({"error":"no_puzzle"})"));
  std::optional<std::string> answer;
  while (!answer) answer = service.poll();
  EXPECT_EQ(answer, expected);
}

TEST(VanishService, AnswersARightMoveByTheBestDefenceAndAWrongOneByWhatRefutesIt) {
  PuzzleService service;
  const std::string run = std::string("run ") + win_in_three;
  const std::string begun = answered(service, run);
  EXPECT_TRUE(vanish_says(begun, R"("before":"a3.c2.c1/b3.b1/O")")) << begun;
  EXPECT_TRUE(vanish_says(begun, R"("last":"c3","side":"X","theme":"win")")) << begun;
  EXPECT_TRUE(vanish_says(begun, R"("moves":[])")) << begun;
  EXPECT_TRUE(vanish_says(answered(service, run + " b2"), R"("moves":["b2","a3"])"));
  EXPECT_TRUE(vanish_says(answered(service, run + " b2 b3 a1"), R"("error":"action")"))
      << "it is taken";
  const std::string wrong = answered(service, run + " a1");
  EXPECT_TRUE(vanish_says(wrong, R"("stage":"wrong")")) << wrong;
  EXPECT_TRUE(vanish_says(wrong, R"("mistake":{"cell":"a1","reply":")")) << wrong;
  EXPECT_TRUE(vanish_says(answered(service, run + " hint hint hint"), R"("hinted":["b2"])"));
  EXPECT_TRUE(vanish_says(answered(service, run + " give_up"), R"("line":["b2")"));
}

TEST(VanishService, RefusesWhatIsNoPuzzleOfItsGame) {
  PuzzleService service;
  EXPECT_TRUE(vanish_says(answered(service, "run"), R"({"error":"request"})"));
  for (const std::string puzzle :
       {"3,3,3,vanish.win.3.c3.a3.c2.c1/b3.b1", "3,3,3,vanish.win.6.c3.a3.c2.c1/b3.b1/O",
        "3,3,3,vanish.threats.3.c1.a3.c2.c1/b3.b1/O", "4,4,4,vanish.win.3.c3.//X"}) {
    EXPECT_TRUE(vanish_says(answered(service, "run " + puzzle), R"({"error":"puzzle"})")) << puzzle;
  }
  EXPECT_TRUE(vanish_says(answered(service, "run 3,3,3,vanish.hold.3.c3.a3.c2.c1/b3.b1/O"),
                          R"({"error":"no_puzzle"})"));
  EXPECT_TRUE(
      vanish_says(answered(service, "run 4,4,3,vanish.win.3.a1.//X"), R"({"error":"too_large"})"));
  for (const std::string request :
       {"make 3,3,3,vanish.win 3", "make 3,3,3.win", "make 3,3,3,vanish.misere 3 1",
        "make 15,15,5.win 3 1", "make 15,15,5.any 3 1", "make 3,3,3,vanish.threats 3 1",
        "make 3,3,3,vanish.win 0 1", "make 3,3,3,vanish 3 1", "make 4,4,3,vanish.win 3 1"}) {
    EXPECT_TRUE(vanish_says(answered(service, request), R"({"error":"request"})")) << request;
  }
}

std::vector<MoveAssessment> values_of(const vanish::Solver& solver,
                                      const vanish::Position& position) {
  Budget budget(Budget::no_limit);
  return solver.analyse(position, budget);
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
    const Value value = values_of(solver, position).front().assessment.value;
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
    const auto values = values_of(solver, position);
    PuzzleRun run({.position = position,
                   .last = position.history().back(),
                   .theme = PuzzleTheme::win,
                   .grade = 1,
                   .value = values.front().assessment.value,
                   .answers = {values.front().move},
                   .line = solver.line(position, values.front().move),
                   .turns = 1});
    const auto play = [&](Cell move) {
      run.play(move);
      while (run.stage() == PuzzleStage::thinking) run.take(values_of(solver, own(run.question())));
    };
    play(values.front().move);
    for (int turn = 0; turn < 100 && run.stage() != PuzzleStage::solved; ++turn) {
      const auto moves = values_of(solver, own(run.position()));
      Cell slowest = moves.front().move;
      for (const MoveAssessment& move : moves) {
        if (move.assessment.value.result == Result::win) slowest = move.move;
      }
      play(slowest);
      if (run.stage() != PuzzleStage::wrong) continue;
      ++circles;
      EXPECT_EQ(run.result_of_mistake(), Result::win);
      run.retry();
      play(values_of(solver, own(run.position())).front().move);
    }
    EXPECT_EQ(run.stage(), PuzzleStage::solved) << to_position_text(position);
    EXPECT_TRUE(run.position().outcome().winner()) << to_position_text(position);
  }
  if (!test::can_do_heavy_work) return;
  EXPECT_GT(circles, 0) << "nobody went round";
}

}  // namespace
}  // namespace mnk
