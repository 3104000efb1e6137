#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/run_requests.h"
#include "puzzles/vanish_maker.h"
#include "teaching/lesson_service.h"

/// Requests about the game whose marks vanish: its puzzles and lessons. README.md has every
/// request.
namespace mnk::desk {

/// The solver of the rules that were asked about last.
class VanishSolvers {
 public:
  /// Boards with more states take too long for somebody who waits.
  static constexpr std::size_t most_states = 1'000'000;
  [[nodiscard]] static bool has(const vanish::Rules& rules);

  /// The rules must be some that has() knows. Whoever needs it for longer than a request keeps it.
  std::shared_ptr<const vanish::Solver> of(const vanish::Rules& rules);

 private:
  std::shared_ptr<const vanish::Solver> solver_;
};

struct TableKnows {
  using Position = vanish::Position;

  VanishSolvers* solvers;  ///< must outlive it

  [[nodiscard]] std::expected<VanishPuzzle, std::string_view> read(std::string_view text) const;
  [[nodiscard]] std::vector<MoveAssessment> moves(const Position& position) const;
  [[nodiscard]] KnownMove explain(const Position& position, Cell move) const;
  static void describe(JsonWriter& json, const VanishPuzzle& puzzle);
};

/// Answers requests as PuzzleService does.
class VanishDesk {
 public:
  VanishDesk();
  [[nodiscard]] std::optional<std::string> ask(std::string_view text);
  [[nodiscard]] bool busy() const { return making_.has_value(); }
  [[nodiscard]] std::optional<std::string> step();

 private:
  struct Making {
    std::shared_ptr<const vanish::Solver> solver;    ///< the maker's
    std::unique_ptr<const vanish::Reached> reached;  ///< too
    VanishPuzzleMaker maker;
    int grade;
    std::optional<VanishPuzzle> nearest = std::nullopt;  ///< in its grade, so far
    int positions = 0;
  };

  /// `RULES.KIND GRADE SEED`, and nothing is wrong with it; or an answer.
  std::optional<std::string> make_puzzle(const RequestWords& words);

  VanishSolvers solvers_;
  BasicRunDesk<TableKnows> run_;
  std::optional<Making> making_;
  LessonService lessons_;
};

}  // namespace mnk::desk
