#include "proof/proof_tree.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <ranges>
#include <span>
#include <utility>

#include "solver/move_ordering.h"

namespace mnk::proof {
namespace {

constexpr double endless = std::numeric_limits<double>::infinity();

/// How much harder each move counts than the one before it in the ordering.
constexpr double step = 2;

}  // namespace

ProofTree::ProofTree(const SearchContext& context, Findings& findings, Position root, Mark attacker,
                     std::uint64_t job_nodes)
    : context_(&context),
      findings_(&findings),
      root_(std::move(root)),
      attacker_(attacker),
      job_nodes_(job_nodes),
      nodes_(1) {
  open({.node = 0, .position = root_});
  update_above({.node = 0, .position = root_});
}

std::optional<Bounds> ProofTree::answer() const {
  const Node& root = nodes_.front();
  if (root.state == State::won) return Bounds::win_within(root.plies);
  if (root.state == State::refuted) return Bounds::no_win_within(always);
  return std::nullopt;
}

std::optional<Cell> ProofTree::shown_by() const {
  const Node& root = nodes_.front();
  if (!answer() || (root.state == State::won) != (role_in(root_) == Role::attacker)) return {};
  for (std::size_t i = 0; i < root.children; ++i) {
    const Node& child = nodes_[root.first_child + i];
    if (child.state != root.state) continue;
    if (child.state == State::won && deeper(child.plies) != root.plies) continue;
    return root_.rules().cell(child.move);
  }
  return std::nullopt;
}

std::optional<ProofTree::Leaf> ProofTree::take() {
  while (!answer() && nodes_.front().disproof > 0) {
    Leaf leaf{.node = 0, .position = root_};
    while (nodes_[leaf.node].state == State::inner) {
      leaf.node = choose(nodes_[leaf.node], role_in(leaf.position));
      leaf.position = leaf.position.after(root_.rules().cell(nodes_[leaf.node].move));
    }
    if (use_findings(leaf)) continue;
    nodes_[leaf.node].state = State::in_work;
    nodes_[leaf.node].proof = endless;
    nodes_[leaf.node].disproof = 0;
    update_above(leaf);
    return leaf;
  }
  return std::nullopt;
}

/// The child closest to the goal of the side to move, among those neither settled nor entirely
/// being searched.
ProofTree::NodeIndex ProofTree::choose(const Node& node, Role to_move) const {
  NodeIndex best = 0;
  double least = endless;
  for (std::size_t rank = 0; rank < node.children; ++rank) {
    const auto index = static_cast<NodeIndex>(node.first_child + rank);
    const Node& child = nodes_[index];
    if (child.proof == 0 || child.disproof == 0) continue;
    const double price = cost(child, to_move, rank);
    if (best != 0 && price >= least) continue;
    best = index;
    least = price;
  }
  return best;
}

double ProofTree::cost(const Node& child, Role to_move, std::size_t rank) {
  double price = to_move == Role::attacker ? child.proof : child.disproof;
  // Capped, so that the numbers stay finite.
  for (std::size_t i = 0; i < std::min<std::size_t>(rank, 16); ++i) price *= step;
  return price;
}

/// Settles or opens a leaf if the findings allow it.
bool ProofTree::use_findings(const Leaf& leaf) {
  if (const Outcome outcome = leaf.position.outcome(); outcome.over()) {
    settle(nodes_[leaf.node],
           outcome.winner() == attacker_ ? Bounds::win_within(0) : Bounds::no_win_within(always));
  } else {
    const Finding known = findings_->about(question(leaf.position));
    if (!known.answer && known.nodes < job_nodes_) return false;
    if (known.answer) {
      settle(nodes_[leaf.node], *known.answer);
    } else {
      open(leaf);
    }
  }
  if (nodes_[leaf.node].state != State::inner) ++level(leaf).settled;
  update_above(leaf);
  return true;
}

void ProofTree::finish(const Leaf& leaf, const Finding& found) {
  findings_->add(question(leaf.position), found);
  Level& here = level(leaf);
  ++here.jobs;
  here.nodes += found.nodes;
  if (found.answer) {
    settle(nodes_[leaf.node], *found.answer);
    ++here.settled;
  } else {
    open(leaf);
  }
  update_above(leaf);
}

void ProofTree::give_back(const Leaf& leaf) {
  Node& node = nodes_[leaf.node];
  node.state = State::leaf;
  node.proof = 1;
  node.disproof = 1;
  update_above(leaf);
}

void ProofTree::settle(Node& node, const Bounds& answer) {
  node.state = answer.wins() ? State::won : State::refuted;
  node.plies = answer.proven;
  node.proof = answer.wins() ? 0 : endless;
  node.disproof = answer.wins() ? endless : 0;
  node.share = 1;
}

/// A new node's initial numbers: the work grows with the number of moves that need an answer.
void ProofTree::start(Node& leaf, Role to_move, std::size_t moves) {
  const auto all = static_cast<double>(std::max<std::size_t>(moves, 1));
  leaf.proof = to_move == Role::defender ? all : 1;
  leaf.disproof = to_move == Role::attacker ? all : 1;
}

/// Expands a leaf. Skips symmetric moves and, in normal play, dead cells and moves that ignore a
/// win or a threat.
void ProofTree::open(const Leaf& leaf) {
  const Role to_move = role_in(leaf.position);
  const SearchBoard board(*context_, leaf.position, attacker_);
  const bool normal = board.convention() == Convention::normal;
  const EquivalentMoves alike(leaf.position);
  const bool wins = normal && board.winning_cells(to_move) > 0;
  const bool blocks = normal && board.winning_cells(other(to_move)) > 0;
  std::vector<OrderedMove> choices;
  for (const Cell move : leaf.position.available_moves()) {
    const auto cell = static_cast<CellIndex>(root_.rules().index(move));
    if (!alike.is_representative(move) || (normal && board.dead(cell))) continue;
    if (wins ? !board.completes(to_move, cell) : blocks && !board.completes(other(to_move), cell)) {
      continue;
    }
    choices.push_back({.move = move, .score = reply_score(board, to_move, cell)});
  }
  std::ranges::stable_sort(choices, std::greater(), &OrderedMove::score);
  ++level(leaf).opened;
  Node& node = nodes_[leaf.node];
  if (choices.empty()) {
    settle(node, Bounds::no_win_within(always));  // only dead cells
    return;
  }
  node.state = State::inner;
  node.first_child = static_cast<NodeIndex>(nodes_.size());
  node.children = static_cast<std::uint16_t>(choices.size());
  for (const OrderedMove& choice : choices) {
    Node child{.parent = leaf.node,
               .move = static_cast<CellIndex>(root_.rules().index(choice.move))};
    start(child, other(to_move), choices.size());
    nodes_.push_back(child);
  }
}

/// An inner node's answer, if it follows from the children.
std::optional<Bounds> ProofTree::answer_of_children(const Node& node, Role to_move) const {
  const bool attacking = to_move == Role::attacker;
  const std::span children(&nodes_[node.first_child], node.children);
  const auto won = [](const Node& child) { return child.state == State::won; };
  const auto refuted = [](const Node& child) { return child.state == State::refuted; };
  if (attacking ? std::ranges::all_of(children, refuted) : std::ranges::any_of(children, refuted)) {
    return Bounds::no_win_within(always);
  }
  if (attacking ? std::ranges::none_of(children, won) : !std::ranges::all_of(children, won)) {
    return std::nullopt;
  }
  // Children that are not won have `always` plies.
  const auto [shortest, longest] =
      std::ranges::minmax(children | std::views::transform(&Node::plies));
  return Bounds::win_within(deeper(attacking ? shortest : longest));
}

/// Recomputes an inner node from its children.
void ProofTree::update(Node& node, Role to_move) {
  if (const auto answer = answer_of_children(node, to_move)) {
    settle(node, *answer);
    return;
  }
  double easiest = endless;
  double easiest_share = 0;
  double all = 0;
  double all_shares = 0;
  for (std::size_t rank = 0; rank < node.children; ++rank) {
    const Node& child = nodes_[node.first_child + rank];
    const double price = cost(child, to_move, rank);
    if (price < easiest) {
      easiest = price;
      easiest_share = child.share;
    }
    all += to_move == Role::attacker ? child.disproof : child.proof;
    all_shares += child.share;
  }
  const bool attacking = to_move == Role::attacker;
  node.proof = attacking ? easiest : all;
  node.disproof = attacking ? all : easiest;
  node.share = attacking ? all_shares / node.children : easiest_share;
}

/// Updates the ancestors of a changed leaf, and records settled ones for other branches.
void ProofTree::update_above(const Leaf& leaf) {
  Position position = leaf.position;
  for (NodeIndex index = leaf.node;; index = nodes_[index].parent) {
    Node& node = nodes_[index];
    const State before = node.state;
    if (before == State::inner) update(node, role_in(position));
    if (before == State::inner && node.state != State::inner) {
      findings_->add(question(position),
                     {.answer = node.state == State::won ? Bounds::win_within(node.plies)
                                                         : Bounds::no_win_within(always)});
    }
    if (index == 0) return;
    position.take_back();
  }
}

ProofTree::Level& ProofTree::level(const Leaf& leaf) {
  const auto depth = static_cast<std::size_t>(leaf.position.mark_count() - root_.mark_count());
  if (levels_.size() <= depth) levels_.resize(depth + 1);
  return levels_[depth];
}

}  // namespace mnk::proof
