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
#include "solver/value.h"
#include "text/random.h"

namespace mnk {

/// Why there are no puzzles of a theme under some rules.
enum class NoPuzzles : std::uint8_t {
  not_solved,      ///< exact values are out of reach
  only_threats,    ///< the same, but wins by threats can be proven
  threats_solved,  ///< threats, where every win is known: those are called `win`
  never_drawn,     ///< a theme of draws, where every position is won or lost
  always_drawn     ///< any theme, where every position is drawn
};

/// How good a move looks before anything is searched: the higher the better.
struct Appeal {
  Cell move;
  std::uint64_t score;
};

/// What has to be known of a game to make, prove, grade and read its puzzles. Each game implements
/// it once; everything else in this folder is the same for all games. Positions must be of the
/// oracle's rules and not over.
class PuzzleOracle {
 public:
  explicit PuzzleOracle(const games::AnyRules& rules) : rules_(rules) {}
  virtual ~PuzzleOracle() = default;

  [[nodiscard]] const games::AnyRules& rules() const { return rules_; }

  // Values

  /// Every legal move with its exact value, best first; nothing where they cannot be proven.
  [[nodiscard]] virtual std::vector<MoveAssessment> values(const games::AnyPosition& position) = 0;
  /// Best play to the end of the game, or of an endless draw until a position recurs; nothing where
  /// it cannot be proven. By default made from values().
  [[nodiscard]] virtual std::optional<std::vector<Cell>> line(const games::AnyPosition& position);
  /// What a level plays; by default chosen from values(). The seed is the only source of chance.
  [[nodiscard]] virtual Cell choose(const games::AnyPosition& position, PlayerKind level,
                                    std::uint64_t seed);
  /// Every legal move, the best-looking first; by default judged by lines to complete, to
  /// stop and to continue.
  [[nodiscard]] virtual std::vector<Appeal> appeal(const games::AnyPosition& position);
  /// What makes a position a puzzle, if it is one; by default prove_puzzle().
  [[nodiscard]] virtual std::optional<ProvenPuzzle> prove(const games::AnyPosition& position);

  // Symmetry

  /// The position turned and mirrored by a symmetry of the board (engine/canonical.h), as a text
  /// that tells it from all others; nothing where the game does not have this symmetry. Number 0
  /// changes nothing. By default all symmetries hold, and positions with the same
  /// marks are the same.
  [[nodiscard]] virtual std::optional<std::string> image(const games::AnyPosition& position,
                                                         std::size_t symmetry) const;
  /// The same text for all copies of a position, and for no other position.
  [[nodiscard]] std::string canonical(const games::AnyPosition& position) const;
  /// The legal moves up to the symmetries of the position: the first of each kind, row-major.
  [[nodiscard]] std::vector<Cell> kinds(const games::AnyPosition& position) const;

  // Texts

  /// A puzzle's position, as its text says it; by default the position before the
  /// mistake.
  [[nodiscard]] virtual std::string position_text(const games::AnyPosition& position) const;
  /// Reads that text: the position after the mistake. Nothing for any other text.
  [[nodiscard]] virtual std::optional<games::AnyPosition> read(std::string_view position,
                                                               std::string_view last) const;
  /// The position after a mistake, as a puzzle has it.
  [[nodiscard]] virtual games::AnyPosition after_mistake(const games::AnyPosition& before,
                                                         Cell mistake) const {
    return before.after(mistake);
  }

  // Making

  /// Why the rules alone rule out a theme, or all of them.
  [[nodiscard]] virtual std::optional<NoPuzzles> refusal(
      std::optional<PuzzleTheme> theme) const = 0;
  /// The same by all that is known of the game, which may take seconds to find out.
  [[nodiscard]] virtual std::optional<NoPuzzles> why_none(std::optional<PuzzleTheme> theme) {
    return refusal(theme);
  }
  /// Whether an answer takes seconds at most, so that a player can wait for it.
  [[nodiscard]] virtual bool is_quick() const { return true; }
  /// An oracle of the same rules that has looked at nothing yet. It shares what was expensive.
  [[nodiscard]] virtual std::unique_ptr<PuzzleOracle> fresh(std::uint64_t nodes) = 0;

  /// Takes a position just after a mistake, and the mistake; true if that is a puzzle.
  using LookAt = std::function<bool(const games::AnyPosition&, Cell)>;
  /// Looks for mistakes in one more position; false when there are none left to look at. By
  /// default in one that position_by_chance() gives.
  virtual bool seek(const PuzzleRequest& request, Random& random, const LookAt& look);
  /// Whether seek() goes through every position; else it never ends.
  [[nodiscard]] virtual bool seeks_everywhere() const { return false; }
  /// Nodes searched so far.
  [[nodiscard]] virtual std::uint64_t spent() const { return 0; }

 protected:
  /// The same moves; none of them where one is not proven.
  [[nodiscard]] static std::vector<MoveAssessment> if_proven(std::vector<MoveAssessment> moves);
  /// The moves that give away a result, one of each kind, best first. Their puzzles can be of the
  /// theme that is wanted.
  [[nodiscard]] std::vector<Cell> mistakes(const games::AnyPosition& before,
                                           const PuzzleRequest& request);
  /// Where seek() looks for mistakes; nothing where the game ended too early. By default
  /// games of moves that look good and some that do not lead there.
  [[nodiscard]] virtual std::optional<games::AnyPosition> position_by_chance(Random& random);

 private:
  games::AnyRules rules_;
};

/// Nodes for a position while puzzles are made.
inline constexpr std::uint64_t nodes_to_make = 60'000;
/// Enough to prove any puzzle again that was made with less.
inline constexpr std::uint64_t nodes_to_restore = 1'000'000;

/// The oracle of a game. Whatever is expensive is made when first needed. `nodes` limits the work
/// on one position.
[[nodiscard]] std::unique_ptr<PuzzleOracle> make_oracle(const games::AnyRules& rules,
                                                        std::uint64_t nodes = nodes_to_restore);

/// That of the m,n,k-game. Every other has its own as make_puzzle_oracle() in its namespace.
[[nodiscard]] std::unique_ptr<PuzzleOracle> make_mnk_oracle(const games::AnyRules& rules,
                                                            std::uint64_t nodes);

}  // namespace mnk
