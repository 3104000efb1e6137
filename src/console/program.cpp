#include "console/program.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <string_view>

#include "arguments/parse_error_words.h"
#include "console/command.h"
#include "console/words.h"

namespace mnk::console {
namespace {

constexpr std::string_view program_name = "tictactoe";

struct Row {
  std::string_view name;
  std::string_view summary;
  Finish (*add)(CLI::App& command);
};

/// A command is added here.
constexpr auto rows = std::to_array<Row>({
    {"play", "a game between people, a person and the computer, or two computer players", add_play},
    {"solve", "the value of a position under best play, and the best moves", add_solve},
    {"analyze", "the value of every legal move, and the reasons", add_analyze},
    {"certify",
     "the value with its whole proof, as a text that can be checked without a solver\n"
     "(m,n,k-games without misere only)",
     add_certify},
    {"review",
     "judges every move of a game: best, only move, good (a slower win or a quicker\n"
     "loss), mistake, blunder (a win given away and lost), not judged",
     add_review},
    {"puzzles",
     "positions with something to find, each proven: win, hold or save the draw,\n"
     "mind a trap, win by threats; with their solutions",
     add_puzzles},
    {"count", "how many games and positions there are, by plain counting", add_count},
    {"perft", "how many sequences of DEPTH moves there are", add_perft},
    {"bench", "solves a fixed list of boards and says how fast", add_bench},
    {"convert",
     "reads a game of gomoku from standard input (SGF, psq, or cells such as h8i10)\n"
     "and prints it as FORMAT",
     add_convert},
});

constexpr auto names = [] {
  std::array<std::string_view, rows.size()> all;
  for (std::size_t i = 0; i < rows.size(); ++i) all[i] = rows[i].name;
  return all;
}();

class Program {
 public:
  /// Without a command's name the first one is meant.
  explicit Program(std::span<const char* const> arguments)
      : named_(!arguments.empty() && !std::string_view(arguments.front()).starts_with('-')),
        app_("tictactoe: m,n,k-games in the terminal, and exact values of their positions",
             std::string(program_name)) {
    if (!named_) arguments_.push_back(rows.front().name.data());
    arguments_.insert(arguments_.end(), arguments.begin(), arguments.end());
    row_ = static_cast<std::size_t>(std::ranges::find(names, arguments_.front()) - names.begin());
    arguments::prepare(app_);
    app_.get_formatter()->column_width(22);
    app_.get_formatter()->label("SUBCOMMAND", "COMMAND");
    app_.set_help_flag("--help", "prints this");
    app_.require_subcommand(1);
    arguments::add_flag(app_, "--version", version_, "prints the version");
    for (const Row& row : rows) {
      commands_.push_back(app_.add_subcommand(std::string(row.name), std::string(row.summary)));
      commands_.back()->group("Commands");
      finish_.push_back(row.add(*commands_.back()));
    }
    // Last, for a command would take it over.
    app_.footer(
        "'tictactoe COMMAND --help' shows its options; without a COMMAND those of play count.\n"
        "At the prompt 'help' tells how to enter a move; 'undo' takes one back, 'quit' ends.");
  }

  [[nodiscard]] bool asks_for(std::string_view wanted) const {
    return arguments::asks_for(arguments_, wanted);
  }

  /// Of the command that is named, else of the program.
  [[nodiscard]] std::string help() const {
    return named_ && known() ? commands_[row_]->help(std::string(program_name)) : app_.help();
  }

  [[nodiscard]] std::expected<Work, std::string> read() {
    if (!known()) {
      return std::unexpected(fmt::format(
          words::unknown_command, messages::quote(arguments_.front()), arguments::one_of(names)));
    }
    const auto parsed = arguments::parse(app_, arguments_);
    if (!parsed) return std::unexpected(parsed.error());
    return finish_[row_]();
  }

  /// What shows the help that fits the arguments.
  [[nodiscard]] std::string with_help() const {
    return std::string(program_name) + (known() ? " " + std::string(names[row_]) : "");
  }

 private:
  [[nodiscard]] bool known() const { return row_ < rows.size(); }

  bool named_;
  bool version_ = false;
  std::vector<const char*> arguments_;  ///< with the command's name
  std::size_t row_;                     ///< of the command, or their number for none
  CLI::App app_;
  std::vector<CLI::App*> commands_;  ///< of each row
  std::vector<Finish> finish_;
};

}  // namespace

int run_program(std::span<const char* const> arguments, const Terminal& terminal) {
  Program program(arguments);
  if (program.asks_for("--help") || program.asks_for("-h")) {
    terminal.out << program.help();
    return success;
  }
  if (program.asks_for("--version")) {
    terminal.out << fmt::format("{} {}\n", program_name, TTT_VERSION);
    return success;
  }
  const auto work = program.read();
  if (!work) {
    terminal.err << arguments::complaint(program.with_help(), work.error());
    return unusable;
  }
  return (*work)(terminal);
}

std::expected<void, std::string> check_arguments(std::span<const char* const> arguments) {
  const auto work = Program(arguments).read();
  if (!work) return std::unexpected(work.error());
  return {};
}

}  // namespace mnk::console
