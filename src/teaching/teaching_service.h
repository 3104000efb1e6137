#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/solver.h"
#include "teaching/menace.h"

namespace mnk {

/// Answers what the page asks of machines that think and learn on 3×3, in a module of their own.
/// README.md has the requests and what is in the answers.
class TeachingService {
 public:
  TeachingService();

  /// One JSON object; nothing for a text that is no such request. A search of the empty board takes
  /// tenths of a second, a thousand games against `hard` too; all else is at once.
  [[nodiscard]] std::optional<std::string> answer(std::string_view request);

 private:
  /// A game: whom it is against, or the moves of somebody who plays by hand.
  struct Game {
    std::optional<MenaceOpponent> opponent;
    std::vector<Cell> replies;

    bool operator==(const Game&) const = default;
  };

  [[nodiscard]] std::optional<std::string> tree(std::string_view text);
  [[nodiscard]] std::optional<std::string> paper(std::string_view side_text);
  [[nodiscard]] std::optional<std::string> beads(std::string_view seed_text,
                                                 std::string_view terms_text);
  /// Plays these games and nothing else; false where one cannot be.
  [[nodiscard]] bool attend(std::uint64_t seed, std::vector<Game> wanted);

  Solver solver_;
  std::uint64_t seed_ = 0;
  std::optional<MenaceTraining> school_;
  std::vector<Game> attended_;  ///< those that are over
};

}  // namespace mnk
