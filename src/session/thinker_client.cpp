#include "session/thinker_client.h"

#include <utility>

namespace mnk {
namespace {

/// About a second of search in a browser on an ordinary phone; small boards are solved long before.
constexpr std::uint64_t nodes_for_a_move = 1'000'000;
/// An analysis goes on while the user looks at it; this much ends it on boards beyond solving.
constexpr std::uint64_t nodes_for_an_analysis = 100'000'000;

std::uint64_t nodes_for(ThinkTask task) {
  return task == ThinkTask::analysis ? nodes_for_an_analysis : nodes_for_a_move;
}

}  // namespace

ThinkerClient::ThinkerClient(Thinker& thinker, Clock clock, std::uint64_t seed, Position position)
    : thinker_(thinker), clock_(std::move(clock)), seed_(seed), asked_about_(std::move(position)) {}

void ThinkerClient::want_analysis(bool wanted) {
  thoughts_.analysis_wanted = wanted;
  if (!wanted) thoughts_.analysis.reset();
}

void ThinkerClient::give_up() {
  thoughts_.hint_wanted = thoughts_.hint.has_value();
  if (!thoughts_.analysis || !thoughts_.analysis->done) want_analysis(false);
}

void ThinkerClient::retry() {
  thinker_.restart();
  unanswered_ = false;
  running_.reset();
}

std::vector<ThinkerClient::News> ThinkerClient::poll(const Game& game) {
  std::vector<News> news;
  while (auto report = thinker_.poll()) {
    if (report->id != request_id_ || !running_) continue;
    const ThinkTask task = *running_;
    const bool done = report->done;
    take(*std::move(report), game);
    if (task == ThinkTask::analysis || (task == ThinkTask::hint && done)) {
      news.push_back({.about = task, .done = done});
    }
  }
  return news;
}

std::optional<Cell> ThinkerClient::take_due_move() {
  if (due_in() != 0U) return std::nullopt;
  return std::exchange(ready_move_, std::nullopt);
}

std::optional<std::uint64_t> ThinkerClient::due_in() const {
  if (!ready_move_) return std::nullopt;
  const std::uint64_t waited = clock_() - asked_at_;
  return waited < pace_ ? pace_ - waited : 0;
}

std::optional<ThinkTask> ThinkerClient::wanted_task(const Game& game) const {
  if (game.position().outcome().over() || ready_move_ || lost()) return std::nullopt;
  if (game.awaited()) return ThinkTask::move;
  if (thoughts_.hint_wanted && !thoughts_.hint) return ThinkTask::hint;
  const bool analysed = thoughts_.analysis && thoughts_.analysis->done;
  if (thoughts_.analysis_wanted && !analysed) return ThinkTask::analysis;
  return std::nullopt;
}

void ThinkerClient::settle(const Game& game) {
  const auto awaited = game.awaited();
  const bool same_position = game.position() == asked_about_;
  const bool same_turn = same_position && awaited == awaited_;
  if (!same_position) {
    // What was thought of another position is of no use here.
    thoughts_ = {.hint_wanted = false,
                 .hint = {},
                 .analysis_wanted = thoughts_.analysis_wanted,
                 .analysis = {}};
    asked_about_ = game.position();
  }
  if (!same_turn) {
    awaited_ = awaited;
    ready_move_.reset();
    unanswered_ = false;
  }
  const auto wanted = wanted_task(game);
  if (same_turn && wanted == running_) return;
  if (running_) thinker_.stop();
  running_.reset();
  if (wanted) ask(*wanted, game);
}

void ThinkerClient::ask(ThinkTask task, const Game& game) {
  running_ = task;
  asked_at_ = clock_();
  ++request_id_;
  thinker_.ask({.id = request_id_,
                .task = task,
                .position = game.position(),
                .player = task == ThinkTask::move ? *awaited_ : PlayerKind::perfect,
                .seed = seed_ + request_id_,
                .node_budget = nodes_for(task)});
}

void ThinkerClient::take(ThinkReport report, const Game& game) {
  const ThinkTask task = *running_;
  if (report.move && game.position().refusal(*report.move)) report.move.reset();
  const bool done = report.done;
  if (done) running_.reset();
  if (task == ThinkTask::move && done) {
    ready_move_ = report.move;
    // Asked again it would hardly say anything better, so nobody is.
    unanswered_ = !report.move;
  }
  if (task == ThinkTask::analysis) {
    thoughts_.analysis = std::move(report);
  } else if (task == ThinkTask::hint && done) {
    thoughts_.hint = std::move(report);
  }
}

}  // namespace mnk
