#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "console/program.h"
#include "engine/record.h"
#include "engine/rules.h"
#include "game/position.h"
#include "puzzles/maker.h"
#include "session/game.h"

/// What a command of the program is made of. A file holds one or a few that belong together.
namespace mnk::console {

/// Exit statuses; that of an interrupt is the one by which shells know it.
enum Status : std::uint8_t { success = 0, failure = 1, unusable = 2, interrupted = 130 };

/// The values of all options and operands. Which of them a command has stands in program.cpp.
struct Arguments {
  Settings settings;  ///< RULES or --rules, --x and --o
  std::optional<std::string> position = std::nullopt;
  std::optional<std::string> moves = std::nullopt;
  std::optional<std::uint64_t> nodes = std::nullopt;
  bool json = false;
  // of play
  double delay = 0.8;  ///< seconds from a move to the computer's reply, at least
  bool zero_based = false;
  std::optional<std::uint64_t> seed = std::nullopt;
  // of solve
  std::optional<std::uint64_t> threads = std::nullopt;
  std::optional<std::uint64_t> job_nodes = std::nullopt;
  std::optional<std::string> checkpoint = std::nullopt;
  // of puzzles, which take a seed too
  PuzzleRequest puzzles = {};
  std::uint64_t count = 10;
  // of perft
  std::uint64_t depth = 0;
  // of convert
  std::size_t format = 0;  ///< an index of format_names
  Rules board = Rules::make(15, 15, 5).value();

  /// The position set up, or the empty board, after the moves. `name` is what complaints call them.
  [[nodiscard]] std::expected<games::AnyPosition, std::string> reached(
      std::string_view name = "--moves") const;
};

/// The work itself, once the arguments, which must outlive it, are known to be good. Returns the
/// exit status.
using Work = std::function<Status(const Terminal&)>;

/// What a command has to do, or why it cannot be done with these arguments.
using Command = std::expected<Work, std::string>(const Arguments& options);

Command play;
Command solve;
Command analyze;
Command certify;
Command review;
Command puzzles;
Command count;
Command perft;
Command bench;
Command convert;

/// What convert writes.
inline constexpr auto format_names = [] {
  // Behind the formats of records one of our own: rules and moves as texts.
  std::array<std::string_view, record_format_names.size() + 1> names;
  std::ranges::copy(record_format_names, names.begin());
  names.back() = "moves";
  return names;
}();

/// Nodes to search before settling for an estimate: enough for (10,4,4), a minute or two.
inline constexpr std::uint64_t default_nodes = 100'000'000;

/// Says on standard error what cannot be done.
void complain(const Terminal& terminal, std::string_view problem);

/// The size of the solver's table: 256 MB, of which small boards use little.
inline constexpr std::size_t table_bytes = std::size_t{256} << 20;

}  // namespace mnk::console
