#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "puzzles/oracle.h"
#include "text/text_index.h"

namespace mnk {

/// Makes puzzles one by one, no two the same up to symmetry. Deterministic: the same rules, request
/// and seed give the same puzzles on every platform.
class PuzzleMaker {
 public:
  /// The oracle must be fresh, because earlier work could change what it can prove. It must not
  /// refuse the request's theme, if any.
  PuzzleMaker(std::unique_ptr<PuzzleOracle> oracle, const PuzzleRequest& request,
              std::uint64_t seed)
      : oracle_(std::move(oracle)), request_(request), random_(splitmix64(seed)) {}

  /// Tries one more position, in a few milliseconds at most up to 5×5; false if none are left, or
  /// if it gives up after many in vain.
  bool step();

  /// Takes the next puzzle found; nothing if step() has to find more.
  [[nodiscard]] std::optional<Puzzle> take();
  /// The next puzzle, however long that takes; nothing once there are no more.
  [[nodiscard]] std::optional<Puzzle> next();

  /// The puzzle whose grade came closest, among those rejected for their grade.
  [[nodiscard]] const std::optional<Puzzle>& nearest() const { return nearest_; }

 private:
  bool look_at(const games::AnyPosition& position, Cell last);

  std::unique_ptr<PuzzleOracle> oracle_;
  PuzzleRequest request_;
  Random random_;
  TextIndex made_;             ///< canonical positions
  std::vector<Puzzle> found_;  ///< not yet taken
  std::optional<Puzzle> nearest_;
  int in_vain_ = 0;                  ///< positions since the last puzzle
  std::uint64_t spent_at_last_ = 0;  ///< nodes spent up to the last puzzle
};

/// Makes `count` puzzles, or fewer if there are no more, taking all themes in turn unless the
/// request names one. Deterministic; a larger count starts with the same puzzles.
[[nodiscard]] std::vector<Puzzle> make_puzzles(PuzzleOracle& oracle, const PuzzleRequest& request,
                                               std::size_t count, std::uint64_t seed);

/// A puzzle's difficulty, 1 to hardest_grade: by how often the weaker levels fail it, and how
/// tempting its wrong first moves look. Independent of the oracle's earlier work.
[[nodiscard]] int grade_of(const ProvenPuzzle& puzzle, PuzzleOracle& oracle);

/// The puzzle in a position, if any: of any theme but threats and own.
[[nodiscard]] std::optional<ProvenPuzzle> prove_puzzle(const games::AnyPosition& position,
                                                       PuzzleOracle& oracle);

/// The position as a puzzle of one turn with any number of right moves. Nothing if every move is
/// right, or if the position is lost.
[[nodiscard]] std::optional<ProvenPuzzle> prove_choice(const games::AnyPosition& position,
                                                       PuzzleOracle& oracle);

[[nodiscard]] Puzzle puzzle_of(games::AnyPosition position, Cell last, ProvenPuzzle proven,
                               int grade);

}  // namespace mnk
