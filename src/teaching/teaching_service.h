#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/solver.h"
#include "teaching/menace.h"

namespace mnk {

/// Answers the page's requests about machines that search and learn on 3×3. README.md has the
/// requests and answers.
class TeachingService {
 public:
  TeachingService();

  /// One JSON object; nothing if the text is no such request. Searching the empty board, or a
  /// thousand games against `hard`, takes a few tenths of a second; all else is immediate.
  [[nodiscard]] std::optional<std::string> answer(std::string_view request);

 private:
  /// A game against `opponent`, or against a person who plays `replies`.
  struct Game {
    std::optional<MenaceOpponent> opponent;
    std::vector<Cell> replies;

    bool operator==(const Game&) const = default;
  };

  [[nodiscard]] std::optional<std::string> tree(std::string_view text);
  [[nodiscard]] std::optional<std::string> paper(std::string_view side_text);
  [[nodiscard]] std::optional<std::string> beads(std::string_view seed_text,
                                                 std::string_view terms_text);
  /// Makes `school_` have played exactly these games; false if one is impossible.
  [[nodiscard]] bool attend(std::uint64_t seed, std::vector<Game> wanted);

  Solver solver_;
  std::uint64_t seed_ = 0;
  std::optional<MenaceTraining> school_;
  std::vector<Game> attended_;  ///< the finished ones
};

}  // namespace mnk
