#include "study/run_desk.h"

#include <algorithm>
#include <utility>

#include "engine/notation.h"
#include "engine/position_text.h"
#include "players/explained_move.h"
#include "players/thinking.h"
#include "solver/approach.h"
#include "study/review_json.h"
#include "text/json_writer.h"

namespace mnk::desk {
namespace {

/// For the moves of one position; every puzzle on a board that can be solved takes less.
constexpr std::uint64_t nodes_for_moves = 2'000'000;
/// On boards beyond solving, where only wins by threats are looked for.
constexpr std::uint64_t nodes_for_all_threats = 60'000;
/// For the reasons against a wrong move.
constexpr std::uint64_t nodes_for_reasons = 200'000;

void write_value_of_mistake(JsonWriter& json, const Assessment& known) {
  json.key("value");
  if (!known.result_is_proven()) {
    json.null();
    return;
  }
  json.value(to_text(known.at_least.result));
}

}  // namespace

std::vector<MoveAssessment> RunDesk::moves_of(const Position& position) {
  const bool beyond = beyond_solving(position.rules());
  return think({.task = ThinkTask::analysis,
                .position = games::AnyPosition(position),
                .node_budget = beyond ? nodes_for_all_threats : nodes_for_moves},
               *solver_)
      .moves;
}

void RunDesk::answer_its_questions() {
  while (run_->stage() == PuzzleStage::thinking) run_->take(moves_of(run_->question()));
}

bool RunDesk::act(std::string_view action) {
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
  const auto cell = parse_cell(action, run_->position().rules());
  if (!cell || run_->position().at(*cell)) return false;
  run_->play(*cell);
  answer_its_questions();
  return true;
}

std::string RunDesk::answer(const Words& words) {
  if (words.empty()) return error("request");
  const std::vector<std::string> wanted(words.begin() + 1, words.end());
  const bool goes_on = run_ && run_text_ == words[0] && done_.size() <= wanted.size() &&
                       std::equal(done_.begin(), done_.end(), wanted.begin());
  if (!goes_on) {
    run_.reset();
    done_.clear();
    const auto stocked = parse_puzzle_text(words[0]);
    if (!stocked) return error("puzzle");
    auto puzzle = restored(*stocked, *solver_);
    if (!puzzle) return error("no_puzzle");
    run_.emplace(std::move(*puzzle));
    run_text_ = words[0];
  }
  while (done_.size() < wanted.size()) {
    if (!act(wanted[done_.size()])) return error("action");
    done_.push_back(wanted[done_.size()]);
  }
  return described();
}

std::string RunDesk::described() {
  const Puzzle& puzzle = run_->puzzle();
  const PuzzleStage stage = run_->stage();
  JsonWriter json;
  json.begin_object().key("stage").value(to_text(stage));
  json.key("rules").value(to_text(puzzle.position.rules()));
  json.key("position").value(to_position_text(puzzle.position));
  json.key("last").value(to_text(puzzle.last));
  json.key("side").value(puzzle.side() == Mark::X ? "X" : "O");
  json.key("theme").value(to_text(puzzle.theme)).key("grade").value(puzzle.grade);
  json.key("value").value(to_text(puzzle.value.result));
  json.key("plies").value(puzzle.value.plies).key("turns").value(puzzle.turns);
  json.key("answers").value(puzzle.answers.size());
  write_cells(json, "moves", run_->position().history());
  json.key("mistakes").value(run_->mistakes());
  json.key("hint").value(static_cast<int>(run_->hints()));
  json.key("furthest_hint").value(static_cast<int>(run_->furthest_hint()));
  write_cells(json, "hinted", run_->hinted_cells());
  const bool over = stage == PuzzleStage::solved || stage == PuzzleStage::given_up;
  write_cells(json, "line", over ? puzzle.line : std::vector<Cell>());
  json.key("mistake");
  if (stage != PuzzleStage::wrong) {
    json.null();
  } else {
    Position before = run_->position();
    const Cell wrong = before.history().back();
    before.take_back();
    ExplainedMove explained(*solver_, before, wrong, nodes_for_reasons);
    Budget budget(nodes_for_reasons);
    explained.run(budget);
    json.begin_object().key("cell").value(to_text(wrong)).key("reply");
    const auto reply = run_->refutation();
    reply ? json.value(to_text(*reply)) : json.null();
    write_value_of_mistake(json, explained.assessment());
    json.key("result");
    const auto result = run_->result_of_mistake();
    result ? json.value(to_text(*result)) : json.null();
    write_reasons(json, explained.reasons());
    json.end_object();
  }
  json.end_object();
  return json.text();
}

}  // namespace mnk::desk
