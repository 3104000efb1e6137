#include "gravity/search.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

#include "gravity/bitboard.h"
#include "gravity/follow_up.h"

namespace mnk::gravity {
namespace {

/// What the searches of normal and misère play share: the questions that are put about a position,
/// and the keys.
template <class Shape>
class SearchOver : public Search {
 public:
  using Bits = Shape::Bits;

  SearchOver(const Rules& rules, std::size_t table_bytes)
      : shape_(rules), follow_up_(shape_), table_(shape_.width(), table_bytes) {
    for (int i = 0; i < shape_.columns(); ++i) {
      // From the middle outwards, because most lines go through it.
      const int column = shape_.columns() / 2 + (i % 2 == 0 ? i / 2 : -(i + 1) / 2);
      order_[static_cast<std::size_t>(i)] = shape_.column(column);
    }
  }

  ScoreRange narrow(const Position& position, ScoreRange known, Budget& budget, Aim aim) final {
    const auto own = static_cast<Bits>(position.bits(position.to_move()));
    const Bits marks = own | static_cast<Bits>(position.bits(opponent(position.to_move())));
    budget_ = &budget;
    stopped_ = false;
    const auto done = [&] {
      if (stopped_ || known.low >= known.high) return true;
      return aim == Aim::result && (known.low > 0 || known.high < 0);
    };
    // Who wins comes first, then whether only just, which is so most of the time and cheaper to
    // show than that it takes so and so long; what is left is halved.
    bool halves = false;
    while (!done()) {
      int wanted = known.low + (known.high - known.low + 1) / 2;
      const bool asks_for_a_win = known.low < 0 && known.high > 0;
      if (asks_for_a_win) {
        wanted = 1;
      } else if (!halves) {
        halves = known.low != 0 && known.high != 0;
        wanted = known.low >= 0 ? known.low + 1 : known.high;
      }
      const int score = ask(own, marks, wanted);
      if (stopped_) break;
      if (score >= wanted) {
        known.low = std::max(known.low, score);
      } else {
        known.high = std::min(known.high, score);
      }
    }
    return known;
  }

 private:
  /// The score, exact if it is `wanted`, else at least or at most what comes back. Means nothing
  /// when the search was stopped.
  [[nodiscard]] virtual int ask(Bits own, Bits marks, int wanted) = 0;

 protected:
  /// Mirror images share a key as long as it matters.
  [[nodiscard]] Bits key_of(Bits own, Bits marks, int mark_count) const {
    const Bits key = own + marks;
    if (mark_count >= marks_without_symmetry) return key;
    return std::min<Bits>(key, shape_.mirrored(own) + shape_.mirrored(marks));
  }

  /// Pays for a node. False once the search is stopped.
  bool enter() {
    if (budget_->spend()) return true;
    stopped_ = true;
    return false;
  }
  [[nodiscard]] bool stopped() const { return stopped_; }
  [[nodiscard]] std::uint64_t nodes() const { return budget_->spent(); }

  [[nodiscard]] const Shape& shape() const { return shape_; }
  [[nodiscard]] const FollowUp<Shape>& follow_up() const { return follow_up_; }
  [[nodiscard]] Table<Bits>& table() { return table_; }
  /// The cells of each column, in the order in which moves are tried if nothing else tells them
  /// apart.
  [[nodiscard]] const std::array<Bits, Rules::max_side>& order() const { return order_; }

 private:
  static constexpr int marks_without_symmetry = 16;

  Shape shape_;
  FollowUp<Shape> follow_up_;
  Table<Bits> table_;
  std::array<Bits, Rules::max_side> order_{};
  Budget* budget_ = nullptr;
  bool stopped_ = false;
};

/// The children of a node, those that promise most first.
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

/// Normal play. A node is a position in which the side to move cannot win at once and has a move
/// after which its opponent cannot either; what is won or lost sooner is seen before it is entered.
template <class Shape>
class NormalSearch final : public SearchOver<Shape> {
 public:
  using SearchOver<Shape>::SearchOver;

 private:
  using Bits = Shape::Bits;
  using SearchOver<Shape>::shape;
  using SearchOver<Shape>::follow_up;
  using SearchOver<Shape>::table;

  /// With so few free cells it is quicker to search again than to look something up.
  static constexpr int cells_without_memory = 7;

  struct Node {
    Bits own;  ///< marks of the side to move
    Bits marks;
    Bits threats;        ///< free cells on which the side to move would complete a line
    Bits other_threats;  ///< the same of its opponent
    Bits key;
    int count;    ///< of marks
    int promise;  ///< for the order of moves
  };

