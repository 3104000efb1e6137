#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "proof/proof_search.h"

/// The text form of what jobs have found out. It grows by a line for each job that ends, so a run
/// that was killed has lost nothing but its jobs in work:
///
///     tictactoe checkpoint 1
///     rules 8,7,5
///     X ......../......../......../......../......../......../........ open 1048576
///     X ......../......../...O..../...X..../......../......../........ holds 640022
///
/// A line says whether X or O attacks, in which position, and after how many nodes: `wins N`,
/// within N plies; `holds`, it never wins; `open`, not known. Each line is true by itself, so the
/// file of one position serves any other position of the same game.
namespace mnk::proof {

struct Checkpoint {
  Findings findings;
  std::uint64_t jobs = 0;
  std::uint64_t nodes = 0;
  std::size_t kept = 0;  ///< characters of the text up to the end of its last whole line
};

struct CheckpointError {
  enum class Reason : std::uint8_t {
    foreign,      ///< not a checkpoint
    other_rules,  ///< of another game
    line          ///< says nothing about a position of this game
  };
  Reason reason;
  std::size_t line = 1;
  std::string found;  ///< the line that is wrong

  friend bool operator==(const CheckpointError&, const CheckpointError&) = default;
};

/// The lines that every checkpoint of this game begins with.
[[nodiscard]] std::string checkpoint_header(const Rules& rules);
/// The line of a job.
[[nodiscard]] std::string checkpoint_line(const FinishedJob& job);

/// Reads a checkpoint. A last line without an end is what a killed run leaves; it is passed over.
[[nodiscard]] std::expected<Checkpoint, CheckpointError> parse_checkpoint(std::string_view text,
                                                                          const Rules& rules);

}  // namespace mnk::proof
