#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/notation.h"
#include "game/game.h"
#include "puzzles/puzzle.h"
#include "solver/solver.h"
#include "support/naive_game.h"
#include "support/true_values.h"

/// Checks that puzzles are what they claim to be: from the rules alone on small boards, elsewhere
/// by an exact solver with an empty table.
namespace mnk::test {

/// A puzzle's position, of the m,n,k-game.
inline const Position& board_of(const Puzzle& puzzle) {
  return *games::mnk_position(puzzle.position);
}

/// The same position without this mark and without a history.
inline Position without_mark(const Position& position, Cell cell) {
  Marks marks = games::AnyPosition(position).marks();
  marks[static_cast<std::size_t>(position.rules().index(cell))] = std::nullopt;
  return {position.rules(), std::move(marks)};
}

/// The value of every legal move, for the side that plays it.
using TrueMoves = std::map<int, Value>;

/// Best play: the winner hurries, the loser delays. The length of a draw does not matter.
inline bool is_better(const Value& a, const Value& b) {
  if (a.result != b.result) return a.result > b.result;
  return a.result == Result::win ? a.plies < b.plies
                                 : a.result == Result::loss && a.plies > b.plies;
}
inline Value best_of(const TrueMoves& moves) {
  Value best = moves.begin()->second;
  for (const auto& [cell, value] : moves) {
    if (is_better(value, best)) best = value;
  }
  return best;
}
inline std::vector<int> right_moves(const TrueMoves& moves) {
  std::vector<int> right;
  for (const auto& [cell, value] : moves) {
    if (value.result == best_of(moves).result) right.push_back(cell);
  }
  return right;
}

/// All ways to turn and mirror a board, each a list of the cells' origins.
inline std::vector<std::vector<int>> copies_of_board(const Rules& rules) {
  std::vector<std::vector<int>> copies;
  const int columns = rules.columns();
  const int rows = rules.rows();
  for (int way = 0; way < (columns == rows ? 8 : 4); ++way) {
    std::vector<int> from;
    for (int row = 0; row < rows; ++row) {
      for (int column = 0; column < columns; ++column) {
        int r = (way & 1) != 0 ? rows - 1 - row : row;
        int c = (way & 2) != 0 ? columns - 1 - column : column;
        if ((way & 4) != 0) std::swap(r, c);
        from.push_back(r * columns + c);
      }
    }
    copies.push_back(from);
  }
  return copies;
}

inline std::string copied(const std::string& cells, const std::vector<int>& from) {
  std::string copy;
  for (const int cell : from) copy += cells[static_cast<std::size_t>(cell)];
  return copy;
}

inline std::string named(const Puzzle& puzzle) {
  return to_text(board_of(puzzle).rules()) + " " + to_position_text(board_of(puzzle)) + " " +
         std::string(to_text(puzzle.theme)) + ": ";
}

/// The truth about the m,n,k-game.
class MnkTruth {
 public:
  using State = Position;

  explicit MnkTruth(std::function<TrueMoves(const Position&)> moves) : moves_(std::move(moves)) {}

  static const Position& state_of(const games::AnyPosition& position) {
    return *games::mnk_position(position);
  }
  TrueMoves moves(const Position& position) { return moves_(position); }
  static Position after(const Position& position, int cell) {
    return position.after(position.rules().cell(cell));
  }
  static bool over(const Position& position) { return position.outcome().over(); }

  /// The number of these moves up to symmetries of the position.
  static int kinds(const Position& position, const std::vector<int>& moves) {
    const std::string cells = NaiveGame(position).cells();
    std::set<std::string> kinds;
    for (const int move : moves) {
      std::string marked = cells;
      marked[static_cast<std::size_t>(move)] = '*';
      std::string smallest = marked;
      for (const auto& from : copies_of_board(position.rules())) {
        smallest = std::min(smallest, copied(marked, from));
      }
      kinds.insert(smallest);
    }
    return static_cast<int>(kinds.size());
  }

  /// The position without the mistake; nothing if the mistake was not playable.
  static std::optional<Position> before(const Puzzle& puzzle) {
    const Position& position = board_of(puzzle);
    if (position.at(puzzle.last) != opponent(puzzle.side())) return std::nullopt;
    return without_mark(position, puzzle.last);
  }
  /// A draw fills the board.
  static bool ends_a_draw(const Puzzle& puzzle, const std::vector<Position>& stood) {
    return over(stood.back()) && puzzle.value.plies == stood.front().empty_count();
  }

