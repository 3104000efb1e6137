#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "arguments/options.h"
#include "console/program.h"
#include "game/position.h"

/// What a command of the program is made of. A file holds one or a few that belong together: their
/// options, and what they do.
namespace mnk::console {

/// Exit statuses; that of an interrupt is the one by which shells know it.
enum Status : std::uint8_t { success = 0, failure = 1, unusable = 2, interrupted = 130 };

/// The work itself, once the arguments are known to be good. Returns the exit status.
using Work = std::function<Status(const Terminal&)>;

/// Called once CLI11 has read the arguments: what they come to, or why they cannot be used.
using Finish = std::function<std::expected<Work, std::string>()>;

// Each adds its options.
[[nodiscard]] Finish add_play(CLI::App& command);
[[nodiscard]] Finish add_solve(CLI::App& command);
[[nodiscard]] Finish add_analyze(CLI::App& command);
[[nodiscard]] Finish add_certify(CLI::App& command);
[[nodiscard]] Finish add_review(CLI::App& command);
[[nodiscard]] Finish add_puzzles(CLI::App& command);
[[nodiscard]] Finish add_count(CLI::App& command);
[[nodiscard]] Finish add_perft(CLI::App& command);
[[nodiscard]] Finish add_bench(CLI::App& command);
[[nodiscard]] Finish add_convert(CLI::App& command);

/// The position a question is about. Its parts may stand in any order.
struct Start {
  games::AnyRules rules;
  std::optional<std::string> position = std::nullopt;
  std::optional<std::string> moves = std::nullopt;

  /// The position set up, or the empty board, after the moves. `name` is what complaints call them.
  [[nodiscard]] std::expected<games::AnyPosition, std::string> read(
      std::string_view name = "--moves") const;
};

void add_rules(CLI::App& command, games::AnyRules& rules);
void add_position(CLI::App& command, std::optional<std::string>& position);
void add_moves(CLI::App& command, std::optional<std::string>& moves);
void add_json(CLI::App& command, bool& json);

/// Nodes to search before settling for an estimate: enough for (10,4,4), a minute or two.
inline constexpr std::uint64_t default_nodes = 100'000'000;

/// The size of the solver's table: 256 MB, of which small boards use little.
inline constexpr std::size_t table_bytes = std::size_t{256} << 20;

}  // namespace mnk::console
