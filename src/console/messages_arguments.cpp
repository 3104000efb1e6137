#include "arguments/parse_error_words.h"
#include "console/messages.h"
#include "engine/notation.h"

namespace mnk::console::messages {

using mnk::messages::quote;

constexpr std::string_view help =
    R"(tictactoe: m,n,k-games in the terminal, and exact values of their positions

  tictactoe [play] [--rules RULES] [--x PLAYER] [--o PLAYER] [--position TEXT]
                   [--delay SECONDS] [--zero-based] [--seed N]
  tictactoe solve RULES [--position TEXT] [--moves MOVES] [--nodes N] [--json]
                  [--threads N] [--checkpoint FILE] [--job-nodes N]
  tictactoe analyze RULES [--position TEXT] [--moves MOVES] [--nodes N] [--json]
  tictactoe certify RULES [--position TEXT] [--nodes N]
  tictactoe review RULES MOVES [--position TEXT] [--nodes N] [--json]
  tictactoe puzzles RULES [--theme THEME] [--grade N] [--count N] [--seed N] [--json]
  tictactoe count RULES [--json]
  tictactoe perft RULES DEPTH [--json]
  tictactoe bench [--nodes N] [--json]
  tictactoe convert FORMAT [--rules RULES]

  play      a game between people, a person and the computer, or two computer players
  solve     the value of a position under best play, and the best moves
  analyze   the value of every legal move, and the reasons
  certify   the value with its whole proof, as a text that can be checked without a solver
            (not for misere or vanish)
  review    judges every move of a game: best, only move, good (a slower win or a
            quicker loss), mistake, blunder (a win given away and lost), not judged
  puzzles   positions with something to find, each proven: win, hold or save the draw,
            mind a trap, win by threats; with their solutions; also of m,n,k,vanish
  count     how many games and positions there are, by plain counting (up to 16 cells)
  perft     how many sequences of DEPTH moves there are
  bench     solves a fixed list of boards and says how fast
  convert   reads a game of gomoku from standard input (SGF, psq, or cells such as h8i10)
            and prints it as FORMAT: sgf, psq, plain or moves

  RULES              m,n,k or m,n,k,misere: m columns, n rows, k in a row decide the game;
                     3,3,3 is tic-tac-toe. m, n and k are 1 to 20. m,n,k,vanish: each side
                     keeps k marks, a move more makes its oldest leave; boards up to 4x4
  MOVES              the cells in the order of play: b2.a1.c3
  --moves MOVES      the moves that led to the position
  --position TEXT    rows from the top separated by '/', with X, O and '.': XO./.X./..O;
                     of m,n,k,vanish the marks of X and those of O, oldest first, and the
                     side to move: b1.b2/a3/O
  --x, --o PLAYER    human, random, easy, medium, hard or perfect (human unless given)
  --delay SECONDS    from a move to the computer's reply (0.8 unless given)
  --theme THEME      win, hold, save, trap, or threats on boards such as 15,15,5 (all that
                     the board has unless given)
  --grade N          1, the easiest, to 5: how often the weaker levels fail (all unless
                     given)
  --count N          how many (10 unless given)
  --zero-based       rows, columns and numbers count from 0
  --seed N           makes the computer's chance the same each time (of puzzles 1 unless
                     given)
  --nodes N          positions to look at before an estimate must do (100000000 unless
                     given; of a review 4000000 for each move, on boards such as 15,15,5
                     200000, and of 4,4,4,vanish no more than 300000)
  --threads N        proves who wins by N threads, without a limit unless --nodes sets one,
                     and with progress on standard error; of a win, not how long it takes
  --checkpoint FILE  keeps what the threads prove; the same command goes on from there
  --job-nodes N      positions for each of the threads' jobs (1048576 unless given)
  --json             prints one JSON object
  --help, --version  prints this, or the version

At the prompt 'help' tells how to enter a move; 'undo' takes one back, 'quit' ends.
)";

std::string version() { return "tictactoe " TTT_VERSION "\n"; }

std::string unknown_command(std::string_view name) {
  return quote(name) +
         " is no command: play, solve, analyze, certify, review, puzzles, count, perft, bench or "
         "convert";
}

constexpr std::string_view rules_missing =
    "RULES are missing: m,n,k or m,n,k,misere, such as 3,3,3";
constexpr std::string_view moves_missing =
    "MOVES are missing: the cells in the order of play, such as b2.a1.c3";
constexpr std::string_view depth_missing = "DEPTH is missing: a whole number from 0";
constexpr std::string_view format_missing = "FORMAT is missing: sgf, psq, plain or moves";
constexpr std::string_view no_misere_certificate =
    "RULES: there are no certificates of misere games, only of normal play";
constexpr std::string_view nothing_to_prove =
    "--position: the game is over, so there is nothing to prove";
constexpr std::string_view output_not_written = "tictactoe: standard output cannot be written\n";

std::string no_certificate(const games::AnyRules& rules) {
  return "RULES: there are no certificates of " + games::to_text(rules) + ", only of m,n,k-games";
}

std::string unproven(std::uint64_t nodes) {
  return std::to_string(nodes) + " nodes are too few for the proof; --nodes gives it more";
}

std::string unknown_format(std::string_view name) {
  return quote(name) + " is no format: sgf, psq, plain or moves";
}

std::string describe(const RecordError& error) {
  using Reason = RecordError::Reason;
  const auto what = [&]() -> std::string {
    switch (error.reason) {
      case Reason::empty:
        return "there is no game on standard input";
      case Reason::other_game:
        return "this is a record of another game than gomoku (SGF's GM[4])";
      case Reason::board_size:
        return "the board's size is missing or out of range: 1 to 20";
      case Reason::set_up:
        return "games that begin from set-up stones cannot be read";
      case Reason::move:
        return "this is no move";
      case Reason::damaged_line:
        return "this line should be a move: x,y,milliseconds";
      case Reason::unclosed:
        return "the record breaks off: a ']' or ')' is missing";
      case Reason::illegal_move:
        break;
    }
    return "this move may not be played";
  };
  return what() + " (line " + std::to_string(error.line) + ", character " +
         std::to_string(error.column) + ")";
}

std::string too_large_to_count(const Rules& rules) {
  return "RULES: " + to_text(rules) + " has " + std::to_string(rules.cell_count()) +
         " cells, and boards of up to " + std::to_string(most_cells_to_count) +
         " can be counted; 'tictactoe perft " + to_text(rules) + " 3' counts the first moves";
}

std::string too_large_to_count(const games::AnyRules& rules) {
  return "RULES: " + games::to_text(rules) + " has too many positions to count";
}

std::string no_proof_by_threads(const games::AnyRules& rules) {
  return "RULES: " + games::to_text(rules) +
         " is not proven by threads; leave out --threads, "
         "--checkpoint and --job-nodes";
}

std::string too_deep(const games::AnyRules& rules, std::uint64_t depth, int deepest) {
  return "DEPTH: " + std::to_string(depth) + " is too deep for " + games::to_text(rules) +
         ", where counting may take too long: 0 to " + std::to_string(deepest) + " can be counted";
}

}  // namespace mnk::console::messages
