#include "teaching/search_trace.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "solver/value.h"

namespace mnk {
namespace {

class TextbookSearch {
 public:
  TextbookSearch(SearchMethod method, Position position,
                 const std::function<void(const SearchStep&)>& tell)
      : cuts_(method == SearchMethod::alphabeta), position_(std::move(position)), tell_(&tell) {}

  SearchTally run() {
    tally_.value = look(0, std::nullopt, below_all, above_all);
    return tally_;
  }

 private:
  int look(int depth, std::optional<Cell> move, int alpha, int beta) {
    SearchStep here{.kind = SearchStep::Kind::looks,
                    .depth = depth,
                    .move = move,
                    .alpha = alpha,
                    .beta = beta,
                    .value = 0,
                    .over = position_.outcome().over(),
                    .left_out = {}};
    ++tally_.nodes;
    (*tell_)(here);
    here.value = here.over ? final_result() : best_of_moves(here);
    here.kind = SearchStep::Kind::settles;
    here.left_out.clear();
    (*tell_)(here);
    return here.value;
  }

  [[nodiscard]] int final_result() const {
    return static_cast<int>(final_value(position_.outcome(), Mark::X).result) - 1;
  }

  /// Updates alpha and beta in `here`.
  int best_of_moves(SearchStep& here) {
    const bool x = position_.to_move() == Mark::X;
    const auto moves = position_.available_moves();
    int best = x ? below_all : above_all;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      if (!position_.play(moves[i])) continue;
      const int value = look(here.depth + 1, moves[i], here.alpha, here.beta);
      position_.take_back();
      best = x ? std::max(best, value) : std::min(best, value);
      if (!cuts_) continue;
      if (x) here.alpha = std::max(here.alpha, best);
      if (!x) here.beta = std::min(here.beta, best);
      if (here.alpha < here.beta || i + 1 == moves.size()) continue;
      here.kind = SearchStep::Kind::cuts;
      here.left_out.assign(moves.begin() + static_cast<std::ptrdiff_t>(i) + 1, moves.end());
      (*tell_)(here);
      break;
    }
    return best;
  }

  bool cuts_;
  Position position_;
  const std::function<void(const SearchStep&)>* tell_;
  SearchTally tally_{};
};

}  // namespace

SearchTally search_by(SearchMethod method, const Position& position,
                      const std::function<void(const SearchStep&)>& tell) {
  return TextbookSearch(method, position, tell).run();
}

}  // namespace mnk
