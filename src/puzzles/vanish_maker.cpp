#include "puzzles/vanish_maker.h"

#include <algorithm>
#include <array>
#include <memory>
#include <numeric>

#include "text/splitmix64.h"
#include "vanish/symmetry.h"

namespace mnk {
namespace {

constexpr std::array themes_of_values = {PuzzleTheme::win, PuzzleTheme::hold, PuzzleTheme::save,
                                         PuzzleTheme::trap};

/// Whether play can reach a position in play of this worth for the side to move.
bool occurs(Result result, const vanish::ValueTable& table, const vanish::Reached& reached) {
  const vanish::States& states = table.states();
  for (std::size_t index = 0; index < states.count(); ++index) {
    if (!reached[index]) continue;
    const vanish::State state = states.at(index);
    if (!states.decided(state) && table.value(state).result == result) return true;
  }
  return false;
}

/// Where both sides have all their marks, either may be X.
vanish::Position position_of(const vanish::State& state, const vanish::Rules& rules, bool x_moves) {
  const auto cells_of = [&](const vanish::Queue& side) {
    std::vector<Cell> cells;
    cells.reserve(side.size);
    for (int i = 0; i < side.count(); ++i) {
      cells.push_back(rules.board().cell(side.cells[static_cast<std::size_t>(i)]));
    }
    return cells;
  };
  const std::vector<Cell> mover = cells_of(state.mover);
  const std::vector<Cell> other = cells_of(state.other);
  const bool full = mover.size() == static_cast<std::size_t>(rules.in_a_row());
  const bool x = full ? x_moves : mover.size() == other.size();
  return vanish::Position::set_up(rules, x ? mover : other, x ? other : mover,
                                  x ? Mark::X : Mark::O)
      .value();
}

std::size_t step_through(std::size_t count, Random& random) {
  if (count < 3) return 1;
  for (;;) {
    const std::size_t step = 1 + random.below(static_cast<std::uint32_t>(count - 1));
    if (std::gcd(step, count) == 1) return step;
  }
}

}  // namespace

std::optional<NoVanishPuzzles> no_puzzles(const vanish::Rules& rules,
                                          std::optional<PuzzleTheme> theme) {
  if (!vanish::is_solved(rules)) return NoVanishPuzzles::not_solved;
  if (theme == PuzzleTheme::threats) return NoVanishPuzzles::threats;
  return std::nullopt;
}

std::optional<NoVanishPuzzles> no_puzzles(const vanish::Solver& solver,
                                          const vanish::Reached& reached,
                                          std::optional<PuzzleTheme> theme) {
  if (const auto why = no_puzzles(solver.rules(), theme)) return why;
  const auto some_are = [&](Result result) { return occurs(result, *solver.table(), reached); };
  if (!some_are(Result::win)) return NoVanishPuzzles::always_drawn;
  const bool of_draws = theme && *theme != PuzzleTheme::win;
  if (of_draws && !some_are(Result::draw)) return NoVanishPuzzles::never_drawn;
  return std::nullopt;
}

VanishPuzzleMaker::VanishPuzzleMaker(const vanish::Solver& solver, const vanish::Reached& reached,
                                     const PuzzleWish& wish, std::uint64_t seed)
    : solver_(&solver),
      reached_(&reached),
      wish_(wish),
      random_(splitmix64(seed)),
      states_(solver.rules()),
      made_(states_.count()),
      left_(states_.count()),
      next_(random_.below(static_cast<std::uint32_t>(states_.count()))),
      step_(step_through(states_.count(), random_)) {}

bool VanishPuzzleMaker::step() {
  if (left_ == 0) return false;
  --left_;
  const std::size_t index = next_;
  next_ = (next_ + step_) % states_.count();
  if (!(*reached_)[index]) return true;
  const vanish::State state = states_.at(index);
  if (states_.decided(state)) return true;
  look_for_mistakes(position_of(state, solver_->rules(), (index & 1) != 0));
  return true;
}

/// The opponent is to move: each of its moves that gives away a result may make a puzzle.
void VanishPuzzleMaker::look_for_mistakes(const vanish::Position& before) {
  const auto moves = known_moves(before, *solver_);
  const Result best = moves.front().assessment.value.result;
  for (const MoveAssessment& move : moves) {
    const Result result = move.assessment.value.result;
    if (result == best) continue;
    const bool for_a_win = result == Result::loss;
    if (wish_.theme && for_a_win != (*wish_.theme == PuzzleTheme::win)) continue;
    const vanish::Position position = before.after(move.move);
    if (!position.outcome().over()) look_at(position);
  }
}

void VanishPuzzleMaker::look_at(const vanish::Position& position) {
  const std::size_t key =
      folded_index(states_, solver_->rules().board(), vanish::States::of(position));
  if (made_[key]) return;
  auto proven = proven_puzzle(position, *solver_);
  if (!proven || (wish_.theme && proven->theme != *wish_.theme)) return;
  const int grade = grade_of(proven->turns, *solver_);
  if (wish_.grade && grade != *wish_.grade) return;
  made_[key] = true;
  found_.push_back(vanish_puzzle(position, std::move(*proven), grade));
}

std::vector<VanishPuzzle> make_puzzles(const vanish::Solver& solver, const vanish::Reached& reached,
                                       const PuzzleWish& wish, std::size_t count,
                                       std::uint64_t seed) {
  struct Row {
    std::unique_ptr<VanishPuzzleMaker> maker;
    std::vector<VanishPuzzle> made;  ///< not taken yet, the next one last
  };
  std::vector<Row> rows;
  const auto why_none = wish.theme ? std::nullopt : no_puzzles(solver, reached, PuzzleTheme::hold);
  for (const PuzzleTheme theme : themes_of_values) {
    if (wish.theme ? theme != *wish.theme : why_none && theme != PuzzleTheme::win) continue;
    const PuzzleWish own{.theme = theme, .grade = wish.grade};
    rows.push_back(
        {.maker = std::make_unique<VanishPuzzleMaker>(solver, reached, own, seed), .made = {}});
  }
  std::vector<VanishPuzzle> puzzles;
  for (std::size_t turn = 0; !rows.empty() && puzzles.size() < count;) {
    turn %= rows.size();
    Row& row = rows[turn];
    while (row.made.empty() && row.maker->step()) {
      row.made = row.maker->take();
      std::ranges::reverse(row.made);
    }
    if (row.made.empty()) {
      rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(turn));
      continue;
    }
    puzzles.push_back(std::move(row.made.back()));
    row.made.pop_back();
    ++turn;
  }
  return puzzles;
}

}  // namespace mnk
