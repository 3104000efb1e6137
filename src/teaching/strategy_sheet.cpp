#include "teaching/strategy_sheet.h"

#include <algorithm>
#include <bitset>
#include <optional>
#include <utility>

#include "engine/canonical.h"
#include "engine/rules.h"

namespace mnk {
namespace {

/// Enough for any position of nine cells.
constexpr std::uint64_t sheet_nodes = 1'000'000;

/// By number; 3×3 has fewer positions with the same side to move.
using Pictures = std::bitset<512>;

/// The free cells on which this side would complete a line now, row-major.
std::vector<Cell> line_ends(const Position& position, Mark side) {
  const std::vector<Line> lines = winning_lines(position.rules());
  std::vector<Cell> ends = position.available_moves();
  std::erase_if(ends, [&](Cell end) {
    return std::ranges::none_of(lines, [&](const Line& line) {
      return std::ranges::find(line, end) != line.end() &&
             std::ranges::all_of(
                 line, [&](Cell cell) { return cell == end || position.at(cell) == side; });
    });
  });
  return ends;
}

/// The answer by the first two rules, if either applies.
std::optional<SheetAnswer> by_lines(const Position& position) {
  const Mark side = position.to_move();
  if (auto ends = line_ends(position, side); !ends.empty()) {
    return SheetAnswer{.rule = SheetRule::complete, .cells = std::move(ends)};
  }
  if (auto ends = line_ends(position, opponent(side)); !ends.empty()) {
    return SheetAnswer{.rule = SheetRule::block, .cells = std::move(ends)};
  }
  return std::nullopt;
}

/// Chooses the pictures.
class SheetWriter {
 public:
  explicit SheetWriter(Solver& solver) : solver_(&solver) {}

  struct Choice {
    std::optional<Cell> move;  ///< on the canonical copy; none if any move will do
    Pictures needed;           ///< from here on
  };

  /// For a position with the sheet's side to move, until the next one.
  const Choice& choice(const Position& position) {
    const Canonical copy = canonical(position);
    const bool is_new = keys_.insert(copy.key);
    const std::size_t number = *keys_.find(copy.key);
    if (is_new) {
      choices_.emplace_back();
      choices_[number] = choose_in(position, copy.symmetry, number);
    }
    return choices_[number];
  }

  /// The pictures needed after a move of the sheet's side, for every reply.
  Pictures needed_after(const Position& position) {
    Pictures needed;
    for (const CanonicalMove& reply : canonical_moves(position)) {
      const Position next = position.after(reply.cells.front());
      if (!next.outcome().over()) needed |= choice(next).needed;
    }
    return needed;
  }

 private:
  Choice choose_in(const Position& position, std::size_t symmetry, std::size_t number) {
    if (const auto answer = by_lines(position)) {
      Choice forced;
      for (const Cell cell : answer->cells) forced.needed |= needed_after(position.after(cell));
      return forced;
    }
    const auto values = values_of(position);
    const Result best = values.front().assessment.value.result;
    const bool all_keep = values.back().assessment.value.result == best;
    std::optional<Choice> chosen;
    int max_traps = -1;
    bool nothing_needed = all_keep;
    for (const CanonicalMove& move : canonical_moves(position)) {
      const Cell cell = move.cells.front();
      const Position after = position.after(cell);
      Pictures needed = needed_after(after);
      nothing_needed = nothing_needed && needed.none();
      if (result_of(values, cell) != best) continue;
      const int traps = best == Result::draw ? losing_replies(after) : 0;
      const bool better =
          traps > max_traps || (traps == max_traps && needed.count() < chosen->needed.count() - 1);
      if (!better) continue;
      max_traps = traps;
      needed.set(number);
      chosen = {.move = image(position.rules(), symmetry, cell), .needed = needed};
    }
    if (nothing_needed) return {};
    return *std::move(chosen);
  }

  std::vector<MoveAssessment> values_of(const Position& position) {
    Budget budget(sheet_nodes);
    return solver_->analyse(position, budget);
  }

  static Result result_of(const std::vector<MoveAssessment>& values, Cell cell) {
    return assessment_of(values, cell).value.result;
  }

  int losing_replies(const Position& position) {
    if (position.outcome().over()) return 0;
    return static_cast<int>(std::ranges::count_if(values_of(position), [](const auto& reply) {
      return reply.assessment.value.result == Result::loss;
    }));
  }

  Solver* solver_;
  TextIndex keys_;  ///< of the positions, which number the choices
  std::vector<Choice> choices_;
};

}  // namespace

StrategySheet::StrategySheet(Mark side, Solver& solver) {
  SheetWriter writer(solver);
  // Every position that the sheet's side can reach, once up to symmetry, earliest first.
  TextIndex seen;
  std::vector<Position> layer;
  const auto reach = [&](const Position& position) {
    if (!position.outcome().over() && seen.insert(canonical(position).key)) {
      layer.push_back(position);
    }
  };
  const Position start{Rules()};
  if (side == Mark::X) {
    reach(start);
  } else {
    for (const CanonicalMove& move : canonical_moves(start)) reach(start.after(move.cells.front()));
  }
  while (!layer.empty()) {
    for (const Position& position : std::exchange(layer, {})) {
      const auto& chosen = writer.choice(position);
      if (chosen.move) {
        keys_.insert(canonical(position).key);
        moves_.push_back(*chosen.move);
        pictures_.push_back({.position = position, .move = answer(position).cells.front()});
      }
      for (const Cell cell : answer(position).cells) {
        const Position after = position.after(cell);
        for (const Cell reply : after.available_moves()) reach(after.after(reply));
      }
    }
  }
}

SheetAnswer StrategySheet::answer(const Position& position) const {
  if (auto answer = by_lines(position)) return *std::move(answer);
  const Canonical copy = canonical(position);
  const auto number = keys_.find(copy.key);
  if (!number) {
    return {.rule = SheetRule::any, .cells = position.available_moves()};
  }
  return {.rule = SheetRule::picture,
          .cells = {image(position.rules(), inverse(copy.symmetry), moves_[*number])}};
}

}  // namespace mnk
