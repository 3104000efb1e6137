#include "vanish/vanish_game.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "players/search_job.h"
#include "players/valued_task.h"
#include "vanish/solver.h"
#include "vanish/states.h"

namespace mnk::vanish {
namespace {

using Reason = ParseError::Reason;

struct Sides {
  std::array<std::vector<Cell>, 2> marks;  ///< X's and O's, oldest first
  Mark to_move;
};

std::expected<Sides, ParseError> parse_sides(std::string_view text, const mnk::Rules& board) {
  const auto parts = split(text, '/');
  const auto to_move = parts.size() == 3 ? parse_name<Mark>(parts[2].text) : std::nullopt;
  if (!to_move) return std::unexpected(error_at({.text = text, .offset = 0}, Reason::marks_form));
  Sides sides{.marks = {}, .to_move = *to_move};
  std::vector<Cell> taken;
  for (std::size_t side = 0; side < sides.marks.size(); ++side) {
    if (parts[side].text.empty()) continue;
    for (const Token& token : split(parts[side].text, '.', parts[side].offset)) {
      const auto cell = parse_cell(token, board);
      if (!cell) return std::unexpected(cell.error());
      if (std::ranges::find(taken, *cell) != taken.end()) {
        return std::unexpected(error_at(token, Reason::cell_taken));
      }
      taken.push_back(*cell);
      sides.marks[side].push_back(*cell);
    }
  }
  return sides;
}

class VanishGame final : public games::Game {
 public:
  [[nodiscard]] std::string_view option() const override { return "vanish"; }
  [[nodiscard]] std::expected<mnk::Rules, ParseError> make_board(const RulesText& text,
                                                                 bool misere) const override {
    auto board = mnk::make_board<Rules>(text, misere);
    if (!board && board.error().reason == Reason::in_a_row_out_of_range) {
      board.error().reason = Reason::vanish_in_a_row_out_of_range;
    }
    return board;
  }

  [[nodiscard]] games::AnyPosition empty_board(const mnk::Rules& board) const override {
    return Position(Rules::of(board));
  }
  [[nodiscard]] std::expected<games::AnyPosition, ParseError> parse_position(
      std::string_view text, const mnk::Rules& board) const override {
    const auto sides = parse_sides(text, board);
    if (!sides) return std::unexpected(sides.error());
    const auto& [x, o] = sides->marks;
    auto position = Position::set_up(Rules::of(board), x, o, sides->to_move);
    if (position) return *std::move(position);
    return std::unexpected(error_at({.text = text, .offset = 0}, position.error(),
                                    static_cast<int>(x.size()), static_cast<int>(o.size())));
  }

  [[nodiscard]] std::string position_text(const games::AnyPosition& position) const override {
    return to_position_text(position.as<Position>());
  }
  [[nodiscard]] std::string marks_text(const PlacedMarks& marks,
                                       const mnk::Rules& board) const override {
    std::array<std::vector<Cell>, 2> sides;
    for (const auto& [cell, mark] : marks) sides[index(mark)].push_back(cell);
    const bool full = std::ranges::all_of(
        sides, [&](const auto& cells) { return std::cmp_equal(cells.size(), board.in_a_row()); });
    // With all marks on the board either side may be to move.
    Mark to_move = sides[0].size() > sides[1].size() ? Mark::O : Mark::X;
    if (full) to_move = opponent(marks.back().mark);
    return to_text(sides[0]) + '/' + to_text(sides[1]) + '/' + letter(to_move);
  }

  /// Lists the marks of both sides alternately, so that the last is never the mover's.
  [[nodiscard]] std::expected<PlacedMarks, ParseError> parse_marks(
      std::string_view text, const mnk::Rules& board) const override {
    const auto sides = parse_sides(text, board);
    if (!sides) return std::unexpected(sides.error());
    // Backwards from the newest mark, which the side not to move played.
    std::array<std::vector<Cell>, 2> left = sides->marks;
    PlacedMarks marks;
    for (Mark side = opponent(sides->to_move); !left[0].empty() || !left[1].empty();
         side = opponent(side)) {
      auto& own = left[index(side)];
      if (own.empty()) continue;
      marks.push_back({.cell = own.back(), .mark = side});
      own.pop_back();
    }
    std::ranges::reverse(marks);
    return marks;
  }

