#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/position.h"
#include "solver/value.h"

/// Values by looking at everything, written to be obviously right: base-3 boards, naive line scans,
/// no pruning, nothing shared with the solver or the engine's line counting.
namespace mnk::test {

class Enumeration {
 public:
  explicit Enumeration(const Rules& rules) : rules_(rules) {
    Code power = 1;
    for (int i = 0; i < rules.cell_count(); ++i, power *= 3) powers_.push_back(power);
  }

  /// A board as a number: digit i says what is on cell i, 0 nothing, 1 X, 2 O.
  using Code = std::size_t;
  [[nodiscard]] int digit(Code code, int cell) const {
    return static_cast<int>(code / powers_[static_cast<std::size_t>(cell)] % 3);
  }
  [[nodiscard]] Code with(Code code, int cell, int digit) const {
    return code + powers_[static_cast<std::size_t>(cell)] * static_cast<Code>(digit);
  }

  /// 1 or 2 for the side that has a line, else 0.
  [[nodiscard]] int owner_of_a_line(Code code) const {
    const int steps[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (int row = 0; row < rules_.rows(); ++row) {
      for (int column = 0; column < rules_.columns(); ++column) {
        for (const auto& step : steps) {
          const int owner = owner_from(code, row, column, step[0], step[1]);
          if (owner != 0) return owner;
        }
      }
    }
    return 0;
  }

  [[nodiscard]] int side_to_move(Code code) const {
    int marks = 0;
    for (int cell = 0; cell < rules_.cell_count(); ++cell) marks += digit(code, cell) != 0;
    return marks % 2 + 1;
  }

  /// Fills in `values` for this board and all that can come of it. One entry for each code,
  /// negative plies for those not seen.
  Value value(Code code, std::vector<Value>& values) const {
    Value& known = values.at(code);
    if (known.plies >= 0) return known;
    const int mover = side_to_move(code);
    const int owner = owner_of_a_line(code);
    if (owner != 0) {
      const bool mover_wins = (owner == mover) != rules_.misere();
      return known = {.result = mover_wins ? Result::win : Result::loss, .plies = 0};
    }
    Value best{.result = Result::loss, .plies = -1};
    for (int cell = 0; cell < rules_.cell_count(); ++cell) {
      if (digit(code, cell) != 0) continue;
      const Value after = value(with(code, cell, mover), values);
      const Value mine{.result = after.result == Result::draw  ? Result::draw
                                 : after.result == Result::win ? Result::loss
                                                               : Result::win,
                       .plies = after.plies + 1};
      if (best.plies < 0 || better(mine, best)) best = mine;
    }
    if (best.plies < 0) best = {.result = Result::draw, .plies = 0};
    return values.at(code) = best;
  }

  [[nodiscard]] std::vector<Value> nothing_known() const {
    return std::vector<Value>(powers_.back() * 3, {.result = Result::draw, .plies = -1});
  }

  [[nodiscard]] Position position(Code code) const {
    std::vector<std::optional<Mark>> marks;
    for (int cell = 0; cell < rules_.cell_count(); ++cell) {
      const int mark = digit(code, cell);
      marks.push_back(mark == 0 ? std::nullopt : std::optional(mark == 1 ? Mark::X : Mark::O));
    }
    return {rules_, std::move(marks)};
  }

 private:
  static bool better(Value a, Value b) {
    if (a.result != b.result) return a.result > b.result;
    if (a.result == Result::win) return a.plies < b.plies;
    return a.plies > b.plies;
  }

  [[nodiscard]] int owner_from(Code code, int row, int column, int down, int right) const {
    const int first = digit(code, rules_.index({.row = row, .column = column}));
    for (int i = 0; i < rules_.in_a_row(); ++i) {
      const Cell cell{.row = row + i * down, .column = column + i * right};
      if (!rules_.contains(cell) || digit(code, rules_.index(cell)) != first) return 0;
    }
    return first;
  }

  Rules rules_;
  std::vector<Code> powers_;
};

}  // namespace mnk::test
