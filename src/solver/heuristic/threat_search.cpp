#include "solver/heuristic/threat_search.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "text/random.h"

namespace mnk {
namespace {

constexpr std::size_t seen_places = 1 << 10;

/// More than any set of positions has.
constexpr std::uint32_t never = std::numeric_limits<std::uint32_t>::max() / 2;

constexpr std::uint64_t max_nodes_of_fours = 12;

/// Initial proof numbers after a threat; after an answer it is 1. If all began at 1, threats that
/// lead nowhere would look cheap for too long.
//                          none two twos threes three o3 o3+ 2o3 four 4+ 4,3 o4 five
constexpr std::array<std::uint8_t, threat_count> first_proof = {20, 20, 20, 20, 20, 16, 12,
                                                                2,  30, 25, 6,  1,  1};

}  // namespace

void FourSearch::start(PatternBoard& board, Threat weakest) {
  board_ = &board;
  attacker_ = board.to_move();
  weakest_ = weakest;
  state_ = State::searching;
  nodes_ = 0;
  entering_ = true;
  frames_.clear();
  fours_.clear();
  line_.clear();
  seen_.resize(seen_places);
  ++searches_;
}

FourSearch::State FourSearch::run(std::uint64_t nodes) {
  const std::uint64_t last = nodes_ + nodes;
  while (state_ == State::searching) {
    if (entering_) {
      if (nodes_ == last) return state_;
      ++nodes_;
      entering_ = false;
      enter();
    } else if (!next_four()) {
      leave();
    }
  }
  return state_;
}

/// Enters a position with the attacker to move: it is won, or has fours to try, or none.
void FourSearch::enter() {
  frames_.push_back(fours_.size());
  if (board_->count(attacker_, Threat::five) > 0) {
    finish(board_->with(attacker_, Threat::five).front());
    return;
  }
  if (board_->best(attacker_) < Threat::four) return;
  const int to_stop = board_->count(defender(), Threat::five);
  if (to_stop > 1) return;
  if (to_stop == 1) {
    const Square forced = board_->with(defender(), Threat::five).front();
    if (board_->threat(attacker_, forced) >= Threat::four) fours_.push_back(forced);
    return;
  }
  if (!seen_before()) collect_fours();
}

bool FourSearch::seen_before() {
  const std::uint64_t key = board_->hash() ^ splitmix64(searches_);
  std::uint64_t& place = seen_[key % seen_places];
  return std::exchange(place, key) == key;
}

/// Strongest last, because next_four() takes them from the end.
void FourSearch::collect_fours() {
  for (auto threat = static_cast<std::size_t>(weakest_);
       threat <= static_cast<std::size_t>(Threat::open_four); ++threat) {
    board_->with(attacker_, static_cast<Threat>(threat)).for_each([&](Square square) {
      fours_.push_back(square);
    });
  }
}

/// Plays the next four and its answer; false if none is left.
bool FourSearch::next_four() {
  if (fours_.size() == frames_.back()) return false;
  const Square four = fours_.back();
  fours_.pop_back();
  board_->play(four);
  line_.push_back(four);
  const Square answer = board_->with(attacker_, Threat::five).front();
  const bool unstoppable = board_->count(attacker_, Threat::five) > 1;
  board_->play(answer);
  line_.push_back(answer);
  if (unstoppable) {
    finish(board_->with(attacker_, Threat::five).front());
  } else {
    entering_ = true;
  }
  return true;
}

/// Steps back to the previous position; leaving the first one, the attack has failed.
void FourSearch::leave() {
  fours_.resize(frames_.back());
  frames_.pop_back();
  if (frames_.empty()) {
    state_ = State::failed;
    return;
  }
  for (int plies = 0; plies < 2; ++plies) {
    board_->take_back();
    line_.pop_back();
  }
}

void FourSearch::finish(Square last) {
  for (std::size_t plies = line_.size(); plies > 0; --plies) board_->take_back();
  line_.push_back(last);
  state_ = State::won;
}

void FourSearch::abandon() {
  if (state_ != State::searching) return;
  for (; !line_.empty(); line_.pop_back()) board_->take_back();
  state_ = State::failed;
}

ThreatSearch::ThreatSearch(PatternBoard& board)
    : board_(&board), attacker_(board.to_move()), tree_(1) {}

ThreatSearch::State ThreatSearch::state() const {
  if (tree_.front().proof == 0) return State::won;
  return tree_.front().disproof == 0 ? State::failed : State::searching;
}

void ThreatSearch::look() {
  if (state() != State::searching) return;
  descend();
  nodes_ += path_.size();
  expand(path_.back());
  for (; path_.size() > 1; path_.pop_back()) {
    update(tree_[path_.back()]);
    board_->take_back();
  }
  update(tree_.front());
}

/// Plays to the next position to expand.
void ThreatSearch::descend() {
  path_.assign(1, 0);
  while (tree_[path_.back()].children > 0) {
    const auto number = attacks() ? &Node::proof : &Node::disproof;
    const auto next = std::ranges::min_element(children(tree_[path_.back()]), {}, number);
    board_->play(next->move);
    path_.push_back(static_cast<std::uint32_t>(&*next - tree_.data()));
  }
}

void ThreatSearch::expand(std::uint32_t number) {
  if (attacks() && wins_by_fours()) {
    tree_[number].proof = 0;
    tree_[number].disproof = never;
    tree_[number].plies = static_cast<std::uint16_t>(fours_.line().size());
    return;
  }
  const auto first = tree_.size();
  const SquareSet moves = attacks() ? attacks_to_try() : answers();
  moves.for_each([&](Square move) {
    const auto threat = static_cast<std::size_t>(board_->threat(attacker_, move));
    tree_.push_back({.move = move, .proof = attacks() ? first_proof[threat] : 1U});
  });
  tree_[number].first_child = static_cast<std::uint32_t>(first);
  tree_[number].children = static_cast<std::uint16_t>(tree_.size() - first);
  if (tree_.size() > first) return;
  // No threat is left to play, or to answer.
  tree_[number].proof = never;
  tree_[number].disproof = 0;
}

bool ThreatSearch::wins_by_fours() {
  fours_.start(*board_);
  const bool wins = fours_.run(max_nodes_of_fours) == FourSearch::State::won;
  if (!wins) fours_.abandon();
  nodes_ += fours_.nodes() - 1;
  return wins;
}

SquareSet ThreatSearch::attacks_to_try() const {
  const Mark defender = opponent(attacker_);
  if (const int fives = board_->count(defender, Threat::five); fives > 0) {
    return fives == 1 ? board_->with(defender, Threat::five) : SquareSet();
  }
  SquareSet moves;
  board_->near_stones().for_each([&](Square square) {
    if (board_->threat(attacker_, square) >= Threat::open_three) moves.insert(square);
  });
  return moves;
}

/// Empty if there is nothing to answer, or the defender can complete a line first.
SquareSet ThreatSearch::answers() const {
  const Mark defender = board_->to_move();
  SquareSet moves;
  if (board_->count(defender, Threat::five) > 0) return moves;
  if (board_->count(attacker_, Threat::five) > 0) {
    // If there are two such cells, either answer will do.
    moves.insert(board_->with(attacker_, Threat::five).front());
  } else if (board_->count(attacker_, Threat::open_four) > 0) {
    moves = board_->with_at_least(attacker_, Threat::four);
    moves |= board_->with_at_least(defender, Threat::four);
  }
  return moves;
}

/// Recomputes a node's numbers from its children. The board must be at that position.
void ThreatSearch::update(Node& node) {
  if (node.children == 0) return;
  const bool any = attacks();  // any won child is enough; otherwise all must be won
  std::uint32_t least = never;
  std::uint32_t sum = 0;
  std::uint16_t plies = any ? std::numeric_limits<std::uint16_t>::max() : 0;
  for (const Node& child : children(node)) {
    least = std::min(least, any ? child.proof : child.disproof);
    sum = std::min(sum + (any ? child.disproof : child.proof), never);
    if (child.proof > 0) continue;
    plies = any ? std::min(plies, child.plies) : std::max(plies, child.plies);
  }
  node.proof = any ? least : sum;
  node.disproof = any ? sum : least;
  node.plies = static_cast<std::uint16_t>(plies + 1);
}

std::vector<Square> ThreatSearch::line() {
  std::vector<Square> line;
  const Node* node = tree_.data();
  while (node->children > 0) {
    const auto won_in = [&](const Node& child) { return child.proof == 0 ? child.plies : never; };
    const std::span<Node> next = children(*node);
    node = attacks() ? &*std::ranges::min_element(next, {}, won_in)
                     : &*std::ranges::max_element(next, {}, &Node::plies);
    board_->play(node->move);
    line.push_back(node->move);
  }
  (void)wins_by_fours();
  for (std::size_t plies = line.size(); plies > 0; --plies) board_->take_back();
  for (const Square move : fours_.line()) line.push_back(move);
  return line;
}

}  // namespace mnk
