#include "puzzles/maker.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/lines.h"
#include "puzzles/proof.h"

namespace mnk {

namespace {

/// After so much without a puzzle there is hardly one left.
constexpr int max_positions_in_vain = 4'000;
constexpr std::uint64_t max_nodes_in_vain = 30'000'000;

}  // namespace

PuzzleMaker::PuzzleMaker(std::unique_ptr<PuzzleOracle> oracle, const PuzzleRequest& request,
                         std::uint64_t seed)
    : oracle_(std::move(oracle)), request_(request), random_(splitmix64(seed)) {}

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
  std::string key = oracle_->canonical(position);
  if (made_.contains(key)) return true;
  auto proven = oracle_->prove(position);
  if (!proven || (request_.theme && proven->theme != *request_.theme)) return false;
  const int grade = grade_of(*proven, *oracle_);
  if (!request_.grade || grade == *request_.grade) {
    made_.insert(std::move(key));
    found_.push_back(puzzle_of(position, last, *std::move(proven), grade));
    return true;
  }
  const auto distance = [&](int other) { return std::abs(other - *request_.grade); };
  if (!nearest_ || distance(grade) < distance(nearest_->grade)) {
    nearest_ = puzzle_of(position, last, *std::move(proven), grade);
  }
  return true;
}

namespace {

/// One maker's puzzles, one by one.
class OneByOne {
 public:
  explicit OneByOne(PuzzleMaker maker) : maker_(std::move(maker)) {}

  /// Nothing once there are no more.
  std::optional<Puzzle> next() {
    while (made_.empty() && maker_.step()) {
      made_ = maker_.take();
      std::ranges::reverse(made_);
    }
    if (made_.empty()) return std::nullopt;
    std::optional<Puzzle> puzzle(std::move(made_.back()));
    made_.pop_back();
    return puzzle;
  }

 private:
  PuzzleMaker maker_;
  std::vector<Puzzle> made_;  ///< not taken yet, the next one last
};

}  // namespace

std::vector<Puzzle> make_puzzles(PuzzleOracle& oracle, const PuzzleRequest& request,
                                 std::size_t count, std::uint64_t seed) {
  std::vector<OneByOne> makers;
  for (const PuzzleTheme theme : all_puzzle_themes) {
    if (request.theme ? theme != *request.theme : oracle.why_none(theme).has_value()) continue;
    makers.emplace_back(
        PuzzleMaker(oracle.fresh(nodes_to_make), {.theme = theme, .grade = request.grade}, seed));
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

std::vector<Puzzle> make_puzzles(const games::AnyRules& rules, const PuzzleRequest& request,
                                 std::size_t count, std::uint64_t seed) {
  return make_puzzles(*make_oracle(rules), request, count, seed);
}

namespace {

constexpr std::array levels_that_fail = {PlayerKind::easy, PlayerKind::medium, PlayerKind::hard};

bool is_right(const PuzzleTurn& turn, Cell move) {
  return std::ranges::find(turn.right, move) != turn.right.end();
}

/// Of a hundred tries, as many by each level: a wrong move at any turn is a failure.
int failures_of(const ProvenPuzzle& puzzle, PuzzleOracle& oracle) {
  constexpr int tries = 8;  // by each level
  int failed = 0;
  for (const PlayerKind level : levels_that_fail) {
    for (std::uint64_t number = 0; number < tries; ++number) {
      std::uint64_t seed = 1000 * number;
      const bool solved = std::ranges::all_of(puzzle.turns, [&](const PuzzleTurn& turn) {
        return is_right(turn, oracle.choose(turn.position, level, ++seed));
      });
      failed += solved ? 0 : 1;
    }
  }
  return 100 * failed / (tries * static_cast<int>(levels_that_fail.size()));
}

/// Wrong moves that look at least as good as any right one.
int tempting_moves(const PuzzleTurn& turn, PuzzleOracle& oracle) {
  const std::vector<Appeal> looks = oracle.appeal(turn.position);
  std::uint64_t best_right = 0;
  for (const Appeal& look : looks) {
    if (is_right(turn, look.move)) best_right = std::max(best_right, look.score);
  }
  return static_cast<int>(std::ranges::count_if(looks, [&](const Appeal& look) {
    return look.score >= best_right && !is_right(turn, look.move);
  }));
}

/// Whether no right move builds a line that lacks one mark, or takes the last cell of such a line
/// of the opponent. A mark that leaves with the move does not count.
bool is_quiet(const PuzzleTurn& turn) {
  const games::AnyPosition& position = turn.position;
  const Mark mover = position.to_move();
  const auto next_removed = position.next_removed();
  const auto count = [&](const Line& line, Mark mark) {
    return std::ranges::count_if(
        line, [&](Cell cell) { return cell != next_removed && position.at(cell) == mark; });
  };
  return std::ranges::none_of(winning_lines(position.board()), [&](const Line& line) {
    const bool on_it = std::ranges::any_of(line, [&](Cell cell) { return is_right(turn, cell); });
    if (!on_it) return false;
    const auto all = static_cast<std::ptrdiff_t>(line.size());
    const auto others = count(line, opponent(mover));
    return (count(line, mover) >= all - 2 && others == 0) || others == all - 1;
  });
}

}  // namespace

int grade_of(const ProvenPuzzle& puzzle, PuzzleOracle& oracle) {
  constexpr std::array thresholds = {15, 30, 45, 60};
  const PuzzleTurn& first = puzzle.turns.front();
  const int points = failures_of(puzzle, oracle) + 3 * std::min(tempting_moves(first, oracle), 4) +
                     (is_quiet(first) ? 8 : 0);
  return 1 + static_cast<int>(std::ranges::count_if(
                 thresholds, [&](int threshold) { return points >= threshold; }));
}

}  // namespace mnk
