#include "teaching/strategy_sheet.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "engine/canonical.h"
#include "engine/rules.h"

namespace mnk {
namespace {

/// Enough for any position of nine cells.
constexpr std::uint64_t sheet_nodes = 1'000'000;

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
    std::optional<Cell> move;    ///< on the canonical copy; none if any move will do
    std::set<std::string> keys;  ///< of all pictures needed from here on
  };

  /// For a position with the sheet's side to move.
  const Choice& choice(const Position& position) {
    const Canonical copy = canonical(position);
    const auto known = choices_.find(copy.key);
    if (known != choices_.end()) return known->second;
    return choices_.emplace(copy.key, choose_in(position, copy)).first->second;
  }

  /// The pictures needed after a move of the sheet's side, for every reply.
  std::set<std::string> needed_after(const Position& position) {
    std::set<std::string> needed;
    for (const CanonicalMove& reply : canonical_moves(position)) {
      const Position next = position.after(reply.cells.front());
      if (!next.outcome().over()) needed.merge(std::set(choice(next).keys));
    }
    return needed;
  }

 private:
  Choice choose_in(const Position& position, const Canonical& copy) {
    if (const auto answer = by_lines(position)) {
      Choice forced;
      for (const Cell cell : answer->cells) forced.keys.merge(needed_after(position.after(cell)));
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
      auto needed = needed_after(after);
      nothing_needed = nothing_needed && needed.empty();
      if (result_of(values, cell) != best) continue;
      const int traps = best == Result::draw ? losing_replies(after) : 0;
      const bool better =
          traps > max_traps || (traps == max_traps && needed.size() < chosen->keys.size() - 1);
      if (!better) continue;
      max_traps = traps;
      needed.insert(copy.key);
      chosen = {.move = image(position.rules(), copy.symmetry, cell), .keys = std::move(needed)};
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
  std::map<std::string, Choice> choices_;
};

}  // namespace

StrategySheet::StrategySheet(Mark side, Solver& solver) {
  SheetWriter writer(solver);
  // Every position that the sheet's side can reach, once up to symmetry, earliest first.
  std::set<std::string> seen;
  std::vector<Position> layer;
  const auto reach = [&](const Position& position) {
    if (!position.outcome().over() && seen.insert(canonical(position).key).second) {
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
        moves_.emplace(canonical(position).key, *chosen.move);
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
  const auto found = moves_.find(copy.key);
  if (found == moves_.end()) {
    return {.rule = SheetRule::any, .cells = position.available_moves()};
  }
  return {.rule = SheetRule::picture,
          .cells = {image(position.rules(), inverse(copy.symmetry), found->second)}};
}

}  // namespace mnk
