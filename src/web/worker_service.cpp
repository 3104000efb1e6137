#include "web/worker_service.h"

#include <cstdint>

#include "registry/games.h"
#include "search/search_text.h"
#include "text/requests.h"

namespace mnk {
namespace {

/// The worker reads messages between slices, so cancelling takes at most this long.
constexpr double slice_milliseconds = 30;
/// The first and the last report go out at once. Those between cost the page a frame each, and
/// people cannot read faster.
constexpr double milliseconds_between_reports = 100;
constexpr std::uint64_t nodes_between_looks_at_the_clock = 1'000;

}  // namespace

void WorkerService::request(int id, std::string_view text) {
  constexpr std::string_view think_kind = "think ";
  if (text.starts_with(think_kind)) {
    think(id, text.substr(think_kind.size()));
    return;
  }
  constexpr std::string_view book_kind = "book ";
  if (text.starts_with(book_kind)) {
    reply_(id, true, learn(text.substr(book_kind.size())) ? "{}" : error_answer("book"));
    return;
  }
  auto answer = teaching_.answer(text);
  if (!answer) answer = lessons_.answer(words_of(text));
  if (!answer) answer = puzzles_.handle(text);
  if (answer) {
    reply_(id, true, *answer);
    return;
  }
  if (making_) reply_(*making_, true, error_answer("replaced"));
  making_ = id;
}

/// `RULES`, a line feed, the book's text. False without a line feed.
bool WorkerService::learn(std::string_view book) {
  const std::size_t end = book.find('\n');
  const auto rules = games::parse_any_rules(book.substr(0, end));
  return rules && borrow_solvers().of(rules->game()).learn(rules->board(), book.substr(end + 1));
}

games::Solvers& WorkerService::borrow_solvers() {
  if (thinking_) thinking_->search.reset();
  return solvers_;
}

void WorkerService::think(int id, std::string_view text) {
  if (thinking_) reply_(thinking_->id, true, error_answer("replaced"));
  thinking_.reset();
  const auto request = parse_request(text);
  if (!request) {
    reply_(id, true, error_answer("request"));
    return;
  }
  thinking_.emplace(id, *request);
}

void WorkerService::cancel(int id) {
  if (thinking_ && thinking_->id == id) thinking_.reset();
  if (making_ == id) making_.reset();
}

bool WorkerService::work() {
  last_slice_was_thought_ = thinking_ && !(making_ && last_slice_was_thought_);
  if (last_slice_was_thought_) {
    work_on_thought();
  } else if (making_) {
    work_on_puzzle();
  }
  return thinking_ || making_;
}

void WorkerService::work_on_thought() {
  const SearchRequest& request = thinking_->request;
  auto& search = thinking_->search;
  if (!search) search = std::make_unique<SearchJob>(request, solvers_.task(request));
  SearchJob& thinking = *search;
  const double end = now_() + slice_milliseconds;
  while (!thinking.done() && now_() < end) thinking.step(nodes_between_looks_at_the_clock);
  const double now = now_();
  if (!thinking.done() && now < thinking_->next_report) return;
  // Skip reports that differ only in the number of nodes.
  SearchReport report = thinking.report();
  report.nodes = 0;
  std::string text = to_text(report);
  if (thinking.done() || text != thinking_->last_report) {
    reply_(thinking_->id, thinking.done(), to_text(thinking.report()));
    thinking_->last_report = std::move(text);
    thinking_->next_report = now + milliseconds_between_reports;
  }
  if (thinking.done()) thinking_.reset();
}

void WorkerService::work_on_puzzle() {
  const double end = now_() + slice_milliseconds;
  while (now_() < end) {
    const auto answer = puzzles_.poll();
    if (!answer) continue;
    reply_(*making_, true, *answer);
    making_.reset();
    return;
  }
}

}  // namespace mnk
