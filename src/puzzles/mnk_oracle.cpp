#include <algorithm>
#include <optional>
#include <utility>

#include "engine/notation.h"
#include "game/game.h"
#include "players/mnk_solver.h"
#include "puzzles/oracle.h"
#include "puzzles/threat_puzzles.h"
#include "solver/heuristic/pattern_board.h"
#include "solver/move_ordering.h"
#include "solver/solver.h"
#include "text/random.h"
#include "text/scan.h"
#include "text/text_index.h"

namespace mnk {
namespace {

using games::AnyPosition;

constexpr std::size_t oracle_table_bytes = std::size_t{1} << 24;
constexpr int max_cells_to_enumerate = 9;
/// Per move of a level, so that grading a puzzle takes milliseconds.
constexpr std::uint64_t nodes_a_graded_move = 3'000;

/// The same marks with an empty history.
Position without_history(const Position& position) {
  return {position.rules(), AnyPosition(position).marks()};
}

/// Writes runs of empty cells as numbers: `X2/1O1/1O1`.
std::string shortened(std::string_view position) {
  std::string text;
  for (std::size_t at = 0; at < position.size();) {
    const std::size_t end = std::min(position.find_first_not_of('.', at), position.size());
    if (end > at) {
      append_decimal(text, end - at);
    } else {
      text += position[at];
    }
    at = std::max(end, at + 1);
  }
  return text;
}

/// The inverse; nothing if a number is longer than any row.
std::optional<std::string> in_full(std::string_view text) {
  std::string position;
  int run = 0;
  for (const char c : text) {
    if (c >= '0' && c <= '9') {
      run = 10 * run + (c - '0');
      if (run > Rules::max_side) return std::nullopt;
      continue;
    }
    position.append(static_cast<std::size_t>(std::exchange(run, 0)), '.') += c;
  }
  return position.append(static_cast<std::size_t>(run), '.');
}

/// Uses the exact solver, or threats alone on boards too large for it.
class MnkOracle final : public PuzzleOracle {
 public:
  MnkOracle(const games::AnyRules& rules, std::uint64_t nodes)
      : PuzzleOracle(rules, nodes), board_(rules.board()) {}

  [[nodiscard]] std::optional<std::vector<Cell>> line(const AnyPosition& position) override {
    Budget given = budget();
    Solution known = solver().solve(position.as<Position>(), given);
    count(given);
    Position end = position.as<Position>();
    for (const Cell move : known.variation) end = end.after(move);
    if (!known.value.is_proven() || !end.outcome().over()) return std::nullopt;
    return std::move(known.variation);
  }

  [[nodiscard]] Cell choose(const AnyPosition& position, PlayerKind level,
                            std::uint64_t seed) override {
    return mnk::choose(position.as<Position>(), level, seed, nodes_a_graded_move, solver());
  }

  [[nodiscard]] std::vector<Appeal> appeal(const AnyPosition& position) override {
    std::vector<Appeal> looks;
    for (const OrderedMove& move :
         ordered_moves(solver().context(board_), position.as<Position>())) {
      looks.push_back({.move = move.move, .score = move.score});
    }
    return looks;
  }

  [[nodiscard]] std::optional<ProvenPuzzle> prove(const AnyPosition& position) override {
    if (!heuristic_only(board_)) return PuzzleOracle::prove(position);
    return proven_threats(position.as<Position>(), knowledge());
  }

  /// The position after the mistake, with runs of empty cells as numbers.
  [[nodiscard]] std::string position_text(const AnyPosition& position) const override {
    return shortened(games::to_position_text(position));
  }
  [[nodiscard]] std::optional<AnyPosition> read(std::string_view text,
                                                std::string_view last_text) const override {
    const auto full = in_full(text);
    if (!full) return std::nullopt;
    auto position = parse_position(*full, board_);
    if (!position || position->outcome().over()) return std::nullopt;
    const auto last = parse_cell(last_text, board_);
    if (!last || position->at(*last) != opponent(position->to_move())) return std::nullopt;
    return *std::move(position);
  }
  [[nodiscard]] AnyPosition after_mistake(const AnyPosition& before, Cell mistake) const override {
    return without_history(before.as<Position>().after(mistake));
  }

  [[nodiscard]] std::optional<NoPuzzles> refusal(std::optional<PuzzleTheme> theme) const override {
    const bool threats = theme == PuzzleTheme::threats;
    if (!theme || heuristic_only(board_) == threats) return std::nullopt;
    return threats ? NoPuzzles::threats_solved : NoPuzzles::only_threats;
  }

  bool seek(const PuzzleRequest& request, Random& random, const LookAt& look) override {
    if (heuristic_only(board_)) {
      seek_threat_puzzle(board_, knowledge(), random, [&](const AnyPosition& position, Cell last) {
        return look(without_history(position.as<Position>()), last);
      });
      return true;
    }
    if (seeks_everywhere()) {
      if (!positions_) positions_ = shuffled_positions(random);
      if (positions_->empty()) return false;
      const Position before = positions_->back();
      positions_->pop_back();
      for (const Cell mistake : mistakes(before, request))
        look(after_mistake(before, mistake), mistake);
      return true;
    }
    return PuzzleOracle::seek(request, random, look);
  }
  [[nodiscard]] bool seeks_everywhere() const override {
    return board_.cell_count() <= max_cells_to_enumerate;
  }

 protected:
  [[nodiscard]] std::vector<MoveAssessment> analysed(const AnyPosition& position,
                                                     Budget& budget) override {
    return solver().analyse(position.as<Position>(), budget);
  }

 private:
  /// Every position in progress, once up to symmetry, in random order.
  std::vector<Position> shuffled_positions(Random& random) const {
    std::vector<Position> found = {Position(board_)};
    TextIndex seen;
    for (std::size_t next = 0; next < found.size(); ++next) {
      const Position position = found[next];
      for (const Cell move : position.available_moves()) {
        const Position after = without_history(position.after(move));
        if (!after.outcome().over() && seen.insert(canonical(after))) found.push_back(after);
      }
    }
    for (std::size_t left = found.size(); left > 1; --left) {
      std::swap(found[left - 1], found[random.below(static_cast<std::uint32_t>(left))]);
    }
    return found;
  }

  Solver& solver() {
    if (!solver_) solver_.emplace(oracle_table_bytes);
    return *solver_;
  }
  const PatternKnowledge& knowledge() { return solver().pattern_knowledge(board_.in_a_row()); }

  Rules board_;
  std::optional<Solver> solver_;                    ///< made on first use, with its table
  std::optional<std::vector<Position>> positions_;  ///< still to visit, if seeks_everywhere()
};

}  // namespace

std::unique_ptr<PuzzleOracle> make_mnk_oracle(const games::AnyRules& rules, std::uint64_t nodes) {
  return std::make_unique<MnkOracle>(rules, nodes);
}

}  // namespace mnk
