#include "puzzles/puzzle_run.h"

#include <algorithm>
#include <span>
#include <utility>

#include "solver/insertion_sort.h"

namespace mnk {
namespace {

using games::AnyPosition;

/// Whether any position of the game has occurred twice.
bool has_recurred(const AnyPosition& position) {
  if (!position.positions_recur()) return false;
  AnyPosition before = position;
  while (before.repetitions() == 1 && !before.history().empty()) before.take_back();
  return before.repetitions() > 1;
}

/// Whether a winning move wins later than the best one.
bool comes_later(const MoveAssessment& move, const MoveAssessment& best) {
  return move.assessment.at_least != best.assessment.at_least;
}

/// Which third of the board's rows or columns a cell is in: 0, 1 or 2.
int third(int place, int count) { return 3 * place / count; }

}  // namespace

PuzzleRun::PuzzleRun(Puzzle puzzle, Values values)
    : puzzle_(std::move(puzzle)),
      values_(std::move(values)),
      position_(puzzle_.position),
      right_(puzzle_.answers),
      plies_(puzzle_.value.plies) {}

std::vector<Cell> PuzzleRun::moves() const {
  const auto done = std::span(position_.history()).last(move_count());
  return {done.begin(), done.end()};
}

bool PuzzleRun::on_the_line() const {
  const auto done = std::span(position_.history()).last(move_count());
  return done.size() <= puzzle_.line.size() &&
         std::ranges::equal(done, std::span(puzzle_.line).first(done.size()));
}

void PuzzleRun::play(Cell move) {
  const bool right = std::ranges::find(right_, move) != right_.end();
  hint_ = PuzzleHint::none;
  position_ = position_.after(move);
  if (!right) {
    refute();
    return;
  }
  ++turns_done_;
  const bool to_the_end = puzzle_.value.result == Result::win && puzzle_.theme != PuzzleTheme::own;
  bool solved = position_.outcome().over() || (!to_the_end && turns_done_ >= puzzle_.turns);
  if (!solved) {
    position_ = position_.after(on_the_line() ? puzzle_.line[move_count()]
                                              : values_(position_).front().move);
    solved = position_.outcome().over();
  }
  if (solved) {
    stage_ = PuzzleStage::solved;
  } else {
    find_right_moves();
  }
}

void PuzzleRun::refute() {
  ++mistakes_;
  stage_ = PuzzleStage::wrong;
  refutation_.reset();
  if (position_.outcome().over()) {
    mistaken_result_ = opposite(final_value(position_.outcome(), position_.to_move()).result);
    return;
  }
  const MoveAssessment reply = values_(position_).front();
  refutation_ = reply.move;
  const auto result = reply.assessment.proven_result();
  mistaken_result_ = result ? std::optional(opposite(*result)) : std::nullopt;
}

/// On boards too large to solve only proven wins are right. After a repetition only the quickest
/// wins are right, because a third occurrence would be a draw.
void PuzzleRun::find_right_moves() {
  const std::vector<MoveAssessment> moves = values_(position_);
  right_.clear();
  const bool must_hurry = puzzle_.value.result == Result::win && has_recurred(position_);
  for (const MoveAssessment& move : moves) {
    const auto result = move.assessment.proven_result();
    const bool keeps = result && *result >= puzzle_.value.result;
    if (keeps && !(must_hurry && comes_later(move, moves.front()))) right_.push_back(move.move);
  }
  // The puzzle's own line is proven, even if this search did not prove it.
  if (on_the_line()) {
    const Cell known = puzzle_.line[move_count()];
    if (std::ranges::find(right_, known) == right_.end()) right_.push_back(known);
  }
  insertion_sort(right_);
  if (moves.front().assessment.result_is_proven()) plies_ = max_plies(moves.front().assessment);
}

void PuzzleRun::retry() {
  position_.take_back();
  stage_ = PuzzleStage::asking;
}

PuzzleHint PuzzleRun::hint() {
  if (hint_ != PuzzleHint::move) hint_ = static_cast<PuzzleHint>(static_cast<int>(hint_) + 1);
  furthest_hint_ = std::max(furthest_hint_, hint_);
  return hint_;
}

std::vector<Cell> PuzzleRun::hinted_cells() const {
  if (hint_ == PuzzleHint::move) return right_;
  std::vector<Cell> cells;
  if (hint_ != PuzzleHint::region) return cells;
  const Rules& rules = position_.board();
  const Cell move = right_.front();
  for (const Cell cell : position_.available_moves()) {
    if (third(cell.row, rules.rows()) == third(move.row, rules.rows()) &&
        third(cell.column, rules.columns()) == third(move.column, rules.columns())) {
      cells.push_back(cell);
    }
  }
  return cells;
}

void PuzzleRun::give_up() {
  position_ = puzzle_.position;
  stage_ = PuzzleStage::given_up;
}

}  // namespace mnk
