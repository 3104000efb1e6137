#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/position.h"
#include "solver/heuristic/evaluation.h"
#include "solver/heuristic/move_order.h"
#include "solver/heuristic/pattern_board.h"
#include "solver/heuristic/score_table.h"
#include "solver/heuristic/threat_search.h"
#include "solver/resumable.h"

namespace mnk {

/// How far a search goes: whichever comes first.
struct SearchLimits {
  std::uint64_t nodes = ~std::uint64_t{0};
  int depth = 60;         ///< plies from the root; forced answers are not counted
  std::size_t lines = 1;  ///< how many of the best moves get a score each, 1 at least
};

/// A move of the position that is searched, and what is known of it.
struct RootMove {
  Cell move;
  Evaluation score = -win_now;  ///< for the side that plays it; see chance_of_winning()
  int depth = 0;                ///< that the score comes from; 0: only its looks are known
  std::vector<Cell> line;       ///< how play may go on, from the move on
};

/// Judges a position by looking ahead: principal variation search, deeper and deeper. It finds what
/// is likely best, and proves nothing except by chance.
///
/// The search can be paused at any node, so it keeps its own stack. Contract of a frame: its score
/// is exact if it is inside (alpha, beta), an upper bound if it is alpha or less, a lower bound if
/// it is beta or more; all for the side to move there.
///
/// Same position, same limits, same table: same answer and as many nodes on every platform,
/// wherever it was paused.
class PrincipalSearch {
 public:
  /// The game must not be over, in normal play. The knowledge must be that of the rules' k. It and
  /// the table must outlive the search; the table must hold nothing about other rules.
  PrincipalSearch(const PatternKnowledge& knowledge, ScoreTable& table, const Position& position,
                  const SearchLimits& limits, const std::vector<Overlooked>& overlooked = {});

  /// Works on; true once a limit is reached, or more depth could not change the answer.
  bool run(Budget& budget);

  /// Every move worth trying, best first: one at least. Those that never were among the best
  /// follow in the order in which they looked promising.
  [[nodiscard]] const std::vector<RootMove>& moves() const { return root_moves_; }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  /// How a move is being looked at: a cheap try may be followed by a dearer one.
  enum class Attempt : std::uint8_t { reduced, scout, full };
  enum class Step : std::uint8_t { begin, enter, pick, leave };

  struct Frame {
    Evaluation alpha;
    Evaluation beta;
    int depth;  ///< plies left
    bool principal;
    Need need = Need::none;
    Evaluation judgement = -win_now;  ///< before looking ahead; as here, where there is no choice
    Evaluation first_alpha = 0;       ///< alpha as it was when the frame was entered
    Evaluation best = -win_now;
    Square best_move = 0;
    std::size_t moves_begin = 0;
    std::size_t next = 0;       ///< moves_ from here on are not tried yet
    std::size_t moves_end = 0;  ///< and from here on will not be
    Square move = 0;            ///< being tried
    bool played = false;        ///< on the board
    int move_depth = 0;         ///< plies left after it, not reduced
    Attempt attempt = Attempt::full;
  };

  /// The table's entry for a position.
  struct Known {
    Square move = 0;  ///< 0: none
    Evaluation score = 0;
    Bound bound = Bound::none;

    /// Whether the true score is this one, or as far as it matters beyond alpha or beta.
    [[nodiscard]] bool tells(Evaluation alpha, Evaluation beta) const;
  };

  // At the root: principal_root.cpp.
  void begin_depth();
  void open_window();
  void finish_root();
  void finish_depth();
  void order_root_moves(Frame& frame);
  void take_root_move(const Frame& frame, Evaluation score);

  [[nodiscard]] bool pay(Budget& budget);

  void push(Evaluation alpha, Evaluation beta, int depth, bool principal);
  void leave_with(Evaluation score);
  void enter();
  [[nodiscard]] bool settled(const Frame& frame);
  [[nodiscard]] bool look_up(const Frame& frame, Known& known);
  void play_move_before();
  [[nodiscard]] bool pruned(const Frame& frame, const Known& known);
  [[nodiscard]] bool improving(const Frame& frame) const;
  void judge_leaf(const Frame& frame);
  [[nodiscard]] bool leaf_wins_by_fours();
  void order_moves(Frame& frame, Square table_move);

  void foresee(const Frame& frame);
  void pick();
  [[nodiscard]] int reduction(const Frame& frame, std::size_t tried) const;
  void try_move(Frame& frame, int reduced_by);
  void leave();
  void take(Frame& frame, Evaluation score);
  void raise(Frame& frame, Evaluation score);
  void note_cutoff(const Frame& frame);
  void store(const Frame& frame, Evaluation score);

  [[nodiscard]] std::size_t ply() const { return frames_.size() - 1; }
  /// The same to count with.
  [[nodiscard]] int plies_played() const { return static_cast<int>(frames_.size()) - 1; }

  /// From the root. So far away a position is judged, whatever depth is left.
  static constexpr std::size_t max_plies = 120;

  SearchLimits limits_;
  PatternBoard board_;
  ScoreTable* table_;
  MoveOrder order_;
  FourSearch fours_;  ///< of leaves
  std::uint64_t nodes_ = 0;
  std::uint64_t owed_ = 0;  ///< nodes that were looked at and are not paid for yet
  bool over_ = false;
  Step step_ = Step::begin;

  std::vector<RootMove> root_moves_;
  int depth_ = 0;
  std::size_t line_ = 0;  ///< which of the best moves is being looked for
  Evaluation window_ = 0;
  Evaluation root_alpha_ = -win_now;
  Evaluation root_beta_ = win_now;

  std::vector<Frame> frames_;
  std::vector<Candidate> moves_;  ///< of all frames, one after the other
  Evaluation returned_ = 0;
  /// The best line from each ply on, as the search finds it: the "triangular" table of principal
  /// variations. A line is written at one ply and becomes the tail of the line at the ply before.
  std::vector<std::vector<Square>> lines_;
};

}  // namespace mnk
