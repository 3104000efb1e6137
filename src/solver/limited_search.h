#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "solver/force_search.h"

namespace mnk {

/// A ForceSearch with its own node limit. Can be paused after any node.
class LimitedSearch {
 public:
  /// Asks whether `attacker` wins this position within `depth` plies. The game must not be over,
  /// and the context must outlive the search.
  void start(const SearchContext& context, const Position& position, Mark attacker, Depth depth,
             std::uint64_t nodes) {
    search_.emplace(context, position, attacker);
    search_->ask(depth);
    nodes_left_ = nodes;
  }

  /// Asks, in normal play, whether the opponent of the side to move ever wins if that side passes.
  void start_passed(const SearchContext& context, const Position& position, std::uint64_t nodes) {
    search_.emplace(context, position, opponent(position.to_move()), Role::attacker);
    search_->ask(always);
    nodes_left_ = nodes;
  }

  /// Asks the same with another depth; the limit stays.
  void ask(Depth depth) { search_->ask(depth); }

  void stop() { search_.reset(); }
  [[nodiscard]] bool running() const { return search_.has_value(); }

  /// Works on. The answer, which without nodes left is that nothing is known; none when the budget
  /// is spent first. Then the question remains until stop() or the next start().
  std::optional<Bounds> run(Budget& budget) {
    std::optional<Bounds> answer;
    nodes_left_ -= budget.share(nodes_left_, [&](Budget& part) { answer = search_->run(part); });
    if (!answer && nodes_left_ == 0) answer = Bounds{};
    return answer;
  }

 private:
  std::optional<ForceSearch> search_;
  std::uint64_t nodes_left_ = 0;
};

/// Works through questions one by one. `next()` starts the next one in `search`, or settles it
/// without a search, or returns false when there is none; `take()` takes the answer. True when all
/// have been answered, false when the budget is spent first; then the same call goes on with them.
template <typename Next, typename Take>
bool answer_all(LimitedSearch& search, Budget& budget, Next&& next, Take&& take) {
  for (;;) {
    if (!search.running()) {
      if (!next()) return true;
      continue;
    }
    if (budget.exhausted()) return false;
    const std::optional<Bounds> answer = search.run(budget);
    if (!answer) continue;
    take(*answer);
  }
}

}  // namespace mnk
