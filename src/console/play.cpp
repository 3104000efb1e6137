#include <fmt/format.h>

#include <optional>
#include <string>

#include "console/command.h"
#include "console/prompt.h"
#include "console/words.h"
#include "engine/notation.h"
#include "search/solvers.h"
#include "session/session.h"

namespace mnk::console {
namespace {

/// A line of input; nothing at its end.
std::optional<std::string> ask(const Terminal& terminal, std::string_view question) {
  terminal.out << question << std::flush;
  std::string line;
  if (!std::getline(terminal.in, line)) return std::nullopt;
  return line;
}

/// Asks until the answer is yes or no. The end of input or `q` means no.
bool wants_another_game(const Terminal& terminal) {
  while (const auto line = ask(terminal, words::another_game)) {
    const auto first = line->find_first_not_of(" \t");
    const char answer = first == std::string::npos ? ' ' : (*line)[first];
    if (answer == 'y' || answer == 'Y') return true;
    if (answer == 'n' || answer == 'N' || answer == 'q' || answer == 'Q') return false;
    terminal.out << words::yes_or_no;
  }
  return false;
}

class Play {
 public:
  Play(const Arguments& options, const Terminal& terminal)
      : terminal_(terminal),
        session_(
            engine_, [] { return std::uint64_t{0}; },
            options.seed ? *options.seed : terminal.random_seed()),
        delay_(options.delay),
        first_(options.zero_based ? 0 : 1) {
    session_.run(command::SetPace{0});
    session_.run(command::Open{options.game});
  }

  void run() {
    const Settings& settings = session_.settings();
    terminal_.out << words::introduction(session_.position());
    const bool watched_only = settings.x != PlayerKind::human && settings.o != PlayerKind::human;
    while (play_one_game() && !watched_only && wants_another_game(terminal_)) {
      session_.run(command::Rematch());
    }
    if (!watched_only) terminal_.out << '\n';  // end the last prompt's line
  }

 private:
  /// False if the player leaves before the end.
  bool play_one_game() {
    while (!session_.position().outcome().over()) {
      show_board();
      if (session_.game().awaited()) {
        make_computer_move();
      } else if (!take_turn()) {
        return false;
      }
    }
    show_board();
    if (session_.game().end() == 0) terminal_.out << words::nothing_to_play;
    terminal_.out << words::result(session_.position());
    return true;
  }

  void show_board() {
    const games::AnyPosition& position = session_.position();
    terminal_.out << '\n' << draw_board(position, cells_of_lines(position), first_);
    if (!position.outcome().over() && position.repetitions() > 1) {
      terminal_.out << words::repeated;
    }
  }

  void make_computer_move() {
    terminal_.out.flush();
    const double start = terminal_.seconds();
    const Events events = session_.tick();
    const double rest = delay_ - (terminal_.seconds() - start);
    if (rest > 0) terminal_.pause(rest);
    for (const Event& event : events) {
      if (const auto* played = std::get_if<event::Played>(&event)) {
        say_computer_move(played->mark, played->cell);
      }
    }
  }

  void say_computer_move(Mark mark, Cell cell) {
    terminal_.out << fmt::format(words::computer_move, letter(mark), to_text(cell));
  }

  /// Asks until a move is played or taken back. False if the player leaves.
  bool take_turn() {
    const games::AnyRules& rules = session_.position().rules();
    while (true) {
      const auto line =
          ask(terminal_, fmt::format(words::prompt, letter(session_.position().to_move())));
      if (!line) return false;
      const auto input = parse_move_input(*line, rules, first_);
      if (!input) {
        terminal_.out << input.error();
      } else if (const Cell* cell = std::get_if<Cell>(&*input)) {
        if (play(*cell)) return true;
      } else if (std::get<Order>(*input) == Order::quit) {
        return false;
      } else if (std::get<Order>(*input) == Order::help) {
        terminal_.out << words::how_to_move(rules, first_);
      } else if (!session_.game().undo_target()) {
        terminal_.out << words::nothing_to_undo;
      } else {
        session_.run(command::Undo());
        return true;
      }
    }
  }

  /// False, with the reason, if the move is refused.
  bool play(Cell cell) {
    for (const Event& event : session_.run(command::Play{cell})) {
      if (const auto* refused = std::get_if<event::Refused>(&event)) {
        say_refusal(*refused);
        return false;
      }
      // Replaying a move that was undone brings back the old replies.
      if (const auto* stepped = std::get_if<event::Stepped>(&event)) {
        for (int ply = stepped->from + 1; ply < stepped->to; ++ply) {
          say_computer_move(session_.game().mark_at(ply),
                            session_.game().moves()[static_cast<std::size_t>(ply)]);
        }
      }
    }
    return true;
  }

  /// The cell is on the board and it is this player's turn, so it must be taken or in a full
  /// column.
  void say_refusal(const event::Refused& refused) {
    const std::string cell = to_text(*refused.cell);
    if (refused.reason == event::Refused::Reason::column_full) {
      terminal_.out << fmt::format(words::column_full, cell.front());
    } else if (session_.position().next_removed() == refused.cell) {
      terminal_.out << fmt::format(words::leaves_with_this_move, cell);
    } else {
      terminal_.out << fmt::format(words::taken, cell);
    }
  }

  const Terminal& terminal_;
  InlineEngine engine_{table_bytes};
  Session session_;
  double delay_;
  int first_;  ///< the number of the first row, column and cell
};

}  // namespace

std::expected<Status, std::string> play(const Arguments& options, const Terminal& terminal) {
  Play(options, terminal).run();
  return success;
}

}  // namespace mnk::console
