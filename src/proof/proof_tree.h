#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "solver/bounds.h"
#include "solver/search_board.h"
#include "solver/table.h"

namespace mnk::proof {

/// The result for one question, "does the attacker win this position?". Without an answer, `nodes`
/// were not enough.
struct Finding {
  std::optional<Bounds> answer;  ///< a win within some plies, or never a win
  std::uint64_t nodes = 0;       ///< searched
};

/// Identifies a question; symmetric positions share it.
[[nodiscard]] inline TableKey question_about(const SearchContext& context, const Position& position,
                                             Mark attacker) {
  return {SearchBoard(context, position, attacker).key(true).key,
          position.to_move() == attacker ? 1u : 0u};
}

/// All results for positions of one game. They hold in every tree, with any root and any split of
/// the work.
class Findings {
 public:
  /// Keeps an answer for good; replaces a search without one by a longer search.
  void add(const TableKey& question, const Finding& found) {
    Finding& known = findings_[question];
    if (!known.answer && (found.answer || found.nodes > known.nodes)) known = found;
  }

  /// No answer and no nodes if unknown.
  [[nodiscard]] Finding about(const TableKey& question) const {
    const auto known = findings_.find(question);
    return known == findings_.end() ? Finding() : known->second;
  }

 private:
  struct Hash {
    std::size_t operator()(const TableKey& key) const { return static_cast<std::size_t>(key.hash); }
  };
  std::unordered_map<TableKey, Finding, Hash> findings_;
};

/// The top of the tree for one question, "does the attacker win?" Its leaves are jobs for a search
/// with a node limit: an answer settles the leaf, otherwise the leaf becomes an inner node.
///
/// Proof numbers (Allis 1994) choose the next leaf. They say how far a node is from being won, and
/// from being refuted:
///
///              to be won                       to be refuted
///     attacker to move   the easiest of its moves        all of its moves
///     defender to move   all of its moves                the easiest of its moves
///
/// Later moves in the ordering count as harder. A leaf being searched counts as refuted, so the
/// next worker takes something else that the refutation needs.
class ProofTree {
 public:
  using NodeIndex = std::uint32_t;

  /// A leaf being searched.
  struct Leaf {
    NodeIndex node;
    Position position;
  };

  /// Statistics for one depth below the root.
  struct Level {
    std::uint64_t jobs = 0;
    std::uint64_t nodes = 0;    ///< searched by its jobs
    std::uint64_t settled = 0;  ///< leaves with an answer, new or already known
    std::uint64_t opened = 0;   ///< inner nodes
  };

  /// The game must not be over. Opens the root at once, because a result alone shows no move. Does
  /// not search a leaf again that, by the findings, has had `job_nodes` without an answer. Context
  /// and findings must outlive the tree.
  ProofTree(const SearchContext& context, Findings& findings, Position root, Mark attacker,
            std::uint64_t job_nodes);

  /// The most proving leaf, for a job. None once there is an answer, or while all that is left
  /// depends on leaves being searched.
  [[nodiscard]] std::optional<Leaf> take();
  /// Reports the result of a leaf's job.
  void finish(const Leaf& leaf, const Finding& found);
  /// Reports that a leaf's job was interrupted.
  void give_back(const Leaf& leaf);

  /// Whether the attacker wins; nothing while unknown.
  [[nodiscard]] std::optional<Bounds> answer() const;
  /// The root move that shows the answer, if any.
  [[nodiscard]] std::optional<Cell> shown_by() const;

  [[nodiscard]] Mark attacker() const { return attacker_; }
  [[nodiscard]] const std::vector<Level>& levels() const { return levels_; }
  [[nodiscard]] double proof_number() const { return nodes_.front().proof; }
  [[nodiscard]] double disproof_number() const { return nodes_.front().disproof; }
  /// A lower estimate of how much of the refutation is done, after Knuth (1975): the attacker's
  /// moves share a position equally; of the defender's only the one being tried counts.
  [[nodiscard]] double share_done() const { return nodes_.front().share; }

 private:
  enum class State : std::uint8_t { leaf, in_work, inner, won, refuted };

  struct Node {
    NodeIndex parent = 0;
    NodeIndex first_child = 0;
    CellIndex move = no_cell;
    std::uint16_t children = 0;
    Depth plies = always;  ///< to the attacker's win, once known
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
