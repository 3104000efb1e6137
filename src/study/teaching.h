#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/solver.h"
#include "study/bead_school.h"
#include "study/lesson_desk.h"

namespace mnk {

/// Answers what the page asks to teach: of machines that think and learn on 3×3, and of a teacher's
/// lessons. README.md has the requests and what is in the answers.
class Teaching {
 public:
  Teaching();

  /// One JSON object; nothing for a text that is no such request. A search of the empty board takes
  /// tenths of a second, a thousand games against `hard` too; all else is at once.
  [[nodiscard]] std::optional<std::string> answer(std::string_view request);

 private:
  /// So many games against one opponent.
  struct Term {
    BeadOpponent opponent;
    int games;
  };

  [[nodiscard]] std::optional<std::string> tree(std::string_view text);
  [[nodiscard]] std::optional<std::string> paper(std::string_view side);
  [[nodiscard]] std::optional<std::string> beads(std::string_view seed_text,
                                                 std::string_view terms_text);
  void attend(std::uint64_t seed, const std::vector<Term>& terms);

  Solver solver_;
  std::uint64_t seed_ = 0;
  std::optional<BeadSchool> school_;
  LessonDesk lessons_;                  ///< answers what is asked of a teacher's lessons
  std::vector<BeadOpponent> attended_;  ///< whom it has played, game by game
};

}  // namespace mnk