  [[nodiscard]] int ask(Bits own, Bits marks, int wanted) override {
    const int left = shape().cells() - count(marks);
    const Bits landings = shape().landings(marks);
    const Bits threats = shape().completions(own) & ~marks;
    const Bits other_threats = shape().completions(marks ^ own) & ~marks;
    if ((threats & landings) != 0) return (left + 1) / 2;
    if (safe_moves(marks, other_threats) == 0) {
      return left > 1 || (other_threats & landings) != 0 ? -(left / 2) : 0;
    }
    const Node root{.own = own,
                    .marks = marks,
                    .threats = threats,
                    .other_threats = other_threats,
                    .key = this->key_of(own, marks, count(marks)),
                    .count = count(marks),
                    .promise = 0};
    const int bound = upper_bound(root, (left - 1) / 2);
    return bound < wanted ? bound : search(root, wanted - 1, wanted);
  }

  /// The moves after which the other side does not complete a line at once.
  [[nodiscard]] Bits safe_moves(Bits marks, Bits other_threats) const {
    Bits moves = shape().landings(marks);
    const Bits forced = moves & other_threats;
    if (forced != 0) {
      if (several(forced)) return 0;
      moves = forced;
    }
    return moves & ~(other_threats >> 1);
  }

  /// What the opponent's following up leaves to the side to move, `most` at most.
  [[nodiscard]] int upper_bound(const Node& node, int most) const {
    if (most > 0 && follow_up().possible(node.marks) &&
        !shape().has_line(follow_up().reach_of_mover(node.own, node.marks))) {
      most = 0;
    }
    if (node.other_threats != 0) {
      if (const auto zugzwang = follow_up().zugzwang(node.own, node.marks, node.other_threats)) {
        most = std::min(most, -((shape().cells() + 2 - zugzwang->last) / 2));
      }
    }
    return most;
  }

  /// A score outside of alpha..beta, if the range leaves no other.
  [[nodiscard]] static std::optional<int> settled(const ScoreRange& range, int alpha, int beta) {
    if (range.low >= beta) return range.low;
    if (range.high <= alpha) return range.high;
    return std::nullopt;
  }

  /// The score if it lies in alpha..beta, else a bound of it on that side.
  int search(const Node& node, int alpha, int beta) {
    if (!this->enter()) return 0;
    const std::uint64_t nodes_before = this->nodes();
    const int left = shape().cells() - node.count;
    if (left <= 2) return 0;
    ScoreRange range{.low = -((left - 2) / 2), .high = (left - 1) / 2};
    if (const auto score = settled(range, alpha, beta)) return *score;
    const bool remembered = left > cells_without_memory;
    if (remembered) {
      range = table().find(node.key, range);
      if (const auto score = settled(range, alpha, beta)) return *score;
    }

    Children<Node> children;
    const Bits moves = safe_moves(node.marks, node.other_threats);
    // Threats on the rows that fall to this side when both fill up the board are worth more.
    const Bits own_rows = node.count % 2 == 0 ? ~follow_up().upper() : follow_up().upper();
    for (int i = 0; i < shape().columns(); ++i) {
      const Bits move = moves & this->order()[static_cast<std::size_t>(i)];
      if (move == 0) continue;
      Node child{.own = node.marks ^ node.own,
                 .marks = node.marks | move,
                 .threats = node.other_threats & ~move,
                 .other_threats = shape().completions(node.own | move) & ~(node.marks | move),
                 .key = 0,
                 .count = node.count + 1,
                 .promise = 0};
      if (safe_moves(child.marks, child.other_threats) == 0) return range.high;
      const int reached = -upper_bound(child, -range.low);
      if (reached >= beta) return reached;
      if (left > cells_without_memory + 1) {
        child.key = this->key_of(child.own, child.marks, child.count);
        table().prefetch(child.key);
      }
      child.promise = 2 * count(child.other_threats) + count(child.other_threats & own_rows);
      children.add(child);
    }
    int best = -Table<Bits>::score_limit;
    for (const Node& child : children) {
      best = std::max(best, -search(child, -beta, -std::max(alpha, best)));
      if (this->stopped()) return 0;
      if (best >= beta) break;
    }
    best = std::min(best, range.high);
    if (best > alpha) range.low = std::max(range.low, best);
    if (best < beta) range.high = best;
    if (remembered) table().store(node.key, range, this->nodes() - nodes_before);
    return best;
  }
};

/// Misère play: a move that completes a line loses at once.
template <class Shape>
class MisereSearch final : public SearchOver<Shape> {
 public:
  using SearchOver<Shape>::SearchOver;

