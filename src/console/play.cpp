#include "console/play.h"

#include <optional>
#include <string>

#include "console/board_drawing.h"
#include "console/move_input.h"
#include "console/solver_output.h"
#include "console/words.h"
#include "players/thinking.h"
#include "session/session.h"

namespace mnk::console {
namespace {

/// A second or two; small boards are solved long before.
constexpr std::uint64_t nodes_for_a_move = 2'000'000;

class Play {
 public:
  Play(const PlayCommand& command, const Terminal& terminal)
      : terminal_(terminal),
        session_(command.settings),
        delay_(command.delay),
        numbering_(command.zero_based ? Numbering::from_zero : Numbering::from_one),
        seed_(command.seed ? *command.seed : terminal.random_seed()) {}

  void run() {
    const Settings& settings = session_.settings();
    terminal_.out << words::introduction(settings.rules);
    const bool watched_only = settings.x != PlayerKind::human && settings.o != PlayerKind::human;
    while (play_one_game() && !watched_only && wants_another()) session_.rematch(false);
    if (!watched_only) terminal_.out << '\n';  // the last prompt's line, for whoever comes next
  }

 private:
  /// False when the player leaves before the end.
  bool play_one_game() {
    while (!session_.position().outcome().over()) {
      show_board();
      if (const auto player = session_.view().awaited()) {
        make_computer_move(*player);
      } else if (!take_turn()) {
        return false;
      }
    }
    show_board();
    const Position& end = session_.position();
    terminal_.out << words::result(end.outcome(), end.rules().misere());
    return true;
  }

  void show_board() {
    terminal_.out << '\n'
                  << draw_board(session_.position(), session_.view().line_cells, numbering_);
  }

  void make_computer_move(PlayerKind player) {
    terminal_.out.flush();
    const double start = terminal_.seconds();
    const Mark mark = session_.position().to_move();
    const ThinkReport answer = think({.id = ++requests_,
                                      .task = ThinkTask::move,
                                      .position = session_.position(),
                                      .player = player,
                                      .seed = seed_ + requests_,
                                      .node_budget = nodes_for_a_move},
                                     solver());
    if (!answer.move || !session_.play_for_computer(*answer.move)) return;
    const double rest = delay_ - (terminal_.seconds() - start);
    if (rest > 0) terminal_.pause(rest);
    terminal_.out << words::computer_move(mark, *answer.move);
  }

  /// A move taken back and played again is answered as it was before.
  void tell_repeated_replies(int first_reply) {
    const View view = session_.view();
    for (int ply = first_reply; ply < view.cursor; ++ply) {
      terminal_.out << words::computer_move(ply % 2 == 0 ? Mark::X : Mark::O,
                                            view.moves[static_cast<std::size_t>(ply)]);
    }
  }

  /// Asks until something has been played or taken back. False when the player leaves.
  bool take_turn() {
    const Rules& rules = session_.settings().rules;
    while (true) {
      const auto line = ask(words::prompt(session_.position().to_move()));
      if (!line) return false;
      const auto input = parse_move_input(*line, rules, numbering_);
      if (!input) {
        terminal_.out << words::explain(input.error(), rules);
      } else if (const Cell* cell = std::get_if<Cell>(&*input)) {
        // The cell is on the board and it is this player's turn, so it can only be taken.
        const int ply = session_.view().cursor;
        if (session_.play(*cell, Later::drop)) {
          tell_repeated_replies(ply + 1);
          return true;
        }
        terminal_.out << words::taken(*cell);
      } else {
        const Order order = std::get<Order>(*input);
        if (order == Order::quit) return false;
        if (order == Order::undo && session_.undo()) return true;
        terminal_.out << (order == Order::undo ? std::string(words::nothing_to_undo)
                                               : words::how_to_move(rules, numbering_));
      }
    }
  }

  bool wants_another() {
    while (const auto line = ask(std::string(words::another_game))) {
      const auto first = line->find_first_not_of(" \t");
      const char answer = first == std::string::npos ? ' ' : (*line)[first];
      if (answer == 'y' || answer == 'Y') return true;
      if (answer == 'n' || answer == 'N' || answer == 'q' || answer == 'Q') return false;
      terminal_.out << words::yes_or_no;
    }
    return false;
  }

  /// A line of input; nothing when there is no more.
  std::optional<std::string> ask(const std::string& question) {
    terminal_.out << question << std::flush;
    std::string line;
    if (!std::getline(terminal_.in, line)) return std::nullopt;
    return line;
  }

  /// Made when first needed: two people want no table.
  Solver& solver() {
    if (!solver_) solver_.emplace(table_bytes);
    return *solver_;
  }

  const Terminal& terminal_;
  Session session_;
  double delay_;
  Numbering numbering_;
  std::uint64_t seed_;
  std::uint32_t requests_ = 0;
  std::optional<Solver> solver_;
};

}  // namespace

void run(const PlayCommand& command, const Terminal& terminal) { Play(command, terminal).run(); }

}  // namespace mnk::console
