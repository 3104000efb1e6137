#include "session/engine_controller.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace mnk {
namespace {

using Reason = event::Refused::Reason;

/// About a second of search in a browser on an ordinary phone; small boards are solved long before.
constexpr std::uint64_t nodes_for_a_move = 1'000'000;
/// An analysis runs while it is watched; this limit ends it on boards that are only evaluated.
constexpr std::uint64_t nodes_for_an_analysis = 100'000'000;
/// Evaluates a position well enough to say how play may go on. An explanation of what the review
/// could not prove gets no more: it looks for no proof that the review's figures, which are final,
/// would lack.
constexpr std::uint64_t nodes_to_evaluate = 100'000;
/// For an explanation that has not proven what the analysis has.
constexpr std::uint64_t nodes_at_length = 10 * nodes_for_a_move;
/// After this many nodes the analysis yields to a requested review.
constexpr std::uint64_t nodes_before_a_review = 1'000'000;

/// If the explained move is not proven, replaces its line by that of the analysis of the next
/// position: both are shown side by side.
void follow_analysis(SearchReport& explained, Cell move, const SearchReport& analysis) {
  if (explained.value.result_is_proven() || analysis.variation.empty()) return;
  std::vector<Cell>& line = explained.variation;
  line.clear();
  line.push_back(move);
  for (const Cell cell : analysis.variation) line.push_back(cell);
  for (MoveReason& reason : explained.reasons) {
    if (reason.proven) continue;
    reason.cells = line;
    reason.plies = static_cast<int>(line.size());
  }
}

/// Lets an analysis use what another search has found out about one of its moves.
void learn(SearchReport& analysis, Cell move, const Assessment& found) {
  Assessment* const known = find_assessment(analysis.moves, move);
  if (known == nullptr) return;
  const Assessment both = joined(*known, found);
  if (both == *known) return;
  *known = both;
  analysis.moves = ranked(analysis.moves);
  if (const auto chance = analysis.moves.front().assessment.chance) analysis.value.chance = chance;
  // The position is worth at least what this move is worth.
  Assessment least = analysis.value;
  least.at_least = std::max(least.at_least, both.at_least);
  analysis.value = joined(analysis.value, least);
}

}  // namespace

EngineController::EngineController(CurrentGame& game, Engine& engine, Clock clock,
                                   std::uint64_t seed)
    : current_(game),
      engine_(engine),
      clock_(std::move(clock)),
      seed_(seed),
      asked_about_(game.position()) {}

std::optional<Reason> EngineController::refusal() const {
  if (!allowed_) return Reason::no_help;
  return has_no_engine() ? std::optional(Reason::no_engine) : std::nullopt;
}

void EngineController::operator()(const command::Hint& /*hint*/) {
  if (current_.position().outcome().over()) {
    current_.refuse(Reason::game_over);
  } else if (current_.game().awaited() && !current_.game().settings().has_human()) {
    current_.refuse(Reason::not_your_turn);
  } else if (const auto reason = refusal()) {
    current_.refuse(*reason);
  } else {
    thoughts_.hint_wanted = true;
    emit_progress(SearchGoal::hint, thoughts_.hint.has_value());
  }
}

void EngineController::operator()(const command::Analyse& analyse) {
  if (analyse.on == thoughts_.analysis_wanted) return;
  if (const auto reason = refusal(); analyse.on && reason) {
    current_.refuse(*reason);
    return;
  }
  thoughts_.analysis_wanted = analyse.on;
  if (!analyse.on) thoughts_.analysis.reset();
  current_.emit(event::Analysing{analyse.on});
}

void EngineController::operator()(const command::Explain& explain) {
  const Game& game = current_.game();
  const auto& [ply, move] = explain;
  if (ply > game.end()) {
    current_.refuse(Reason::no_such_ply, move);
  } else if (const auto illegal = game.position_at(ply).refusal(move)) {
    current_.refuse(reason_of(*illegal), move);
  } else if (const auto reason = refusal()) {
    current_.refuse(*reason, move);
  } else {
    auto& now = thoughts_.explanation;
    // settle() drops an explanation whose earlier moves have changed.
    if (!now || now->move != move || now->ply != ply) {
      now = {.ply = ply,
             .move = move,
             .position = game.position_at(ply),
             .report = std::nullopt,
             .found = {}};
    }
    emit_progress(SearchGoal::explanation, now->done());
  }
}

