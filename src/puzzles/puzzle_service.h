#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/database.h"
#include "puzzles/maker.h"
#include "puzzles/puzzle_run.h"
#include "search/solvers.h"
#include "text/json_writer.h"
#include "text/requests.h"

namespace mnk {

/// Answers the page's requests about puzzles of any game (README.md): a word and its arguments in,
/// one JSON object out, `{"error": WORD}` on failure.
class PuzzleService {
 public:
  PuzzleService();

  /// The answer; nothing for a request that takes long: poll() works on it, instead of an older
  /// one.
  [[nodiscard]] std::optional<std::string> handle(std::string_view request);

  /// Works for a few milliseconds on the pending request; returns the answer once known.
  [[nodiscard]] std::optional<std::string> poll();

 private:
  struct Making {
    PuzzleMaker maker;
    int positions = 0;  ///< tried so far
  };

  std::string take_database(std::string_view text);
  [[nodiscard]] std::string of_day(const RequestWords& words) const;
  [[nodiscard]] std::string pick(const RequestWords& words) const;
  /// Nothing if poll() will answer.
  std::optional<std::string> make(const RequestWords& words);
  std::string from_blunder(const RequestWords& words);
  std::string run(const RequestWords& words);

  /// Answers with the puzzle, and keeps it for a run.
  std::string start_run(Puzzle puzzle);
  /// Begins a run; an error's word on failure.
  [[nodiscard]] std::optional<std::string_view> begin(std::string_view text);
  /// Applies a player's action; false if the run refuses it.
  bool act(std::string_view action);
  [[nodiscard]] std::string described();
  void describe_mistake(JsonWriter& json);

  /// The oracle for these rules. Caches the last one.
  PuzzleOracle& oracle(const games::AnyRules& rules);

  games::Solvers solvers_;
  std::unique_ptr<PuzzleOracle> oracle_;

  std::vector<PuzzleEntry> database_;
  std::optional<PuzzleCalendar> calendar_;

  std::optional<Making> making_;
  std::optional<Puzzle> answered_;  ///< the last puzzle answered with

  std::optional<PuzzleRun> run_;
  std::string run_text_;           ///< the puzzle as text
  std::vector<std::string> done_;  ///< the player's actions so far
};

}  // namespace mnk
