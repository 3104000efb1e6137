#include "teaching/menace.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "engine/canonical.h"
#include "engine/position_text.h"
#include "engine/symmetry.h"

namespace mnk {
namespace {

constexpr int stages = 4;
/// How many beads of each kind are in a box at first, by stage, as Michie had them.
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
  // By stage, so that a box's number tells how late it is used.
  std::vector<Position> positions = {Position(Rules())};
  for (int ply = 0; ply < 2 * stages && !positions.empty(); ++ply) {
    std::map<std::string, Position> next;
    for (const Position& position : positions) {
      if (position.to_move() == side) fill(position, 1 + ply / 2);
      for (const CanonicalMove& move : canonical_moves(position)) {
        if (!next.contains(move.key)) next.emplace(move.key, on_front(move.key));
      }
    }
    positions.clear();
    for (auto& [key, position] : next) {
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
  numbers_.emplace(canonical(position).key, boxes_.size());
  boxes_.push_back(std::move(box));
}

std::optional<Cell> Menace::draw(const Position& position, Random& random) {
  if (position.empty_count() == 1) return position.available_moves().front();
  const Canonical front = canonical(position);
  const std::size_t number = numbers_.at(front.key);
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

}  // namespace mnk
