#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "console/program.h"
#include "engine/record.h"
#include "engine/rules.h"
#include "game/position.h"
#include "puzzles/puzzle.h"
#include "session/address.h"
#include "text/json_writer.h"

/// What the program's commands share. Each file has one command or a few related ones.
namespace mnk::console {

/// Exit statuses; `interrupted` is what shells use for SIGINT.
enum Status : std::uint8_t { success = 0, failure = 1, unusable = 2, interrupted = 130 };

/// The values of all options and operands. program.cpp says which command has which.
struct Arguments {
  Address game;  ///< RULES or --rules, --x and --o; what `position` and `moves` say
  std::optional<std::string> position;
  std::optional<std::string> moves;
  games::AnyPosition reached{Rules()};  ///< after the moves
  std::optional<std::uint64_t> nodes;
  bool json = false;
  // For play.
  double delay = 0.8;  ///< minimum seconds from a move to the computer's reply
  bool zero_based = false;
  std::optional<std::uint64_t> seed;
  // For solve.
  std::optional<std::uint64_t> threads;
  std::optional<std::uint64_t> job_nodes;
  std::optional<std::string> checkpoint;
  // For puzzles, which also use `seed`.
  PuzzleRequest puzzles;
  std::optional<std::uint64_t> count;
  // For perft.
  std::optional<std::uint64_t> depth;
  // For convert.
  RecordFormat format = RecordFormat::sgf;
  Rules board = Rules::make(15, 15, 5).value();
};

/// Does a command's work. The error is a sentence that says what is wrong with its arguments and
/// what would be right.
using Command = std::expected<Status, std::string>(const Arguments& options,
                                                   const Terminal& terminal);

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

/// Nodes before settling for an estimate: enough for (10,4,4), a minute or two.
inline constexpr std::uint64_t default_nodes = 100'000'000;

/// For the solver's table: 256 MB, of which small boards use little.
inline constexpr std::size_t table_bytes = std::size_t{256} << 20;

/// Writes an error to standard error. The status is that of a task that could not be done.
Status complain(const Terminal& terminal, std::string_view problem);

/// What a command finds, said twice: as text and as JSON. One of them is printed.
class Report {
 public:
  Report(const Terminal& terminal, bool as_json);

  /// Printed as it comes.
  [[nodiscard]] std::ostream& text() { return as_json_ ? nowhere_ : terminal_.out; }
  /// One object, printed at the end.
  [[nodiscard]] JsonWriter& json() { return json_; }
  /// Since the report began.
  [[nodiscard]] double seconds() const { return terminal_.seconds() - began_; }
  /// Prints the object if JSON is wanted.
  Status end();

 private:
  const Terminal& terminal_;
  bool as_json_;
  double began_;
  std::ostream nowhere_{nullptr};
  JsonWriter json_;
};

}  // namespace mnk::console
