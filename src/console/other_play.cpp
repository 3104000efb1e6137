#include <optional>
#include <string>

#include "console/board_drawing.h"
#include "console/messages.h"
#include "console/move_input.h"
#include "console/other_game.h"
#include "console/question.h"
#include "players/random.h"
#include "players/valued_choice.h"
#include "vanish/solver.h"

namespace mnk::console {
namespace {

/// Positions that a computer player looks at before a move, where there is no table.
constexpr std::uint64_t nodes_for_a_move = 300'000;

class OtherPlay {
 public:
  OtherPlay(const OtherGameCommand& command, const Terminal& terminal)
      : command_(command),
        terminal_(terminal),
        position_(command.position),
        random_(command.seed ? *command.seed : terminal.random_seed()),
        numbering_(command.zero_based ? Numbering::from_zero : Numbering::from_one) {}

  void run() {
    const auto& rules = position_.of<vanish::Position>()->rules();
    terminal_.out << messages::introduction(Position(position_.board()))
                  << messages::marks_leave(rules.in_a_row());
    const bool watched_only = !is_human(Mark::X) && !is_human(Mark::O);
    while (play_one_game() && !watched_only && wants_another_game(terminal_))
      position_ = command_.position;
    if (!watched_only) terminal_.out << '\n';
  }

 private:
  [[nodiscard]] bool is_human(Mark side) const { return player(side) == PlayerKind::human; }
  [[nodiscard]] PlayerKind player(Mark side) const {
    return side == Mark::X ? command_.x : command_.o;
  }

  /// False when the player leaves before the end.
  bool play_one_game() {
    while (!position_.outcome().over()) {
      show_board();
      if (!is_human(position_.to_move())) {
        make_computer_move();
      } else if (!take_turn()) {
        return false;
      }
    }
    show_board();
    const bool draw = position_.outcome().is_draw();
    terminal_.out << (draw ? std::string(messages::drawn_by_repetition)
                           : messages::result(position_.outcome(), position_.board().misere()));
    return true;
  }

  void show_board() {
    std::vector<Cell> lines;
    for (const Line& line : position_.completed_lines()) {
      lines.insert(lines.end(), line.begin(), line.end());
    }
    terminal_.out << '\n'
                  << draw_board({.board = position_.board(),
                                 .marks = position_.marks(),
                                 .marked = lines,
                                 .leaving = position_.leaving()},
                                numbering_);
    if (!position_.outcome().over() && position_.repetitions() > 1) {
      terminal_.out << messages::stood_before;
    }
  }

  void make_computer_move() {
    terminal_.out.flush();
    const double start = terminal_.seconds();
    const auto& position = *position_.of<vanish::Position>();
    if (!solver_) solver_.emplace(position.rules());
    Budget budget(nodes_for_a_move);
    const Mark mover = position.to_move();
    const Cell move = choose_valued(solver_->analyse(position, budget), position_.board(),
                                    player(mover), random_.next());
    const double rest = command_.delay - (terminal_.seconds() - start);
    if (rest > 0) terminal_.pause(rest);
    [[maybe_unused]] const auto played = position_.play(move);
    terminal_.out << messages::computer_move(mover, move);
  }

  /// Asks until something has been played or taken back. False when the player leaves.
  bool take_turn() {
    const Rules& board = position_.board();
    while (true) {
      const auto line = ask(terminal_, messages::prompt(position_.to_move()));
      if (!line) return false;
      const auto input = parse_move_input(*line, board, numbering_);
      if (!input) {
        terminal_.out << messages::explain(input.error(), board);
      } else if (const Cell* cell = std::get_if<Cell>(&*input)) {
        const auto leaving = position_.leaving();
        if (position_.play(*cell)) return true;
        terminal_.out << (leaving == *cell ? messages::leaves_with_this_move(*cell)
                                           : messages::taken(*cell));
      } else {
        const Order order = std::get<Order>(*input);
        if (order == Order::quit) return false;
        if (order == Order::undo && undo()) return true;
        terminal_.out << (order == Order::undo ? std::string(messages::nothing_to_undo)
                                               : messages::how_to_move(board, numbering_));
      }
    }
  }

  /// Goes back to where a human had to move. False, and nothing has happened, when there is no such
  /// place.
  bool undo() {
    games::AnyPosition earlier = position_;
    while (!earlier.history().empty()) {
      earlier.take_back();
      if (!is_human(earlier.to_move())) continue;
      position_ = earlier;
      return true;
    }
    return false;
  }

  const OtherGameCommand& command_;
  const Terminal& terminal_;
  games::AnyPosition position_;
  std::optional<vanish::Solver> solver_;  ///< made when a computer player first moves
  Random random_;
  Numbering numbering_;
};

}  // namespace

void play_other_game(const OtherGameCommand& command, const Terminal& terminal) {
  OtherPlay(command, terminal).run();
}

}  // namespace mnk::console
