#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "game/position.h"
#include "players/level.h"
#include "solver/reason.h"
#include "solver/solver.h"

/// Requests that take a while, and the interface that answers them. A front end never waits: behind
/// it is a background thread or a Web Worker; in tests the call itself does the work.
namespace mnk {

enum class SearchGoal : std::uint8_t {
  move,         ///< the move that `player` plays
  hint,         ///< the move that the perfect player would play
  analysis,     ///< the value of every legal move
  review,       ///< the same, reported only once it is done
  explanation,  ///< one move: its value, how play goes on, and the reasons
  solve         ///< the value, the moves that reach it, and best play; not for the page
};

inline constexpr std::array<std::string_view, 6> search_goal_names = {
    "move", "hint", "analysis", "review", "explanation", "solve"};

[[nodiscard]] constexpr std::string_view to_text(SearchGoal goal) {
  return search_goal_names[static_cast<std::size_t>(goal)];
}

struct SearchRequest {
  std::uint32_t id = 0;  ///< chosen by the asker; comes back with every report
  SearchGoal goal = SearchGoal::move;
  games::AnyPosition position{Rules()};     ///< the game must not be over
  PlayerKind player = PlayerKind::perfect;  ///< for a move: any kind but human
  std::uint64_t seed = 0;                   ///< the only source of chance
  std::uint64_t node_budget = 0;  ///< the answer is given when this many nodes have been looked at
  std::optional<Cell> move = std::nullopt;  ///< for an explanation: the move, which must be legal
};

struct SearchReport {
  std::uint32_t id = 0;
  bool done = false;         ///< the last report on this request
  std::optional<Cell> move;  ///< for a move or hint: the answer once done, before that the best
                             ///< yet; for an explanation: the move
  Assessment value;  ///< of the position, or of the move that is explained, for the side to move
  std::vector<Cell> variation;  ///< best play by both as far as known, from the position on; that
                                ///< of an explanation begins with its move
  std::vector<MoveAssessment> moves;  ///< for an analysis or review: every legal move, best first;
                                      ///< to solve: those that reach the value
  std::uint64_t nodes = 0;            ///< looked at so far for this request
  // NOLINTNEXTLINE(readability-redundant-member-init): GCC warns of those who leave it out
  std::vector<MoveReason> reasons = {};  ///< for an explanation: at most max_reasons
  bool best_complete = true;  ///< to solve: no other move reaches the value; texts leave it out

  friend bool operator==(const SearchReport&, const SearchReport&) = default;
};

/// Works on one request at a time. ask(), stop() and poll() return at once and are
/// called from one thread.
class Engine {
 public:
  virtual ~Engine() = default;

  /// Starts on a request. An earlier one is stopped and will not be heard of again.
  virtual void ask(const SearchRequest& request) = 0;

  /// Drops the request in progress, if any: there will be no more reports on it.
  virtual void stop() = 0;

  /// The newest report that has not been taken yet. Older ones are skipped, the last one never is.
  virtual std::optional<SearchReport> poll() = 0;

  /// True once the engine is gone (a worker failed to load, or died twice): requests get no more
  /// answers. The owner tells the user; two people can still play.
  [[nodiscard]] virtual bool unavailable() const { return false; }

  /// Tries to be there again after having been unavailable.
  virtual void restart() {}
};

}  // namespace mnk
