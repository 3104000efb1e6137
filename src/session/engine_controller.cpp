#include "session/engine_controller.h"

#include <algorithm>
#include <utility>

namespace mnk {

namespace {

/// About a second of search in a browser on an ordinary phone; small boards are solved long before.
constexpr std::uint64_t nodes_for_a_move = 1'000'000;
/// An analysis runs as long as it is watched; this limit ends it on boards that are only evaluated.
constexpr std::uint64_t nodes_for_an_analysis = 100'000'000;
/// To explain what the analysis has proven and such a search has not.
constexpr std::uint64_t nodes_at_length = 10 * nodes_for_a_move;
/// After this many nodes a wanted review goes first.
constexpr std::uint64_t nodes_before_a_review = 1'000'000;

std::uint64_t nodes_for(SearchGoal goal, const Rules& board, bool at_length) {
  if (at_length) return nodes_at_length;
  switch (goal) {
    case SearchGoal::analysis:
      return nodes_for_an_analysis;
    case SearchGoal::review:
      return nodes_for_a_review(board);
    default:
      return nodes_for_a_move;
  }
}

}  // namespace

EngineClient::EngineClient(Engine& engine, Clock clock, std::uint64_t seed,
                           games::AnyPosition position)
    : engine_(engine), clock_(std::move(clock)), seed_(seed), asked_about_(std::move(position)) {}

void EngineClient::want_analysis(bool wanted) {
  thoughts_.analysis_wanted = wanted;
  if (!wanted) thoughts_.analysis.reset();
}

void EngineClient::want_explanation(const Game& game, int ply, Cell move) {
  const auto& now = thoughts_.explanation;
  // One of other moves before it is gone: settle() sees to that.
  if (now && now->move == move && now->ply == ply) return;
  thoughts_.explanation = {
      .ply = ply, .move = move, .position = game.position_at(ply), .report = std::nullopt};
}

void EngineClient::give_up() {
  thoughts_.hint_wanted = thoughts_.hint.has_value();
  if (!thoughts_.analysis || !thoughts_.analysis->done) want_analysis(false);
  if (thoughts_.explanation && !thoughts_.explanation->done()) want_no_explanation();
  if (thoughts_.review && !thoughts_.review->done()) want_no_review();
}

void EngineClient::retry() {
  engine_.restart();
  unanswered_ = false;
  running_.reset();
}

std::vector<EngineClient::Update> EngineClient::poll() {
  std::vector<Update> updates;
  while (auto report = engine_.poll()) {
    if (report->id != request_id_ || !running_) continue;
    const SearchGoal goal = running_->goal;
    const bool done = report->done;
    if (!take(*std::move(report))) continue;
    const bool all_done = goal == SearchGoal::review ? thoughts_.review->done() : done;
    updates.push_back({.about = goal, .done = all_done});
  }
  return updates;
}

std::optional<Cell> EngineClient::take_due_move() {
  if (due_in() != 0U) return std::nullopt;
  return std::exchange(ready_move_, std::nullopt);
}

std::optional<std::uint64_t> EngineClient::due_in() const {
  if (!ready_move_) return std::nullopt;
  const std::uint64_t waited = clock_() - asked_at_;
  return waited < pace_ ? pace_ - waited : 0;
}

std::optional<EngineClient::Job> EngineClient::wanted_job(const Game& game) const {
  if (ready_move_ || lost()) return std::nullopt;
  if (auto on_board = job_on_board(game)) return on_board;
  const auto& explanation = thoughts_.explanation;
  if (explanation && !explanation->done()) {
    return Job{.goal = SearchGoal::explanation,
               .position = explanation->position,
               .move = explanation->move,
               .at_length = explanation->at_length};
  }
  const bool reviewing = thoughts_.review && !thoughts_.review->done();
  const auto& analysis = thoughts_.analysis;
  const bool over = game.position().outcome().over();
  const bool begun = analysis && (analysis->done || analysis->nodes >= nodes_before_a_review);
  if (thoughts_.analysis_wanted && !over && !(begun && (analysis->done || reviewing))) {
    return Job{.goal = SearchGoal::analysis, .position = game.position()};
  }
  if (!reviewing) return std::nullopt;
  return Job{.goal = SearchGoal::review, .position = thoughts_.review->position()};
}

/// Whether the analysis has proven the result that the explanation has not.
bool EngineClient::analysis_proves_explained() const {
  const auto& explanation = thoughts_.explanation;
  const auto& analysis = thoughts_.analysis;
  if (!analysis || !explanation || !explanation->done()) return false;
  if (explanation->at_length || explanation->report->value.result_is_proven()) return false;
  if (explanation->position == asked_about_) {
    const auto found = std::ranges::find(analysis->moves, explanation->move, &MoveAssessment::move);
    return found != analysis->moves.end() && found->assessment.result_is_proven();
  }
  return explanation->position.after(explanation->move) == asked_about_ &&
         analysis->value.result_is_proven();
}

/// What a player is waiting for.
std::optional<EngineClient::Job> EngineClient::job_on_board(const Game& game) const {
  if (game.position().outcome().over()) return std::nullopt;
  if (const auto player = game.awaited()) {
    return Job{.goal = SearchGoal::move, .position = game.position(), .player = *player};
  }
  if (!thoughts_.hint_wanted || thoughts_.hint) return std::nullopt;
  return Job{.goal = SearchGoal::hint, .position = game.position()};
}

void EngineClient::settle(const Game& game) {
  drop_what_is_stale(game);
  if (analysis_proves_explained()) {
    thoughts_.explanation->report->done = false;
    thoughts_.explanation->at_length = true;
  }
  auto wanted = wanted_job(game);
  if (wanted == running_) return;
  if (running_) engine_.stop();
  running_.reset();
  if (wanted) ask(*std::move(wanted));
}

void EngineClient::drop_what_is_stale(const Game& game) {
  const auto awaited = game.awaited();
  const bool same_position = game.position() == asked_about_;
  if (!same_position) {
    thoughts_.hint_wanted = false;
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
    if (!stands) want_no_explanation();
  }
  if (const auto& review = thoughts_.review) {
    if (!review->is_of(game.position_at(game.end()))) want_no_review();
  }
}

void EngineClient::ask(Job job) {
  asked_at_ = clock_();
  ++request_id_;
  engine_.ask({.id = request_id_,
               .goal = job.goal,
               .position = job.position,
               .player = job.player,
               .seed = seed_ + request_id_,
               .node_budget = nodes_for(job.goal, job.position.board(), job.at_length),
               .move = job.move});
  running_ = std::move(job);
}

bool EngineClient::take(SearchReport report) {
  const Job job = *running_;
  if (report.move && job.position.refusal(*report.move)) report.move.reset();
  const bool done = report.done;
  if (done) running_.reset();
  switch (job.goal) {
    case SearchGoal::move:
      if (!done) return false;
      ready_move_ = report.move;
      // Asking again would hardly improve it.
      unanswered_ = !report.move;
      return false;
    case SearchGoal::hint:
      if (done) thoughts_.hint = std::move(report);
      return done;
    case SearchGoal::analysis: {
      // Begun anew after something else came between, it knows less for a while.
      const auto& known = thoughts_.analysis;
      if (known && !done && report.nodes < known->nodes) return false;
      thoughts_.analysis = std::move(report);
      return true;
    }
    case SearchGoal::explanation:
      thoughts_.explanation->report = std::move(report);
      return true;
    case SearchGoal::review:
    case SearchGoal::solve:  // the session does not ask for that
      break;
  }
  if (!done) return false;
  thoughts_.review->take(report.value, report.moves);
  return true;
}

using Reason = event::Refused::Reason;

EngineController::EngineController(CurrentGame& game, Engine& engine, EngineClient::Clock clock,
                                   std::uint64_t seed)
    : current_(game), client_(engine, std::move(clock), seed, game.position()) {}

std::optional<Reason> EngineController::refusal() const {
  if (!allowed_) return Reason::no_help;
  return client_.lost() ? std::optional(Reason::no_engine) : std::nullopt;
}

void EngineController::operator()(const command::Hint& /*hint*/) {
  if (current_.position().outcome().over()) {
    current_.refuse(Reason::game_over);
  } else if (current_.game().awaited()) {
    current_.refuse(Reason::not_your_turn);
  } else if (const auto reason = refusal()) {
    current_.refuse(*reason);
  } else {
    client_.want_hint();
    emit_progress(SearchGoal::hint, thoughts().hint.has_value());
  }
}

void EngineController::operator()(const command::Analyse& analyse) {
  if (analyse.on == thoughts().analysis_wanted) return;
  if (const auto reason = refusal(); analyse.on && reason) {
    current_.refuse(*reason);
    return;
  }
  client_.want_analysis(analyse.on);
  current_.emit(event::Analysing{analyse.on});
}

void EngineController::operator()(const command::Explain& explain) {
  const Game& game = current_.game();
  if (explain.ply > game.end()) {
    current_.refuse(Reason::no_such_ply, explain.cell);
  } else if (const auto illegal = game.position_at(explain.ply).refusal(explain.cell)) {
    current_.refuse(reason_of(*illegal), explain.cell);
  } else if (const auto reason = refusal()) {
    current_.refuse(*reason, explain.cell);
  } else {
    client_.want_explanation(game, explain.ply, explain.cell);
    const auto& report = thoughts().explanation->report;
    emit_progress(SearchGoal::explanation, report && report->done);
  }
}

void EngineController::operator()(const command::ExplainNothing& /*nothing*/) {
  if (!thoughts().explanation) return;
  client_.want_no_explanation();
  emit_progress(SearchGoal::explanation, true);
}

void EngineController::operator()(const command::ReviewGame& review) {
  if (review.on == thoughts().review.has_value()) return;
  if (const auto reason = refusal(); review.on && reason) {
    current_.refuse(*reason);
    return;
  }
  if (review.on) {
    client_.want_review(current_.game());
  } else {
    client_.want_no_review();
  }
  current_.emit(event::Reviewing{review.on});
}

void EngineController::listen() {
  for (const EngineClient::Update& update : client_.poll())
    emit_progress(update.about, update.done);
}

void EngineController::settle(bool allowed) {
  const bool explained = thoughts().explanation.has_value();
  const bool reviewed = thoughts().review.has_value();
  allowed_ = allowed;
  if (!allowed) forbid();
  client_.settle(current_.game());
  const bool lost = client_.lost();
  if (lost) give_up();
  if (explained && !thoughts().explanation) emit_progress(SearchGoal::explanation, true);
  if (reviewed && !thoughts().review) current_.emit(event::Reviewing{false});
  if (std::exchange(lost_emitted_, lost) != lost) current_.emit(event::EngineChanged{lost});
}

void EngineController::emit_progress(SearchGoal about, bool done) {
  current_.emit(event::Thought{.about = about, .done = done});
}

void EngineController::forbid() {
  const bool analysed = thoughts().analysis_wanted;
  client_.want_nothing();
  if (analysed) current_.emit(event::Analysing{false});
}

void EngineController::give_up() {
  const bool hint_sought = thoughts().hint_wanted && !thoughts().hint;
  const bool analysed = thoughts().analysis_wanted;
  const bool explained = thoughts().explanation.has_value();
  client_.give_up();
  if (hint_sought || (explained && !thoughts().explanation)) current_.refuse(Reason::no_engine);
  if (analysed && !thoughts().analysis_wanted) current_.emit(event::Analysing{false});
}

}  // namespace mnk
