#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "solver/heuristic/pattern_board.h"

namespace mnk {

/// Victory by continuous fours: the side to move plays only fours, each with one answer, until a
/// four has two. Finding a win proves it; finding none proves nothing. Depth first, visiting
/// transpositions once.
///
/// A search that runs out of nodes can continue. It plays on the given board, and restores it only
/// when it ends.
class FourSearch {
 public:
  enum class State : std::uint8_t { searching, won, failed };

  /// Starts over, for the side to move on a board with an empty cell. Skips fours weaker than
  /// `weakest` unless they answer a four: Threat::four_more leaves out those that prepare nothing
  /// else, which costs few wins and saves most of the nodes.
  void start(PatternBoard& board, Threat weakest = Threat::four);

  /// Visits at most `nodes` positions with the attacker to move.
  State run(std::uint64_t nodes);

  /// Gives up and restores the board.
  void abandon();

  [[nodiscard]] State state() const { return state_; }
  /// Visited since start().
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  /// Once won: moves and answers to the end of the game.
  [[nodiscard]] const std::vector<Square>& line() const { return line_; }

 private:
  [[nodiscard]] Mark defender() const { return opponent(attacker_); }
  void enter();
  void collect_fours();
  bool next_four();
  void leave();
  void finish(Square last);
  [[nodiscard]] bool seen_before();

  PatternBoard* board_ = nullptr;
  Mark attacker_ = Mark::X;
  Threat weakest_ = Threat::four;
  State state_ = State::failed;
  std::uint64_t nodes_ = 0;
  bool entering_ = false;
  std::vector<std::size_t> frames_;  ///< where each position's fours begin in fours_
  std::vector<Square> fours_;        ///< not yet tried
  std::vector<Square> line_;
  std::vector<std::uint64_t> seen_;  ///< hashes, placed by their low bits
  std::uint64_t searches_ = 0;  ///< makes one search's entries in seen_ meaningless to the next
};

/// Victory by continuous threats: the side to move plays only fours and open threes, and wins
/// against every answer. Finding a win proves it; finding none proves nothing.
///
/// A four has one answer. An open three threatens an open four; its answers are the cells where the
/// attacker makes fours, since any other leaves the open four possible, and the defender's own
/// fours. Any other reply loses three plies later.
///
/// Proof-number search (Allis 1994): it always expands a position from the smallest known set that
/// together decides the question.
class ThreatSearch {
 public:
  using State = FourSearch::State;

  /// For the side to move on a board with an empty cell and no overlooked lines.
  explicit ThreatSearch(PatternBoard& board);

  /// Expands one more position, if the question is still open. Restores the board.
  void look();

  [[nodiscard]] State state() const;
  /// Positions visited so far, including those on the way and in searches for fours.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  /// Once won: moves and answers to the end of the game: the quickest winning moves found, against
  /// the longest defence.
  [[nodiscard]] std::vector<Square> line();

 private:
  /// A position, by the move that leads to it. The proof number is the fewest open positions that
  /// must be won to win it; the disproof number, the fewest that must fail for it to fail.
  struct Node {
    Square move = 0;
    std::uint16_t children = 0;
    std::uint16_t plies = 0;  ///< to the end of the game, once won
    std::uint32_t first_child = 0;
    std::uint32_t proof = 1;
    std::uint32_t disproof = 1;
  };

  [[nodiscard]] bool attacks() const { return board_->to_move() == attacker_; }
  [[nodiscard]] std::span<Node> children(const Node& node) {
    return std::span(tree_).subspan(node.first_child, node.children);
  }
  void descend();
  void expand(std::uint32_t number);
  [[nodiscard]] bool wins_by_fours();
  [[nodiscard]] SquareSet attacks_to_try() const;
  [[nodiscard]] SquareSet answers() const;
  void update(Node& node);

  PatternBoard* board_;
  Mark attacker_;
  FourSearch fours_;
  std::vector<Node> tree_;
  std::vector<std::uint32_t> path_;  ///< from the root, as indices into tree_
  std::uint64_t nodes_ = 0;
};

}  // namespace mnk
