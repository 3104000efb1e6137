#include "puzzles/maker.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>

#include "puzzles/grade.h"
#include "puzzles/threat_puzzles.h"
#include "solver/heuristic/judgement.h"
#include "solver/move_ordering.h"

namespace mnk {
namespace {

constexpr std::size_t table_bytes = std::size_t{1} << 24;
constexpr int most_cells_to_enumerate = 9;
constexpr std::uint64_t nodes_a_position = 60'000;
/// After so much without a puzzle there is hardly one left.
constexpr int most_in_vain = 4'000;
constexpr std::uint64_t most_nodes_in_vain = 30'000'000;

/// Every position in progress, one of each kind, from the empty board on.
std::vector<Position> all_positions(const Rules& rules) {
  std::vector<Position> found = {Position(rules)};
  std::set<std::string> seen;
  for (std::size_t next = 0; next < found.size(); ++next) {
    const Position position = found[next];
    for (const Cell move : position.available_moves()) {
      const Position after = without_history(position.after(move));
      if (!after.outcome().over() && seen.insert(puzzle_key(after)).second) found.push_back(after);
    }
  }
  return found;
}

}  // namespace

std::optional<NoPuzzles> no_puzzles(const Rules& rules, PuzzleTheme theme) {
  const bool threats = theme == PuzzleTheme::threats;
  if (beyond_solving(rules) == threats) return std::nullopt;
  return threats ? NoPuzzles::threats_solved : NoPuzzles::only_threats;
}

PuzzleMaker::PuzzleMaker(const Rules& rules, const PuzzleWish& wish, std::uint64_t seed)
    : rules_(rules),
      wish_(wish),
      random_(splitmix64(seed)),
      solver_(table_bytes),
      prover_{.solver = &solver_, .nodes = nodes_a_position},
      every_position_(rules.cell_count() <= most_cells_to_enumerate) {
  if (!every_position_) return;
  positions_ = all_positions(rules);
  for (std::size_t left = positions_.size(); left > 1; --left) {
    std::swap(positions_[left - 1], positions_[random_.below(static_cast<std::uint32_t>(left))]);
  }
}

bool PuzzleMaker::step() {
  const bool hopeless = in_vain_ == most_in_vain || spent() > most_nodes_in_vain;
  if (every_position_ ? positions_.empty() : hopeless) return false;
  const std::size_t before = seen_.size();
  ++in_vain_;
  if (beyond_solving(rules_)) {
    look_at_threats();
  } else if (const auto position = next_position()) {
    look_for_mistakes(*position);
  }
  if (seen_.size() == before) return true;
  in_vain_ = 0;
  spent_at_last_ = prover_.spent;
  return true;
}

std::optional<Position> PuzzleMaker::next_position() {
  if (!every_position_) return position_by_chance();
  Position position = positions_.back();
  positions_.pop_back();
  return position;
}

/// From a game of moves that look good and some that do not. Nothing if it ended too early.
std::optional<Position> PuzzleMaker::position_by_chance() {
  const auto below = [&](int bound) {
    return static_cast<int>(random_.below(static_cast<std::uint32_t>(bound)));
  };
  const int fewest = std::min(rules_.in_a_row(), rules_.cell_count() - 1);
  const int plies =
      fewest + below(std::min(rules_.cell_count() - fewest, 4 * rules_.in_a_row() + 4));
  Position position(rules_);
  while (position.mark_count() < plies) {
    const auto moves = ordered_moves(prover_.solver->context(rules_), position);
    const auto count = static_cast<int>(moves.size());
    const int choice = random_.percent(80) ? below(std::min(count, 5)) : below(count);
    position = position.after(moves[static_cast<std::size_t>(choice)].move);
    if (position.outcome().over()) return std::nullopt;
  }
  return without_history(position);
}

/// The opponent is to move: each of its moves that gives away a result may make a puzzle.
void PuzzleMaker::look_for_mistakes(const Position& before) {
  const auto known = proven_moves(before, prover_);
  if (!known || known->right.size() == known->moves.size()) return;
  const EquivalentMoves equivalent(before);
  std::vector<Cell> mistakes;
  for (const MoveAssessment& move : known->moves) {
    const Result result = move.assessment.value.result;
    if (result == known->value.result || !equivalent.is_representative(move.move)) continue;
    const bool for_a_win = result == Result::loss;
    if (wish_.theme && for_a_win != (*wish_.theme == PuzzleTheme::win)) continue;
    mistakes.push_back(move.move);
  }
  // Of a larger board one, by chance: the others are much like it.
  if (mistakes.empty()) return;
  if (!every_position_) {
    mistakes = {mistakes[random_.below(static_cast<std::uint32_t>(mistakes.size()))]};
  }
  for (const Cell mistake : mistakes) look_at(before, mistake);
}

void PuzzleMaker::look_at(const Position& before, Cell mistake) {
  const Position position = without_history(before.after(mistake));
  if (position.outcome().over()) return;
  if (seen_.contains(puzzle_key(position))) return;
  auto proven = proven_puzzle(position, prover_);
  if (proven && (!wish_.theme || proven->theme == *wish_.theme)) {
    add(position, mistake, std::move(*proven));
  }
}

void PuzzleMaker::look_at_threats() {
  auto found =
      threat_puzzle_of_a_game(rules_, solver_.pattern_knowledge(rules_.in_a_row()), random_);
  if (found) add(found->first.position, found->first.last, std::move(found->second));
}

/// Unless it has been made before, or has not the grade that is wanted.
void PuzzleMaker::add(const Position& position, Cell last, ProvenPuzzle proven) {
  const int grade = grade_of(difficulty_of(proven.turns, solver_));
  if (wish_.grade && grade != *wish_.grade) return;
  if (!seen_.insert(puzzle_key(position)).second) return;
  found_.push_back({.position = position,
                    .last = last,
                    .theme = proven.theme,
                    .grade = grade,
                    .value = proven.value,
                    .answers = proven.turns.front().right,
                    .line = std::move(proven.line),
                    .turns = static_cast<int>(proven.turns.size())});
}

namespace {

/// One maker's puzzles, one by one.
class OneByOne {
 public:
  OneByOne(const Rules& rules, const PuzzleWish& wish, std::uint64_t seed)
      : maker_(std::make_unique<PuzzleMaker>(rules, wish, seed)) {}

  /// Nothing once there are no more.
  std::optional<Puzzle> next() {
    while (made_.empty() && maker_->step()) {
      made_ = maker_->take();
      std::ranges::reverse(made_);
    }
    if (made_.empty()) return std::nullopt;
    std::optional<Puzzle> puzzle(std::move(made_.back()));
    made_.pop_back();
    return puzzle;
  }

 private:
  std::unique_ptr<PuzzleMaker> maker_;
  std::vector<Puzzle> made_;  ///< not taken yet, the next one last
};

}  // namespace

std::vector<Puzzle> make_puzzles(const Rules& rules, const PuzzleWish& wish, std::size_t count,
                                 std::uint64_t seed) {
  std::vector<OneByOne> makers;
  for (const PuzzleTheme theme : all_puzzle_themes) {
    const bool wanted = wish.theme ? theme == *wish.theme : !no_puzzles(rules, theme);
    if (wanted) makers.emplace_back(rules, PuzzleWish{.theme = theme, .grade = wish.grade}, seed);
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

}  // namespace mnk
