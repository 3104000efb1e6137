#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "players/level.h"
#include "puzzles/puzzle.h"
#include "solver/resumable.h"
#include "solver/value.h"
#include "text/random.h"

namespace mnk {

/// Why rules have no puzzles of a theme.
enum class NoPuzzles : std::uint8_t {
  not_solved,      ///< exact values are out of reach
  only_threats,    ///< likewise, but wins by threats can be proven
  threats_solved,  ///< theme `threats`, but every win is known: use `win`
  never_drawn,     ///< a theme of draws, but every position is won or lost
  always_drawn     ///< any theme, but every position is drawn
};

/// How good a move looks before any search; greater is better.
struct Appeal {
  Cell move;
  std::uint64_t score;
};

/// Everything about a game that making, proving, grading and reading puzzles needs. Each game
/// implements it once; the rest of this folder works for all games. Positions must have the
/// oracle's rules and be in progress.
class PuzzleOracle {
 public:
  /// `nodes` limits the work per position.
  PuzzleOracle(const games::AnyRules& rules, std::uint64_t nodes) : rules_(rules), nodes_(nodes) {}
  virtual ~PuzzleOracle() = default;

  [[nodiscard]] const games::AnyRules& rules() const { return rules_; }

  // Values

  /// Every legal move with its exact value, best first; empty if not all can be proven.
  [[nodiscard]] std::vector<MoveAssessment> values(const games::AnyPosition& position);
  /// Best play to the end of the game, or until an endless draw repeats a position; nothing if it
  /// cannot be proven. By default made from values().
  [[nodiscard]] virtual std::optional<std::vector<Cell>> line(const games::AnyPosition& position);
  /// A level's move; by default chosen from analysed(). The seed is the only source of randomness.
  [[nodiscard]] virtual Cell choose(const games::AnyPosition& position, PlayerKind level,
                                    std::uint64_t seed);
  /// Every legal move, most tempting first; by default, by the lines it completes, blocks and
  /// extends.
  [[nodiscard]] virtual std::vector<Appeal> appeal(const games::AnyPosition& position);
  /// The puzzle in a position, if any; by default prove_puzzle().
  [[nodiscard]] virtual std::optional<ProvenPuzzle> prove(const games::AnyPosition& position);

  // Symmetry

  /// A text that identifies the position after a symmetry of the board (engine/canonical.h);
  /// nothing if the game lacks this symmetry. Symmetry 0 changes nothing. By default all symmetries
  /// hold, and positions with the same marks are the same.
  [[nodiscard]] virtual std::optional<std::string> image(const games::AnyPosition& position,
                                                         std::size_t symmetry) const;
  /// A text that all symmetric copies of a position share, and no other position.
  [[nodiscard]] std::string canonical(const games::AnyPosition& position) const;
  /// The legal moves up to the position's symmetries: the first of each class, row-major.
  [[nodiscard]] std::vector<Cell> kinds(const games::AnyPosition& position) const;

  // Texts

  /// A puzzle's position as text; by default the position before the mistake.
  [[nodiscard]] virtual std::string position_text(const games::AnyPosition& position) const;
  /// Reads that text and returns the position after the mistake.
  [[nodiscard]] virtual std::optional<games::AnyPosition> read(std::string_view position,
                                                               std::string_view last) const;
  /// The position after a mistake, in the form of a puzzle's.
  [[nodiscard]] virtual games::AnyPosition after_mistake(const games::AnyPosition& before,
                                                         Cell mistake) const {
    return before.after(mistake);
  }

  // Making

  /// Why the rules alone rule out a theme, or all of them.
  [[nodiscard]] virtual std::optional<NoPuzzles> refusal(
      std::optional<PuzzleTheme> theme) const = 0;
  /// The same by the game's values too, which may take seconds.
  [[nodiscard]] virtual std::optional<NoPuzzles> why_none(std::optional<PuzzleTheme> theme) {
    return refusal(theme);
  }
  /// Whether answers take seconds at most, so that a player can wait.
  [[nodiscard]] virtual bool is_quick() const { return true; }
  /// An oracle with the same rules and no earlier work. Shares what is expensive.
  [[nodiscard]] virtual std::unique_ptr<PuzzleOracle> fresh(std::uint64_t nodes);

  /// Takes a position just after a mistake, and the mistake; true if it is a puzzle.
  using LookAt = std::function<bool(const games::AnyPosition&, Cell)>;
  /// Looks for mistakes in one more position; false if none are left. By default in a
  /// position_by_chance().
  virtual bool seek(const PuzzleRequest& request, Random& random, const LookAt& look);
  /// Whether seek() covers every position; otherwise it never ends.
  [[nodiscard]] virtual bool seeks_everywhere() const { return false; }
  /// Nodes searched so far.
  [[nodiscard]] std::uint64_t spent() const { return spent_; }

 protected:
  /// Every legal move, best first, as far as its value is found within the budget.
  [[nodiscard]] virtual std::vector<MoveAssessment> analysed(const games::AnyPosition& position,
                                                             Budget& budget) = 0;
  [[nodiscard]] Budget budget() const { return Budget(nodes_); }
  void count(const Budget& budget) { spent_ += budget.spent(); }
  /// The moves that give away a result and may lead to a requested puzzle, one of each class, best
  /// first.
  [[nodiscard]] std::vector<Cell> mistakes(const games::AnyPosition& before,
                                           const PuzzleRequest& request);
  /// A position for seek(); nothing if the game ended too early. By default it plays mostly
  /// tempting moves, and some others.
  [[nodiscard]] virtual std::optional<games::AnyPosition> position_by_chance(Random& random);

 private:
  games::AnyRules rules_;
  std::uint64_t nodes_;
  std::uint64_t spent_ = 0;
};

/// Nodes per position while making puzzles.
inline constexpr std::uint64_t nodes_to_make = 60'000;
/// Enough to prove again any puzzle made with nodes_to_make.
inline constexpr std::uint64_t nodes_to_restore = 1'000'000;

/// The oracle of a game. Builds what is expensive on first use.
[[nodiscard]] std::unique_ptr<PuzzleOracle> make_oracle(const games::AnyRules& rules,
                                                        std::uint64_t nodes = nodes_to_restore);

/// For the m,n,k-game. Every other game has make_puzzle_oracle() in its namespace.
[[nodiscard]] std::unique_ptr<PuzzleOracle> make_mnk_oracle(const games::AnyRules& rules,
                                                            std::uint64_t nodes);

}  // namespace mnk
