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

/// Which moves a search considers.
enum class Scope : std::uint8_t {
  all,
  threats  ///< only attacks that need an answer at once (Allis, van den Herik and Huntjens 1993):
           ///< proofs hold, but a refutation only says that no such attack was found
};

/// Answers one question: does the attacker win against any defence?
///
/// The contract, at every node: asked with a depth, the search answers
///   proven n     the attacker wins within n plies, n <= depth; or
///   refuted n    it does not within n plies, n >= depth; n is `always` when no limit of depth
///                played a part, and then the attacker never wins.
/// A depth-first search with its own stack, so it can pause between any two nodes.
class WinSearch {
 public:
  /// The game must not be over, and the context must outlive the search.
  WinSearch(const SearchContext& context, const Position& position, Mark attacker,
            Scope scope = Scope::all);
  /// The same with `to_move` to move instead of the position's own side to move.
  WinSearch(const SearchContext& context, const Position& position, Mark attacker, Role to_move,
            Scope scope = Scope::all);
  /// The same for an existing board.
  WinSearch(const SearchContext& context, SearchBoard board, Role to_move);

  /// Asks with this depth. Results of other depths stay in the table.
  void ask(Depth depth);

  /// Continues; the answer once known.
  std::optional<Bounds> run(Budget& budget);

  /// The move that shows the last answer: it wins in time, or lets the defender hold out. no_cell
  /// if every move does, or the answer came without a move.
  [[nodiscard]] CellIndex root_move() const { return root_move_; }

  /// The table's move for this question before the search; no_cell if none.
  [[nodiscard]] CellIndex table_move() const;

 private:
  /// The search looks for losing replies at the root from the next depth on.
  static constexpr Depth first_refuted = 12;

  struct Frame {
    TableKey key;
    std::size_t symmetry = 0;  ///< takes the board to the copy with that key
    std::uint64_t nodes_before = 0;
    std::size_t first_move = 0;
    std::size_t next_move = 0;
    CellIndex move = no_cell;       ///< the last one played …
    Depth refuted = first_refuted;  ///< … and how far it is refuted
    Depth depth = 0;
    Depth bound = 0;  ///< refuted by all moves so far; for the defender, proven by them
    Role to_move = Role::attacker;
    bool stored = true;  ///< goes into the table when the frame closes
  };
  struct Candidate {
    std::uint64_t score;
    CellIndex cell;
  };

  // These return the answer for the position on the board, or nothing if they open a frame for it
  // or stay in one. run() passes answers to the frame below.
  std::optional<Bounds> visit(Role to_move, Depth depth);
  std::optional<Bounds> play_next_move();
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
  std::vector<Candidate> moves_;  ///< of all frames; the top frame's come last
  std::uint64_t nodes_ = 0;
  Depth root_depth_ = 0;
  CellIndex root_move_ = no_cell;
};

/// Waits for WinSearch's answer. If the nodes run out, the answer is empty Bounds.
class Question final : public Resumable::Wait {
 public:
  /// Does `attacker` win within `depth` plies? The game must not be over, and the context must
  /// outlive the question.
  Question(const SearchContext& context, const Position& position, Mark attacker, Depth depth,
           std::uint64_t nodes = Budget::no_limit)
      : search_(context, position, attacker), nodes_left_(nodes) {
    search_.ask(depth);
  }

  /// Normal play: does the opponent ever win if the side to move passes?
  [[nodiscard]] static Question when_passing(const SearchContext& context, const Position& position,
                                             std::uint64_t nodes) {
    return {context, position, nodes};
  }

  /// Asks again with another depth, on the same node limit.
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
