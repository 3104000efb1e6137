#include "session/match.h"

namespace mnk {
namespace {

/// About a second of search in a browser on an ordinary phone; small boards are solved long before.
constexpr std::uint64_t nodes_for_a_move = 1'000'000;
/// An analysis goes on while the user looks at it; this much ends it on boards beyond solving.
constexpr std::uint64_t nodes_for_an_analysis = 100'000'000;

}  // namespace

Match::Match(Session session, Thinker& thinker, Clock clock, std::uint64_t seed)
    : session_(std::move(session)),
      thinker_(thinker),
      clock_(std::move(clock)),
      seed_(seed),
      asked_about_(session_.position()) {
  settle();
}

bool Match::stuck() const {
  return (thinker_.unavailable() || unanswered_) && session_.view().awaited();
}

void Match::ask_for_hint() {
  thoughts_.hint_wanted = !session_.position().outcome().over();
  settle();
}

void Match::analyse(bool wanted) {
  thoughts_.analysis_wanted = wanted;
  if (!wanted) thoughts_.analysis.reset();
  settle();
}

bool Match::tick() {
  bool changed = false;
  while (const auto report = thinker_.poll()) {
    if (report->id != request_id_ || !running_) continue;
    take(*report);
    changed = true;
  }
  if (play_due_move()) changed = true;
  return changed;
}

std::optional<std::uint64_t> Match::due_in() const {
  if (!ready_move_) return std::nullopt;
  const std::uint64_t waited = clock_() - asked_at_;
  return waited < pace_ ? pace_ - waited : 0;
}

std::optional<ThinkTask> Match::wanted_task() const {
  if (session_.position().outcome().over() || ready_move_) return std::nullopt;
  if (session_.view().awaited()) {
    return unanswered_ ? std::nullopt : std::optional(ThinkTask::move);
  }
  if (thoughts_.hint_wanted && !thoughts_.hint) return ThinkTask::hint;
  const bool analysed = thoughts_.analysis && thoughts_.analysis->done;
  if (thoughts_.analysis_wanted && !analysed) return ThinkTask::analysis;
  return std::nullopt;
}

void Match::settle() {
  const auto awaited = session_.view().awaited();
  const bool same_position = session_.position() == asked_about_;
  const bool same_turn = same_position && awaited == awaited_;
  if (!same_position) {
    // What was thought of another position is of no use here.
    thoughts_ = {.hint_wanted = false,
                 .hint = {},
                 .analysis_wanted = thoughts_.analysis_wanted,
                 .analysis = {}};
    asked_about_ = session_.position();
  }
  if (!same_turn) {
    awaited_ = awaited;
    ready_move_.reset();
    unanswered_ = false;
  }
  const auto wanted = wanted_task();
  if (same_turn && wanted == running_) return;
  if (running_) thinker_.stop();
  running_.reset();
  if (wanted) ask(*wanted);
}

void Match::ask(ThinkTask task) {
  running_ = task;
  asked_at_ = clock_();
  ++request_id_;
  thinker_.ask(
      {.id = request_id_,
       .task = task,
       .position = session_.position(),
       .player = task == ThinkTask::move ? *awaited_ : PlayerKind::perfect,
       .seed = seed_ + request_id_,
       .node_budget = task == ThinkTask::analysis ? nodes_for_an_analysis : nodes_for_a_move});
}

void Match::take(ThinkReport report) {
  const ThinkTask task = *running_;
  if (report.move && session_.position().refusal(*report.move)) report.move.reset();
  if (task == ThinkTask::analysis) thoughts_.analysis = report;
  if (!report.done) return;
  if (task == ThinkTask::hint) thoughts_.hint = report;
  if (task == ThinkTask::move) {
    ready_move_ = report.move;
    // Asked again it would hardly say anything better, so nobody is.
    unanswered_ = !report.move;
  }
  running_.reset();
  settle();
}

bool Match::play_due_move() {
  if (!ready_move_ || due_in() != 0U) return false;
  const Cell move = *ready_move_;
  ready_move_.reset();
  [[maybe_unused]] const auto played =
      command([move](Session& session) { return session.play_for_computer(move); });
  return true;
}

}  // namespace mnk
