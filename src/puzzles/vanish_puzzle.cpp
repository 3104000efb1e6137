#include "puzzles/vanish_puzzle.h"

#include <algorithm>
#include <concepts>
#include <utility>

#include "engine/notation.h"
#include "games/any_rules.h"
#include "players/valued_choice.h"
#include "puzzles/grade.h"
#include "puzzles/solution.h"
#include "text/scan.h"
#include "vanish/symmetry.h"
#include "vanish/vanish_game.h"

namespace mnk {
namespace {

using VanishTurn = BasicPuzzleTurn<vanish::Position>;

/// What the table knows, for a solution.
struct KnownByTable {
  const vanish::Solver* solver;

  [[nodiscard]] std::optional<ProvenMoves> moves(const vanish::Position& position) const {
    ProvenMoves known{.value = {}, .moves = known_moves(position, *solver), .right = {}};
    known.value = known.moves.front().assessment.value;
    for (const MoveAssessment& move : known.moves) {
      if (move.assessment.value.result == known.value.result) known.right.push_back(move.move);
    }
    known.right_kinds = one_of_each(position, known.right).size();
    std::ranges::sort(known.right);
    return known;
  }

  /// A draw has no length, so any that holds it is as good.
  [[nodiscard]] static std::vector<Cell> replies(const vanish::Position& position,
                                                 const ProvenMoves& known) {
    std::vector<Cell> best;
    for (const MoveAssessment& move : known.moves) {
      const Value value = move.assessment.value;
      const bool draws = value.result == Result::draw && known.value.result == Result::draw;
      if (draws || value == known.value) best.push_back(move.move);
    }
    return one_of_each(position, best);
  }

  [[nodiscard]] std::optional<std::vector<Cell>> rest(const vanish::Position& position) const {
    return solver->line(position, known_moves(position, *solver).front().move);
  }

  [[nodiscard]] static bool is_tempting(const vanish::Position& position,
                                        const ProvenMoves& known) {
    const auto is_right = [&](Cell move) {
      return std::ranges::find(known.right, move) != known.right.end();
    };
    int best = 0;
    for (const MoveAssessment& move : known.moves) {
      best = std::max(best, look_of(position, move.move));
    }
    return std::ranges::none_of(known.moves, [&](const MoveAssessment& move) {
      return look_of(position, move.move) == best && is_right(move.move);
    });
  }

 private:
  /// Row-major.
  static std::vector<Cell> one_of_each(const vanish::Position& position,
                                       const std::vector<Cell>& moves) {
    const Rules& board = position.rules().board();
    vanish::CellSet cells = 0;
    for (const Cell move : moves) cells |= vanish::CellSet{1} << board.index(move);
    std::vector<Cell> kinds;
    vanish::for_each_cell(one_of_each_kind(board, vanish::States::of(position), cells),
                          [&](int cell) { kinds.push_back(board.cell(cell)); });
    return kinds;
  }
};

int tempting_at(const VanishTurn& turn) {
  int best_right = 0;
  for (const Cell move : turn.right)
    best_right = std::max(best_right, look_of(turn.position, move));
  const std::vector<Cell> moves = turn.position.available_moves();
  return static_cast<int>(std::ranges::count_if(moves, [&](Cell move) {
    return std::ranges::find(turn.right, move) == turn.right.end() &&
           look_of(turn.position, move) >= best_right;
  }));
}

bool is_quiet(const VanishTurn& turn) {
  const vanish::Position& position = turn.position;
  const std::vector<Line> lines = winning_lines(position.rules().board());
  const auto leaving = position.leaving();
  return std::ranges::none_of(turn.right, [&](Cell move) {
    return is_loud(move, position.to_move(), lines, [&](Cell cell) {
      return cell == leaving ? std::optional<Mark>() : position.at(cell);
    });
  });
}

}  // namespace

std::optional<vanish::Rules> parse_vanish_rules(std::string_view text) {
  std::optional<vanish::Rules> rules;
  if (const auto any = games::parse_any_rules(text)) {
    std::visit(
        [&]<class R>(const R& own) {
          if constexpr (std::same_as<R, vanish::Rules>) rules = own;
        },
        *any);
  }
  return rules;
}

std::vector<MoveAssessment> known_moves(const vanish::Position& position,
                                        const vanish::Solver& solver) {
  Budget budget(Budget::no_limit);
  return solver.analyse(position, budget);
}

int look_of(const vanish::Position& position, Cell move) {
  constexpr int completes = 1000;
  constexpr int stops = 100;
  const Mark mover = position.to_move();
  const int missing_one = position.rules().in_a_row() - 1;
  int look = 0;
  for (const Line& line : winning_lines(position.rules().board())) {
    if (std::ranges::find(line, move) == line.end()) continue;
    const auto marks_of = [&](Mark mark) {
      return static_cast<int>(
          std::ranges::count_if(line, [&](Cell cell) { return position.at(cell) == mark; }));
    };
    const int own = marks_of(mover);
    const int others = marks_of(opponent(mover));
    if (own == missing_one) look += completes;
    if (others == missing_one) look += stops;
    // A line of both is of no use to anybody.
    if (others == 0) look += 1 + 3 * own;
    if (own == 0) look += others;
  }
  return look;
}

std::optional<ProvenVanishPuzzle> proven_puzzle(const vanish::Position& position,
                                                const vanish::Solver& solver) {
  KnownByTable knows{.solver = &solver};
  return puzzle_by(position, knows);
}

int grade_of(const std::vector<VanishTurn>& turns, const vanish::Solver& solver) {
  const auto played = [&](const vanish::Position& position, PlayerKind level, std::uint64_t seed) {
    return choose_valued(known_moves(position, solver), position.rules().board(), level, seed);
  };
  return grade_of({.failures = failures_of(turns, played),
                   .tempting = tempting_at(turns.front()),
                   .quiet = is_quiet(turns.front())});
}

VanishPuzzle vanish_puzzle(const vanish::Position& position, ProvenVanishPuzzle proven, int grade) {
  return {.position = position,
          .last = position.history().back(),
          .theme = proven.theme,
          .grade = grade,
          .value = proven.value,
          .answers = proven.turns.front().right,
          .line = std::move(proven.line),
          .turns = static_cast<int>(proven.turns.size())};
}

std::string to_puzzle_text(const VanishPuzzle& puzzle) {
  vanish::Position before = puzzle.position;
  before.take_back();
  std::string text = to_text(puzzle.position.rules());
  text.append(".").append(to_text(puzzle.theme)).append(".");
  text.append(std::to_string(puzzle.grade)).append(".").append(to_text(puzzle.last));
  return text.append(".").append(to_position_text(before));
}

std::optional<VanishPuzzleText> parse_vanish_puzzle(std::string_view text) {
  const std::vector<Piece> parts = split(text, '.');
  constexpr std::size_t position_at = 4;
  if (parts.size() <= position_at) return std::nullopt;
  const auto rules = parse_vanish_rules(parts[0].text);
  const auto theme = parse_puzzle_theme(parts[1].text);
  const auto grade = parse_digits(parts[2].text);
  if (!rules || !vanish::is_solved(*rules) || !theme || !grade || *grade < 1 ||
      *grade > hardest_grade) {
    return std::nullopt;
  }
  auto position =
      vanish::VanishGame::parse_position(text.substr(parts[position_at].offset), *rules);
  const auto last = parse_cell(parts[3].text, rules->board());
  if (!position || !last || !position->play(*last) || position->outcome().over()) {
    return std::nullopt;
  }
  return VanishPuzzleText{.position = std::move(*position), .theme = *theme, .grade = *grade};
}

}  // namespace mnk
