#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "game/position.h"
#include "players/level.h"
#include "solver/reason.h"
#include "solver/solver.h"

/// Search requests and the engine that answers them. Front ends never block: a background thread or
/// a Web Worker does the work; in tests, poll() does.
namespace mnk {

enum class SearchGoal : std::uint8_t {
  move,         ///< the move that `player` plays
  hint,         ///< the move that the perfect player would play
  analysis,     ///< the value of every legal move
  review,       ///< the same, with a single report at the end
  explanation,  ///< one move: its value, best play after it, and the reasons
  solve         ///< the value, the moves that reach it, and best play; the page never asks
};

struct SearchRequest {
  std::uint32_t id = 0;  ///< chosen by the caller; repeated in every report
  SearchGoal goal = SearchGoal::move;
  games::AnyPosition position{Rules()};     ///< the game must not be over
  PlayerKind player = PlayerKind::perfect;  ///< for a move: any kind but human
  std::uint64_t seed = 0;                   ///< the only source of randomness
  std::uint64_t node_budget = 0;  ///< the final report comes after this many nodes at the latest
  std::optional<Cell> move =
      std::nullopt;  ///< for an explanation: a legal move; for a review: the one played, if any

  friend bool operator==(const SearchRequest&, const SearchRequest&) = default;
};

struct SearchReport {
  std::uint32_t id = 0;
  bool done = false;         ///< no further report follows
  std::optional<Cell> move;  ///< for a move or hint: the answer once done, before that the best so
                             ///< far; for an explanation: the move
  Assessment value;          ///< of the position, or of the explained move, for the side to move
  std::vector<Cell> variation;  ///< best play by both from the position, as far as known; for an
                                ///< explanation it starts with the move
  std::vector<MoveAssessment> moves;  ///< for an analysis or review: every legal move, best first;
                                      ///< for solve: those that reach the value
  std::uint64_t nodes = 0;            ///< searched so far for this request
  // NOLINTNEXTLINE(readability-redundant-member-init): GCC warns about initialisers that omit it
  std::vector<MoveReason> reasons = {};  ///< why `move` is good or bad: at most max_reasons
  bool best_complete =
      true;  ///< for solve: no other move reaches the value; not part of the text form

  friend bool operator==(const SearchReport&, const SearchReport&) = default;
};

/// Works on one request at a time. Call ask(), stop() and poll() from one thread; they return at
/// once.
class Engine {
 public:
  virtual ~Engine() = default;

  /// Starts a request and cancels the previous one, which gets no more reports.
  virtual void ask(const SearchRequest& request) = 0;

  /// Cancels the request in progress, if any; it gets no more reports.
  virtual void stop() = 0;

  /// The newest report since the previous call. May skip older ones, but never the last.
  virtual std::optional<SearchReport> poll() = 0;

  /// True once the engine is gone (a worker failed to load, or died twice) and answers no more
  /// requests. The owner tells the user; two people can still play.
  [[nodiscard]] virtual bool unavailable() const { return false; }

  /// Tries to become available again.
  virtual void restart() {}
};

}  // namespace mnk