void EngineController::operator()(const command::ExplainNothing& /*nothing*/) {
  if (!thoughts_.explanation) return;
  thoughts_.explanation.reset();
  emit_progress(SearchGoal::explanation, true);
}

void EngineController::operator()(const command::ReviewGame& review) {
  if (review.on == thoughts_.review.has_value()) return;
  if (const auto reason = refusal(); review.on && reason) {
    current_.refuse(*reason);
    return;
  }
  thoughts_.review.reset();
  if (review.on) thoughts_.review.emplace(current_.game().final_position());
  current_.emit(event::Reviewing{review.on});
}

void EngineController::operator()(const command::Retry& /*retry*/) {
  engine_.restart();
  unanswered_ = false;
  running_.reset();
}

void EngineController::listen() {
  while (auto report = engine_.poll()) {
    if (report->id != request_id_ || !running_) continue;
    const SearchGoal goal = running_->goal;
    const bool done = report->done;
    if (!take(*std::move(report))) continue;
    emit_progress(goal, goal == SearchGoal::review ? thoughts_.review->done() : done);
  }
}

std::optional<Cell> EngineController::take_due_move() {
  if (due_in() != 0U) return std::nullopt;
  return std::exchange(ready_move_, std::nullopt);
}

std::optional<std::uint64_t> EngineController::due_in() const {
  if (!ready_move_) return std::nullopt;
  const std::uint64_t waited = clock_() - asked_at_;
  return waited < pace_ ? pace_ - waited : 0;
}

std::optional<SearchRequest> EngineController::wanted_request() const {
  if (ready_move_ || has_no_engine()) return std::nullopt;
  if (auto on_board = request_on_board()) return on_board;
  const auto& explanation = thoughts_.explanation;
  if (explanation && !explanation->done()) {
    const ReviewedMove* const judged = reviewed_explained();
    std::uint64_t nodes = nodes_for_a_move;
    if (explanation->at_length) {
      nodes = nodes_at_length;
    } else if (judged != nullptr && !judged->after.result_is_proven()) {
      nodes = nodes_to_evaluate;
    }
    return SearchRequest{.goal = SearchGoal::explanation,
                         .position = explanation->position,
                         .node_budget = nodes,
                         .move = explanation->move};
  }
  const bool reviewing = thoughts_.review && !thoughts_.review->done();
  const auto& analysis = thoughts_.analysis;
  const games::AnyPosition& position = current_.position();
  const bool begun = analysis && (analysis->done || analysis->nodes >= nodes_before_a_review);
  if (thoughts_.analysis_wanted && !position.outcome().over() &&
      !(begun && (analysis->done || reviewing))) {
    return SearchRequest{
        .goal = SearchGoal::analysis, .position = position, .node_budget = nodes_for_an_analysis};
  }
  if (!reviewing) return std::nullopt;
  return thoughts_.review->request(nodes_for_a_review(position.board()));
}

/// The analysis's assessment of the explained move; nothing if it covers neither the position
/// before that move nor the one after.
std::optional<Assessment> EngineController::analysed_explained() const {
  const auto& explanation = thoughts_.explanation;
  const auto& analysis = thoughts_.analysis;
  if (!analysis || !explanation) return std::nullopt;
  assert(explanation->report && "the analysis waits for the explanation's first report");
  if (explanation->position == asked_about_) {
    const Assessment* known = find_assessment(analysis->moves, explanation->move);
    return known != nullptr ? std::optional(*known) : std::nullopt;
  }
  if (explanation->position.after(explanation->move) != asked_about_) return std::nullopt;
  return before_the_move(analysis->value);
}

/// The review's judgement of the explained move, if it has one. Something must be explained.
const ReviewedMove* EngineController::reviewed_explained() const {
  const auto& review = thoughts_.review;
  const ExplainedPly& explained = *thoughts_.explanation;
  return review ? review->find(explained.ply, explained.move) : nullptr;
}

