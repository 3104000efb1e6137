#include "puzzles/maker.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "engine/rules.h"
#include "solver/insertion_sort.h"

namespace mnk {

namespace {

using games::AnyPosition;

/// The most turns to ask about in a draw; later ones are only played.
constexpr std::size_t max_turns_of_draw = 4;

/// The exact value of every move of a position; only `value` if the game is over.
struct ProvenMoves {
  Value value;
  std::vector<MoveAssessment> moves;  ///< every legal move, best first
  std::vector<Cell> right;            ///< those that keep the result, row-major
  std::size_t right_kinds = 0;        ///< how many of these up to symmetry
};

/// Among moves in row-major order.
bool contains(const std::vector<Cell>& cells, Cell cell) {
  return std::ranges::binary_search(cells, cell);
}

std::optional<ProvenMoves> proven_moves(const AnyPosition& position, PuzzleOracle& oracle) {
  ProvenMoves known{.value = {}, .moves = oracle.values(position), .right = {}};
  if (known.moves.empty()) return std::nullopt;
  known.value = known.moves.front().assessment.value;
  for (const MoveAssessment& move : known.moves) {
    if (move.assessment.value.result == known.value.result) known.right.push_back(move.move);
  }
  insertion_sort(known.right);
  known.right_kinds = static_cast<std::size_t>(std::ranges::count_if(
      oracle.kinds(position), [&](Cell move) { return contains(known.right, move); }));
  return known;
}

/// Follows best play from a position, turn by turn.
class LineOfPlay {
 public:
  LineOfPlay(AnyPosition position, PuzzleOracle& oracle)
      : position_(std::move(position)), oracle_(&oracle) {}

  /// False if a step cannot be proven, or a turn before the last has two ways to win.
  bool follow_win(ProvenMoves known) {
    for (;;) {
      const bool last = moves_of_winner(known.value) == 1;
      if (!last && known.right_kinds != 1) return false;
      if (!last || known.right.size() < known.moves.size()) note_turn(known);
      // If several win at the last turn, take the quickest.
      play(last ? known.moves.front().move : known.right.front());
      if (last) return finish();
      auto next = reply();
      if (!next) return false;
      known = std::move(*next);
    }
  }

  /// Continues while only one move holds the draw against the hardest reply.
  bool follow_draw(ProvenMoves known) {
    for (;;) {
      note_turn(known);
      play(known.right.front());
      if (is_over()) return true;
      if (turns_.size() == max_turns_of_draw) return finish();
      auto next = reply();
      if (!next) return false;
      if (is_over()) return true;
      if (next->right_kinds > 1 || next->right.size() == next->moves.size()) return finish();
      known = std::move(*next);
    }
  }

  /// One turn with any number of right moves, then best play.
  bool follow_choice(const ProvenMoves& known) {
    note_turn(known);
    play(known.moves.front().move);
    return finish();
  }

  [[nodiscard]] ProvenPuzzle puzzle(PuzzleTheme theme, Value value) && {
    return {.theme = theme, .value = value, .turns = std::move(turns_), .line = std::move(line_)};
  }
  [[nodiscard]] std::size_t turn_count() const { return turns_.size(); }

 private:
  [[nodiscard]] bool is_over() const { return position_.outcome().over(); }
  void note_turn(const ProvenMoves& known) {
    turns_.push_back({.position = position_, .right = known.right});
  }
  void play(Cell move) {
    position_ = position_.after(move);
    line_.push_back(move);
  }

  /// One reply of each class that reaches the value, row-major. Draws have no length, so all moves
  /// that hold one are equal.
  std::vector<Cell> best_replies(const ProvenMoves& known) {
    std::vector<Cell> replies = oracle_->kinds(position_);
    std::erase_if(replies, [&](Cell cell) {
      const Value value = assessment_of(known.moves, cell).value;
      const bool draws = value.result == Result::draw && known.value.result == Result::draw;
      return !draws && value != known.value;
    });
    return replies;
  }

  /// Plays the best reply, on ties the one that leaves the smallest share of right moves, and
  /// returns the moves after it.
  std::optional<ProvenMoves> reply() {
    const auto known = proven_moves(position_, *oracle_);
    if (!known) return std::nullopt;
    std::optional<std::pair<Cell, ProvenMoves>> hardest;
    for (const Cell move : best_replies(*known)) {
      const AnyPosition after = position_.after(move);
      ProvenMoves next{.value = after_the_move(known->value), .moves = {}, .right = {}};
      if (!after.outcome().over()) {
        auto proven = proven_moves(after, *oracle_);
        if (!proven) return std::nullopt;
        next = std::move(*proven);
      }
      const bool harder = !hardest || next.right.size() * hardest->second.moves.size() <
                                          hardest->second.right.size() * next.moves.size();
      if (harder) hardest.emplace(move, std::move(next));
    }
    play(hardest->first);
    return std::move(hardest->second);
  }

  /// Appends best play to the end, without further questions.
  bool finish() {
    if (is_over()) return true;
    const auto rest = oracle_->line(position_);
    if (!rest) return false;
    line_.insert(line_.end(), rest->begin(), rest->end());
    return true;
  }