 private:
  std::function<TrueMoves(const Position&)> moves_;
};

/// Enumerates all play.
inline MnkTruth enumerated(const Rules& rules) {
  return MnkTruth([values = TrueValues(rules)](const Position& at) mutable {
    const NaiveGame game(at);
    TrueMoves moves;
    for (const int cell : game.empty_cells()) moves[cell] = values.of_move(game, cell);
    return moves;
  });
}

/// Asks a solver with an empty table.
inline MnkTruth solved() {
  return MnkTruth([](const Position& position) {
    Solver solver(std::size_t{1} << 22);
    Budget budget(Budget::no_limit);
    TrueMoves moves;
    for (const MoveAssessment& move : solver.analyse(position, budget)) {
      moves[position.rules().index(move.move)] = move.assessment.value;
    }
    return moves;
  });
}

/// The same for puzzles that are equal up to symmetry.
inline std::string naive_key(const Puzzle& puzzle) {
  std::string smallest;
  for (const auto& from : copies_of_board(board_of(puzzle).rules())) {
    const std::string copy = copied(NaiveGame(board_of(puzzle)).cells(), from);
    if (smallest.empty() || copy < smallest) smallest = copy;
  }
  return smallest;
}

/// The number of the solver's turns, from the first of the line on, in which one kind of move is
/// right and others are wrong; or the fault of the line.
template <typename Truth>
std::string fault_of_line(const Puzzle& puzzle, Truth& truth, int& single_turns) {
  std::vector<typename Truth::State> stood{truth.state_of(puzzle.position)};
  bool single = true;
  for (std::size_t ply = 0; ply < puzzle.line.size(); ++ply) {
    const auto& state = stood.back();
    if (truth.over(state)) return "the line goes on after the end";
    const TrueMoves known = truth.moves(state);
    const auto played = known.find(puzzle.position.board().index(puzzle.line[ply]));
    if (played == known.end()) return "the line is not legal";
    if (is_better(best_of(known), played->second)) {
      return "the line has a move that is not best, " + to_text(puzzle.line[ply]);
    }
    if (ply % 2 == 0 && single) {
      const auto right = right_moves(known);
      single = truth.kinds(state, right) == 1 && right.size() < known.size();
      single_turns += single ? 1 : 0;
    }
    stood.push_back(truth.after(state, played->first));
  }
  if (puzzle.value.result == Result::draw) {
    return truth.ends_a_draw(puzzle, stood) ? "" : "the line of a draw does not show it";
  }
  if (!truth.over(stood.back())) return "the line stops before the end";
  return std::cmp_equal(puzzle.line.size(), puzzle.value.plies) ? ""
                                                                : "the line has a wrong length";
}

/// Judges by the number of kinds of right moves among `moves` moves.
inline std::string fault_of_theme(const Puzzle& puzzle, int kinds, std::size_t moves,
                                  int single_turns) {
  const bool draws = puzzle.value.result == Result::draw;
  switch (puzzle.theme) {
    case PuzzleTheme::win: {
      const int turns = (puzzle.value.plies + 1) / 2;
      if (puzzle.value.result != Result::win || turns < 2) return "no win in two or more";
      return single_turns >= turns - 1 ? "" : "two ways to win before the last move";
    }
    case PuzzleTheme::hold:
      return draws && kinds == 1 && puzzle.turns == 1 ? "" : "not one turn with one way to hold";
    case PuzzleTheme::save:
      if (!draws || puzzle.turns < 2 || puzzle.turns > 4) return "no draw at two to four turns";
      return single_turns >= puzzle.turns ? "" : "not one way at each turn";
    case PuzzleTheme::trap:
      if (!draws || kinds < 2) return "not several ways";
      return 2 * puzzle.answers.size() <= moves ? "" : "most moves are right";
    case PuzzleTheme::own:
      return puzzle.value.result != Result::loss && puzzle.answers.size() < moves
                 ? ""
                 : "nothing to find";
    case PuzzleTheme::threats:
      break;
  }
  return "threats are checked otherwise";
}

/// The fault of a puzzle of any theme but threats; empty if none.
template <typename Truth>
std::string fault_of(const Puzzle& puzzle, Truth& truth) {
  const auto& state = truth.state_of(puzzle.position);
  const TrueMoves known = truth.moves(state);
  if (known.empty()) return "play does not reach it";
  const auto best = best_of(known);
  if (puzzle.value.result != best.result) return "the value is wrong";
  if (best.result != Result::draw && puzzle.value.plies != best.plies) return "the plies are wrong";
  std::vector<int> answers;
  for (const Cell cell : puzzle.answers) answers.push_back(puzzle.position.board().index(cell));
  if (answers != right_moves(known)) return "the answers are not the right moves";
  const auto before = truth.before(puzzle);
  if (!before) return "nobody played the last";
  const TrueMoves then = truth.moves(*before);
  if (then.empty() || best_of(then).result <= opposite(best.result))
    return "the last move was no mistake";
  if (puzzle.line.empty() || puzzle.line.front() != puzzle.answers.front()) {
    return "the line does not begin with the first answer";
  }
  int single_turns = 0;
  std::string fault = fault_of_line(puzzle, truth, single_turns);
  if (!fault.empty()) return fault;
  if (puzzle.grade < 1 || puzzle.grade > hardest_grade) return "no grade";
  return fault_of_theme(puzzle, truth.kinds(state, answers), known.size(), single_turns);
}

/// The fault of the line of a puzzle of threats; empty if none.
inline std::string fault_of_fours(const Puzzle& puzzle) {
  const std::string fault = fault_of_fours(NaiveGame(board_of(puzzle)), puzzle.line);
  if (!fault.empty()) return fault;
  return static_cast<int>(puzzle.line.size()) == puzzle.value.plies ? "" : "the length is wrong";
}

/// Whether the exact solver, with an empty table, proves a win.
inline bool is_proven_win(const Position& position, std::uint64_t nodes) {
  if (position.outcome().over()) return final_value(position).result == Result::win;
  Solver solver(std::size_t{1} << 20);
  Budget budget(nodes);
  const Assessment known = solver.solve(position, budget).value;
  return known.at_least.result == Result::win;
}

}  // namespace mnk::test
