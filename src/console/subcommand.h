#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "engine/position.h"
#include "engine/record.h"
#include "game/position.h"
#include "proof/proof_search.h"
#include "puzzles/maker.h"
#include "session/settings.h"
#include "vanish/rules.h"

/// The program's subcommands with their options, as values that cannot be invalid.
namespace mnk::console {

struct PlayCommand {
  Settings settings;
  std::optional<games::AnyPosition> start =
      std::nullopt;    ///< that was set up; nothing for the empty board
  double delay = 0.8;  ///< seconds from a move to the computer's reply, at least
  bool zero_based = false;
  std::optional<std::uint64_t> seed;
};

/// Nodes to search before settling for an estimate: enough for (10,4,4), a minute or two.
inline constexpr std::uint64_t default_nodes = 100'000'000;

struct SolveCommand {
  Position position{Rules()};
  std::uint64_t nodes = default_nodes;
  bool json = false;
};

/// `solve` by threads: who wins, however long it takes.
struct ProveCommand {
  Position position{Rules()};
  unsigned threads = 1;
  std::uint64_t job_nodes = proof::Resources().job_nodes;
  std::uint64_t nodes = Budget::no_limit;
  std::optional<std::string> checkpoint = std::nullopt;  ///< a file
  bool json = false;
};

struct AnalyzeCommand {
  Position position{Rules()};
  std::uint64_t nodes = default_nodes;
  bool json = false;
};

struct CertifyCommand {
  Position position{Rules()};  ///< of normal play, and not the end of a game
  std::uint64_t nodes = default_nodes;
};

struct ReviewCommand {
  games::AnyPosition end{Rules()};     ///< of the game; its moves are the history
  std::optional<std::uint64_t> nodes;  ///< for each move; as many as in the page if not given
  bool json = false;
};

struct PuzzlesCommand {
  games::AnyRules rules;
  PuzzleWish wish;  ///< of any theme, or of one that the rules allow: see PuzzleOracle::refusal()
  std::uint64_t count = 10;
  std::uint64_t seed = 1;
  bool json = false;
};

struct CountCommand {
  Rules rules;
  bool json = false;
};

struct PerftCommand {
  Rules rules;
  int depth = 0;
  bool json = false;
};

struct BenchCommand {
  std::uint64_t nodes = default_nodes;  ///< for each board
  bool json = false;
};

struct ConvertCommand {
  std::optional<RecordFormat> format;  ///< to print; without one, rules and moves as texts
  Rules rules = Rules::make(15, 15, 5).value();
};

/// What is asked about a game that is not m,n,k.
struct OtherGameCommand {
  enum class Task : std::uint8_t { solve, analyze, count, perft };
  Task task = Task::solve;
  games::AnyPosition position{Rules()};  ///< with the moves that led to it as its history
  std::uint64_t nodes = default_nodes;
  int depth = 0;  ///< for perft
  bool json = false;
};

struct HelpCommand {};
struct VersionCommand {};

using Subcommand =
    std::variant<PlayCommand, SolveCommand, ProveCommand, AnalyzeCommand, CertifyCommand,
                 ReviewCommand, PuzzlesCommand, CountCommand, PerftCommand, BenchCommand,
                 ConvertCommand, OtherGameCommand, HelpCommand, VersionCommand>;

}  // namespace mnk::console
