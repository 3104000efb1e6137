#pragma once

#include <cstddef>
#include <functional>
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

/// What the page's worker does: it thinks about the game on the board, and answers requests about
/// puzzles, lessons and machines that learn. README.md in this folder has the protocol.
class WorkerService {
 public:
  /// Milliseconds since some moment.
  using Clock = std::function<double()>;
  /// `done` marks the last reply to a request.
  using Reply = std::function<void(int id, bool done, std::string_view text)>;

  WorkerService(Clock now, Reply reply) : now_(std::move(now)), reply_(std::move(reply)) {}

  /// Takes a request, `KIND WORDS…`. All but two kinds are answered before this returns; `think`
  /// and `make` are worked on by work(), in place of an older request of the same kind, whose last
  /// reply is then `{"error":"replaced"}`.
  void request(int id, std::string_view text);
  /// Drops a request; there is no further reply to it.
  void cancel(int id);
  /// Works for one slice, in turn where there are two jobs. True while there is more to do.
  bool work();

 private:
  /// A request to think that is being worked on.
  struct ThinkJob {
    int id;
    SearchJob thinking;
    SearchReport last_report = {};
    double next_report = 0;  ///< not before this, but for the last
  };

  bool learn(std::string_view book);
  void think(int id, std::string_view text);
  void work_on_thought();
  void work_on_puzzle();

  Clock now_;
  Reply reply_;
  games::Solvers solvers_{std::size_t{16} << 20};  // bytes of a table
  // Each service has tables of its own, so it is made when it is first needed.
  std::optional<PuzzleService> puzzles_;
  std::optional<LessonService> lessons_;
  std::optional<TeachingService> teaching_;
  std::optional<ThinkJob> thinking_;
  std::optional<int> making_;            ///< the request that `puzzles_` is busy with
  bool last_slice_was_thought_ = false;  ///< so that the next one is the puzzle's
};

}  // namespace mnk