  AnyPosition position_;
  PuzzleOracle* oracle_;
  std::vector<PuzzleTurn> turns_;
  std::vector<Cell> line_;
};

/// How good the best-looking of the right moves looks.
std::uint64_t best_right(const std::vector<Appeal>& looks, const std::vector<Cell>& right) {
  std::uint64_t best = 0;
  for (const Appeal& look : looks) {
    if (contains(right, look.move)) best = std::max(best, look.score);
  }
  return best;
}

/// Whether all the moves that look best before any search are wrong.
bool is_tempting(const AnyPosition& position, const ProvenMoves& known, PuzzleOracle& oracle) {
  const std::vector<Appeal> looks = oracle.appeal(position);
  return looks.front().score > best_right(looks, known.right);
}

std::optional<ProvenPuzzle> win_of(const AnyPosition& position, ProvenMoves known,
                                   PuzzleOracle& oracle) {
  if (moves_of_winner(known.value) < 2 || known.right_kinds != 1) return std::nullopt;
  const Value value = known.value;
  LineOfPlay solution(position, oracle);
  if (!solution.follow_win(std::move(known))) return std::nullopt;
  return std::move(solution).puzzle(PuzzleTheme::win, value);
}

std::optional<ProvenPuzzle> draw_of(const AnyPosition& position, ProvenMoves known,
                                    PuzzleOracle& oracle) {
  const bool one_way = known.right_kinds == 1;
  const bool trap = !one_way && 2 * known.right.size() <= known.moves.size() &&
                    is_tempting(position, known, oracle);
  if (!one_way && !trap) return std::nullopt;
  const Value value = known.value;
  LineOfPlay solution(position, oracle);
  if (!solution.follow_draw(std::move(known))) return std::nullopt;
  PuzzleTheme theme = PuzzleTheme::trap;
  if (one_way) theme = solution.turn_count() > 1 ? PuzzleTheme::save : PuzzleTheme::hold;
  ProvenPuzzle puzzle = std::move(solution).puzzle(theme, value);
  if (trap) puzzle.turns.erase(puzzle.turns.begin() + 1, puzzle.turns.end());
  return puzzle;
}

/// Nothing if there is nothing to find: the position is lost, or every move is right.
std::optional<ProvenMoves> question_in(const AnyPosition& position, PuzzleOracle& oracle) {
  auto known = proven_moves(position, oracle);
  if (!known || known->right.size() == known->moves.size()) return std::nullopt;
  if (known->value.result == Result::loss) return std::nullopt;
  return known;
}

}  // namespace

std::optional<ProvenPuzzle> prove_puzzle(const AnyPosition& position, PuzzleOracle& oracle) {
  auto known = question_in(position, oracle);
  if (!known) return std::nullopt;
  return known->value.result == Result::win ? win_of(position, std::move(*known), oracle)
                                            : draw_of(position, std::move(*known), oracle);
}

std::optional<ProvenPuzzle> prove_choice(const AnyPosition& position, PuzzleOracle& oracle) {
  const auto known = question_in(position, oracle);
  if (!known) return std::nullopt;
  LineOfPlay solution(position, oracle);
  if (!solution.follow_choice(*known)) return std::nullopt;
  return std::move(solution).puzzle(PuzzleTheme::own, known->value);
}

Puzzle puzzle_of(AnyPosition position, Cell last, ProvenPuzzle proven, int grade) {
  return {.position = std::move(position),
          .last = last,
          .theme = proven.theme,
          .grade = grade,
          .value = proven.value,
          .answers = std::move(proven.turns.front().right),
          .line = std::move(proven.line),
          .turns = static_cast<int>(proven.turns.size())};
}

namespace {

/// After this much without a puzzle, hardly any are left.
constexpr int max_positions_in_vain = 4'000;
constexpr std::uint64_t max_nodes_in_vain = 30'000'000;

}  // namespace

bool PuzzleMaker::step() {
  const bool hopeless =
      in_vain_ == max_positions_in_vain || oracle_->spent() - spent_at_last_ > max_nodes_in_vain;
  if (hopeless && !oracle_->seeks_everywhere()) return false;
  const std::size_t before = made_.size();
  ++in_vain_;
  const bool more = oracle_->seek(
      request_, random_,
      [&](const games::AnyPosition& position, Cell last) { return look_at(position, last); });
  if (made_.size() > before) {
    in_vain_ = 0;
    spent_at_last_ = oracle_->spent();
  }
  return more;
}

bool PuzzleMaker::look_at(const games::AnyPosition& position, Cell last) {
  if (position.outcome().over()) return false;
  const std::string key = oracle_->canonical(position);
  if (made_.find(key)) return true;
  auto proven = oracle_->prove(position);
  if (!proven || (request_.theme && proven->theme != *request_.theme)) return false;
  const int grade = grade_of(*proven, *oracle_);
  const int wanted = request_.grade.value_or(grade);
  const auto distance = [&](int other) { return std::abs(other - wanted); };
  if (grade == wanted) {
    made_.insert(key);
    found_.push_back(puzzle_of(position, last, *std::move(proven), grade));
  } else if (!nearest_ || distance(grade) < distance(nearest_->grade)) {
    nearest_ = puzzle_of(position, last, *std::move(proven), grade);
  }
  return true;
}

std::optional<Puzzle> PuzzleMaker::take() {
  if (found_.empty()) return std::nullopt;
  std::optional<Puzzle> puzzle(std::move(found_.front()));
  found_.erase(found_.begin());
  return puzzle;
}

std::optional<Puzzle> PuzzleMaker::next() {
  while (found_.empty() && step()) {
  }
  return take();
}

std::vector<Puzzle> make_puzzles(PuzzleOracle& oracle, const PuzzleRequest& request,
                                 std::size_t count, std::uint64_t seed) {
  std::vector<PuzzleMaker> makers;
  for (const PuzzleTheme theme : all_puzzle_themes) {
    if (request.theme ? theme != *request.theme : oracle.why_none(theme).has_value()) continue;
    makers.emplace_back(oracle.fresh(nodes_to_make),
                        PuzzleRequest{.theme = theme, .grade = request.grade}, seed);
  }
  std::vector<Puzzle> puzzles;
  for (std::size_t turn = 0; !makers.empty() && puzzles.size() < count;) {
    turn %= makers.size();
    auto puzzle = makers[turn].next();
    if (puzzle) {
      puzzles.push_back(std::move(*puzzle));
      ++turn;
    } else {
      makers.erase(makers.begin() + static_cast<std::ptrdiff_t>(turn));
    }
  }
  return puzzles;
}

namespace {

constexpr std::array levels_that_fail = {PlayerKind::easy, PlayerKind::medium, PlayerKind::hard};

/// Failures per hundred tries, shared equally by the levels. A wrong move at any turn is a failure.
int failures_of(const ProvenPuzzle& puzzle, PuzzleOracle& oracle) {
  constexpr int tries = 8;  // per level
  int failed = 0;
  for (const PlayerKind level : levels_that_fail) {
    for (std::uint64_t number = 0; number < tries; ++number) {
      std::uint64_t seed = 1000 * number;
      const bool solved = std::ranges::all_of(puzzle.turns, [&](const PuzzleTurn& turn) {
        return contains(turn.right, oracle.choose(turn.position, level, ++seed));
      });
      failed += solved ? 0 : 1;
    }
  }
  return 100 * failed / (tries * static_cast<int>(levels_that_fail.size()));
}

/// How many wrong moves look at least as good as every right one.
int tempting_moves(const PuzzleTurn& turn, PuzzleOracle& oracle) {
  const std::vector<Appeal> looks = oracle.appeal(turn.position);
  const std::uint64_t best = best_right(looks, turn.right);
  return static_cast<int>(std::ranges::count_if(looks, [&](const Appeal& look) {
    return look.score >= best && !contains(turn.right, look.move);
  }));
}

/// Whether no right move makes a line that lacks one mark, or blocks such a line of the opponent.
/// Ignores a mark that leaves with the move.
bool is_quiet(const PuzzleTurn& turn) {
  const games::AnyPosition& position = turn.position;
  const Mark mover = position.to_move();
  const auto next_removed = position.next_removed();
  const auto count = [&](const Line& line, Mark mark) {
    return std::ranges::count_if(
        line, [&](Cell cell) { return cell != next_removed && position.at(cell) == mark; });
  };
  return std::ranges::none_of(winning_lines(position.board()), [&](const Line& line) {
    if (std::ranges::none_of(line, [&](Cell cell) { return contains(turn.right, cell); })) {
      return false;
    }
    const auto all = static_cast<std::ptrdiff_t>(line.size());
    const auto others = count(line, opponent(mover));
    return (count(line, mover) >= all - 2 && others == 0) || others == all - 1;
  });
}

/// The moves to find beyond those that the shortest puzzle of its kind has.
int further_moves(const ProvenPuzzle& puzzle) {
  const bool wins = puzzle.theme != PuzzleTheme::own && puzzle.value.result == Result::win;
  if (wins) return moves_of_winner(puzzle.value) - 2;
  return static_cast<int>(puzzle.turns.size()) - (puzzle.theme == PuzzleTheme::save ? 2 : 1);
}

}  // namespace

int grade_of(const ProvenPuzzle& puzzle, PuzzleOracle& oracle) {
  constexpr std::array thresholds = {18, 36, 56, 78};
  const PuzzleTurn& first = puzzle.turns.front();
  const int choices = static_cast<int>(first.position.available_moves().size());
  const int points = failures_of(puzzle, oracle) + 15 * std::min(further_moves(puzzle), 4) +
                     std::min(choices / 3, 10) + 3 * std::min(tempting_moves(first, oracle), 4) +
                     (is_quiet(first) ? 8 : 0);
  return 1 + static_cast<int>(std::ranges::count_if(
                 thresholds, [&](int threshold) { return points >= threshold; }));
}

}  // namespace mnk
