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

/// Starts a thread; nothing when the system has none left.
using StartThread = std::function<std::optional<std::thread>(const std::function<void()>& work)>;

[[nodiscard]] std::optional<std::thread> start_thread(const std::function<void()>& work);

inline constexpr std::uint64_t max_threads = 256;

struct Resources {
  unsigned threads = 1;
  /// All tables together. The tree needs about 2 KB more per job.
  std::size_t table_bytes = std::size_t{3} << 30U;
  std::uint64_t job_nodes = std::uint64_t{1} << 20;
  std::uint64_t nodes = Budget::no_limit;  ///< of all jobs together
};

/// A job that has ended.
struct FinishedJob {
  Position position;
  Mark attacker;
  Finding found;
};

/// Why a search could not go on.
struct Shortage {
  enum class Of : std::uint8_t { threads, memory };
  Of of;
  unsigned threads = 0;  ///< that the system could start, the caller's included
};

/// Finds who wins a position. Threads take jobs from the tops of two trees, one per question: does
/// the side to move win, does its opponent? Each thread has its own table, so the number of nodes
/// depends on the threads and their pace; the result does not.
class ProofSearch {
 public:
  /// Called when a job has ended, by one thread at a time.
  using OnJob = std::function<void(const FinishedJob&)>;

  /// The game must not be over. The findings must outlive the search.
  ProofSearch(const Position& position, const Resources& resources, Findings& findings);

  /// Works until who wins is known, the nodes are spent or `stop` becomes true. Where not all
  /// threads can be started nothing is done; where memory runs out, what is in work is lost.
  [[nodiscard]] std::expected<void, Shortage> run(const std::atomic<bool>& stop,
                                                  const OnJob& on_job,
                                                  const StartThread& start = start_thread);

  /// The proven result, and for a win the plies it takes at most.
  [[nodiscard]] const PositionBounds& bounds() const { return bounds_; }
  /// A move that is proven to do what the bounds say, if there is one.
  [[nodiscard]] std::optional<Cell> best_move() const;

  /// The question at work, or the last one; what was found is in its tree.
  [[nodiscard]] const std::vector<ProofTree>& trees() const { return trees_; }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  [[nodiscard]] std::uint64_t jobs() const { return jobs_; }

 private:
  struct Job {
    ProofTree* tree;
    ProofTree::Leaf leaf;
    std::uint64_t nodes;
  };

  /// A thread's work, the caller's too.
  void work(const std::atomic<bool>& stop, const OnJob& on_job);
  void do_jobs(const std::atomic<bool>& stop, const OnJob& on_job);
  std::optional<Job> take();
  void learn();
  [[nodiscard]] static std::uint64_t spent_on(const ProofTree& tree);

  Position position_;
  Resources resources_;
  Table no_table_{64};  ///< the trees search nothing
  SearchContext context_;
  PositionBounds bounds_;
  std::vector<ProofTree> trees_;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::uint64_t nodes_ = 0;
  std::uint64_t promised_ = 0;  ///< nodes of jobs in work
  std::uint64_t jobs_ = 0;
  unsigned in_work_ = 0;
  bool out_of_memory_ = false;
};

}  // namespace mnk::proof
