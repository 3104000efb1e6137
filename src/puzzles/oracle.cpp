#include "puzzles/oracle.h"

#include <algorithm>
#include <array>

#include "engine/notation.h"
#include "engine/symmetry.h"
#include "puzzles/proof.h"
#include "registry/games.h"

#define TTT_GAME(name)                                                                     \
  namespace mnk::name {                                                                    \
  std::unique_ptr<PuzzleOracle> make_puzzle_oracle(const games::AnyRules&, std::uint64_t); \
  }
#include "registry/games.inc"
#undef TTT_GAME

namespace mnk {

using games::AnyPosition;

std::unique_ptr<PuzzleOracle> make_oracle(const games::AnyRules& rules, std::uint64_t nodes) {
  // In the order of games::all_games().
  static constexpr std::array make = {
      make_mnk_oracle,
#define TTT_GAME(name) name::make_puzzle_oracle,
#include "registry/games.inc"
#undef TTT_GAME
  };
  const auto games = games::all_games();
  const auto number = std::ranges::find(games, &rules.game()) - games.begin();
  return make[static_cast<std::size_t>(number)](rules, nodes);
}

std::optional<ProvenPuzzle> PuzzleOracle::prove(const AnyPosition& position) {
  return prove_puzzle(position, *this);
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
  AnyPosition before = position;
  before.take_back();
  return games::to_position_text(before);
}

std::optional<AnyPosition> PuzzleOracle::read(std::string_view position,
                                              std::string_view last) const {
  auto read = games::parse_any_position(position, rules_);
  if (!read) return std::nullopt;
  const auto mistake = parse_cell(last, read->board());
  if (!mistake || !read->play(*mistake) || read->outcome().over()) return std::nullopt;
  return *std::move(read);
}

std::vector<Cell> PuzzleOracle::mistakes(const AnyPosition& before, const PuzzleWish& wish) {
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
    if (wish.theme && for_a_win != (*wish.theme == PuzzleTheme::win)) continue;
    if (std::ranges::binary_search(one_of_each, move.move)) found.push_back(move.move);
  }
  return found;
}

}  // namespace mnk
