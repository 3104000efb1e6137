#include "players/counting.h"

#include <limits>

#include "engine/counting.h"

namespace mnk::games {
namespace {

std::uint64_t sequences(AnyPosition& position, int depth) {
  if (depth == 0) return 1;
  std::uint64_t sum = 0;
  for (const Cell move : position.available_moves()) {
    [[maybe_unused]] const auto played = position.play(move);
    sum += sequences(position, depth - 1);
    position.take_back();
  }
  return sum;
}

class MnkCounting final : public Counting {
 public:
  [[nodiscard]] bool can_count(const mnk::Rules& board) const override {
    return board.cell_count() <= max_cells_to_count;
  }
  [[nodiscard]] GameStats count(const mnk::Rules& board) const override {
    const GameCounts counts = mnk::count_game(board);
    return {{"games", counts.games},
            {"x_wins", counts.x_wins},
            {"o_wins", counts.o_wins},
            {"draws", counts.draws},
            {"nodes", counts.nodes},
            {"positions", counts.positions},
            {"positions_up_to_symmetry", counts.positions_up_to_symmetry},
            {"terminal", counts.terminal},
            {"terminal_up_to_symmetry", counts.terminal_up_to_symmetry},
            {"terminal_x_wins", counts.terminal_x_wins},
            {"terminal_o_wins", counts.terminal_o_wins},
            {"terminal_draws", counts.terminal_draws}};
  }

  [[nodiscard]] std::uint64_t perft(const AnyPosition& start, int depth) const override {
    mnk::Position position = start.as<mnk::Position>();
    return mnk::perft(position, depth);
  }
  [[nodiscard]] int deepest_perft(const AnyPosition& start) const override {
    // perft() counts the last ply without playing it, so depth d visits the sequences of d - 1
    // plies; without lines there would be cells * (cells - 1) * ... of them.
    constexpr std::uint64_t max_visits = 5'000'000'000;
    std::uint64_t visits = 1;
    const int empty = start.as<mnk::Position>().empty_count();
    for (int played = 0; played < empty; ++played) {
      visits *= static_cast<std::uint64_t>(empty - played);
      if (visits > max_visits) return played + 1;
    }
    return std::numeric_limits<int>::max();
  }
};

}  // namespace

const Counting& mnk_counting() {
  static const MnkCounting counting;
  return counting;
}

std::uint64_t Counting::perft(const AnyPosition& start, int depth) const {
  AnyPosition position = start;
  return sequences(position, depth);
}

int Counting::deepest_perft(const AnyPosition& start) const {
  constexpr std::uint64_t max_visits = 200'000'000;
  AnyPosition position = start;
  std::uint64_t visits = 1;
  std::size_t width = 1;
  for (int depth = 0;; ++depth) {
    const std::vector<Cell> moves = position.available_moves();
    // Where positions recur, other lines may continue when this one has ended.
    const bool others_continue = position.positions_recur() && width > 1;
    if (moves.empty() && !others_continue) return std::numeric_limits<int>::max();
    if (!moves.empty()) width = moves.size();
    visits *= width;
    if (visits > max_visits) return depth;
    // Follow a line of play that continues, if any does.
    for (const Cell move : moves) {
      if (position.history().size() > start.history().size() + static_cast<std::size_t>(depth)) {
        position.take_back();
      }
      [[maybe_unused]] const auto played = position.play(move);
      if (!position.outcome().over()) break;
    }
  }
}

}  // namespace mnk::games
