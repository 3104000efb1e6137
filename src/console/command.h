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
#include "puzzles/puzzle.h"
#include "session/game.h"

/// What the program's commands share. Each file has one command or a few related ones.
namespace mnk::console {

/// Exit statuses; `interrupted` is what shells use for SIGINT.
enum Status : std::uint8_t { success = 0, failure = 1, unusable = 2, interrupted = 130 };

/// The values of all options and operands. program.cpp says which command has which.
struct Arguments {
  Settings settings;  ///< RULES or --rules, --x and --o
  std::optional<std::string> position = std::nullopt;
  std::optional<std::string> moves = std::nullopt;
  std::optional<std::uint64_t> nodes = std::nullopt;
  bool json = false;
  // For play.
  double delay = 0.8;  ///< minimum seconds from a move to the computer's reply
  bool zero_based = false;
  std::optional<std::uint64_t> seed = std::nullopt;
  // For solve.
  std::optional<std::uint64_t> threads = std::nullopt;
  std::optional<std::uint64_t> job_nodes = std::nullopt;
  std::optional<std::string> checkpoint = std::nullopt;
  // For puzzles, which also use `seed`.
  PuzzleRequest puzzles = {};
  std::uint64_t count = 10;
  // For perft.
  std::uint64_t depth = 0;
  // For convert.
  std::size_t format = 0;  ///< an index into format_names
  Rules board = Rules::make(15, 15, 5).value();

  /// The position after `moves` from `position`, or from the empty board. `name` is the moves' name
  /// in errors.
  [[nodiscard]] std::expected<games::AnyPosition, std::string> reached(
      std::string_view name = "--moves") const;
};

/// A command's work, with valid arguments, which must outlive it. Returns the exit status.
using Work = std::function<Status(const Terminal&)>;

/// Checks a command's arguments: its work, or an error.
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

/// The output formats of convert.
inline constexpr auto format_names = [] {
  // The formats of records, then our own: rules and moves as text.
  std::array<std::string_view, record_format_names.size() + 1> names;
  std::ranges::copy(record_format_names, names.begin());
  names.back() = "moves";
  return names;
}();

/// Nodes before settling for an estimate: enough for (10,4,4), a minute or two.
inline constexpr std::uint64_t default_nodes = 100'000'000;

/// Writes an error to standard error.
void complain(const Terminal& terminal, std::string_view problem);

/// For the solver's table: 256 MB, of which small boards use little.
inline constexpr std::size_t table_bytes = std::size_t{256} << 20;

}  // namespace mnk::console
