#include "proof/proof_search.h"

#include <algorithm>
#include <future>
#include <new>
#include <system_error>
#include <thread>
#include <utility>

#include "solver/static_rules.h"
#include "solver/win_search.h"

namespace mnk::proof {

std::optional<std::thread> start_thread(const std::function<void()>& work) {
  try {
    return std::thread(work);
  } catch (const std::system_error&) {
    return std::nullopt;
  }
}

ProofSearch::ProofSearch(const Position& position, const Resources& resources, Findings& findings)
    : position_(position),
      resources_(resources),
      context_(position.rules(), no_table_, {}),
      bounds_(position) {
  if (settled_by_strategy_stealing(position)) {
    bounds_.learn(false, Bounds::no_win_within(always, Proof::strategy_stealing));
  }
  for (const bool for_mover : {true, false}) {
    if (bounds_.of(for_mover).never()) continue;
    const Mark mover = position.to_move();
    trees_.emplace_back(context_, findings, position, for_mover ? mover : opponent(mover),
                        resources.job_nodes);
  }
  learn();
}

std::expected<void, Shortage> ProofSearch::run(const std::atomic<bool>& stop, const OnJob& on_job,
                                               const StartThread& start) {
  std::vector<std::thread> others;
  const auto join = [&] {
    for (std::thread& other : others) other.join();
  };
  std::promise<bool> complete;
  const std::shared_future<bool> may_work = complete.get_future().share();
  while (others.size() + 1 < resources_.threads) {
    auto other = start([&, may_work] {
      if (may_work.get()) work(stop, on_job);
    });
    if (!other) {
      complete.set_value(false);
      join();
      return std::unexpected(Shortage{.of = Shortage::Of::threads,
                                      .threads = static_cast<unsigned>(others.size()) + 1});
    }
    others.push_back(std::move(*other));
  }
  complete.set_value(true);
  work(stop, on_job);
  join();
  if (out_of_memory_) return std::unexpected(Shortage{.of = Shortage::Of::memory});
  return {};
}

/// An exception that leaves a thread would end the program.
void ProofSearch::work(const std::atomic<bool>& stop, const OnJob& on_job) {
  try {
    do_jobs(stop, on_job);
  } catch (const std::bad_alloc&) {
    const std::scoped_lock lock(mutex_);
    out_of_memory_ = true;
    changed_.notify_all();
  }
}

void ProofSearch::do_jobs(const std::atomic<bool>& stop, const OnJob& on_job) {
  Table table(resources_.table_bytes / resources_.threads);
  const SearchContext context(position_.rules(), table, {});
  std::unique_lock lock(mutex_);
  while (!stop && !out_of_memory_) {
    const auto job = take();
    if (!job && in_work_ == 0) break;
    if (!job) {
      changed_.wait(lock);
      continue;
    }
    ++in_work_;
    promised_ += job->nodes;
    lock.unlock();
    Budget budget(job->nodes, &stop);
    WinSearch search(context, job->leaf.position, job->tree->attacker());
    search.ask(always);
    const auto answer = search.run(budget);
    lock.lock();
    --in_work_;
    promised_ -= job->nodes;
    nodes_ += budget.spent();
    if (answer || budget.spent() == resources_.job_nodes) {
      const Finding found{.answer = answer, .nodes = budget.spent()};
      ++jobs_;
      job->tree->finish(job->leaf, found);
      learn();
      on_job({.position = job->leaf.position, .attacker = job->tree->attacker(), .found = found});
    } else {
      job->tree->give_back(job->leaf);
    }
    changed_.notify_all();
  }
  changed_.notify_all();
}

/// The question with fewer nodes so far goes first, if it has work.
std::optional<ProofSearch::Job> ProofSearch::take() {
  const std::uint64_t left = resources_.nodes - std::min(resources_.nodes, nodes_ + promised_);
  if (left == 0) return std::nullopt;
  std::vector<ProofTree*> order;
  order.reserve(trees_.size());
  for (ProofTree& tree : trees_) order.push_back(&tree);
  std::ranges::stable_sort(order, std::less(), [&](auto* tree) { return spent_on(*tree); });
  for (ProofTree* tree : order) {
    if (bounds_.decided()) break;
    auto leaf = tree->take();
    learn();
    if (leaf) return Job{tree, std::move(*leaf), std::min(left, resources_.job_nodes)};
  }
  return std::nullopt;
}

void ProofSearch::learn() {
  for (const ProofTree& tree : trees_) {
    if (const auto answer = tree.answer()) {
      bounds_.learn(tree.attacker() == position_.to_move(), *answer);
    }
  }
}

std::uint64_t ProofSearch::spent_on(const ProofTree& tree) {
  std::uint64_t nodes = 0;
  for (const ProofTree::Level& level : tree.levels()) nodes += level.nodes;
  return nodes;
}

std::optional<Cell> ProofSearch::best_move() const {
  for (const ProofTree& tree : trees_) {
    if (const auto move = tree.shown_by()) return move;
  }
  return std::nullopt;
}

}  // namespace mnk::proof
