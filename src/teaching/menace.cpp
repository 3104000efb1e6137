#include "teaching/menace.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "engine/canonical.h"
#include "engine/notation.h"
#include "players/level.h"
#include "players/mnk_solver.h"

namespace mnk {
namespace {

constexpr int stages = 4;
constexpr std::size_t school_table_bytes = std::size_t{1} << 16;
/// Enough for any position of nine cells.
constexpr std::uint64_t school_nodes = 100'000;
/// Michie's initial number of beads of each kind, by stage.
constexpr std::array<int, stages> copies = {4, 3, 2, 1};

Position on_front(const std::string& key) {
  const Rules rules;
  Marks marks;
  for (const char symbol : key) {
    marks.push_back(symbol == '.' ? std::nullopt
                                  : std::optional(symbol == 'X' ? Mark::X : Mark::O));
  }
  return {rules, std::move(marks)};
}

int change_for(Result result) {
  switch (result) {
    case Result::win:
      return 3;
    case Result::draw:
      return 1;
    case Result::loss:
      break;
  }
  return -1;
}

}  // namespace

int Matchbox::count() const {
  int all = 0;
  for (const Beads& kind : beads) all += kind.count;
  return all;
}

Menace::Menace(Mark side) {
  // By stage, so that higher box numbers are for later moves.
  std::vector<Position> positions = {Position(Rules())};
  for (int ply = 0; ply < 2 * stages && !positions.empty(); ++ply) {
    TextIndex next;
    for (const Position& position : positions) {
      if (position.to_move() == side) fill(position, 1 + ply / 2);
      for (const CanonicalMove& move : canonical_moves(position)) {
        next.insert(move.key);
      }
    }
    positions.clear();
    for (const auto& [key, number] : next.sorted()) {
      Position position = on_front(key);
      if (!position.outcome().over()) positions.push_back(std::move(position));
    }
  }
}

void Menace::fill(const Position& position, int stage) {
  Matchbox box{.front = position, .stage = stage, .beads = {}};
  for (const CanonicalMove& move : canonical_moves(position)) {
    box.beads.push_back(
        {.move = move.cells.front(), .count = copies[static_cast<std::size_t>(stage - 1)]});
  }
  numbers_.insert(canonical(position).key);
  boxes_.push_back(std::move(box));
}

std::optional<Cell> Menace::draw(const Position& position, Random& random) {
  if (position.empty_count() == 1) return position.available_moves().front();
  const Canonical front = canonical(position);
  const std::size_t number = *numbers_.find(front.key);
  const Matchbox& box = boxes_[number];
  const int count = box.count();
  if (count == 0) return std::nullopt;
  int left = static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
  std::size_t kind = 0;
  while (left >= box.beads[kind].count) left -= box.beads[kind++].count;
  const Cell move = image(position.rules(), inverse(front.symmetry), box.beads[kind].move);
  drawn_.push_back({.box = number, .kind = kind, .move = move});
  return move;
}

void Menace::learn(Result result) {
  for (const DrawnBead& bead : drawn_) {
    int& count = boxes_[bead.box].beads[bead.kind].count;
    count = std::max(count + change_for(result), 0);
  }
  drawn_.clear();
}

MenaceTraining::MenaceTraining(std::uint64_t seed) : random_(seed), solver_(school_table_bytes) {}

std::optional<Cell> MenaceTraining::reply(const Position& position, MenaceOpponent opponent) {
  switch (opponent) {
    case MenaceOpponent::random: {
      const auto moves = position.available_moves();
      return moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
    }
    case MenaceOpponent::hard:
      return choose(position, PlayerKind::hard, random_.next(), school_nodes, solver_);
    case MenaceOpponent::perfect: {
      const std::string text = to_position_text(position);
      if (positions_.insert(text)) {
        perfect_.push_back(choose(position, PlayerKind::perfect, 0, school_nodes, solver_));
      }
      return perfect_[*positions_.find(text)];
    }
    case MenaceOpponent::itself:
      break;
  }
  return copy_.draw(position, random_);
}

std::optional<Cell> MenaceTraining::turn(const Position& position, MenaceGame& game) {
  const std::size_t before = machine_.drawn().size();
  const auto move = machine_.draw(position, random_);
  if (machine_.drawn().size() > before) {
    const DrawnBead& bead = machine_.drawn().back();
    game.turns.push_back(
        {.box = bead.box, .kind = bead.kind, .beads = machine_.boxes()[bead.box].beads});
  }
  return move;
}

void MenaceTraining::end(const Position& position, MenaceGame game) {
  Result result = final_value(position.outcome(), Mark::X).result;
  if (game.resigned) result = position.to_move() == Mark::X ? Result::loss : Result::win;
  game.result = result;
  machine_.learn(result);
  copy_.learn(opposite(result));
  results_.push_back(result);
  current_.reset();
  last_ = std::move(game);
}

template <class Reply>
Position MenaceTraining::play(MenaceGame& game, Reply reply) {
  Position position{Rules()};
  while (!position.outcome().over()) {
    const bool own = position.to_move() == Mark::X;
    const std::optional<Cell> move = own ? turn(position, game) : reply(position);
    if (!move) break;
    game.moves.push_back(*move);
    position = position.after(*move);
  }
  return position;
}

void MenaceTraining::play(MenaceOpponent opponent) {
  MenaceGame game;
  const Position last = play(game, [&](const Position& now) { return reply(now, opponent); });
  game.resigned = !last.outcome().over();
  end(last, std::move(game));
}

bool MenaceTraining::play_by_hand(std::span<const Cell> replies) {
  const Random before = random_;
  MenaceGame game;
  bool can_be = true;
  const Position last = play(game, [&](const Position& now) -> std::optional<Cell> {
    if (replies.empty()) return std::nullopt;
    const Cell move = replies.front();
    replies = replies.subspan(1);
    can_be = !now.refusal(move);
    return can_be ? std::optional(move) : std::nullopt;
  });
  game.resigned = !last.outcome().over() && last.to_move() == Mark::X;
  if (last.outcome().over() || game.resigned) {
    end(last, std::move(game));
  } else {
    machine_.forget();
    random_ = before;
    current_ = std::move(game);
  }
  return can_be && replies.empty();
}

}  // namespace mnk
