#pragma once

#include <cstdint>
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

}  // namespace mnk
