#include "gravity/gravity_game.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "gravity/book.h"
#include "gravity/solver.h"
#include "players/search_job.h"
#include "players/valued_task.h"

namespace mnk::gravity {
namespace {

using Reason = ParseError::Reason;

class GravityGame final : public games::Game {
 public:
  [[nodiscard]] std::string_view option() const override { return "gravity"; }

  [[nodiscard]] std::expected<mnk::Rules, ParseError> make_board(const RulesText& text,
                                                                 bool misere) const override {
    return mnk::make_board<Rules>(text, misere);
  }

  [[nodiscard]] games::AnyPosition empty_board(const mnk::Rules& board) const override {
    return Position(Rules::of(board));
  }
  [[nodiscard]] std::expected<games::AnyPosition, ParseError> parse_position(
      std::string_view text, const mnk::Rules& board) const override {
    return gravity::parse_position(text, Rules::of(board));
  }
  /// Lets each mark fall as far as it can.
  void settle(PlacedMarks& marks, const mnk::Rules& board) const override {
    const PlacedMarks before = marks;
    for (auto& [cell, mark] : marks) {
      const auto below = std::ranges::count_if(before, [&cell](const PlacedMark& other) {
        return other.cell.column == cell.column && other.cell.row > cell.row;
      });
      cell.row = board.rows() - 1 - static_cast<int>(below);
    }
  }
  [[nodiscard]] bool is_solved(const mnk::Rules& board) const override {
    return gravity::is_solved(Rules::of(board));
  }
  [[nodiscard]] bool marks_fall() const override { return true; }
};

/// The marks of each column, from the bottom up.
using Columns = std::vector<std::vector<Mark>>;

/// The first cell with a free one below it.
std::optional<Cell> floating_cell(const Rules& rules, const Marks& marks) {
  const mnk::Rules& board = rules.board();
  for (int index = 0; index + rules.columns() < rules.cell_count(); ++index) {
    const int cell_below = index + rules.columns();
    const bool below = marks[static_cast<std::size_t>(cell_below)].has_value();
    if (marks[static_cast<std::size_t>(index)] && !below) return board.cell(index);
  }
  return std::nullopt;
}

Columns columns_of(const Position& position) {
  Columns columns(static_cast<std::size_t>(position.rules().columns()));
  for (std::size_t column = 0; column < columns.size(); ++column) {
    const auto index = static_cast<int>(column);
    for (int i = 0; i < position.height(index); ++i) {
      const Cell cell{.row = position.rules().rows() - 1 - i, .column = index};
      columns[column].push_back(*position.at(cell));
    }
  }
  return columns;
}

/// Whether the marks could have fallen one by one, X and O in turn: a search over the number of
/// fallen marks in each column.
class OrderSearch {
 public:
  explicit OrderSearch(Columns columns) : columns_(std::move(columns)) {}

  [[nodiscard]] bool found() { return fall_in_turn(Mark::X); }

 private:
  static constexpr int max_states = 1'000'000;

  bool fall_in_turn(Mark next) {
    if (states_ == max_states) return true;
    std::uint64_t state = 0;
    bool all = true;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      state = state << 4 | fallen_[i];
      all = all && fallen_[i] == columns_[i].size();
    }
    if (all) return true;
    // A newer state overwrites an older one, which may then be searched again.
    std::uint64_t& seen = seen_[state * 0x9e3779b97f4a7c15U >> 48];
    if (seen == state) return false;
    seen = state;
    ++states_;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      if (fallen_[i] == columns_[i].size() || columns_[i][fallen_[i]] != next) continue;
      ++fallen_[i];
      const bool found = fall_in_turn(opponent(next));
      --fallen_[i];
      if (found) return true;
    }
    return false;
  }

  Columns columns_;
  std::array<std::size_t, Rules::max_side> fallen_{};
  int states_ = 0;
  std::vector<std::uint64_t> seen_ = std::vector(std::size_t{1} << 16, ~std::uint64_t{0});
};

/// Why play cannot reach this position; nothing if it can. Requires that no mark floats and that
/// the counts are right.
std::optional<Reason> unreachable(const Position& position) {
  const Columns columns = columns_of(position);
  if (!position.outcome().winner()) {
    if (OrderSearch(columns).found()) return std::nullopt;
    return Reason::position_order;
  }
  // The last mark to fall completed every line on the board.
  const Mark last = opponent(position.to_move());
  bool some_mark = false;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i].empty() || columns[i].back() != last) continue;
    const int row = position.rules().rows() - static_cast<int>(columns[i].size());
    const Cell top{.row = row, .column = static_cast<int>(i)};
    Marks before;
    for (const Cell cell : position.rules().board().cells()) {
      before.push_back(cell == top ? std::nullopt : position.at(cell));
    }
    if (Position(position.rules(), std::move(before)).outcome().over()) continue;
    some_mark = true;
    Columns without = columns;
    without[i].pop_back();
    if (OrderSearch(std::move(without)).found()) return std::nullopt;
  }
  return some_mark ? Reason::position_order : Reason::position_after_end;
}

/// Nodes to find a line of play to show; the table already knows most of it. When the user asks
/// about a move, its line is usually the reason, and worth a fifth of a second.
constexpr std::uint64_t nodes_for_a_line = 100'000;
constexpr std::uint64_t nodes_for_a_line_of_reasons = 1'000'000;

