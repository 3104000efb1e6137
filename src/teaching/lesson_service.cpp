#include "teaching/lesson_service.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "analysis/review.h"
#include "analysis/value_json.h"
#include "engine/notation.h"
#include "players/search_job.h"
#include "registry/games.h"
#include "text/json_writer.h"
#include "text/requests.h"

namespace mnk {
namespace {

using games::AnyPosition;

constexpr std::uint64_t nodes_for_lesson_reply = 100'000;
/// The lengths of wins that take longer to find are not worth the wait.
constexpr std::uint64_t nodes_for_lengths = 300'000;

std::string refused(const games::GameTextError& fault) {
  JsonWriter json;
  json.begin_object().key("error").value(fault.part);
  write_parse_error(json, fault.error);
  return json.end_object().text();
}

void write_state(JsonWriter& json, const AnyPosition& position) {
  json.key("rules").value(games::to_text(position.rules()));
  json.key("position").value(games::to_position_text(position));
  write_marks(json, position.marks());
  json.key("to_move").value(letter(position.to_move()));
  write_cell(json, "leaving", position.next_removed());
  write_cell(json, "leaving_later", leaving_later(position));
  json.key("over").value(position.outcome().over());
  if (!position.outcome().over()) return;
  const std::optional<Mark> winner = position.outcome().winner();
  json.key("winner").value(winner ? std::string(1, letter(*winner)) : "draw");
  write_lines(json, position.completed_lines());
}

std::string state_of(const AnyPosition& position) {
  JsonWriter json;
  json.begin_object();
  write_state(json, position);
  return json.end_object().text();
}

/// Whether this move keeps the result: a slower win is as right as a quick one.
bool keeps_result(const Assessment& move, const Assessment& best) {
  return move.proven_result() == best.at_least.result;
}

/// Whether enough is proven to say which moves are right.
bool decided(const std::vector<MoveAssessment>& moves) {
  const Assessment& best = moves.front().assessment;
  if (!best.result_is_proven()) return false;
  return best.at_least.result == Result::win ||
         std::ranges::all_of(
             moves, [](const MoveAssessment& move) { return move.assessment.result_is_proven(); });
}

}  // namespace

std::vector<MoveAssessment> LessonService::moves_of(const AnyPosition& position) {
  const SearchRequest request = analysis_request(position);
  SearchJob search(request, borrow_().task(request));
  while (!search.done() && !decided(search.step(nodes_for_lengths).moves)) {
  }
  return search.report().moves;
}

Cell LessonService::best_move(const AnyPosition& position) {
  return think_about({.goal = SearchGoal::move,
                      .position = position,
                      .player = PlayerKind::perfect,
                      .node_budget = nodes_for_lesson_reply})
      .move.value_or(position.available_moves().front());
}

std::string LessonService::values(const AnyPosition& position) {
  const std::vector<MoveAssessment> moves = moves_of(position);
  JsonWriter json;
  json.begin_object();
  write_state(json, position);
  json.key("decided").value(decided(moves)).key("value").begin_object();
  write_winner(json, moves.front().assessment, position.to_move());
  json.end_object().key("right").begin_array();
  for (const MoveAssessment& move : moves) {
    if (keeps_result(move.assessment, moves.front().assessment)) json.value(to_text(move.move));
  }
  json.end_array().key("moves").begin_array();
  for (const MoveAssessment& move : moves) {
    json.begin_object().key("cell").value(to_text(move.move));
    write_winner(json, move.assessment, position.to_move());
    json.end_object();
  }
  return json.end_array().end_object().text();
}

std::string LessonService::judge(const AnyPosition& position, std::string_view cell_text) {
  const auto cell = parse_cell(cell_text, position.board());
  if (!cell || position.refusal(*cell)) return error_answer("cell");
  const std::vector<MoveAssessment> moves = moves_of(position);
  const AnyPosition after = position.after(*cell);
  JsonWriter json;
  // The search ends with the first proven win, and this move may be another.
  const SearchReport explained = think_about(explanation_request(position, *cell));
  const Assessment known = joined(assessment_of(moves, *cell), explained.value);
  const Assessment& best = moves.front().assessment;
  std::optional<bool> right;
  if (decided(moves)) right = keeps_result(known, best);
  std::optional<std::string_view> value;
  if (known.result_is_proven()) value = to_text(known.at_least.result);
  std::optional<Cell> reply;
  if (!after.outcome().over()) reply = best_move(after);
  json.begin_object().key("right").value(right).key("value").value(value);
  write_cell(json, "reply", reply);
  // A bound shows that a win takes longer, long before its length or even the win is proven.
  const bool slower =
      best.is_proven() && known.at_most.result == Result::win && known.at_most < best.value;
  json.key("slower").value(slower);
  write_reasons(json, explained.reasons);
  return json.end_object().text();
}

std::string LessonService::reply(const AnyPosition& position) {
  JsonWriter json;
  return json.begin_object().key("cell").value(to_text(best_move(position))).end_object().text();
}

std::optional<std::string> LessonService::answer(const std::vector<std::string_view>& words) {
  const std::string_view kind = words.front();
  const std::size_t wanted = kind == "judge" ? 5 : 4;
  if ((kind != "stand" && kind != "values" && kind != "judge" && kind != "reply") ||
      words.size() != wanted) {
    return std::nullopt;
  }
  const auto position = games::parse_game(words[1], words[2], words[3]);
  if (!position) return refused(position.error());
  if (kind == "stand") return state_of(*position);
  if (position->outcome().over()) return error_answer("over");
  if (kind == "values") return values(*position);
  return kind == "reply" ? reply(*position) : judge(*position, words[4]);
}

}  // namespace mnk
