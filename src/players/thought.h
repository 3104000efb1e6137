#pragma once

#include "players/thinker.h"
#include "solver/budget.h"

namespace mnk {

/// The work at one request: a move being chosen, moves being valued or one being explained. Can be
/// paused at any node.
class Thought {
 public:
  Thought() = default;
  Thought(const Thought&) = delete;
  Thought& operator=(const Thought&) = delete;
  Thought(Thought&&) = delete;
  Thought& operator=(Thought&&) = delete;
  virtual ~Thought() = default;

  /// Makes what the work needs and the request does not pay for: as run(), before it.
  virtual bool prepare(Budget& /*budget*/) { return true; }

  /// Works on; true once there is nothing more to find out.
  virtual bool run(Budget& budget) = 0;

  /// The nodes of the request are spent: takes what is known by now for all there is to know.
  virtual void stop() {}

  /// Writes what is known into the report: move, value, variation, moves, reasons, as far as the
  /// request asks for them.
  virtual void describe(ThinkReport& report) const = 0;
};

}  // namespace mnk
