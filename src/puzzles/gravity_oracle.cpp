#include <optional>

#include "engine/canonical.h"
#include "gravity/solver.h"
#include "puzzles/oracle.h"

namespace mnk::gravity {
namespace {

using games::AnyPosition;

/// Uses the exact solver, on random games.
class GravityOracle final : public PuzzleOracle {
 public:
  GravityOracle(const games::AnyRules& rules, std::uint64_t nodes)
      : PuzzleOracle(rules, nodes), own_(Rules::of(rules.board())) {}

  /// Only the mirror image, because marks always fall down.
  [[nodiscard]] std::optional<std::string> image(const AnyPosition& position,
                                                 std::size_t symmetry) const override {
    const mnk::Rules& board = own_.board();
    const Cell corner = mnk::image(board, symmetry, Cell{});
    const Cell below = mnk::image(board, symmetry, Cell{.row = 1, .column = 0});
    if (board.rows() > 1 && (below.row != corner.row + 1 || below.column != corner.column)) {
      return std::nullopt;
    }
    return PuzzleOracle::image(position, symmetry);
  }

  [[nodiscard]] std::optional<NoPuzzles> refusal(std::optional<PuzzleTheme> theme) const override {
    if (theme == PuzzleTheme::threats) return NoPuzzles::threats_solved;
    return std::nullopt;
  }

 protected:
  [[nodiscard]] std::vector<MoveAssessment> analysed(const AnyPosition& position,
                                                     Budget& budget) override {
    return solver().analyse(position.as<Position>(), budget);
  }
  [[nodiscard]] std::optional<AnyPosition> position_by_chance(Random& random) override {
    Position before(own_);
    const auto cells = static_cast<std::uint32_t>(own_.cell_count());
    // With less than a third of the board filled, the solver proves hardly anything in time.
    const auto marks = static_cast<int>(cells / 3 + random.below(cells - cells / 3));
    while (before.mark_count() < marks) {
      std::vector<Cell> quiet = before.available_moves();
      std::erase_if(quiet, [&](Cell move) { return before.after(move).outcome().over(); });
      if (quiet.empty()) return std::nullopt;
      before = before.after(quiet[random.below(static_cast<std::uint32_t>(quiet.size()))]);
    }
    // Puzzles have no history.
    return Position(own_, AnyPosition(before).marks());
  }

 private:
  static constexpr std::size_t table_bytes = std::size_t{8} << 20;

  Solver& solver() {
    if (!solver_) solver_.emplace(own_, table_bytes);
    return *solver_;
  }

  Rules own_;
  std::optional<Solver> solver_;  ///< made on first use, with its table
};

}  // namespace

std::unique_ptr<PuzzleOracle> make_puzzle_oracle(const games::AnyRules& rules,
                                                 std::uint64_t nodes) {
  return std::make_unique<GravityOracle>(rules, nodes);
}

}  // namespace mnk::gravity
