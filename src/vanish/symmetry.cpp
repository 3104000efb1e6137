#include "vanish/symmetry.h"

#include <algorithm>

#include "engine/symmetry.h"

namespace mnk::vanish {
namespace {

int image_of_cell(const mnk::Rules& board, std::size_t symmetry, int cell) {
  return board.index(mnk::image(board, symmetry, board.cell(cell)));
}

Queue image_of_queue(const mnk::Rules& board, std::size_t symmetry, const Queue& side) {
  Queue copy;
  for (int i = 0; i < side.count(); ++i) {
    copy.push(image_of_cell(board, symmetry, side.cells[static_cast<std::size_t>(i)]));
  }
  return copy;
}

bool same_marks(const Queue& a, const Queue& b) {
  return a.size == b.size && std::equal(a.cells.begin(), a.cells.begin() + a.size, b.cells.begin());
}

}  // namespace

State image(const mnk::Rules& board, std::size_t symmetry, const State& state) {
  return {.mover = image_of_queue(board, symmetry, state.mover),
          .other = image_of_queue(board, symmetry, state.other)};
}

std::size_t folded_index(const States& states, const mnk::Rules& board, const State& state) {
  std::size_t smallest = states.index(state);
  for (std::size_t symmetry = 1; symmetry < symmetry_count(board); ++symmetry) {
    smallest = std::min(smallest, states.index(image(board, symmetry, state)));
  }
  return smallest;
}

CellSet one_of_each_kind(const mnk::Rules& board, const State& state, CellSet cells) {
  CellSet kinds = cells;
  for (std::size_t symmetry = 1; symmetry < symmetry_count(board); ++symmetry) {
    const State copy = image(board, symmetry, state);
    if (!same_marks(copy.mover, state.mover) || !same_marks(copy.other, state.other)) continue;
    for_each_cell(cells, [&](int cell) {
      if (image_of_cell(board, symmetry, cell) < cell) kinds &= ~(CellSet{1} << cell);
    });
  }
  return kinds;
}

}  // namespace mnk::vanish
