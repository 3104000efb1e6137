#include "players/perfect_choice.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "players/heuristic_choice.h"
#include "solver/analysis.h"
#include "solver/explanation.h"
#include "solver/move_ordering.h"
#include "solver/resumable.h"
#include "solver/solving.h"

namespace mnk {
namespace {

/// Boards too large to solve have too many moves to try them all.
constexpr std::size_t max_moves_tried = 24;

/// Nodes to see that a reply loses. A trap that needs more is too deep for anyone to fall into.
constexpr std::uint64_t nodes_a_reply = 1024;

/// Nodes between checks whether the search has found a move that keeps the known bound.
constexpr std::uint64_t nodes_at_a_time = 512;

class PerfectChoice : public SearchTask {
 public:
  PerfectChoice(const SearchContext& context, const SearchRequest& request,
                const PatternKnowledge* knowledge)
      : context_(&context),
        knowledge_(knowledge),
        position_(request.position.as<Position>()),
        values_(request.goal == SearchGoal::hint),
        solving_(context, position_),
        work_(choose(request.node_budget)) {}

  /// True once it has chosen, at the latest when the node budget is spent.
  bool run(Budget& budget) override { return work_.run(budget); }

  void describe(SearchReport& report) const override {
    report.move = move();
    report.value = assessment();
    report.reasons = reasons_at_once(*context_, position_, move());
    report.variation = solving_.solution().variation;
    if (heuristic_ && heuristic_->move() == move()) {
      report.variation = heuristic_->variation();
    } else if (report.variation.empty() || report.variation.front() != move()) {
      report.variation = {move()};
    }
  }

 private:
  /// A move that holds the draw, and how many replies are seen to lose.
  struct Trap {
    Cell move;
    int losing_replies = 0;
  };

  Resumable choose(std::uint64_t nodes) {
    const PositionBounds& bounds = solving_.bounds();
    const auto solved = [this](Budget& part) { return solving_.run(part); };
    const std::uint64_t for_value = nodes / (knowledge_ == nullptr ? 2 : 20);
    std::uint64_t rest = nodes - for_value;
    if (!co_await within(for_value, solved) && knowledge_ == nullptr && bounds.decided() &&
        !bounds.settled()) {
      co_await within(std::exchange(rest, 0), solved);
    }
    // A proof that the opponent never wins may come without a move that keeps it so.
    std::uint64_t for_move = knowledge_ == nullptr && bounds.opponent().never() ? rest / 4 : 0;
    while (for_move > 0 && !solving_.best_move()) {
      const std::uint64_t part = std::min(for_move, nodes_at_a_time);
      for_move -= part;
      rest -= part;
      co_await within(part, solved);
    }
    if (const Assessment known = solving_.assessment();
        known.is_proven() && known.value.result == Result::draw) {
      for (const Cell move : solving_.solution().best) traps_.push_back({.move = move});
    }
    if (!traps_.empty()) {
      Resumable counting = count_traps();
      co_await within(rest, [&](Budget& part) { return counting.run(part); });
      co_return;
    }
    if (bounds.settled() || (knowledge_ != nullptr && bounds.decided())) co_return;
    if (knowledge_ != nullptr) {
      heuristic_.emplace(
          *knowledge_, position_,
          SearchLimits{.nodes = std::min(rest, max_heuristic_nodes), .choice = !values_});
      co_await within(rest, [this](Budget& part) { return heuristic_->run(part); });
    } else {
      analysis_.emplace(*context_, position_, max_moves_tried, bounds);
      co_await within(rest, [this](Budget& part) { return analysis_->run(part); });
    }
  }

  Resumable count_traps() {
    const Mark mover = position_.to_move();
    for (Trap& trap : traps_) {
      const Position trapped = position_.after(trap.move);
      for (const Cell reply : trapped.available_moves()) {
        const Position next = trapped.after(reply);
        bool loses = next.outcome().winner() == mover;
        if (!next.outcome().over()) {
          const Bounds answer = co_await Question(*context_, next, mover, always, nodes_a_reply);
          loses = answer.wins();
        }
        if (loses) ++trap.losing_replies;
      }
    }
  }

  [[nodiscard]] Cell move() const {
    if (!traps_.empty()) {
      return std::ranges::max_element(traps_, {}, &Trap::losing_replies)->move;
    }
    const std::optional<Cell> known = solving_.best_move();
    if (known && solving_.bounds().decided()) return *known;
    // Never give up a sure draw for a move that may lose.
    const bool draw_in_hand = known && solving_.bounds().opponent().never();
    if (heuristic_) return draw_in_hand ? *known : heuristic_->move();
    if (!analysis_) return known.value_or(ordered_moves(*context_, position_).front().move);
    const MoveAssessment first = analysis_->moves().front();
    return draw_in_hand && first.assessment.at_least.result == Result::loss ? *known : first.move;
  }

  [[nodiscard]] Assessment assessment() const {
    if (heuristic_) return heuristic_->assessment(solving_.assessment());
    Assessment known = analysis_ ? analysis_->assessment() : solving_.assessment();
    if (solving_.best_move() || solving_.bounds().opponent().wins()) return known;
    // Claim no more than the chosen move is known to keep.
    const Value kept = analysis_ ? analysis_->moves().front().assessment.at_least
                                 : PositionBounds(position_).assess().at_least;
    if (kept < known.at_least) {
      known.at_least = kept;
      known.proof = known.cannot_lose = Proof::none;
    }
    return known;
  }

  const SearchContext* context_;
  const PatternKnowledge* knowledge_;
  Position position_;
  bool values_;  ///< the move's value is wanted too
  Solving solving_;
  std::optional<Analysis> analysis_;
  std::optional<HeuristicChoice> heuristic_;
  std::vector<Trap> traps_;
  Resumable work_;
};

}  // namespace

std::unique_ptr<SearchTask> make_perfect_choice(const SearchContext& context,
                                                const SearchRequest& request,
                                                const PatternKnowledge* knowledge) {
  return std::make_unique<PerfectChoice>(context, request, knowledge);
}

}  // namespace mnk
