#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <expected>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "proof/proof_tree.h"
#include "solver/resumable.h"

namespace mnk::proof {

/// Starts a thread; nothing if the system has none left.
using StartThread = std::function<std::optional<std::thread>(const std::function<void()>& work)>;

[[nodiscard]] std::optional<std::thread> start_thread(const std::function<void()>& work);

inline constexpr std::uint64_t max_threads = 256;

struct Resources {
  unsigned threads = 1;
  /// For all tables together. The tree needs about 2 KB more per job.
  std::size_t table_bytes = std::size_t{3} << 30U;
  std::uint64_t job_nodes = std::uint64_t{1} << 20;
  std::uint64_t nodes = Budget::no_limit;  ///< for all jobs together
};

struct FinishedJob {
  Position position;
  Mark attacker;
  Finding found;
};

/// Why a search could not continue.
struct Shortage {
  enum class Of : std::uint8_t { threads, memory };
  Of of;
  unsigned threads = 0;  ///< that the system could start, including the caller's
};

/// Finds who wins a position. Threads take jobs from two trees, one per question: does the side to
/// move win, does its opponent? Each thread has its own table, so the number of nodes depends on
/// the threads and their timing, but the result does not.
class ProofSearch {
 public:
  /// Called after each job, by one thread at a time.
  using OnJob = std::function<void(const FinishedJob&)>;

  /// The game must not be over, and the findings must outlive the search.
  ProofSearch(const Position& position, const Resources& resources, Findings& findings);

  /// Runs until the winner is known, the nodes are spent or `stop` is true. Does nothing if it
  /// cannot start all threads; loses the running jobs if memory runs out.
  [[nodiscard]] std::expected<void, Shortage> run(const std::atomic<bool>& stop,
                                                  const OnJob& on_job,
                                                  const StartThread& start = start_thread);

  /// The proven result, with the most plies of a win.
  [[nodiscard]] const PositionBounds& bounds() const { return bounds_; }
  /// A move proven to reach the bounds, if any.
  [[nodiscard]] std::optional<Cell> best_move() const;

  /// The trees of the current question, or of the last one.
  [[nodiscard]] const std::vector<ProofTree>& trees() const { return trees_; }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  [[nodiscard]] std::uint64_t jobs() const { return jobs_; }

 private:
  struct Job {
    ProofTree* tree;
    ProofTree::Leaf leaf;
    std::uint64_t nodes;
  };

  /// What every thread runs, including the caller's.
  void work(const std::atomic<bool>& stop, const OnJob& on_job);
  void do_jobs(const std::atomic<bool>& stop, const OnJob& on_job);
  std::optional<Job> take();
  void learn();
  [[nodiscard]] static std::uint64_t spent_on(const ProofTree& tree);

  Position position_;
  Resources resources_;
  Table no_table_{64};  ///< the trees do not search
  SearchContext context_;
  PositionBounds bounds_;
  std::vector<ProofTree> trees_;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::uint64_t nodes_ = 0;
  std::uint64_t promised_ = 0;  ///< nodes of running jobs
  std::uint64_t jobs_ = 0;
  unsigned in_work_ = 0;
  bool out_of_memory_ = false;
};

}  // namespace mnk::proof