/// Whether the analysis or the review has proven a result, or its length, that the explanation has
/// not: its reasons are of other lines of play, and may not be the best.
bool EngineController::explained_is_proven_elsewhere() const {
  const auto& explanation = thoughts_.explanation;
  if (!explanation || !explanation->done() || explanation->at_length) return false;
  const Assessment& found = explanation->found;
  const auto proves_more = [&found](const Assessment& known) {
    return (known.result_is_proven() && !found.result_is_proven()) ||
           (known.is_proven() && !found.is_proven());
  };
  const ReviewedMove* const judged = reviewed_explained();
  if (judged != nullptr && proves_more(judged->of_move())) return true;
  const auto known = analysed_explained();
  return known && proves_more(*known);
}

/// The search that a player is waiting for.
std::optional<SearchRequest> EngineController::request_on_board() const {
  const Game& game = current_.game();
  if (game.position().outcome().over()) return std::nullopt;
  SearchRequest request{.position = game.position(), .node_budget = nodes_for_a_move};
  if (const auto player = game.awaited()) {
    request.player = *player;
    return request;
  }
  if (!thoughts_.hint_wanted || thoughts_.hint) return std::nullopt;
  request.goal = SearchGoal::hint;
  return request;
}

void EngineController::settle(bool allowed) {
  const bool explained = thoughts_.explanation.has_value();
  const bool reviewed = thoughts_.review.has_value();
  allowed_ = allowed;
  if (!allowed) forbid();
  drop_what_is_stale();
  ask();
  const bool lost = has_no_engine();
  if (lost) give_up();
  if (explained && !thoughts_.explanation) emit_progress(SearchGoal::explanation, true);
  if (reviewed && !thoughts_.review) current_.emit(event::Reviewing{false});
  if (std::exchange(lost_emitted_, lost) != lost) current_.emit(event::EngineChanged{lost});
}

void EngineController::forbid() {
  const bool analysed = thoughts_.analysis_wanted;
  thoughts_ = {};
  if (analysed) current_.emit(event::Analysing{false});
}

void EngineController::give_up() {
  auto& [hint_wanted, hint, analysis_wanted, analysis, explanation, review] = thoughts_;
  const bool no_hint = hint_wanted && !hint;
  const bool no_explanation = explanation && !explanation->done();
  hint_wanted = hint.has_value();
  if (no_explanation) explanation.reset();
  if (review && !review->done()) review.reset();
  if (no_hint || no_explanation) current_.refuse(Reason::no_engine);
  if (analysis && analysis->done) return;
  analysis.reset();
  if (std::exchange(analysis_wanted, false)) current_.emit(event::Analysing{false});
}

void EngineController::drop_what_is_stale() {
  const Game& game = current_.game();
  const auto awaited = game.awaited();
  const bool same_position = game.position() == asked_about_;
  if (!same_position) {
    // A hint that is asked for while the computer thinks is about its reply.
    const int ply = game.cursor();
    const bool replied = awaited_ && ply > 0 && game.position_at(ply - 1) == asked_about_;
    const bool helps = replied && !awaited && !game.position().outcome().over();
    thoughts_.hint_wanted = thoughts_.hint_wanted && !thoughts_.hint && helps;
    thoughts_.hint.reset();
    thoughts_.analysis.reset();
    asked_about_ = game.position();
  }
  if (!same_position || awaited != awaited_) {
    awaited_ = awaited;
    ready_move_.reset();
    unanswered_ = false;
  }
  if (const auto& explanation = thoughts_.explanation) {
    const int ply = explanation->ply;
    const bool stands = ply <= game.end() && game.position_at(ply) == explanation->position;
    if (!stands) thoughts_.explanation.reset();
  }
  if (const auto& review = thoughts_.review) {
    if (!review->is_of(game.final_position())) thoughts_.review.reset();
  }
}

