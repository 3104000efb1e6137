#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "solver/heuristic/pattern_board.h"

namespace mnk {

/// Victory by continuous fours: the side to move plays nothing but fours, each of which has one
/// answer, until there is a four with two. A win that is found is a proof; that none is found
/// proves nothing. Depth first, and lines of play that meet are gone through once.
///
/// A search that ran out of nodes may be run on. It plays on the board that it is given, and leaves
/// it as it was only when it is over.
class FourSearch {
 public:
  enum class State : std::uint8_t { searching, won, failed };

  /// Begins anew, for the side to move on a board with an empty cell. Fours that are weaker than
  /// this are not tried unless they answer one: Threat::four_more leaves out those that prepare
  /// nothing else, which costs few wins and saves most of the nodes.
  void start(PatternBoard& board, Threat weakest = Threat::four);

  /// Visits at most this many nodes: positions with the attacker to move.
  State run(std::uint64_t nodes);

  /// Gives up: takes back what was played.
  void abandon();

  [[nodiscard]] State state() const { return state_; }
  /// Looked at since the start.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  /// Once won: moves and answers up to the end of the game.
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
  std::vector<std::size_t> frames_;  ///< where the fours of each position on the line begin
  std::vector<Square> fours_;        ///< not tried yet
  std::vector<Square> line_;
  std::vector<std::uint64_t> seen_;  ///< hashes, in places by their low bits
  std::uint64_t searches_ = 0;       ///< so that what one search has seen means nothing to the next
};

/// Victory by continuous threats: the side to move plays nothing but fours and open threes, and
/// wins whatever the opponent answers. A win that is found is a proof; that none is found proves
/// nothing.
///
/// A four has one answer. Against an open three, which threatens an open four, the answers are the
/// cells of the attacker's own fours, for any other leaves the open four as it is, and fours of the
/// defender. Whatever else he plays, he loses three plies later.
///
/// Proof-number search (Allis 1994): the next position looked at is always one of those that
/// together decide the question, in the smallest such set that is known.
class ThreatSearch {
 public:
  using State = FourSearch::State;

  /// For the side to move on a board with an empty cell, where no line is overlooked.
  explicit ThreatSearch(PatternBoard& board);

  /// Looks at one more position, if the question is still open. The board is left as it was.
  void look();

  [[nodiscard]] State state() const;
  /// Positions gone through so far: a look costs those on the way, and those of fours.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  /// Once won: moves and answers up to the end of the game. The winner's moves are the quickest
  /// that were found, the answers those that last longest: no defence lasts longer.
  [[nodiscard]] std::vector<Square> line();

 private:
  /// A position, by the move that leads to it. The proof number is how many open positions must at
  /// least be won for this one to be won, the disproof number how many must fail for it to fail.
  struct Node {
    Square move = 0;
    std::uint16_t children = 0;
    std::uint16_t plies = 0;  ///< once won: to the end of the game
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
  std::vector<std::uint32_t> path_;  ///< from the root, by numbers in the tree
  std::uint64_t nodes_ = 0;
};

}  // namespace mnk