class GravityTask final : public ValuedTask {
 public:
  GravityTask(gravity::Solver& solver, const SearchRequest& request)
      : ValuedTask(request),
        analysis_(solver, request.position.as<Position>(),
                  request.goal == SearchGoal::explanation ? request.move : std::nullopt,
                  request.goal == SearchGoal::review ? Analysis::Lengths::of_best
                                                     : Analysis::Lengths::all),
        nodes_for_reasons_(request.goal == SearchGoal::explanation ? nodes_for_a_line_of_reasons
                                                                   : nodes_for_a_line) {}

  bool run(Budget& budget) override {
    is_over_ = analysis_.run(budget);
    return is_over_;
  }

  void stop() override { is_over_ = true; }

 protected:
  [[nodiscard]] std::vector<MoveAssessment> moves() const override { return analysis_.moves(); }
  [[nodiscard]] std::vector<Cell> line(Cell move) const override {
    if (!is_over_) return {move};
    Budget budget(nodes_for_a_line);
    return analysis_.line(move, budget);
  }
  [[nodiscard]] std::vector<MoveReason> reasons(Cell move) const override {
    if (!is_over_) return {};
    Budget budget(nodes_for_reasons_);
    return analysis_.reasons(move, budget);
  }

 private:
  Analysis analysis_;
  std::uint64_t nodes_for_reasons_;
  bool is_over_ = false;  ///< the values of the moves are final
};

class GravitySolver final : public games::Solver {
 public:
  explicit GravitySolver(std::size_t table_bytes) : table_bytes_(table_bytes) {}

  [[nodiscard]] std::unique_ptr<SearchTask> task(const SearchRequest& request) override {
    const auto& position = request.position.as<Position>();
    // Earlier searches must not change how a level plays.
    const bool forgets = request.goal == SearchGoal::move && request.player != PlayerKind::perfect;
    if (!solver_ || forgets || solver_->rules() != position.rules()) {
      const bool has_book = book_ && position.rules() == Rules();
      solver_ = std::make_unique<gravity::Solver>(position.rules(), table_bytes_,
                                                  has_book ? &*book_ : nullptr);
    }
    return std::make_unique<GravityTask>(*solver_, request);
  }

  bool learn(const mnk::Rules& rules, std::string_view text) override {
    if (Rules::of(rules) != Rules()) return false;
    solver_.reset();
    book_ = Book::parse(Rules(), marks_of_the_book, std::string(text));
    return book_.has_value();
  }

 private:
  std::size_t table_bytes_;
  std::optional<Book> book_;                 ///< of 7×6
  std::unique_ptr<gravity::Solver> solver_;  ///< for the rules of the last request
};

/// Counts ply by ply, visiting each position once.
games::GameStats count_game(const Rules& rules) {
  using Reached = std::pair<Position, std::uint64_t>;  ///< with the sequences of moves to it
  std::uint64_t positions = 0;
  std::uint64_t terminal = 0;
  // Of games: different sequences of moves to an end.
  std::uint64_t x_wins = 0;
  std::uint64_t o_wins = 0;
  std::uint64_t draws = 0;
  std::map<std::string, Reached> boards{{"", Reached(rules, 1)}};
  while (!boards.empty()) {
    std::map<std::string, Reached> next;
    positions += boards.size();
    for (const auto& [text, reached] : boards) {
      const auto& [position, games] = reached;
      if (const Outcome outcome = position.outcome(); outcome.over()) {
        ++terminal;
        std::uint64_t& wins = outcome.winner() == Mark::X ? x_wins : o_wins;
        (outcome.winner() ? wins : draws) += games;
      }
      for (const Cell move : position.available_moves()) {
        const Position after = position.after(move);
        next.try_emplace(to_position_text(after), after, 0).first->second.second += games;
      }
    }
    boards = std::move(next);
  }
  return {{"games", x_wins + o_wins + draws},
          {"x_wins", x_wins},
          {"o_wins", o_wins},
          {"draws", draws},
          {"positions", positions},
          {"terminal", terminal}};
}

class GravityCounting final : public games::Counting {
 public:
  [[nodiscard]] bool can_count(const mnk::Rules& board) const override {
    constexpr int max_cells = 20;
    return board.cell_count() <= max_cells;
  }
  [[nodiscard]] games::GameStats count(const mnk::Rules& board) const override {
    return count_game(Rules::of(board));
  }
};

}  // namespace

std::string to_position_text(const Position& position) {
  return mnk::to_position_text(position.board());
}

const games::Game& game() {
  static const GravityGame the_game;
  return the_game;
}

Rules::operator games::AnyRules() const { return {game(), board_}; }

std::expected<Position, ParseError> parse_position(std::string_view text, const Rules& rules) {
  const auto marks = parse_marks(text, rules.board());
  if (!marks) return std::unexpected(marks.error());
  if (const auto cell = floating_cell(rules, *marks)) {
    const int characters_before = cell->row * (rules.columns() + 1) + cell->column;
    const auto offset = static_cast<std::size_t>(characters_before);
    const Token token{.text = text.substr(offset, 1), .offset = offset};
    return std::unexpected(error_at(token, Reason::position_floating));
  }
  // Counts and lines follow the rules of the m,n,k-game.
  if (const auto plain = mnk::parse_position(text, rules.board()); !plain) {
    return std::unexpected(plain.error());
  }
  Position position(rules, *marks);
  if (const auto reason = unreachable(position)) {
    return std::unexpected(error_at({.text = text, .offset = 0}, *reason));
  }
  return position;
}

std::unique_ptr<games::Solver> make_solver(std::size_t table_bytes) {
  return std::make_unique<GravitySolver>(table_bytes);
}

const games::Counting& counting() {
  static const GravityCounting the_counting;
  return the_counting;
}

}  // namespace mnk::gravity
