#include "console/program.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "arguments/options.h"
#include "console/command.h"
#include "console/words.h"
#include "engine/notation.h"
#include "proof/proof_search.h"
#include "puzzles/database.h"
#include "registry/games.h"

namespace mnk::console {
namespace {

using arguments::asks_for;
using arguments::delay_into;
using arguments::name_into;
using arguments::number_into;
using arguments::parsed_into;
using arguments::text_into;
using messages::one_of;

constexpr std::string_view program_name = "tictactoe";

std::string read_grade(const std::string& text, std::optional<int>& grade) {
  grade = parse_grade(text);
  if (grade) return {};
  return fmt::format(words::no_grade, messages::quote(text), hardest_grade);
}

std::string help_on_nodes(std::string_view exception) {
  return fmt::format("positions to look at before an estimate must do\n({} unless given{})",
                     default_nodes, exception);
}

constexpr auto theme_names = std::span(names_of<PuzzleTheme>).first<all_puzzle_themes.size()>();

/// Add options here. Operands and the help follow this order.
std::vector<arguments::Option> options_into(Arguments& to) {
  const auto into_rules = parsed_into(to.game.settings.rules, games::parse_any_rules);
  const auto into_x = name_into<PlayerKind>(to.game.settings.x, "player", names_of<PlayerKind>);
  const auto into_o = name_into<PlayerKind>(to.game.settings.o, "player", names_of<PlayerKind>);
  const auto into_theme = name_into<PuzzleTheme>(to.puzzles.theme, "theme", theme_names);
  const auto into_grade = [&to](const auto& text) { return read_grade(text, to.puzzles.grade); };
  const auto into_format = name_into<RecordFormat>(to.format, "format", names_of<RecordFormat>);
  const auto into_nodes = number_into(to.nodes, 1);
  const std::string player_help = one_of(names_of<PlayerKind>) + " (human unless given)";
  return {
      {"solve analyze certify review puzzles count perft", "RULES", "", into_rules,
       "m,n,k, such as 3,3,3 for tic-tac-toe\n"
       "m columns, n rows, k in a row win; each is 1 to 20\n"
       "m,n,k,misere: k in a row lose\n"
       "m,n,k,vanish: each side keeps k marks, a move more makes its\n"
       "oldest leave; boards up to 4x4\n"
       "m,n,k,gravity: marks fall to the lowest empty cell of their\n"
       "column; boards up to 10x10"},
      {"review", "MOVES", "", text_into(to.moves),
       "the cells in the order of play, such as b2.a1.c3"},
      {"perft", "DEPTH", "", number_into(to.depth, 0),
       "how many moves deep, a whole number from 0"},
      {"convert", "FORMAT", "", into_format, one_of(names_of<RecordFormat>)},
      {"play", "--rules", "RULES", into_rules,
       "as RULES of the other commands (3,3,3 unless given)"},
      {"convert", "--rules", "RULES", parsed_into(to.board, parse_rules),
       "the board of a text that names none (15,15,5 unless given)"},
      {"play", "--x", "PLAYER", into_x, player_help},
      {"play", "--o", "PLAYER", into_o, player_help},
      {"play solve analyze certify review", "--position", "TEXT", text_into(to.position),
       "rows from the top separated by '/', with X, O and '.':\n"
       "XO./.X./..O; of m,n,k,vanish the marks of X and those of O,\n"
       "oldest first, and the side to move: b1.b2/a3/O"},
      {"solve analyze", "--moves", "MOVES", text_into(to.moves),
       "the moves that led to the position: b2.a1.c3"},
      {"play", "--delay", "SECONDS", delay_into(to.delay),
       "from a move to the computer's reply (0.8 unless given)"},
      {"play", "--zero-based", "", &to.zero_based, "rows, columns and numbers count from 0"},
      {"puzzles", "--theme", "THEME", into_theme,
       one_of(theme_names) + " (threats on boards such as 15,15,5;\n"
                             "all that the board has unless given)"},
      {"puzzles", "--grade", "N", into_grade,
       fmt::format("1, the easiest, to {}: how often the weaker levels fail\n(all unless given)",
                   hardest_grade)},
      {"puzzles", "--count", "N", number_into(to.count, 1), "how many (10 unless given)"},
      {"puzzles", "--seed", "N", number_into(to.seed, 0),
       "other puzzles for another number (1 unless given)"},
      {"play", "--seed", "N", number_into(to.seed, 0),
       "makes the computer's chance the same each time"},
      {"solve", "--nodes", "N", into_nodes, help_on_nodes(", by threads without a limit")},
      {"analyze", "--nodes", "N", into_nodes, help_on_nodes(", on boards such as 15,15,5 2000000")},
      {"certify", "--nodes", "N", into_nodes, help_on_nodes("")},
      {"review", "--nodes", "N", into_nodes,
       "positions to look at for each move (4000000 unless given, on boards\n"
       "such as 15,15,5 200000, and of 4,4,4,vanish no more than 300000)"},
      {"bench", "--nodes", "N", into_nodes,
       fmt::format("positions to look at on each board ({} unless given)", default_nodes)},
      {"solve analyze review puzzles count perft bench", "--json", "", &to.json,
       "prints one JSON object"},
      {"solve", "--threads", "N", number_into(to.threads, 1),
       "proves who wins by N threads, with progress on standard error; of a\n"
       "win, not how long it takes"},
      {"solve", "--checkpoint", "FILE", text_into(to.checkpoint),
       "keeps what the threads prove; the same command continues from there"},
      {"solve", "--job-nodes", "N", number_into(to.job_nodes, 1),
       fmt::format("positions for each of the threads' jobs ({} unless given)",
                   proof::Resources().job_nodes)},
  };
}

struct Row {
  std::string_view name;
  std::string_view summary;
  Command* run;
};

/// Add commands here.
constexpr auto rows = std::to_array<Row>({
    {"play", "a game between people, a person and the computer, or two computer players", play},
    {"solve", "the value of a position under best play, and the best moves", solve},
    {"analyze", "the value of every legal move, and the reasons", analyze},
    {"certify",
     "the value with its whole proof, as a text that can be checked without a solver\n"
     "(m,n,k-games without misere only)",
     certify},
    {"review",
     "judges every move of a game: best, only move, good (a slower win or a quicker\n"
     "loss), mistake, blunder (a win given away and lost), not checked",
     review},
    {"puzzles",
     "positions with something to find, each proven: win, hold or save the draw,\n"
     "mind a trap, win by threats; with their solutions",
     puzzles},
    {"count", "how many games and positions there are, by plain counting", count},
    {"perft", "how many sequences of DEPTH moves there are", perft},
    {"bench", "solves a fixed list of boards and says how fast", bench},
    {"convert",
     "reads a game of gomoku from standard input (SGF, psq, or cells such as h8i10)\n"
     "and prints it as FORMAT",
     convert},
});

constexpr auto names = [] {
  std::array<std::string_view, rows.size()> all;
  std::ranges::transform(rows, all.begin(), &Row::name);
  return all;
}();

/// What CLI11 reads, and the command that it is for.
class CommandLine {
 public:
  /// Without a command's name, assumes the first command.
  explicit CommandLine(std::span<const char* const> arguments)
      : named_(!arguments.empty() && !std::string_view(arguments.front()).starts_with('-')),
        app_("tictactoe: m,n,k-games in the terminal, and exact values of their positions",
             std::string(program_name)) {
    if (!named_) arguments_.push_back(rows.front().name.data());
    arguments_.insert(arguments_.end(), arguments.begin(), arguments.end());
    app_.get_formatter()->column_width(22);
    app_.get_formatter()->label("SUBCOMMAND", "COMMAND");
    app_.set_help_flag("--help", "prints this");
    app_.require_subcommand(1);
    app_.set_version_flag("--version", TTT_VERSION, "prints the version")->disable_flag_override();
    const std::vector<arguments::Option> options = options_into(values_);
    for (const Row& row : rows) {
      CLI::App* command = app_.add_subcommand(std::string(row.name), std::string(row.summary));
      command->group("Commands");
      arguments::add_options(*command, row.name, options);
      if (row.name != arguments_.front()) continue;
      row_ = &row;
      command_ = command;
    }
    // Last, or the commands would inherit it.
    app_.footer(
        "'tictactoe COMMAND --help' shows its options; without a COMMAND those of play count.\n"
        "At the prompt 'help' tells how to enter a move; 'undo' takes one back, 'quit' ends.");
  }

