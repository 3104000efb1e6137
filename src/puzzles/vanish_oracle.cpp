#include <numeric>
#include <utility>

#include "engine/canonical.h"
#include "puzzles/oracle.h"
#include "vanish/solver.h"
#include "vanish/states.h"

namespace mnk {
namespace {

using games::AnyPosition;

/// The most positions for which a player can wait for the table.
constexpr std::size_t max_states_to_wait_for = 1'000'000;

/// The values of all positions, and which ones play can reach.
struct Tables {
  explicit Tables(const vanish::Rules& rules)
      : solver(rules), reached(reached_by_play(solver.table()->states())) {}

  vanish::Solver solver;
  vanish::Reached reached;
};

/// If both sides have all their marks, `x_moves` says whether the mover is X.
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

/// Uses the table of all values, shared with the oracles that fresh() makes.
class VanishOracle final : public PuzzleOracle {
 public:
  VanishOracle(const games::AnyRules& rules, std::shared_ptr<const Tables> known)
      : PuzzleOracle(rules, Budget::no_limit),
        own_(vanish::Rules::of(rules.board())),
        tables_(std::move(known)) {}

  [[nodiscard]] std::optional<std::vector<Cell>> line(const AnyPosition& position) override {
    return tables().solver.line(position.as<vanish::Position>(), values(position).front().move);
  }
  /// The mover's marks and the other's, oldest first: which side is X does not matter.
  [[nodiscard]] std::optional<std::string> image(const AnyPosition& position,
                                                 std::size_t symmetry) const override {
    std::string text;
    const Mark mover = position.to_move();
    for (const Mark side : {mover, opponent(mover)}) {
      for (const Cell cell : position.as<vanish::Position>().marks(side)) {
        const int index = own_.board().index(mnk::image(own_.board(), symmetry, cell));
        text += static_cast<char>('a' + index);
      }
      text += '/';
    }
    return text;
  }

  [[nodiscard]] std::optional<NoPuzzles> refusal(std::optional<PuzzleTheme> theme) const override {
    if (!vanish::is_solved(own_)) return NoPuzzles::not_solved;
    if (theme == PuzzleTheme::threats) return NoPuzzles::threats_solved;
    return std::nullopt;
  }
  [[nodiscard]] std::optional<NoPuzzles> why_none(std::optional<PuzzleTheme> theme) override {
    if (const auto why = refusal(theme)) return why;
    if (!occurs(Result::win)) return NoPuzzles::always_drawn;
    const bool of_draws = theme && *theme != PuzzleTheme::win;
    if (of_draws && !occurs(Result::draw)) return NoPuzzles::never_drawn;
    return std::nullopt;
  }
  [[nodiscard]] bool is_quick() const override {
    return vanish::States(own_).count() <= max_states_to_wait_for;
  }
  [[nodiscard]] std::unique_ptr<PuzzleOracle> fresh(std::uint64_t /*nodes*/) override {
    tables();
    return std::make_unique<VanishOracle>(rules(), tables_);
  }

  bool seek(const PuzzleRequest& request, Random& random, const LookAt& look) override {
    const vanish::States& states = tables().solver.table()->states();
    if (!walk_) walk_ = Walk(states.count(), random);
    if (walk_->left == 0) return false;
    --walk_->left;
    const std::size_t index =
        std::exchange(walk_->next, (walk_->next + walk_->step) % states.count());
    const vanish::State state = states.at(index);
    if (!tables().reached[index] || states.decided(state)) return true;
    const AnyPosition before = position_of(state, own_, (index & 1) != 0);
    for (const Cell mistake : mistakes(before, request)) look(before.after(mistake), mistake);
    return true;
  }
  [[nodiscard]] bool seeks_everywhere() const override { return true; }

 protected:
  [[nodiscard]] std::vector<MoveAssessment> analysed(const AnyPosition& position,
                                                     Budget& budget) override {
    return tables().solver.analyse(position.as<vanish::Position>(), budget);
  }

 private:
  /// Visits every number below `count` once, in random order.
  struct Walk {
    Walk(std::size_t count, Random& random)
        : left(count), next(random.below(static_cast<std::uint32_t>(count))) {
      while (count >= 3 && (step == 0 || std::gcd(step, count) != 1)) {
        step = 1 + random.below(static_cast<std::uint32_t>(count - 1));
      }
    }

    std::size_t left;
    std::size_t next;
    std::size_t step = 0;
  };

  const Tables& tables() {
    if (!tables_) tables_ = std::make_shared<const Tables>(own_);
    return *tables_;
  }

  /// Whether play can reach a position in progress with this result for the side to move.
  bool occurs(Result result) {
    const vanish::ValueTable& table = *tables().solver.table();
    const vanish::States& states = table.states();
    for (std::size_t index = 0; index < states.count(); ++index) {
      if (!tables().reached[index]) continue;
      const vanish::State state = states.at(index);
      if (!states.decided(state) && table.value(state).result == result) return true;
    }
    return false;
  }

  vanish::Rules own_;
  std::shared_ptr<const Tables> tables_;  ///< made on first use
  std::optional<Walk> walk_;              ///< through the states still to visit
};

}  // namespace

}  // namespace mnk

namespace mnk::vanish {

std::unique_ptr<PuzzleOracle> make_puzzle_oracle(const games::AnyRules& rules,
                                                 std::uint64_t /*nodes*/) {
  return std::make_unique<VanishOracle>(rules, nullptr);
}

}  // namespace mnk::vanish
