#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "puzzles/oracle.h"

namespace mnk {

/// Makes puzzles one by one: the same ones for the same rules, request and seed, on every platform.
/// No two are the same up to symmetry.
class PuzzleMaker {
 public:
  /// With a fresh oracle: what it had looked at before could change what it can prove. If the
  /// request names a theme, the oracle must not refuse it.
  PuzzleMaker(std::unique_ptr<PuzzleOracle> oracle, const PuzzleRequest& request,
              std::uint64_t seed)
      : oracle_(std::move(oracle)), request_(request), random_(splitmix64(seed)) {}

  /// Looks at one more position, which takes some milliseconds at most on boards up to 5×5; false
  /// when there are no more positions, or when it looked at many in vain and gives
  /// up.
  bool step();

  /// Takes the first of those that were found; nothing where it must look on.
  [[nodiscard]] std::optional<Puzzle> take();
  /// The next one, looking as long as it takes; nothing once there are no more.
  [[nodiscard]] std::optional<Puzzle> next();

  /// Of the puzzles that were left out because of their grade, the one nearest to it.
  [[nodiscard]] const std::optional<Puzzle>& nearest() const { return nearest_; }

 private:
  bool look_at(const games::AnyPosition& position, Cell last);

  std::unique_ptr<PuzzleOracle> oracle_;
  PuzzleRequest request_;
  Random random_;
  std::set<std::string> made_;  ///< canonical positions
  std::vector<Puzzle> found_;   ///< not taken yet
  std::optional<Puzzle> nearest_;
  int in_vain_ = 0;                  ///< positions since the last puzzle
  std::uint64_t spent_at_last_ = 0;  ///< nodes by the last puzzle
};

/// As many puzzles as are wanted, fewer where there are no more: of all themes in turn unless one
/// is named. The same ones for the same arguments; more of them begin with the same ones.
[[nodiscard]] std::vector<Puzzle> make_puzzles(PuzzleOracle& oracle, const PuzzleRequest& request,
                                               std::size_t count, std::uint64_t seed);

/// How hard a puzzle is, from 1 to hardest_grade: by how often the weaker levels fail it, and by
/// how tempting its wrong first moves look. The same whatever the oracle has looked at before.
[[nodiscard]] int grade_of(const ProvenPuzzle& puzzle, PuzzleOracle& oracle);

/// The puzzle that a position is, if it is one: of any theme but threats and own.
[[nodiscard]] std::optional<ProvenPuzzle> prove_puzzle(const games::AnyPosition& position,
                                                       PuzzleOracle& oracle);

/// The position as a question of one turn, however many moves are right: not all of them may be,
/// and the position must not be lost.
[[nodiscard]] std::optional<ProvenPuzzle> prove_choice(const games::AnyPosition& position,
                                                       PuzzleOracle& oracle);

/// The whole puzzle.
[[nodiscard]] Puzzle puzzle_of(games::AnyPosition position, Cell last, ProvenPuzzle proven,
                               int grade);

}  // namespace mnk
