#include "puzzles/database_recipe.h"

#include <algorithm>

#include "engine/notation.h"
#include "puzzles/maker.h"
#include "puzzles/puzzle_day.h"

namespace mnk {
namespace {

constexpr std::uint64_t stock_seed = 30;
/// Steps of the maker without a puzzle that still has a place.
constexpr int most_steps_in_vain = 1'000;

}  // namespace

const std::vector<StockPart>& stock_recipe() {
  using enum PuzzleTheme;
  static const std::vector<StockPart> recipe = {
      {.rules = "3,3,3", .theme = win, .wanted = {24, 12, 12}},
      {.rules = "3,3,3", .theme = hold, .wanted = {8, 8, 8}},
      {.rules = "3,3,3", .theme = save, .wanted = {12, 8, 8}},
      {.rules = "3,3,3", .theme = trap, .wanted = {6, 6, 6}},
      {.rules = "3,3,3,misere", .theme = win, .wanted = {12, 12, 12}},
      {.rules = "3,3,3,misere", .theme = save, .wanted = {8, 8, 24}},
      {.rules = "4,3,3", .theme = win, .wanted = {20, 20, 24}},
      {.rules = "4,3,3", .theme = save, .wanted = {12, 12, 12}},
      {.rules = "4,4,3", .theme = win, .wanted = {16, 16, 16}},
      {.rules = "4,4,4", .theme = win, .wanted = {24, 40, 30}},
      {.rules = "4,4,4", .theme = hold, .wanted = {8, 8, 8}},
      {.rules = "4,4,4", .theme = save, .wanted = {20, 20, 20}},
      {.rules = "4,3,3,misere", .theme = win, .wanted = {12, 16, 20}},
      {.rules = "4,3,3,misere", .theme = save, .wanted = {8, 12, 20}},
      {.rules = "5,4,4", .theme = win, .wanted = {30, 40, 40}},
      {.rules = "5,4,4", .theme = save, .wanted = {20, 30, 30}},
      {.rules = "5,5,4", .theme = win, .wanted = {40, 80, 80}},
      {.rules = "5,5,4", .theme = hold, .wanted = {12, 12, 20}},
      {.rules = "5,5,4", .theme = save, .wanted = {20, 40, 40}},
      {.rules = "5,5,4", .theme = trap, .wanted = {16, 16, 16}},
      {.rules = "6,5,4", .theme = win, .wanted = {30, 40, 50}},
      {.rules = "6,6,4", .theme = win, .wanted = {30, 40, 50}},
      {.rules = "6,6,5", .theme = win, .wanted = {10, 20, 20}},
      {.rules = "15,15,5", .theme = threats, .wanted = {24, 20, 0}},
  };
  return recipe;
}

std::vector<StockedPuzzle> made_for_stock(const StockPart& part) {
  std::array<int, day_levels> left = part.wanted;
  PuzzleMaker maker(parse_rules(part.rules).value(), {.theme = part.theme}, stock_seed);
  std::vector<StockedPuzzle> made;
  int in_vain = 0;
  while (std::ranges::any_of(left, [](int count) { return count > 0; }) &&
         in_vain < most_steps_in_vain && maker.step()) {
    ++in_vain;
    for (const Puzzle& puzzle : maker.take()) {
      int& places = left[static_cast<std::size_t>(day_level_of(puzzle.grade))];
      if (places == 0) continue;
      --places;
      in_vain = 0;
      made.push_back(stocked(puzzle));
    }
  }
  std::ranges::stable_sort(made, {}, &StockedPuzzle::grade);
  return made;
}

}  // namespace mnk
