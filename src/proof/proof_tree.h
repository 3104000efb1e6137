#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "solver/bounds.h"
#include "solver/search_board.h"
#include "solver/table.h"

namespace mnk::proof {

/// Bounds for one question, "does the attacker win this position?". Without an answer: this many
/// nodes were not enough.
struct Finding {
  std::optional<Bounds> answer;  ///< a win within some plies, or never a win
  std::uint64_t nodes = 0;       ///< that the search looked at
};

/// The name of a question, the same for symmetric positions.
[[nodiscard]] inline TableKey question_about(const SearchContext& context, const Position& position,
                                             Mark attacker) {
  return {SearchBoard(context, position, attacker).key(true).key,
          position.to_move() == attacker ? 1u : 0u};
}

/// All that has been found out about positions of one game. True of any tree that they occur in,
/// whatever the root and however the work was shared out.
class Findings {
 public:
  /// An answer stays; a search without one gives way to a longer search.
  void add(const TableKey& question, const Finding& found) {
    Finding& known = findings_[question];
    if (!known.answer && (found.answer || found.nodes > known.nodes)) known = found;
  }

  /// Nothing known: no answer and no nodes.
  [[nodiscard]] Finding about(const TableKey& question) const {
    const auto known = findings_.find(question);
    return known == findings_.end() ? Finding() : known->second;
  }

 private:
  struct Hash {
    std::size_t operator()(const TableKey& key) const { return static_cast<std::size_t>(key.hash); }
  };
  struct Same {
    bool operator()(const TableKey& a, const TableKey& b) const {
      return a.board == b.board && a.question == b.question;
    }
  };
  std::unordered_map<TableKey, Finding, Hash, Same> findings_;
};

/// The top of the tree of one question, does the attacker win? Its leaves are jobs for a search
/// with a limit of nodes: an answer settles the leaf, and a leaf without one becomes an inner node.
///
/// Which leaf is next is decided by proof numbers (Allis 1994), which say how far a node is from
/// being a win, and how far from being refuted:
///
///              to be won                       to be refuted
///     attacker to move   the easiest of its moves        all of its moves
///     defender to move   all of its moves                the easiest of its moves
///
/// A later move counts as harder than one that the order of moves prefers. While a leaf is in work
/// it counts as refuted, so the next worker does something else that the refutation needs.
class ProofTree {
 public:
  using NodeIndex = std::uint32_t;

  /// A leaf that is in work.
  struct Leaf {
    NodeIndex node;
    Position position;
  };

  /// The positions this many plies below the root.
  struct Level {
    std::uint64_t jobs = 0;
    std::uint64_t nodes = 0;    ///< that the jobs looked at
    std::uint64_t settled = 0;  ///< leaves with an answer, by a job or because it was known
    std::uint64_t opened = 0;   ///< inner nodes
  };

  /// The game must not be over. The root is opened at once, for a result alone shows no move. A
  /// leaf that the findings say was searched with `job_nodes` without an answer is not searched
  /// again. Context and findings must outlive the tree.
  ProofTree(const SearchContext& context, Findings& findings, const Position& root, Mark attacker,
            std::uint64_t job_nodes);

  /// The most proving leaf, for a job. None when there is an answer, and none when everything that
  /// is left to do waits for leaves in work.
  [[nodiscard]] std::optional<Leaf> take();
  /// The job of a leaf has ended.
  void finish(const Leaf& leaf, const Finding& found);
  /// The job of a leaf was broken off.
  void give_back(const Leaf& leaf);

  /// Whether the attacker wins; nothing as long as that is not known.
  [[nodiscard]] std::optional<Bounds> answer() const;
  /// The move at the root that shows the answer, if one does.
  [[nodiscard]] std::optional<Cell> shown_by() const;

  [[nodiscard]] Mark attacker() const { return attacker_; }
  [[nodiscard]] const std::vector<Level>& levels() const { return levels_; }
  [[nodiscard]] double proof_number() const { return nodes_.front().proof; }
  [[nodiscard]] double disproof_number() const { return nodes_.front().disproof; }
  /// The share of the refutation that is done, as Knuth (1975) would estimate it from below: each
  /// of the attacker's moves has an equal share of its position, of the defender's only the one
  /// that is being tried.
  [[nodiscard]] double share_done() const { return nodes_.front().share; }

 private:
  enum class State : std::uint8_t { leaf, in_work, inner, won, refuted };

  struct Node {
    NodeIndex parent = 0;
    NodeIndex first_child = 0;
    CellIndex move = no_cell;
    std::uint16_t children = 0;
    Depth plies = always;  ///< within which the attacker wins, once that is known
    State state = State::leaf;
    double proof = 1;
    double disproof = 1;
    double share = 0;
  };

  [[nodiscard]] Role role_in(const Position& position) const {
    return position.to_move() == attacker_ ? Role::attacker : Role::defender;
  }
  [[nodiscard]] NodeIndex choose(const Node& node, Role to_move) const;
  [[nodiscard]] static double cost(const Node& child, Role to_move, std::size_t rank);
  [[nodiscard]] TableKey question(const Position& position) const {
    return question_about(*context_, position, attacker_);
  }
  bool use_findings(const Leaf& leaf);
  static void start(Node& leaf, Role to_move, std::size_t moves);
  static void settle(Node& node, const Bounds& answer);
  void open(const Leaf& leaf);
  [[nodiscard]] std::optional<Bounds> answer_of_children(const Node& node, Role to_move) const;
  void update(Node& node, Role to_move);
  void update_above(const Leaf& leaf);
  Level& level(const Leaf& leaf);

  const SearchContext* context_;
  Findings* findings_;
  Position root_;
  Mark attacker_;
  std::uint64_t job_nodes_;
  std::vector<Node> nodes_;
  std::vector<Level> levels_;
};

}  // namespace mnk::proof
