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

/// Answers the page's requests about puzzles of any game, which README.md lists: a word and what it
/// needs in, one JSON object out, `{"error": WORD}` for what cannot be done.
class PuzzleService {
 public:
  PuzzleService();

  /// The answer, unless the request takes long: poll() works on that, in place of an older one.
  [[nodiscard]] std::optional<std::string> handle(std::string_view request);

  /// Works for some milliseconds on the request that has no answer yet; the answer once there is
  /// one.
  [[nodiscard]] std::optional<std::string> poll();

 private:
  struct Making {
    PuzzleMaker maker;
    int positions = 0;  ///< looked at so far
  };

  std::string take_database(std::string_view text);
  [[nodiscard]] std::string of_day(const RequestWords& words) const;
  [[nodiscard]] std::string pick(const RequestWords& words) const;
  /// Nothing where poll() will have the answer.
  std::optional<std::string> make(const RequestWords& words);
  std::string from_blunder(const RequestWords& words);
  std::string run(const RequestWords& words);

  /// Tells which puzzle it is, and keeps it for a run.
  std::string start_run(Puzzle puzzle);
  /// Begins a run; an error's word if that cannot be.
  [[nodiscard]] std::optional<std::string_view> begin(std::string_view text);
  /// Whether the run takes what its player does.
  bool act(std::string_view action);
  [[nodiscard]] std::string described();
  void describe_mistake(JsonWriter& json);

  /// The oracle of these rules; the last one is kept.
  PuzzleOracle& oracle(const games::AnyRules& rules);

  games::Solvers solvers_;
  std::unique_ptr<PuzzleOracle> oracle_;

  std::vector<PuzzleEntry> database_;
  std::optional<PuzzleCalendar> calendar_;

  std::optional<Making> making_;
  std::optional<Puzzle> told_;  ///< by the last answer that made one

  std::optional<PuzzleRun> run_;
  std::string run_text_;           ///< the puzzle's
  std::vector<std::string> done_;  ///< what its player has done so far
};

}  // namespace mnk