void EngineController::ask() {
  if (explained_is_proven_elsewhere()) {
    thoughts_.explanation->report->done = false;
    thoughts_.explanation->at_length = true;
  }
  auto wanted = wanted_request();
  if (wanted == running_) return;
  if (running_) engine_.stop();
  running_ = std::move(wanted);
  if (!running_) return;
  asked_at_ = clock_();
  SearchRequest request = *running_;
  request.id = ++request_id_;
  request.seed = seed_ + request_id_;
  engine_.ask(request);
}

bool EngineController::take(SearchReport report) {
  const SearchGoal goal = running_->goal;
  if (report.move && running_->position.refusal(*report.move)) report.move.reset();
  const bool done = report.done;
  if (done) running_.reset();
  switch (goal) {
    case SearchGoal::move:
      if (!done) return false;
      ready_move_ = report.move;
      // Asking again would hardly help.
      unanswered_ = !report.move;
      return false;
    case SearchGoal::hint:
      if (!done) return false;
      thoughts_.hint = std::move(report);
      agree_on_hint();
      return true;
    case SearchGoal::analysis: {
      // An analysis restarted after an interruption knows less for a while.
      const auto& known = thoughts_.analysis;
      if (known && !done && report.nodes < known->nodes) return false;
      thoughts_.analysis = std::move(report);
      agree();
      if (agree_on_hint()) emit_progress(SearchGoal::hint, true);
      return true;
    }
    case SearchGoal::explanation:
      thoughts_.explanation->found = report.value;
      thoughts_.explanation->report = std::move(report);
      agree();
      return true;
    case SearchGoal::review:
    case SearchGoal::solve:  // Not covered: the session does not ask for that
      break;
  }
  if (!done) return false;
  thoughts_.review->take(report.value, std::move(report.moves));
  agree();
  return true;
}

bool EngineController::agree_on_hint() {
  if (!thoughts_.hint || !thoughts_.analysis) return false;
  if (thoughts_.analysis->moves.empty()) return false;  // Not covered: from a damaged worker alone
  SearchReport& hint = *thoughts_.hint;
  if (hint.move) learn(*thoughts_.analysis, *hint.move, hint.value);
  const auto& [best, known] = thoughts_.analysis->moves.front();
  const bool same = hint.move == best;
  // A move that holds a draw is no better than one that may win.
  const bool decides = known.result_is_proven() && known.at_least.result != Result::draw;
  const bool proves_more =
      decides && (same ? known != hint.value : known.at_least > hint.value.at_least);
  // Both are on show: the more thorough search names the move, and says how it looks.
  const bool estimates = known.chance && !hint.value.result_is_proven() &&
                         known.at_least.result >= hint.value.at_least.result &&
                         thoughts_.analysis->nodes >= nodes_to_evaluate;
  if (!proves_more && !estimates) return false;
  const auto looked = hint.value.chance.value_or(chance_of_a_draw);
  hint.value = known;
  if (same) return proves_more || looks_good_for(looked) != looks_good_for(*known.chance);
  hint.move = best;
  hint.reasons.clear();
  return true;
}

void EngineController::agree() {
  if (!thoughts_.explanation || !thoughts_.explanation->report) return;
  SearchReport& explained = *thoughts_.explanation->report;
  if (const ReviewedMove* judged = reviewed_explained()) {
    explained.value = joined(judged->of_move(), explained.value);
  }
  agree_with_analysis(explained);
  // An unproven reason does not explain a proven value, and a line of one move explains nothing.
  const bool proven = explained.value.result_is_proven();
  std::erase_if(explained.reasons, [proven](const MoveReason& reason) {
    return !reason.proven && (proven || reason.cells.size() < 2);
  });
}

void EngineController::agree_with_analysis(SearchReport& explained) {
  const auto known = analysed_explained();
  if (!known) return;
  SearchReport& analysis = *thoughts_.analysis;
  explained.value = joined(*known, explained.value);
  if (thoughts_.explanation->position != asked_about_) {
    analysis.value = joined(analysis.value, after_the_move(explained.value));
    follow_analysis(explained, thoughts_.explanation->move, analysis);
  } else {
    learn(analysis, thoughts_.explanation->move, explained.value);
  }
}

}  // namespace mnk