  /// Removes a side's oldest marks beyond the limit.
  void settle(PlacedMarks& marks, const mnk::Rules& board) const override {
    for (const Mark side : {Mark::X, Mark::O}) {
      while (std::ranges::count(marks, side, &PlacedMark::mark) > board.in_a_row()) {
        marks.erase(std::ranges::find(marks, side, &PlacedMark::mark));
      }
    }
  }
  [[nodiscard]] bool is_solved(const mnk::Rules& board) const override {
    return vanish::is_solved(Rules::of(board));
  }
  [[nodiscard]] std::optional<int> kept_marks(const mnk::Rules& board) const override {
    return board.in_a_row();
  }
  [[nodiscard]] bool positions_recur() const override { return true; }
};

/// Values all moves in one step: with the table, made in prepare(), or with a search too short to
/// need pausing.
class VanishTask final : public ValuedTask {
 public:
  VanishTask(vanish::Solver& solver, const SearchRequest& request)
      : ValuedTask(request), solver_(&solver), position_(request.position.as<Position>()) {
    for (const Cell move : position_.available_moves()) {
      moves_.push_back({.move = move, .assessment = before_the_move(Assessment::unknown(0))});
    }
  }

  bool prepare(Budget& budget) override { return solver_->make(budget); }

  bool run(Budget& budget) override {
    budget.overdraw(std::min(request().node_budget, max_nodes),
                    [&](Budget& own) { moves_ = solver_->analyse(position_, own); });
    return true;
  }

 protected:
  [[nodiscard]] std::vector<MoveAssessment> moves() const override { return moves_; }
  [[nodiscard]] std::vector<Cell> line(Cell move) const override {
    return solver_->line(position_, move);
  }
  [[nodiscard]] std::vector<MoveReason> reasons(Cell move) const override {
    return solver_->reasons(position_, move);
  }

 private:
  static constexpr std::uint64_t max_nodes = 300'000;

  vanish::Solver* solver_;
  Position position_;
  std::vector<MoveAssessment> moves_;  ///< every legal move, best first
};

class VanishSolver final : public games::Solver {
 public:
  [[nodiscard]] std::unique_ptr<SearchTask> task(const SearchRequest& request) override {
    const auto& position = request.position.as<Position>();
    if (!solver_ || solver_->rules() != position.rules()) {
      solver_.emplace(position.rules(), 0);
    }
    return std::make_unique<VanishTask>(*solver_, request);
  }

 private:
  std::optional<vanish::Solver> solver_;  ///< for the rules of the last request
};

class VanishCounting final : public games::Counting {
 public:
  [[nodiscard]] bool can_count(const mnk::Rules& board) const override {
    return is_solved(Rules::of(board));
  }
  /// Positions in progress by their result for the side to move, those with a line, and the plies
  /// of the longest win. Two positions that differ only by swapping X and O, marks and turn, count
  /// as one.
  [[nodiscard]] games::GameStats count(const mnk::Rules& board) const override {
    ValueTable table(Rules::of(board));
    Budget all(Budget::no_limit);
    table.run(all);
    const States& states = table.states();
    const Reached reached = reached_by_play(states);
    std::array<std::uint64_t, names_of<Result>.size()> results{};
    std::uint64_t terminal = 0;
    int longest_win = 0;
    for (std::size_t index = 0; index < states.count(); ++index) {
      if (!reached[index]) continue;
      const State state = states.at(index);
      if (states.decided(state)) {
        ++terminal;
        continue;
      }
      const Value value = table.value(state);
      ++results[static_cast<std::size_t>(value.result)];
      if (value.result == Result::win) longest_win = std::max(longest_win, value.plies);
    }
    const auto [lost, drawn, won] = results;
    return {{"positions", lost + drawn + won},
            {"won", won},
            {"lost", lost},
            {"drawn", drawn},
            {"terminal", terminal},
            {"longest_win", static_cast<std::uint64_t>(longest_win)}};
  }
};

}  // namespace

std::string to_position_text(const Position& position) {
  const auto marks_of = [&](Mark side) {
    const auto cells = position.marks(side);
    return to_text(std::vector<Cell>(cells.begin(), cells.end()));
  };
  return marks_of(Mark::X) + '/' + marks_of(Mark::O) + '/' + letter(position.to_move());
}

const games::Game& game() {
  static const VanishGame the_game;
  return the_game;
}

Rules::operator games::AnyRules() const { return {game(), board_}; }

const games::Counting& counting() {
  static const VanishCounting the_counting;
  return the_counting;
}

std::unique_ptr<games::Solver> make_solver(std::size_t /*table_bytes*/) {
  return std::make_unique<VanishSolver>();
}

}  // namespace mnk::vanish
