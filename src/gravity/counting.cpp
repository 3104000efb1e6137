#include <map>
#include <string>
#include <utility>

#include "gravity/gravity_game.h"

namespace mnk::gravity {
namespace {

/// How large a game is, from the empty board to every end.
struct GameCount {
  std::uint64_t games = 0;      ///< different sequences of moves that end the game
  std::uint64_t positions = 0;  ///< different ones that play reaches
  std::uint64_t terminal = 0;   ///< of the positions
  std::uint64_t x_wins = 0;     ///< of the games
  std::uint64_t o_wins = 0;     ///< of the games
  std::uint64_t draws = 0;      ///< of the games
};

void count_end(GameCount& count, const Outcome& outcome, std::uint64_t games) {
  ++count.terminal;
  count.games += games;
  const auto winner = outcome.winner();
  if (!winner) {
    count.draws += games;
  } else {
    (*winner == Mark::X ? count.x_wins : count.o_wins) += games;
  }
}

/// Ply by ply, each position once.
GameCount count_game(const Rules& rules) {
  struct Reached {
    Position position;
    std::uint64_t games;  ///< sequences of moves that lead there
  };
  GameCount count;
  std::map<std::string, Reached> boards;
  boards.emplace("", Reached{.position = Position(rules), .games = 1});
  while (!boards.empty()) {
    std::map<std::string, Reached> next;
    count.positions += boards.size();
    for (const auto& [text, reached] : boards) {
      const Outcome outcome = reached.position.outcome();
      if (outcome.over()) count_end(count, outcome, reached.games);
      for (const Cell move : reached.position.available_moves()) {
        Position after = reached.position.after(move);
        std::string board = to_position_text(after);
        const auto place =
            next.try_emplace(std::move(board), Reached{.position = std::move(after), .games = 0});
        place.first->second.games += reached.games;
      }
    }
    boards = std::move(next);
  }
  return count;
}

class GravityCounting final : public games::Counting {
 public:
  [[nodiscard]] bool can_count(const mnk::Rules& board) const override {
    constexpr int max_cells = 20;
    return board.cell_count() <= max_cells;
  }
  [[nodiscard]] games::GameStats count(const mnk::Rules& board) const override {
    const GameCount counted = count_game(Rules::of(board));
    return {{"games", counted.games},         {"x_wins", counted.x_wins},
            {"o_wins", counted.o_wins},       {"draws", counted.draws},
            {"positions", counted.positions}, {"terminal", counted.terminal}};
  }
};

}  // namespace

const games::Counting& counting() {
  static const GravityCounting the_counting;
  return the_counting;
}

}  // namespace mnk::gravity
