#include "gravity/search.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdlib>
#include <optional>

#include "gravity/follow_up.h"
#include "gravity/score_table.h"

namespace mnk::gravity {
namespace {

/// The children of a node, most promising first.
template <class Node>
class Children {
 public:
  void add(const Node& child) {
    std::size_t at = size_++;
    for (; at > 0 && nodes_[at - 1].promise < child.promise; --at) nodes_[at] = nodes_[at - 1];
    nodes_[at] = child;
  }
  [[nodiscard]] const Node* begin() const { return nodes_.data(); }
  [[nodiscard]] const Node* end() const { return nodes_.data() + size_; }

 private:
  std::array<Node, Rules::max_side> nodes_;
  std::size_t size_ = 0;
};

/// The order in which to ask for scores, for boards of any size.
class Narrowing : public Search {
 public:
  ScoreRange narrow(const Position& position, ScoreRange known, Budget& budget, Aim aim) final {
    budget_ = &budget;
    stopped_ = false;
    const auto done = [&] {
      if (stopped_ || known.low >= known.high) return true;
      return aim == Aim::result && (known.low > 0 || known.high < 0);
    };
    const auto narrow_by = [&](int wanted) {
      const int score = ask(position, wanted);
      if (stopped_) return;
      if (score >= wanted) {
        known.low = std::max(known.low, score);
      } else {
        known.high = std::min(known.high, score);
      }
    };
    // Until late in a game, first asks for a win within a few plies, which is quickly found or
    // refuted.
    const int left = position.empty_count();
    const int soon = (left + 2 - plies_soon) / 2;
    const bool book_says_it =
        aim == Aim::result && book_ && position.mark_count() <= book_->marks();
    for (const int wanted : {soon, 1 - soon}) {
      if (left < cells_late || book_says_it || done()) continue;
      if (wanted > known.low && wanted <= known.high) narrow_by(wanted);
    }
    while (!done()) narrow_by(next_wanted(known));
    return known;
  }

 protected:
  explicit Narrowing(const Book* book) : book_(book) {}

  [[nodiscard]] const Book* book() const { return book_; }

  /// Spends a node of the budget. False once the budget is spent, which stops the search.
  [[nodiscard]] bool spend() {
    if (!budget_->spend()) stopped_ = true;
    return !stopped_;
  }
  [[nodiscard]] std::uint64_t spent() const { return budget_->spent(); }
  [[nodiscard]] bool stopped() const { return stopped_; }

  /// A bound of the score: a lower one if it is at least `wanted`, else an upper one. Meaningless
  /// once the search has stopped.
  [[nodiscard]] virtual int ask(const Position& position, int wanted) = 0;

 private:
  /// Asks who wins, then approaches the score from a draw, because most wins are late.
  [[nodiscard]] static int next_wanted(ScoreRange known) {
    if (known.low <= 0 && known.high >= 0) return known.high > 0 ? 1 : 0;
    const int step = std::max((known.high - known.low) / 4, 1);
    return known.low > 0 ? known.low + step : known.high + 1 - step;
  }

  static constexpr int plies_soon = 13;
  static constexpr int cells_late = 20;

  const Book* book_;
  Budget* budget_ = nullptr;
  bool stopped_ = false;
};

/// A node of normal play is a position in which the side to move cannot win at once and has a move
/// after which its opponent cannot either; the search sees quicker wins and losses before it enters
/// a node. In misère play a move that completes a line loses at once.
template <class Shape>
class SearchOver final : public Narrowing {
 public:
  using Bits = Shape::Bits;

  SearchOver(const Rules& rules, std::size_t table_bytes, const Book* book)
      : Narrowing(book), shape_(rules), follow_up_(shape_), table_(shape_.width(), table_bytes) {
    for (int i = 0; i < shape_.columns(); ++i) {
      order_[static_cast<std::size_t>(i)] = shape_.column_from_the_middle(i);
    }
  }

