#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/position.h"
#include "solver/heuristic/evaluation.h"
#include "solver/heuristic/move_order.h"
#include "solver/heuristic/pattern_board.h"
#include "solver/heuristic/score_table.h"
#include "solver/heuristic/threat_search.h"
#include "solver/resumable.h"

namespace mnk {

struct SearchLimits {
  std::uint64_t nodes = ~std::uint64_t{0};
  std::size_t lines = 1;  ///< how many of the best moves get an exact score; at least 1
  std::optional<Cell> also = std::nullopt;  ///< a legal move that gets one too, whatever its rank
  bool choice = false;  ///< only the best move is wanted: one without alternatives needs no score
};

/// A move at the root, and what is known of it.
struct RootMove {
  Cell move;
  Evaluation score = -win_now;  ///< for the side that plays it; see chance_of_winning()
  int depth = 0;                ///< of the search behind the score; 0: only the move ordering
  std::vector<Cell> line;       ///< likely continuation, starting with the move
};

/// Principal variation search with iterative deepening. It finds what is likely best, and proves
/// nothing except by chance.
///
/// It keeps its own stack, so it can pause at any node. Contract of a frame: its score, for the
/// side to move there, is exact inside (alpha, beta), an upper bound if at most alpha, a lower
/// bound if at least beta.
///
/// Deterministic: the same position, limits and table give the same answer and node count on every
/// platform, wherever it pauses.
class PrincipalSearch {
 public:
  /// Normal play; the game must not be over. The knowledge must match the rules' k, and the table
  /// must hold nothing about other rules. Both must outlive the search.
  PrincipalSearch(const PatternKnowledge& knowledge, ScoreTable& table, const Position& position,
                  const SearchLimits& limits, const std::vector<Overlooked>& overlooked = {});

  /// Continues; true at the limit, or once more depth cannot change the answer.
  bool run(Budget& budget);

  /// Every move worth trying, at least one, best first. Moves that were never among the best follow
  /// in the order of promise.
  [[nodiscard]] const std::vector<RootMove>& moves() const { return root_moves_; }
  /// The same as of the last complete depth; other depths count as none, because their scores do
  /// not compare.
  [[nodiscard]] const std::vector<RootMove>& compared_moves() const { return compared_moves_; }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  /// How to search a move: a more expensive attempt may follow a cheap one.
  enum class Attempt : std::uint8_t { reduced, scout, full };
  enum class Step : std::uint8_t { begin, enter, pick, leave };

  struct Frame {
    Evaluation alpha;
    Evaluation beta;
    int depth;  ///< plies left
    bool principal;
    Need need = Need::none;
    Evaluation evaluation = -win_now;  ///< static evaluation; -win_now if a five must be stopped
    Evaluation first_alpha = 0;        ///< alpha on entering the frame
    Evaluation best = -win_now;
    Square best_move = 0;
    std::size_t moves_begin = 0;
    std::size_t next = 0;       ///< moves_ from here on are not yet tried
    std::size_t moves_end = 0;  ///< and from here on never will be
    Square move = 0;            ///< being tried
    bool played = false;        ///< on the board
    int move_depth = 0;         ///< plies left after it, before reduction
    Attempt attempt = Attempt::full;
  };

  /// The table's entry for a position.
  struct Known {
    Square move = 0;  ///< 0: none
    Evaluation score = 0;
    Bound bound = Bound::none;

    /// Whether this settles the window: the score is exact, or a bound beyond alpha or beta.
    [[nodiscard]] bool tells(Evaluation alpha, Evaluation beta) const;
  };

  // At the root.
  void begin_depth();
  [[nodiscard]] std::vector<RootMove>::iterator also();
  [[nodiscard]] bool bring_also();
  void open_window();
  void finish_root();
  void finish_depth();
  void order_root_moves();
  void take_root_move(const Frame& frame, Evaluation score);

  [[nodiscard]] bool pay(Budget& budget);

  void push(Evaluation alpha, Evaluation beta, int depth, bool principal);
  void leave_with(Evaluation score);
  void enter();
  [[nodiscard]] bool settled(const Frame& frame);
  [[nodiscard]] bool look_up(const Frame& frame, Known& known);
  [[nodiscard]] bool pruned(const Frame& frame, const Known& known);
  [[nodiscard]] bool improving(const Frame& frame) const;
  void judge_leaf(const Frame& frame);
  [[nodiscard]] bool leaf_wins_by_fours();
  void begin_moves(Frame& frame, std::size_t most);
  void foresee(const Frame& frame);
  void pick();
  [[nodiscard]] int reduction(const Frame& frame, std::size_t tried) const;
  void try_move(Frame& frame, int reduced_by);
  void leave();
  void take(Frame& frame, Evaluation score);
  void raise(Frame& frame, Evaluation score);
  void leave_with_result(const Frame& frame, Evaluation score);
  void store(Evaluation score, Square move, int depth, Bound bound);

  [[nodiscard]] std::size_t ply() const { return frames_.size() - 1; }
  /// The same as an int.
  [[nodiscard]] int plies_played() const { return static_cast<int>(frames_.size()) - 1; }

  /// From the root: at this ply it evaluates, whatever depth is left.
  static constexpr std::size_t max_plies = 120;

  SearchLimits limits_;
  PatternBoard board_;
  ScoreTable* table_;
  MoveOrder order_;
  FourSearch fours_;  ///< for leaves
  std::uint64_t nodes_ = 0;
  std::uint64_t owed_ = 0;  ///< nodes visited but not yet paid for
  bool over_ = false;
  Step step_ = Step::begin;

  std::vector<RootMove> root_moves_;
  std::vector<RootMove> compared_moves_;
  int depth_ = 0;
  std::size_t line_ = 0;  ///< which of the best moves it is looking for
  Evaluation window_ = 0;
  Evaluation root_alpha_ = -win_now;
  Evaluation root_beta_ = win_now;

  std::vector<Frame> frames_;
  std::vector<Candidate> moves_;  ///< of all frames, in order
  Evaluation returned_ = 0;
  /// The best line from each ply on: the "triangular" table of principal variations. The line of
  /// one ply becomes the tail of the line at the ply before.
  std::vector<std::vector<Square>> lines_;
};

}  // namespace mnk
