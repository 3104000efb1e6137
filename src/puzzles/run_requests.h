#pragma once

#include <algorithm>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "analysis/value_json.h"
#include "engine/notation.h"
#include "games/any_rules.h"
#include "puzzles/puzzle_run.h"
#include "puzzles/request_words.h"
#include "solver/solver.h"
#include "text/json_writer.h"

/// Requests about somebody at a puzzle.
namespace mnk::desk {

/// What is known of a move.
struct KnownMove {
  Assessment assessment;
  std::vector<MoveReason> reasons;
};

/// Who `Knows` a game reads its puzzles (`read`, or a word for what was wrong), says what all moves
/// of a position are worth, best first (`moves`), why one is (`explain`), and writes what only this
/// game has to say of a puzzle (`describe`).
template <class Knows>
class BasicRunDesk {
 public:
  explicit BasicRunDesk(Knows knows) : knows_(std::move(knows)) {}

  /// `PUZZLE ACTION…`: how it stands after that. What was done before is not done again.
  std::string answer(const RequestWords& words) {
    if (words.empty()) return error_answer("request");
    const std::vector<std::string> wanted(words.begin() + 1, words.end());
    const bool goes_on = run_ && run_text_ == words[0] && done_.size() <= wanted.size() &&
                         std::equal(done_.begin(), done_.end(), wanted.begin());
    if (!goes_on) {
      run_.reset();
      done_.clear();
      auto puzzle = knows_.read(words[0]);
      if (!puzzle) return error_answer(puzzle.error());
      run_.emplace(std::move(*puzzle));
      run_text_ = words[0];
    }
    while (done_.size() < wanted.size()) {
      if (!act(wanted[done_.size()])) return error_answer("action");
      done_.push_back(wanted[done_.size()]);
    }
    return described();
  }

 private:
  using Position = Knows::Position;

  /// Whether the run takes what somebody does.
  bool act(std::string_view action) {
    if (action == "give_up") {
      run_->give_up();
      return true;
    }
    if (run_->stage() == PuzzleStage::wrong) {
      if (action != "retry") return false;
      run_->retry();
      return true;
    }
    if (run_->stage() != PuzzleStage::asking) return false;
    if (action == "hint") {
      run_->hint();
      return true;
    }
    const auto cell = parse_cell(action, games::board_of(run_->position().rules()));
    if (!cell || run_->position().at(*cell)) return false;
    run_->play(*cell);
    while (run_->stage() == PuzzleStage::thinking) run_->take(knows_.moves(run_->question()));
    return true;
  }

  void describe_mistake(JsonWriter& json) {
    json.key("mistake");
    if (run_->stage() != PuzzleStage::wrong) {
      json.null();
      return;
    }
    Position before = run_->position();
    const Cell wrong = before.history().back();
    before.take_back();
    const KnownMove known = knows_.explain(before, wrong);
    const Assessment& value = known.assessment;
    const auto write = [&](std::string_view key, std::optional<Result> found) {
      json.key(key);
      found ? json.value(to_text(*found)) : json.null();
    };
    const auto reply = run_->refutation();
    json.begin_object().key("cell").value(to_text(wrong)).key("reply");
    reply ? json.value(to_text(*reply)) : json.null();
    write("value", value.result_is_proven() ? std::optional(value.at_least.result) : std::nullopt);
    write("result", run_->result_of_mistake());
    write_reasons(json, known.reasons);
    json.end_object();
  }

  std::string described() {
    const auto& puzzle = run_->puzzle();
    const PuzzleStage stage = run_->stage();
    JsonWriter json;
    json.begin_object().key("stage").value(to_text(stage));
    json.key("rules").value(to_text(puzzle.position.rules()));
    knows_.describe(json, puzzle);
    json.key("last").value(to_text(puzzle.last));
    json.key("side").value(letter(puzzle.side()));
    json.key("theme").value(to_text(puzzle.theme)).key("grade").value(puzzle.grade);
    json.key("value").value(to_text(puzzle.value.result));
    json.key("plies").value(puzzle.value.plies).key("turns").value(puzzle.turns);
    json.key("answers").value(puzzle.answers.size());
    write_cells(json, "moves", run_->moves());
    json.key("mistakes").value(run_->mistakes());
    json.key("hint").value(static_cast<int>(run_->hints()));
    json.key("furthest_hint").value(static_cast<int>(run_->furthest_hint()));
    write_cells(json, "hinted", run_->hinted_cells());
    const bool over = stage == PuzzleStage::solved || stage == PuzzleStage::given_up;
    write_cells(json, "line", over ? puzzle.line : std::vector<Cell>());
    describe_mistake(json);
    json.end_object();
    return json.text();
  }

  Knows knows_;
  std::optional<BasicPuzzleRun<Position>> run_;
  std::string run_text_;
  std::vector<std::string> done_;
};

/// Of the game without an option.
struct SolverKnows {
  using Position = mnk::Position;

  Solver* solver;  ///< must outlive it

  [[nodiscard]] std::expected<Puzzle, std::string_view> read(std::string_view text) const;
  [[nodiscard]] std::vector<MoveAssessment> moves(const Position& position) const;
  [[nodiscard]] KnownMove explain(const Position& position, Cell move) const;
  static void describe(JsonWriter& json, const Puzzle& puzzle);
};

using RunDesk = BasicRunDesk<SolverKnows>;

}  // namespace mnk::desk