 protected:
  int ask(const Position& position, int wanted) override {
    const auto own = static_cast<Bits>(position.bits(position.to_move()));
    const Bits marks = own | static_cast<Bits>(position.bits(opponent(position.to_move())));
    const int left = position.empty_count();
    const Node root{.own = own,
                    .marks = marks,
                    .threats = shape_.completions(own) & ~marks,
                    .other_threats = shape_.completions(marks ^ own) & ~marks,
                    .key = key_of(own, marks, position.mark_count()),
                    .count = position.mark_count(),
                    .promise = 0};
    if (!shape_.misere()) {
      const Bits landings = shape_.landings(marks);
      if ((root.threats & landings) != 0) return (left + 1) / 2;
      if (moves_from(root) == 0) {
        return left > 1 || (root.other_threats & landings) != 0 ? -(left / 2) : 0;
      }
    }
    const int bound = upper_bound(root, possible_scores(left).high);
    return bound < wanted ? bound : search(root, wanted - 1, wanted);
  }

 private:
  /// With this few free cells, searching again is quicker than a look-up.
  static constexpr int cells_without_memory = 7;
  /// Mirror images share a key while fewer marks than this are on the board.
  static constexpr int marks_without_symmetry = 16;

  struct Node {
    Bits own;  ///< marks of the side to move
    Bits marks;
    Bits threats;        ///< free cells on which the side to move would complete a line
    Bits other_threats;  ///< the same for its opponent
    Bits key;
    int count;    ///< of marks
    int promise;  ///< orders the moves
  };

  [[nodiscard]] Bits key_of(Bits own, Bits marks, int mark_count) const {
    const Bits key = own + marks;
    if (mark_count >= marks_without_symmetry) return key;
    return std::min<Bits>(key, shape_.mirrored(own) + shape_.mirrored(marks));
  }

  /// The moves that do not lose at once.
  [[nodiscard]] Bits moves_from(const Node& node) const {
    Bits moves = shape_.landings(node.marks);
    if (shape_.misere()) return moves & ~node.threats;
    const Bits forced = moves & node.other_threats;
    if (forced != 0) {
      if (several(forced)) return 0;
      moves = forced;
    }
    return moves & ~(node.other_threats >> 1);
  }

  /// The scores that a node with `left` free cells can have.
  [[nodiscard]] ScoreRange possible_scores(int left) const {
    if (shape_.misere()) return {.low = -((left - 1) / 2), .high = left / 2};
    return {.low = -((left - 2) / 2), .high = (left - 1) / 2};
  }

  /// The highest score that the opponent's following up leaves the side to move, at most `most`.
  [[nodiscard]] int upper_bound(const Node& node, int most) const {
    if (most > 0 && follow_up_.possible(node.marks)) {
      // The follower keeps the other side from completing a line, and in misère play completes
      // none.
      const Bits reach = shape_.misere() ? follow_up_.reach_of_follower(node.own, node.marks) |
                                               shape_.landings(node.marks)
                                         : follow_up_.reach_of_mover(node.own, node.marks);
      if (!shape_.has_line(reach)) most = 0;
    }
    if (!shape_.misere() && node.other_threats != 0) {
      if (const auto zugzwang = follow_up_.zugzwang(node.own, node.marks, node.other_threats)) {
        most = std::min(most, -((shape_.cells() + 2 - zugzwang->last) / 2));
      }
    }
    return most;
  }

  /// Collects the nodes after these moves. If one of them settles the node, whose score lies in
  /// `range`, returns that score or a lower bound of at least beta.
  [[nodiscard]] std::optional<int> expand(const Node& node, Bits moves, ScoreRange range, int beta,
                                          Children<Node>& children) {
    const int left = shape_.cells() - node.count;
    // Threats on the rows that this side gets when both fill up the board are worth more.
    const Bits own_rows = node.count % 2 == 0 ? ~follow_up_.upper() : follow_up_.upper();
    for (int i = 0; i < shape_.columns(); ++i) {
      const Bits move = moves & order_[static_cast<std::size_t>(i)];
      if (move == 0) continue;
      Node child{.own = node.marks ^ node.own,
                 .marks = node.marks | move,
                 .threats = node.other_threats & ~move,
                 .other_threats = shape_.completions(node.own | move) & ~(node.marks | move),
                 .key = 0,
                 .count = node.count + 1,
                 .promise = 0};
      if (!shape_.misere() && moves_from(child) == 0) return range.high;
      const int reached = -upper_bound(child, -range.low);
      if (reached >= beta) return reached;
      if (left > cells_without_memory + 1) {
        child.key = key_of(child.own, child.marks, child.count);
        table_.prefetch(child.key);
      }
      // In misère play, cells forbidden to the other side are good, cells forbidden to this side
      // bad.
      child.promise = shape_.misere()
                          ? count(child.threats) - count(child.other_threats)
                          : 2 * count(child.other_threats) + count(child.other_threats & own_rows);
      children.add(child);
    }
    return std::nullopt;
  }

