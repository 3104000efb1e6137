#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "proof/proof_search.h"

/// The results of jobs as text. It grows by a line per finished job, so a killed run loses only its
/// running jobs:
///
///     tictactoe checkpoint 1
///     rules 8,7,5
///     X ......../......../......../......../......../......../........ open 1048576
///     X ......../......../...O..../...X..../......../......../........ holds 640022
///
/// A line has the attacker, X or O, the position, the result and the nodes: `wins N` within N
/// plies, `holds` if it never wins, `open` if unknown. Each line is true by itself, so one
/// position's file also serves any other position under the same rules.
namespace mnk::proof {

struct Checkpoint {
  Findings findings;
  std::uint64_t jobs = 0;
  std::uint64_t nodes = 0;
  std::size_t kept = 0;  ///< characters of the text up to the end of its last complete line
};

struct CheckpointError {
  enum class Reason : std::uint8_t {
    foreign,      ///< not a checkpoint
    other_rules,  ///< for other rules
    line          ///< not a result for a position of this game
  };
  Reason reason;
  std::size_t line = 1;
  std::string found;  ///< the bad line

  friend bool operator==(const CheckpointError&, const CheckpointError&) = default;
};

/// The first lines of every checkpoint under these rules.
[[nodiscard]] std::string checkpoint_header(const Rules& rules);
[[nodiscard]] std::string checkpoint_line(const FinishedJob& job);

/// Ignores an incomplete last line, which a killed run may leave.
[[nodiscard]] std::expected<Checkpoint, CheckpointError> parse_checkpoint(std::string_view text,
                                                                          const Rules& rules);

}  // namespace mnk::proof
