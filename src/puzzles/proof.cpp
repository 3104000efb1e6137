#include "puzzles/proof.h"

#include <algorithm>
#include <utility>

#include "solver/insertion_sort.h"

namespace mnk {
namespace {

using games::AnyPosition;

/// Turns of a draw that are looked into. Later ones are played, but not asked about.
constexpr std::size_t max_turns_of_draw = 4;

/// The exact value of every move of a position; of a position that is over, the value alone.
struct ProvenMoves {
  Value value;
  std::vector<MoveAssessment> moves;  ///< every legal one, best first
  std::vector<Cell> right;            ///< those that keep the result, row-major
  std::size_t right_kinds = 0;        ///< of these, how many up to symmetry
};

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

/// Works along the best play of a position, turn by turn.
class LineOfPlay {
 public:
  LineOfPlay(AnyPosition position, PuzzleOracle& oracle)
      : position_(std::move(position)), oracle_(&oracle) {}

  /// False where a step cannot be proven, or where at a turn of a win there are two ways.
  bool follow_win(ProvenMoves known) {
    for (;;) {
      const bool last = moves_of_winner(known.value.plies) == 1;
      if (!last && known.right_kinds != 1) return false;
      if (!last || known.right.size() < known.moves.size()) note_turn(known);
      // Of several, at the last turn, the quickest one.
      play(last ? known.moves.front().move : known.right.front());
      if (last) return finish();
      auto next = reply();
      if (!next) return false;
      known = std::move(*next);
    }
  }

  /// Goes on as long as only one move holds the draw against the reply that asks most.
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

  /// One turn, whichever moves are right; then best play.
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

  /// One reply of each kind that reaches the value, row-major. A draw has no length, so that every
  /// move that holds it is as good.
  std::vector<Cell> best_replies(const ProvenMoves& known) {
    std::vector<Cell> replies = oracle_->kinds(position_);
    std::erase_if(replies, [&](Cell cell) {
      const Value value =
          std::ranges::find(known.moves, cell, &MoveAssessment::move)->assessment.value;
      const bool draws = value.result == Result::draw && known.value.result == Result::draw;
      return !draws && value != known.value;
    });
    return replies;
  }

  /// Plays the best reply, of several the one that leaves the smallest part of the moves right, and
  /// says what is known then.
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

  /// Plays on to the end, where nothing is asked any more.
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

/// Whether every move that looks best before anything is searched is wrong.
bool is_tempting(const AnyPosition& position, const ProvenMoves& known, PuzzleOracle& oracle) {
  const std::vector<Appeal> looks = oracle.appeal(position);
  const std::uint64_t best = std::ranges::max(looks, {}, &Appeal::score).score;
  return std::ranges::none_of(looks, [&](const Appeal& look) {
    return look.score == best && contains(known.right, look.move);
  });
}

std::optional<ProvenPuzzle> win_of(const AnyPosition& position, ProvenMoves known,
                                   PuzzleOracle& oracle) {
  if (moves_of_winner(known.value.plies) < 2 || known.right_kinds != 1) return std::nullopt;
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

/// Nothing where there is nothing to find: in a lost position, and where every move is right.
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

}  // namespace mnk
