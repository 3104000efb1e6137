#include <utility>

#include "session/session.h"

// What is thought about beside the game: a hint, the analysis, explanations, the review.
namespace mnk {

using Reason = event::Refused::Reason;

void Session::hint() {
  if (position().outcome().over()) {
    refuse(Reason::game_over);
  } else if (game_.awaited()) {
    refuse(Reason::not_your_turn);
  } else if (client_.lost()) {
    refuse(Reason::no_thinker);
  } else {
    client_.want_hint();
    think_of(ThinkTask::hint, thoughts().hint.has_value());
  }
}

void Session::analyse(bool on) {
  if (on == thoughts().analysis_wanted) return;
  if (on && client_.lost()) {
    refuse(Reason::no_thinker);
    return;
  }
  client_.want_analysis(on);
  events_.emplace_back(event::Analysing{on});
}

void Session::explain(const command::Explain& wanted) {
  if (wanted.ply > game_.end()) {
    refuse(Reason::no_such_ply, wanted.cell);
  } else if (const auto refusal = game_.position_at(wanted.ply).refusal(wanted.cell)) {
    refuse(from_engine(*refusal), wanted.cell);
  } else if (client_.lost()) {
    refuse(Reason::no_thinker, wanted.cell);
  } else {
    client_.want_explanation(game_, wanted.ply, wanted.cell);
    const auto& report = thoughts().explanation->report;
    think_of(ThinkTask::explanation, report && report->done);
  }
}

void Session::explain_nothing() {
  if (!thoughts().explanation) return;
  client_.want_no_explanation();
  think_of(ThinkTask::explanation, true);
}

void Session::review(bool on) {
  if (on == thoughts().review.has_value()) return;
  if (on && client_.lost()) {
    refuse(Reason::no_thinker);
    return;
  }
  if (on) {
    client_.want_review(game_);
  } else {
    client_.want_no_review();
  }
  events_.emplace_back(event::Reviewing{on});
}

void Session::think_of(ThinkTask about, bool done) {
  events_.emplace_back(event::Thought{.about = about, .done = done});
}

void Session::settle() {
  const bool explained = thoughts().explanation.has_value();
  const bool reviewed = thoughts().review.has_value();
  client_.settle(game_);
  const bool lost = client_.lost();
  if (lost) give_up();
  if (explained && !thoughts().explanation) think_of(ThinkTask::explanation, true);
  if (reviewed && !thoughts().review) events_.emplace_back(event::Reviewing{false});
  if (std::exchange(lost_told_, lost) != lost) events_.emplace_back(event::ThinkerChanged{lost});
}

void Session::give_up() {
  const bool hint_sought = thoughts().hint_wanted && !thoughts().hint;
  const bool analysed = thoughts().analysis_wanted;
  const bool explained = thoughts().explanation.has_value();
  client_.give_up();
  if (hint_sought || (explained && !thoughts().explanation)) refuse(Reason::no_thinker);
  if (analysed && !thoughts().analysis_wanted) events_.emplace_back(event::Analysing{false});
}

}  // namespace mnk
