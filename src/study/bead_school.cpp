#include "study/bead_school.h"

#include <cstddef>

#include "engine/position_text.h"
#include "players/player_kind.h"
#include "players/thinking.h"

namespace mnk {
namespace {

constexpr std::size_t school_table_bytes = std::size_t{1} << 16;
/// More than any position of nine cells takes.
constexpr std::uint64_t school_nodes = 100'000;

}  // namespace

BeadSchool::BeadSchool(std::uint64_t seed) : random_(seed), solver_(school_table_bytes) {}

std::optional<Cell> BeadSchool::reply(const Position& position, BeadOpponent opponent) {
  switch (opponent) {
    case BeadOpponent::random: {
      const auto moves = position.available_moves();
      return moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
    }
    case BeadOpponent::hard:
      return choose(position, PlayerKind::hard, random_.next(), school_nodes, solver_);
    case BeadOpponent::perfect: {
      const std::string text = to_position_text(position);
      const auto found = perfect_.find(text);
      if (found != perfect_.end()) return found->second;
      const Cell move = choose(position, PlayerKind::perfect, 0, school_nodes, solver_);
      perfect_.emplace(text, move);
      return move;
    }
    case BeadOpponent::itself:
      break;
  }
  return copy_.draw(position, random_);
}

void BeadSchool::play(BeadOpponent opponent) {
  BeadGame game{.result = Result::draw, .resigned = false, .moves = {}, .turns = {}};
  Position position{Rules()};
  while (!position.outcome().over()) {
    const bool own = position.to_move() == Mark::X;
    const std::size_t before = machine_.drawn().size();
    const auto move = own ? machine_.draw(position, random_) : reply(position, opponent);
    if (!move) {
      game.resigned = true;
      break;
    }
    if (own && machine_.drawn().size() > before) {
      const DrawnBead& bead = machine_.drawn().back();
      game.turns.push_back(
          {.box = bead.box, .kind = bead.kind, .beads = machine_.boxes()[bead.box].beads});
    }
    game.moves.push_back(*move);
    position = position.after(*move);
  }
  if (game.resigned) {
    game.result = position.to_move() == Mark::X ? Result::loss : Result::win;
  } else if (const auto winner = position.outcome().winner()) {
    game.result = *winner == Mark::X ? Result::win : Result::loss;
  }
  machine_.learn(game.result);
  copy_.learn(opposite(game.result));
  results_.push_back(game.result);
  first_box_.push_back(machine_.boxes().front().count());
  last_ = std::move(game);
}

}  // namespace mnk
