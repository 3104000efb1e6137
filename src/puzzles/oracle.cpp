#include "puzzles/oracle.h"

#include <algorithm>
#include <array>

#include "engine/canonical.h"
#include "engine/notation.h"
#include "engine/rules.h"
#include "players/valued_task.h"
#include "puzzles/maker.h"
#include "registry/games.h"
#include "solver/insertion_sort.h"

#define TTT_GAME(name)                                                                     \
  namespace mnk::name {                                                                    \
  std::unique_ptr<PuzzleOracle> make_puzzle_oracle(const games::AnyRules&, std::uint64_t); \
  }
#include "registry/games.inc"
#undef TTT_GAME

namespace mnk {

using games::AnyPosition;

std::unique_ptr<PuzzleOracle> make_oracle(const games::AnyRules& rules, std::uint64_t nodes) {
  static constexpr std::array make = {
      make_mnk_oracle,
#define TTT_GAME(name) name::make_puzzle_oracle,
#include "registry/games.inc"
#undef TTT_GAME
  };
  return make[games::number_of(rules.game())](rules, nodes);
}

std::vector<MoveAssessment> PuzzleOracle::values(const AnyPosition& position) {
  Budget given = budget();
  std::vector<MoveAssessment> moves = analysed(position, given);
  count(given);
  const auto is_proven = [](const MoveAssessment& move) { return move.assessment.is_proven(); };
  if (!std::ranges::all_of(moves, is_proven)) moves.clear();
  return moves;
}

std::unique_ptr<PuzzleOracle> PuzzleOracle::fresh(std::uint64_t nodes) {
  return make_oracle(rules_, nodes);
}

std::optional<std::vector<Cell>> PuzzleOracle::line(const AnyPosition& position) {
  std::vector<Cell> moves;
  for (AnyPosition at = position; !at.outcome().over();) {
    const std::vector<MoveAssessment> known = values(at);
    if (known.empty()) return std::nullopt;
    moves.push_back(known.front().move);
    at = at.after(moves.back());
    if (at.repetitions() > 1) break;
  }
  return moves;
}

Cell PuzzleOracle::choose(const AnyPosition& position, PlayerKind level, std::uint64_t seed) {
  Budget given = budget();
  return choose_valued(analysed(position, given), position.board(), level, seed);
}

std::vector<Appeal> PuzzleOracle::appeal(const AnyPosition& position) {
  constexpr std::uint64_t completes = 1000;
  constexpr std::uint64_t stops = 100;
  const Mark mover = position.to_move();
  const int missing_one = position.board().in_a_row() - 1;
  std::vector<Appeal> looks;
  for (const Cell move : position.available_moves()) looks.push_back({.move = move, .score = 0});
  for (const Line& line : winning_lines(position.board())) {
    const auto count = [&](Mark mark) {
      return static_cast<int>(
          std::ranges::count_if(line, [&](Cell cell) { return position.at(cell) == mark; }));
    };
    const int own = count(mover);
    const int others = count(opponent(mover));
    std::uint64_t score = 0;
    if (own == missing_one) score += completes;
    if (others == missing_one) score += stops;
    // A line with marks of both sides is useless to either.
    if (others == 0) score += 1 + 3 * static_cast<std::uint64_t>(own);
    if (own == 0) score += static_cast<std::uint64_t>(others);
    for (Appeal& look : looks) {
      if (std::ranges::find(line, look.move) != line.end()) look.score += score;
    }
  }
  insertion_sort(looks, [](const Appeal& a, const Appeal& b) {
    return a.score != b.score ? a.score > b.score : a.move < b.move;
  });
  return looks;
}

std::optional<ProvenPuzzle> PuzzleOracle::prove(const AnyPosition& position) {
  return prove_puzzle(position, *this);
}

std::optional<std::string> PuzzleOracle::image(const AnyPosition& position,
                                               std::size_t symmetry) const {
  return mnk::image(position, symmetry);
}

std::string PuzzleOracle::canonical(const AnyPosition& position) const {
  std::string smallest = image(position, 0).value();
  for (std::size_t symmetry = 1; symmetry < symmetry_count(position.board()); ++symmetry) {
    auto copy = image(position, symmetry);
    if (copy && *copy < smallest) smallest = *std::move(copy);
  }
  return smallest;
}

std::vector<Cell> PuzzleOracle::kinds(const AnyPosition& position) const {
  const Rules& board = position.board();
  std::vector<Cell> moves = position.available_moves();
  const auto same = image(position, 0);
  for (std::size_t symmetry = 1; symmetry < symmetry_count(board); ++symmetry) {
    if (image(position, symmetry) != same) continue;
    std::erase_if(moves, [&](Cell move) { return mnk::image(board, symmetry, move) < move; });
  }
  return moves;
}

std::string PuzzleOracle::position_text(const AnyPosition& position) const {
  return games::to_position_text(position.before());
}

std::optional<AnyPosition> PuzzleOracle::read(std::string_view position,
                                              std::string_view last) const {
  auto read = games::parse_any_position(position, rules_);
  if (!read) return std::nullopt;
  const auto mistake = parse_cell(last, read->board());
  if (!mistake || !read->play(*mistake) || read->outcome().over()) return std::nullopt;
  return *std::move(read);
}

std::vector<Cell> PuzzleOracle::mistakes(const AnyPosition& before, const PuzzleRequest& request) {
  const std::vector<MoveAssessment> moves = values(before);
  std::vector<Cell> found;
  if (moves.empty()) return found;
  const Result best = moves.front().assessment.value.result;
  if (moves.back().assessment.value.result == best) return found;
  const std::vector<Cell> one_of_each = kinds(before);
  for (const MoveAssessment& move : moves) {
    const Result result = move.assessment.value.result;
    if (result == best) continue;
    const bool for_a_win = result == Result::loss;
    if (request.theme && for_a_win != (*request.theme == PuzzleTheme::win)) continue;
    if (std::ranges::binary_search(one_of_each, move.move)) found.push_back(move.move);
  }
  return found;
}

std::optional<AnyPosition> PuzzleOracle::position_by_chance(Random& random) {
  const auto below = [&](int bound) {
    return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
  };
  AnyPosition position(rules_);
  const int cells = position.board().cell_count();
  const int in_a_row = position.board().in_a_row();
  const int fewest = std::min(in_a_row, cells - 1);
  const int plies = fewest + below(std::min(cells - fewest, 4 * in_a_row + 4));
  for (int ply = 0; ply < plies; ++ply) {
    const std::vector<Appeal> looks = appeal(position);
    const auto count = static_cast<int>(looks.size());
    const int choice = random.percent(80) ? below(std::min(count, 5)) : below(count);
    position = position.after(looks[static_cast<std::size_t>(choice)].move);
    if (position.outcome().over()) return std::nullopt;
  }
  return position;
}

bool PuzzleOracle::seek(const PuzzleRequest& request, Random& random, const LookAt& look) {
  const auto before = position_by_chance(random);
  if (!before) return true;
  const std::vector<Cell> all = mistakes(*before, request);
  if (all.empty()) return true;
  // One is enough: the others are much like it.
  const Cell mistake = all[random.below(static_cast<std::uint32_t>(all.size()))];
  look(after_mistake(*before, mistake), mistake);
  return true;
}

}  // namespace mnk
