#include "session/engine_controller.h"

#include <utility>

namespace mnk {

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
  current_.tell(event::Analysing{analyse.on});
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
  current_.tell(event::Reviewing{review.on});
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
  if (reviewed && !thoughts().review) current_.tell(event::Reviewing{false});
  if (std::exchange(lost_emitted_, lost) != lost) current_.tell(event::EngineChanged{lost});
}

void EngineController::emit_progress(SearchGoal about, bool done) {
  current_.tell(event::Thought{.about = about, .done = done});
}

void EngineController::forbid() {
  const bool analysed = thoughts().analysis_wanted;
  client_.want_nothing();
  if (analysed) current_.tell(event::Analysing{false});
}

void EngineController::give_up() {
  const bool hint_sought = thoughts().hint_wanted && !thoughts().hint;
  const bool analysed = thoughts().analysis_wanted;
  const bool explained = thoughts().explanation.has_value();
  client_.give_up();
  if (hint_sought || (explained && !thoughts().explanation)) current_.refuse(Reason::no_engine);
  if (analysed && !thoughts().analysis_wanted) current_.tell(event::Analysing{false});
}

}  // namespace mnk
