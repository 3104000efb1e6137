#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "players/search_job.h"
#include "puzzles/puzzle_service.h"
#include "search/solvers.h"
#include "teaching/lesson_service.h"
#include "teaching/teaching_service.h"

namespace mnk {

/// The page's worker: searches the game on the board, and answers requests about puzzles, lessons
/// and learning machines. README.md in this folder has the protocol.
class WorkerService {
 public:
  /// Milliseconds since any origin.
  using Clock = std::function<double()>;
  /// `done` marks the last reply to a request.
  using Reply = std::function<void(int id, bool done, std::string_view text)>;

  WorkerService(Clock now, Reply reply) : now_(std::move(now)), reply_(std::move(reply)) {}

  /// Takes a request, `KIND WORDS…`. Answers all kinds but two before it returns; work() runs
  /// `think` and `make`, which replace an older request of the same kind with the reply
  /// `{"error":"replaced"}`.
  void request(int id, std::string_view text);
  /// Cancels a request, which gets no more replies.
  void cancel(int id);
  /// Works for one slice; two jobs take turns. True while there is more to do.
  bool work();

 private:
  /// A `think` request in progress.
  struct ThinkJob {
    int id;
    SearchRequest request;
    std::unique_ptr<SearchJob> search = nullptr;  ///< starts with the next slice if null
    std::string last_report;                      ///< without its number of nodes
    double next_report = 0;  ///< earliest time for the next report, except the last
  };

  bool learn(std::string_view book);
  /// Takes the solvers from the running search, which starts again with the next slice. It soon
  /// catches up, because the solvers remember what it found.
  games::Solvers& borrow_solvers();
  void think(int id, std::string_view text);
  void work_on_thought();
  void work_on_puzzle();

  Clock now_;
  Reply reply_;
  games::Solvers solvers_{std::size_t{16} << 20};  // bytes per table
  LessonService lessons_{[this]() -> games::Solvers& { return borrow_solvers(); }};
  PuzzleService puzzles_;
  TeachingService teaching_;
  std::optional<ThinkJob> thinking_;
  std::optional<int> making_;            ///< the request that `puzzles_` works on
  bool last_slice_was_thought_ = false;  ///< then the next slice is the puzzle's
};

}  // namespace mnk