  /// Help for the named command, or for the program if none is named.
  [[nodiscard]] std::string help() const {
    return named_ && row_ ? command_->help(std::string(program_name)) : app_.help();
  }

  /// Reads the values of all options. The error is a sentence.
  [[nodiscard]] std::expected<void, std::string> read() {
    if (row_ == nullptr) {
      return std::unexpected(
          fmt::format(words::unknown_command, messages::quote(arguments_.front()), one_of(names)));
    }
    if (auto parsed = arguments::parse(app_, arguments_); !parsed) return parsed;
    // Only now: positions and moves depend on the rules, which may stand behind them.
    const bool operand = command_->get_option_no_throw("MOVES") != nullptr;
    Address& game = values_.game;
    auto start =
        arguments::read_start(game, values_.position, values_.moves, operand ? "MOVES" : "--moves");
    if (start) values_.reached = Game(game.settings, game.start, game.moves).position();
    return start;
  }

  /// What the command returns; read() must have succeeded.
  [[nodiscard]] std::expected<Status, std::string> run(const Terminal& terminal) const {
    return row_->run(values_, terminal);
  }

  /// The command line that shows the relevant help.
  [[nodiscard]] std::string with_help() const {
    return row_ ? fmt::format("{} {}", program_name, row_->name) : std::string(program_name);
  }

 private:
  bool named_;
  std::vector<const char*> arguments_;  ///< including the command's name
  Arguments values_;
  CLI::App app_;
  const Row* row_ = nullptr;     ///< of the command; null if there is none of this name
  CLI::App* command_ = nullptr;  ///< likewise
};

}  // namespace

Status complain(const Terminal& terminal, std::string_view problem) {
  terminal.err << fmt::format(words::not_done, problem) << std::flush;
  return unusable;
}

Report::Report(const Terminal& terminal, bool as_json)
    : terminal_(terminal), as_json_(as_json), began_(terminal.seconds()) {
  json_.begin_object();
}

Status Report::end() {
  json_.end_object();
  if (as_json_) terminal_.out << json_.text() << '\n';
  return success;
}

std::expected<void, std::string> check_arguments(std::span<const char* const> arguments) {
  return CommandLine(arguments).read();
}

int run_program(std::span<const char* const> arguments, const Terminal& terminal) {
  CommandLine line(arguments);
  if (asks_for(arguments, "--help") || asks_for(arguments, "-h")) {
    terminal.out << line.help();
    return success;
  }
  if (asks_for(arguments, "--version")) {
    terminal.out << fmt::format("{} {}\n", program_name, TTT_VERSION);
    return success;
  }
  const auto read = line.read();
  const auto ran = read ? line.run(terminal) : std::unexpected(read.error());
  if (ran) return *ran;
  terminal.err << arguments::complaint(line.with_help(), ran.error());
  return unusable;
}

}  // namespace mnk::console
