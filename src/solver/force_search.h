#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "solver/bounds.h"
#include "solver/budget.h"
#include "solver/forks.h"
#include "solver/pairing.h"
#include "solver/search_board.h"
#include "solver/search_context.h"
#include "solver/table.h"

namespace mnk {

/// Which moves a search looks at.
enum class Scope : std::uint8_t {
  all,
  threats  ///< only attacks that must be met at once (Allis, van den Herik and Huntjens 1993): what
           ///< is proven is proven, but a refutation only says that no such attack was found
};

/// One question: does the attacker win, whatever the defender does?
///
/// The contract, at every node: the search is asked with a depth. It answers
///   proven, n    the attacker wins within n plies, n <= depth; or
///   refuted, n   it does not within n plies, n >= depth; n is `always` when no limit of depth
///                had a part in it, and then the attacker never does.
/// It is a depth-first search over moves and replies with a stack of its own, so that it can be
/// paused between any two nodes and goes on as if nothing had been.
class ForceSearch {
 public:
  /// Asks about `attacker` in this position. The game must not be over, and the context must
  /// outlive the search.
  ForceSearch(const SearchContext& context, const Position& position, Mark attacker,
              Scope scope = Scope::all);
  /// The same with either side to move, whoever's turn it is by the number of marks.
  ForceSearch(const SearchContext& context, SearchBoard board, Role to_move,
              Scope scope = Scope::all);

  /// Puts the question with this depth. What earlier ones found out is still in the table.
  void ask(Depth depth);

  /// Works on; the answer once there is one.
  std::optional<Bounds> run(Budget& budget);

 private:
  struct Frame {
    TableKey key;
    std::size_t symmetry = 0;  ///< takes the board to the copy that the key names
    std::uint64_t nodes_before = 0;
    std::size_t first_move = 0;
    std::size_t next_move = 0;
    Depth depth = 0;
    Depth bound = 0;  ///< refuted by all moves so far, or for the defender: proven so far
    Role to_move = Role::attacker;
    bool remembered = true;  ///< worth a place in the table
  };
  struct Candidate {
    std::uint64_t score;
    CellIndex cell;
  };

  void visit(Role to_move, Depth depth);
  void visit_forced(Frame frame);
  [[nodiscard]] std::optional<Bounds> settle_before_table(Role to_move, Depth depth) const;
  [[nodiscard]] std::optional<Bounds> settle_after_table(Role to_move, Depth depth);
  [[nodiscard]] TableKey key(Role to_move, const SearchBoard::NamedCopy& copy) const;
  [[nodiscard]] TableEntry look_up(const Frame& frame) const;
  void deliver(const Bounds& child);
  void close(const Bounds& answer, CellIndex best);

  void collect_moves(Frame& frame, CellIndex best);
  void collect_misere_moves(Frame& frame, CellIndex best);
  [[nodiscard]] std::uint64_t score(Role to_move, CellIndex cell) const;
  [[nodiscard]] bool worth_trying(Role to_move, CellIndex cell) const;
  void keep_answers_to_forks(Frame& frame);
  CellIndex pick_next_move(Frame& frame);

  SearchBoard board_;
  Role root_to_move_;
  Table* table_;
  SearchOptions options_;
  Scope scope_;
  Pairing pairing_;
  Forks forks_;
  std::vector<Frame> frames_;
  std::vector<Candidate> moves_;  ///< of all frames, the top one's last
  std::uint64_t nodes_ = 0;
  Depth root_depth_ = 0;
  std::optional<Bounds> settled_;  ///< the answer for the node just left
};

}  // namespace mnk
