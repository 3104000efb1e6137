#include "console/play.h"

#include <optional>
#include <string>

#include "console/board_drawing.h"
#include "console/messages.h"
#include "console/move_input.h"
#include "console/question.h"
#include "console/solver_output.h"
#include "search/inline_thinker.h"
#include "session/session.h"

namespace mnk::console {
namespace {

class Play {
 public:
  Play(const PlayCommand& command, const Terminal& terminal)
      : terminal_(terminal),
        session_(
            thinker_, [] { return std::uint64_t{0}; },
            command.seed ? *command.seed : terminal.random_seed()),
        delay_(command.delay),
        numbering_(command.zero_based ? Numbering::from_zero : Numbering::from_one) {
    session_.run(command::SetPace{0});
    session_.run(command::Open{
        {.settings = command.settings, .start = command.start, .moves = {}, .faults = {}}});
  }

  void run() {
    const Settings& settings = session_.settings();
    terminal_.out << messages::introduction(session_.position());
    const bool watched_only = settings.x != PlayerKind::human && settings.o != PlayerKind::human;
    while (play_one_game() && !watched_only && wants_another_game(terminal_)) {
      session_.run(command::Rematch());
    }
    if (!watched_only) terminal_.out << '\n';  // the last prompt's line, for whoever comes next
  }

 private:
  /// False when the player leaves before the end.
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
    const games::AnyPosition& end = session_.position();
    if (session_.game().end() == 0) terminal_.out << messages::nothing_to_play;
    const bool stopped = end.outcome().is_draw() && end.can_come_again();
    terminal_.out << (stopped ? std::string(messages::drawn_by_repetition)
                              : messages::result(end.outcome(), end.board().misere()));
    return true;
  }

  void show_board() {
    const games::AnyPosition& position = session_.position();
    terminal_.out << '\n' << draw_board(position, cells_of_lines(position), numbering_);
    if (!position.outcome().over() && position.repetitions() > 1) {
      terminal_.out << messages::stood_before;
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
        terminal_.out << messages::computer_move(played->mark, played->cell);
      }
    }
  }

  /// What a human's move has brought about. False when it was refused.
  bool tell(const Events& events) {
    for (const Event& event : events) {
      if (const auto* refused = std::get_if<event::Refused>(&event)) {
        // The cell is on the board and it is this player's turn, so it can only be taken.
        const bool leaves = session_.position().leaving() == refused->cell;
        terminal_.out << (leaves ? messages::leaves_with_this_move(*refused->cell)
                                 : messages::taken(*refused->cell));
        return false;
      }
      // A move that was undone and is played again is answered as it was before.
      if (const auto* stepped = std::get_if<event::Stepped>(&event)) {
        tell_replies(stepped->from + 1, stepped->to);
      }
    }
    return true;
  }

  void tell_replies(int from, int to) {
    for (int ply = from; ply < to; ++ply) {
      terminal_.out << messages::computer_move(
          session_.game().mark_at(ply), session_.game().moves()[static_cast<std::size_t>(ply)]);
    }
  }

  /// Asks until something has been played or taken back. False when the player leaves.
  bool take_turn() {
    const Rules& rules = session_.position().board();
    while (true) {
      const auto line = ask(terminal_, messages::prompt(session_.position().to_move()));
      if (!line) return false;
      const auto input = parse_move_input(*line, rules, numbering_);
      if (!input) {
        terminal_.out << messages::explain(input.error(), rules);
      } else if (const Cell* cell = std::get_if<Cell>(&*input)) {
        if (tell(session_.run(command::Play{*cell}))) return true;
      } else {
        const Order order = std::get<Order>(*input);
        if (order == Order::quit) return false;
        if (order == Order::undo && session_.game().undo_target()) {
          session_.run(command::Undo());
          return true;
        }
        terminal_.out << (order == Order::undo ? std::string(messages::nothing_to_undo)
                                               : messages::how_to_move(rules, numbering_));
      }
    }
  }

  const Terminal& terminal_;
  InlineThinker thinker_{table_bytes};
  Session session_;
  double delay_;
  Numbering numbering_;
};

}  // namespace

void run(const PlayCommand& command, const Terminal& terminal) { Play(command, terminal).run(); }

}  // namespace mnk::console
