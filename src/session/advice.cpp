#include "session/advice.h"

#include <utility>

namespace mnk {

using Reason = event::Refused::Reason;

Advice::Advice(CurrentGame& game, Thinker& thinker, ThinkerClient::Clock clock, std::uint64_t seed)
    : current_(game), client_(thinker, std::move(clock), seed, game.position()) {}

std::optional<Reason> Advice::refusal() const {
  if (!allowed_) return Reason::no_help;
  return client_.lost() ? std::optional(Reason::no_thinker) : std::nullopt;
}

void Advice::operator()(const command::Hint& /*hint*/) {
  if (current_.position().outcome().over()) {
    current_.refuse(Reason::game_over);
  } else if (current_.game().awaited()) {
    current_.refuse(Reason::not_your_turn);
  } else if (const auto reason = refusal()) {
    current_.refuse(*reason);
  } else {
    client_.want_hint();
    tell_thought(ThinkTask::hint, thoughts().hint.has_value());
  }
}

void Advice::operator()(const command::Analyse& analyse) {
  if (analyse.on == thoughts().analysis_wanted) return;
  if (const auto reason = refusal(); analyse.on && reason) {
    current_.refuse(*reason);
    return;
  }
  client_.want_analysis(analyse.on);
  current_.tell(event::Analysing{analyse.on});
}

void Advice::operator()(const command::Explain& explain) {
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
    tell_thought(ThinkTask::explanation, report && report->done);
  }
}

void Advice::operator()(const command::ExplainNothing& /*nothing*/) {
  if (!thoughts().explanation) return;
  client_.want_no_explanation();
  tell_thought(ThinkTask::explanation, true);
}

void Advice::operator()(const command::ReviewGame& review) {
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

void Advice::listen() {
  for (const ThinkerClient::News& news : client_.poll()) tell_thought(news.about, news.done);
}

void Advice::settle(bool allowed) {
  const bool explained = thoughts().explanation.has_value();
  const bool reviewed = thoughts().review.has_value();
  allowed_ = allowed;
  if (!allowed) forbid();
  client_.settle(current_.game());
  const bool lost = client_.lost();
  if (lost) give_up();
  if (explained && !thoughts().explanation) tell_thought(ThinkTask::explanation, true);
  if (reviewed && !thoughts().review) current_.tell(event::Reviewing{false});
  if (std::exchange(lost_told_, lost) != lost) current_.tell(event::ThinkerChanged{lost});
}

void Advice::tell_thought(ThinkTask about, bool done) {
  current_.tell(event::Thought{.about = about, .done = done});
}

void Advice::forbid() {
  const bool analysed = thoughts().analysis_wanted;
  client_.want_nothing();
  if (analysed) current_.tell(event::Analysing{false});
}

void Advice::give_up() {
  const bool hint_sought = thoughts().hint_wanted && !thoughts().hint;
  const bool analysed = thoughts().analysis_wanted;
  const bool explained = thoughts().explanation.has_value();
  client_.give_up();
  if (hint_sought || (explained && !thoughts().explanation)) current_.refuse(Reason::no_thinker);
  if (analysed && !thoughts().analysis_wanted) current_.tell(event::Analysing{false});
}

}  // namespace mnk