  /// `known` narrowed by the book.
  [[nodiscard]] ScoreRange in_the_book(const Node& node, ScoreRange known) const {
    if constexpr (std::same_as<Bits, Bits64>) {
      if (!book() || node.count != book()->marks()) return known;
      const auto result = book()->find(node.key);
      if (!result) return known;
      if (*result != Result::loss) known.low = std::max(known.low, *result == Result::win ? 1 : 0);
      if (*result != Result::win)
        known.high = std::min(known.high, *result == Result::draw ? 0 : -1);
    }
    return known;
  }

  /// The score if strictly between alpha and beta, else a bound of it on that side.
  int search(const Node& node, int alpha, int beta) {
    if (!spend()) return 0;
    const std::uint64_t nodes_before = spent();
    const int left = shape_.cells() - node.count;
    if (left <= (shape_.misere() ? 0 : 2)) return 0;
    const Bits moves = moves_from(node);
    if (moves == 0) return -((left + 1) / 2);
    ScoreRange range = possible_scores(left);
    const auto is_settled = [&] { return range.low >= beta || range.high <= alpha; };
    const auto bound = [&] { return range.low >= beta ? range.low : range.high; };
    if (is_settled()) return bound();
    const bool remembered = left > cells_without_memory;
    if (remembered) {
      range = in_the_book(node, table_.find(node.key, range));
      if (is_settled()) return bound();
    }

    Children<Node> children;
    if (const auto settled = expand(node, moves, range, beta, children)) return *settled;
    int best = -ScoreTable<Bits>::score_limit;
    for (const Node& child : children) {
      best = std::max(best, -search(child, -beta, -std::max(alpha, best)));
      if (stopped()) return 0;
      if (best >= beta) break;
    }
    best = std::min(best, range.high);
    if (best > alpha) range.low = std::max(range.low, best);
    if (best < beta) range.high = best;
    if (remembered) table_.store(node.key, range, spent() - nodes_before);
    return best;
  }

  Shape shape_;
  FollowUp<Shape> follow_up_;
  ScoreTable<Bits> table_;
  /// The cells of each column, in the default order of moves.
  std::array<Bits, Rules::max_side> order_{};
};

}  // namespace

int score_of(Value value, const Position& position) {
  if (value.result == Result::draw) return 0;
  const int score = (position.empty_count() + 2 - value.plies) / 2;
  return value.result == Result::win ? score : -score;
}

Value value_of(int score, const Position& position) {
  const int left = position.empty_count();
  if (score == 0) return {.result = Result::draw, .plies = left};
  int plies = left + 2 - 2 * std::abs(score);
  // The side that completes a line moves last: the winner, or in misère play the loser.
  const bool mover_ends = (score > 0) != position.rules().misere();
  if ((plies % 2 != 0) != mover_ends) --plies;
  return {.result = score > 0 ? Result::win : Result::loss, .plies = plies};
}

ScoreRange possible_scores(const Position& position) {
  const int left = position.empty_count();
  if (position.rules().misere()) return {.low = -((left + 1) / 2), .high = left / 2};
  return {.low = -(left / 2), .high = (left + 1) / 2};
}

std::unique_ptr<Search> Search::make(const Rules& rules, std::size_t table_bytes,
                                     const Book* book) {
  if (rules.columns() * (rules.rows() + 1) <= 64) {
    return std::make_unique<SearchOver<Shape<Bits64>>>(rules, table_bytes, book);
  }
  return std::make_unique<SearchOver<Shape<Bits128>>>(rules, table_bytes, nullptr);
}

}  // namespace mnk::gravity
