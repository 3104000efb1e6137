#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "solver/explanation.h"
#include "solver/solver.h"
#include "support/reason_checker.h"

/// Every move of a position explained, and everything that is said of it checked.
namespace mnk::test {

class ExplainedMoves {
 public:
  using Counts = std::array<std::uint64_t, reason_kind_names.size()>;

  /// How often each kind was found, and true.
  [[nodiscard]] const Counts& counts() const { return counts_; }
  [[nodiscard]] const std::vector<std::string>& faults() const { return faults_; }

  /// `values`, when the whole tree is small enough to be looked at. The game must not be over.
  void check(Solver& solver, const Position& position, NaiveValues* values) {
    for (const Cell move : position.available_moves()) {
      Budget budget(std::numeric_limits<std::uint64_t>::max());
      Explanation explanation(solver.context(position.rules()), position, move);
      const std::vector<MoveReason> early = explanation.reasons();
      explanation.run(budget);
      const std::vector<MoveReason> reasons = explanation.reasons();
      const ReasonChecker checker(position, move, values);
      for (const MoveReason& reason : early) note(checker.fault(reason), position, move);
      for (const MoveReason& reason : reasons) {
        const std::string fault = checker.fault(reason);
        note(fault, position, move);
        if (fault.empty()) ++counts_[static_cast<std::size_t>(reason.kind)];
      }
      note(shortcoming(explanation, reasons, position, move, values), position, move);
    }
  }

 private:
  void note(const std::string& fault, const Position& position, Cell move) {
    if (fault.empty()) return;
    faults_.push_back(to_text(position.rules()) + ' ' + to_position_text(position) + ' ' +
                      to_text(move) + ": " + fault);
  }

  static bool has(const std::vector<MoveReason>& reasons, ReasonKind kind) {
    return std::ranges::find(reasons, kind, &MoveReason::kind) != reasons.end();
  }

  /// Whether this is the only move after which the other side does not complete a line at once.
  static bool forced(const NaiveGame& before, Cell move) {
    const char other = NaiveGame::other(before.to_move());
    return std::ranges::all_of(before.empty_cells(), [&](int cell) {
      const NaiveGame after = before.with(before.to_move(), cell);
      const bool loses = !after.over() && !after.completing_cells(other).empty();
      return loses != (cell == before.index(move));
    });
  }

  static bool ends(NaiveGame game, const std::vector<Cell>& line) {
    for (const Cell cell : line) game = game.after(cell);
    return game.over();
  }

  /// What should have been said and was not.
  static std::string shortcoming(const Explanation& explanation,
                                 const std::vector<MoveReason>& reasons, const Position& position,
                                 Cell move, NaiveValues* values) {
    if (reasons.size() > max_reasons) return "too many reasons";
    const Assessment known = explanation.assessment();
    if (!known.is_proven()) return "not proven";
    const NaiveGame before(position);
    if (values != nullptr) {
      const auto truth = values->of_move(before, before.index(move));
      const int result = static_cast<int>(known.value.result) - 1;
      if (truth != NaiveValues::Value{.result = result, .plies = known.value.plies}) {
        return "the value";
      }
    }
    const NaiveGame after = before.after(move);
    const char other = NaiveGame::other(before.to_move());
    if (after.has_line(before.to_move())) {
      return has(reasons, ReasonKind::completes_line) ? "" : "the line is not told";
    }
    if (has(reasons, ReasonKind::blocks_line) && has(reasons, ReasonKind::only_move) &&
        !forced(before, move)) {
      return "a block that is the only move is not forced";
    }
    const bool in_danger = !before.misere() && !after.completing_cells(other).empty();
    if (in_danger != has(reasons, ReasonKind::allows_line)) return "the other's line is not told";
    if (std::ranges::any_of(reasons, [&](const MoveReason& reason) {
          return reason.kind == ReasonKind::search && !ends(before, reason.cells);
        })) {
      return "the line has no end";
    }
    if (known.value.result == Result::draw) return reasons.empty() ? "nothing shows the draw" : "";
    const bool shown =
        has(reasons, ReasonKind::threat_sequence) || has(reasons, ReasonKind::search);
    return shown ? "" : "nothing shows the win";
  }

  Counts counts_{};
  std::vector<std::string> faults_;
};

}  // namespace mnk::test