 private:
  using Bits = Shape::Bits;
  using SearchOver<Shape>::shape;
  using SearchOver<Shape>::follow_up;
  using SearchOver<Shape>::table;

  struct Node {
    Bits own;  ///< marks of the side to move
    Bits marks;
    Bits taboo;        ///< cells on which the side to move would complete a line
    Bits other_taboo;  ///< the same of its opponent
    Bits key;
    int promise;  ///< for the order of moves
  };

  [[nodiscard]] int ask(Bits own, Bits marks, int wanted) override {
    const Node root{.own = own,
                    .marks = marks,
                    .taboo = shape().completions(own),
                    .other_taboo = shape().completions(marks ^ own),
                    .key = this->key_of(own, marks, count(marks)),
                    .promise = 0};
    return search(root, wanted - 1, wanted);
  }

  int search(const Node& node, int alpha, int beta) {
    if (!this->enter()) return 0;
    const std::uint64_t nodes_before = this->nodes();
    const int left = shape().cells() - count(node.marks);
    const Bits landings = shape().landings(node.marks);
    if (left == 0) return 0;
    const Bits moves = landings & ~node.taboo;
    if (moves == 0) return -((left + 1) / 2);
    ScoreRange range{.low = -((left - 1) / 2), .high = left / 2};
    // Who can follow up without completing a line need not lose.
    if (follow_up().possible(node.marks) &&
        !shape().has_line(follow_up().reach_of_follower(node.own, node.marks) | landings)) {
      range.high = 0;
    }
    range.high = std::max(range.high, range.low);
    if (range.low >= beta) return range.low;
    if (range.high <= alpha) return range.high;
    range = table().find(node.key, range);
    if (range.low >= beta) return range.low;
    if (range.high <= alpha) return range.high;

    Children<Node> children;
    for (int i = 0; i < shape().columns(); ++i) {
      const Bits move = moves & this->order()[static_cast<std::size_t>(i)];
      if (move == 0) continue;
      Node child{.own = node.marks ^ node.own,
                 .marks = node.marks | move,
                 .taboo = node.other_taboo,
                 .other_taboo = shape().completions(node.own | move),
                 .key = 0,
                 .promise = 0};
      child.key = this->key_of(child.own, child.marks, count(child.marks));
      table().prefetch(child.key);
      // The fewer cells are forbidden to this side, and the more to the other, the better.
      child.promise = count(child.taboo & ~child.marks) - count(child.other_taboo & ~child.marks);
      children.add(child);
    }
    int best = -Table<Bits>::score_limit;
    for (const Node& child : children) {
      best = std::max(best, -search(child, -beta, -std::max(alpha, best)));
      if (this->stopped()) return 0;
      if (best >= beta) break;
    }
    best = std::min(best, range.high);
    if (best > alpha) range.low = std::max(range.low, best);
    if (best < beta) range.high = best;
    table().store(node.key, range, this->nodes() - nodes_before);
    return best;
  }
};

template <class Shape>
std::unique_ptr<Search> make_over(const Rules& rules, std::size_t table_bytes) {
  if (rules.misere()) return std::make_unique<MisereSearch<Shape>>(rules, table_bytes);
  return std::make_unique<NormalSearch<Shape>>(rules, table_bytes);
}

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
  // Whoever completes a line has moved last: the winner, in misère play the loser.
  const bool mover_ends = (score > 0) != position.rules().misere();
  if ((plies % 2 != 0) != mover_ends) --plies;
  return {.result = score > 0 ? Result::win : Result::loss, .plies = plies};
}

ScoreRange possible_scores(const Position& position) {
  const int left = position.empty_count();
  if (position.rules().misere()) return {.low = -((left + 1) / 2), .high = left / 2};
  return {.low = -(left / 2), .high = (left + 1) / 2};
}

std::unique_ptr<Search> Search::make(const Rules& rules, std::size_t table_bytes) {
  const auto normal = Rules::make(7, 6, 4);
  if (rules == *normal) {
    return std::make_unique<NormalSearch<Shape<Bits64, 7, 6, 4>>>(rules, table_bytes);
  }
  if (rules.columns() * (rules.rows() + 1) <= 64)
    return make_over<Shape<Bits64>>(rules, table_bytes);
  return make_over<Shape<Bits128>>(rules, table_bytes);
}

}  // namespace mnk::gravity
