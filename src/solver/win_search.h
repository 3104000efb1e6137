#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "solver/bounds.h"
#include "solver/resumable.h"
#include "solver/search_board.h"
#include "solver/static_rules.h"
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
///   proven n     the attacker wins within n plies, n <= depth; or
///   refuted n    it does not within n plies, n >= depth; n is `always` when no limit of depth
///                played a part, and then the attacker never wins.
/// A depth-first search over moves and replies. It keeps its own stack, so it can be paused between
/// any two nodes and resumed.
class WinSearch {
 public:
  /// Asks about `attacker` in this position. The game must not be over, and the context must
  /// outlive the search.
  WinSearch(const SearchContext& context, const Position& position, Mark attacker,
            Scope scope = Scope::all);
  /// The same with the given side to move, whatever the number of marks says.
  WinSearch(const SearchContext& context, const Position& position, Mark attacker, Role to_move,
            Scope scope = Scope::all);
  /// The same of a board that is there already.
  WinSearch(const SearchContext& context, SearchBoard board, Role to_move);

  /// Asks the question with this depth. Results of other depths stay in the table.
  void ask(Depth depth);

  /// Works on; the answer once there is one.
  std::optional<Bounds> run(Budget& budget);

  /// The move that shows the last answer: one that wins in time, or with which the defender holds
  /// out. No cell when every move does or the answer came without a move.
  [[nodiscard]] CellIndex root_move() const { return root_move_; }

  /// The move that the table has for this question before it is asked; no cell if none.
  [[nodiscard]] CellIndex table_move() const;

 private:
  /// Replies at the root that lose are looked for from the next depth on.
  static constexpr Depth first_refuted = 12;

  struct Frame {
    TableKey key;
    std::size_t symmetry = 0;  ///< takes the board to the copy that the key names
    std::uint64_t nodes_before = 0;
    std::size_t first_move = 0;
    std::size_t next_move = 0;
    CellIndex move = no_cell;       ///< the last one that was played …
    Depth refuted = first_refuted;  ///< … and how far it is known not to win
    Depth depth = 0;
    Depth bound = 0;  ///< refuted by all moves so far, or for the defender: proven so far
    Role to_move = Role::attacker;
    bool stored = true;  ///< in the table, when it is left
  };
  struct Candidate {
    std::uint64_t score;
    CellIndex cell;
  };

  // These return the answer for the position on the board, or, if they opened a frame for it or
  // stay in one, nothing. run() is where answers go on to the frame below.
  std::optional<Bounds> visit(Role to_move, Depth depth);
  std::optional<Bounds> go_on();
  std::optional<Bounds> take(const Bounds& child);
  Bounds close(const Bounds& answer, CellIndex best);
  [[nodiscard]] Depth depth_after_move(const Frame& frame) const;
  [[nodiscard]] static Bounds all_moves_tried(const Frame& frame);

  [[nodiscard]] std::optional<Bounds> settle_before_table(Role to_move, Depth depth) const;
  [[nodiscard]] std::optional<Bounds> settle_after_table(Role to_move, Depth depth);
  std::optional<Bounds> settle_by_table(const TableEntry& known, Depth depth);
  void name(Frame& frame) const;
  [[nodiscard]] unsigned question(Role to_move) const;
  [[nodiscard]] TableEntry look_up(const Frame& frame) const;

  void drop_moves_beside_pairs();
  void collect_moves(Frame& frame, CellIndex best);
  void collect_misere_moves(Frame& frame, CellIndex best);
  [[nodiscard]] bool worth_trying(Role to_move, CellIndex cell) const;
  void keep_answers_to_forks(Frame& frame);
  CellIndex pick_next_move(Frame& frame);

  SearchBoard board_;
  Role root_to_move_;
  Table* table_;
  SearchOptions options_;
  Scope scope_ = Scope::all;
  Pairing pairing_{board_.map()};
  Forks forks_{board_.map()};
  std::vector<Frame> frames_;
  std::vector<Candidate> moves_;  ///< of all frames, the top one's last
  std::uint64_t nodes_ = 0;
  Depth root_depth_ = 0;
  CellIndex root_move_ = no_cell;
};

/// Waits for the answer to one question, see WinSearch. Without nodes left the answer is that
/// nothing is known.
class Question final : public Resumable::Wait {
 public:
  /// Whether `attacker` wins this position within `depth` plies. The game must not be over, and the
  /// context must outlive the question.
  Question(const SearchContext& context, const Position& position, Mark attacker, Depth depth,
           std::uint64_t nodes = Budget::no_limit)
      : search_(context, position, attacker), nodes_left_(nodes) {
    search_.ask(depth);
  }

  /// Whether, in normal play, the opponent of the side to move ever wins if that side passes.
  [[nodiscard]] static Question when_passing(const SearchContext& context, const Position& position,
                                             std::uint64_t nodes) {
    return {context, position, nodes};
  }

  /// Puts the same question with another depth; the limit of nodes stays.
  void ask(Depth depth) { search_.ask(depth); }

  bool over(Budget& budget) override {
    if (budget.exhausted()) return false;
    answer_.reset();
    nodes_left_ -= budget.share(nodes_left_, [&](Budget& part) { answer_ = search_.run(part); });
    if (!answer_ && nodes_left_ == 0) answer_ = Bounds{};
    return answer_.has_value();
  }
  [[nodiscard]] Bounds await_resume() const { return *answer_; }

 private:
  Question(const SearchContext& context, const Position& position, std::uint64_t nodes)
      : search_(context, position, opponent(position.to_move()), Role::attacker),
        nodes_left_(nodes) {
    search_.ask(always);
  }

  WinSearch search_;
  std::uint64_t nodes_left_;
  std::optional<Bounds> answer_;
};

}  // namespace mnk
