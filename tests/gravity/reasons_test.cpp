#include "gravity/reasons.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <span>

#include "gravity/solver.h"
#include "play.h"
#include "players/search_job.h"
#include "support/reason_checker.h"

namespace mnk::gravity {
namespace {

using test::rules;

/// Checks reasons by the rules alone, with the second program.
class ReasonChecker {
 public:
  ReasonChecker(naive::Gravity& game, const Position& position, Cell move)
      : game_(game),
        rows_(position.rules().rows()),
        before_(test::naive_board(position)),
        after_(naive::Gravity::after(before_, move.column)),
        move_(move),
        mover_(letter(position.to_move())),
        other_(mover_ == 'X' ? 'O' : 'X') {}

  [[nodiscard]] bool holds(const MoveReason& reason) {
    const char side = letter(reason.side);
    const auto& cells = reason.cells;
    switch (reason.kind) {
      case ReasonKind::completes_line:
        return side == mover_ && game_.has_line(after_, mover_) &&
               std::ranges::all_of(cells, [&](Cell c) { return at(after_, c) == mover_; });
      case ReasonKind::blocks_line:
        return side == mover_ && completes(before_, move_, other_);
      case ReasonKind::allows_line:
        return side == other_ && lands(after_, cells[0]) && completes(after_, cells[0], other_);
      case ReasonKind::lifts_into_line:
        return side == other_ && above(move_) == cells[0] && completes(after_, cells[0], other_);
      case ReasonKind::makes_fork:
        return side == mover_ && cells.size() >= 2 && !wins_at_once(after_, other_) &&
               std::ranges::all_of(
                   cells, [&](Cell c) { return lands(after_, c) && completes(after_, c, mover_); });
      case ReasonKind::stacked_threats:
        return side == mover_ && above(cells[0]) == cells[1] && !wins_at_once(after_, other_) &&
               lands(after_, cells[0]) && completes(after_, cells[0], mover_) &&
               completes(with(after_, cells[0], other_), cells[1], mover_);
      case ReasonKind::allows_fork:
        return side == other_ && lands(after_, cells[0]) && other_forks(cells[0]);
      case ReasonKind::parity_threat:
        return is_new_threat(reason) && !lands(after_, cells[0]) &&
               (rows_ - cells[0].row) % 2 == (mover_ == 'X' ? 1 : 0);
      case ReasonKind::makes_threat:
        return is_new_threat(reason) && lands(after_, cells[0]) == (cells.size() == 1) &&
               (cells.size() == 1 ||
                (above(cells[1]) == cells[0] && !fills_a_line(after_, cells[1], other_)));
      case ReasonKind::zugzwang: {
        if (above(cells[0]) != cells[1]) return false;
        const auto value = game_.value(after_);
        const int to_side = side == mover_ ? -value.result : value.result;
        return to_side == 1 && value.plies + 1 <= reason.plies;
      }
      case ReasonKind::follow_up:
        return side == other_ && game_.value(after_).result <= 0;
      case ReasonKind::only_move:
        return side == mover_ && game_.moves(before_).size() > 1 &&
               keeping(before_) == named(cells);
      case ReasonKind::replies:
      case ReasonKind::only_reply: {
        const auto right = keeping(after_);
        if (side != other_ || game_.value(after_).result < 0) return false;
        if (cells.empty()) return right.size() == game_.moves(after_).size();
        const bool all = reason.kind == ReasonKind::only_reply || cells.size() > 1;
        return all ? right == named(cells) : right.contains(cells.front().column);
      }
      case ReasonKind::threat_sequence:
      case ReasonKind::search:
        if (!reason.proven) return reason.kind == ReasonKind::search;
        return reason.plies == static_cast<int>(cells.size()) &&
               reason.plies == game_.value(after_).plies + 1 && keeps_the_value(cells, true);
      default:
        return false;
    }
  }

  /// Whether this line of play ends as it must: no threat of the winner can be stopped, and each
  /// move of the loser lets it complete a line right above.
  [[nodiscard]] bool ends_in_zugzwang(const MoveReason& line) const {
    naive::Columns board = before_;
    for (const Cell c : std::span(line.cells).first(line.cells.size() - 2)) {
      board = naive::Gravity::after(board, c.column);
    }
    const char winner = letter(line.side);
    if (naive::Gravity::to_move(board) == winner || wins_at_once(board, winner)) return false;
    return std::ranges::all_of(game_.moves(board), [&](int column) {
      return completes(game_.after(board, column), above(landing(board, column)), winner);
    });
  }

  /// Whether each move of this line, from the explained one to the end of the game, keeps the
  /// result and, if `exact`, its plies.
  [[nodiscard]] bool keeps_the_value(std::span<const Cell> line, bool exact) const {
    if (line.front() != move_) return false;
    naive::Columns board = after_;
    auto value = game_.value(board);
    for (const Cell c : line.subspan(1)) {
      if (!lands(board, c)) return false;
      board = naive::Gravity::after(board, c.column);
      const auto next = game_.value(board);
      if (next.result != -value.result || (exact && next.plies + 1 != value.plies)) return false;
      value = next;
    }
    return value.plies == 0;
  }

  /// Whether the reasons name zugzwang exactly where the line of play ends in it, unless the rules
  /// alone show it, and none that the line contradicts; and call the move a block, or the only
  /// move, exactly where it is one.
  [[nodiscard]] bool complete(const std::vector<MoveReason>& reasons, const Position& position) {
    std::map<ReasonKind, MoveReason> kinds;
    for (const MoveReason& reason : reasons) kinds[reason.kind] = reason;
    const MoveReason& line = kinds[ReasonKind::search];
    const MoveReason& forced = kinds[ReasonKind::zugzwang];
    const bool misere = position.rules().misere();
    const bool shown = std::ranges::count(reasons_at_once(position, move_), forced) > 0;
    const bool ends = line.plies > 2 && !misere && ends_in_zugzwang(line);
    const auto last = std::span(line.cells).last(ends ? 2 : 0);
    const bool right =
        forced.plies == (ends ? line.plies : 0) && std::ranges::equal(forced.cells, last);
    if (!shown && !right) return false;
    const auto& played =
        kinds.contains(ReasonKind::threat_sequence) ? kinds[ReasonKind::threat_sequence] : line;
    if (!forced.cells.empty() &&
        !std::ranges::equal(forced.cells, std::span(played.cells).last(2))) {
      return false;
    }
    const bool blocks =
        !misere && completes(before_, move_, other_) && !game_.has_line(after_, mover_);
    const bool only = game_.moves(before_).size() > 1 && keeping(before_) == named({{move_}});
    return kinds.contains(ReasonKind::blocks_line) == blocks &&
           kinds.contains(ReasonKind::only_move) == only;
  }

 private:
  [[nodiscard]] char at(const naive::Columns& board, Cell c) const {
    return game_.at(board, c.column, rows_ - 1 - c.row);
  }
  [[nodiscard]] static Cell above(Cell c) { return {.row = c.row - 1, .column = c.column}; }
  [[nodiscard]] Cell landing(const naive::Columns& board, int column) const {
    const auto height = static_cast<int>(board[static_cast<std::size_t>(column)].size());
    return {.row = rows_ - 1 - height, .column = column};
  }
  [[nodiscard]] bool lands(const naive::Columns& board, Cell c) const {
    return c.row >= 0 && landing(board, c.column) == c;
  }
  [[nodiscard]] static naive::Columns with(naive::Columns board, Cell c, char mark) {
    board[static_cast<std::size_t>(c.column)] += mark;
    return board;
  }
  [[nodiscard]] bool completes(const naive::Columns& board, Cell c, char mark) const {
    return lands(board, c) && !game_.has_line(board, mark) &&
           game_.has_line(with(board, c, mark), mark);
  }
  /// The same for any cell, even one where no mark can land: the cells below it may be empty.
  [[nodiscard]] bool fills_a_line(naive::Columns board, Cell c, char mark) const {
    std::string& column = board[static_cast<std::size_t>(c.column)];
    if (static_cast<int>(column.size()) > rows_ - 1 - c.row) return false;
    column.resize(static_cast<std::size_t>(rows_ - 1 - c.row), '-');
    return completes(board, c, mark);
  }
  [[nodiscard]] bool is_new_threat(const MoveReason& reason) const {
    return letter(reason.side) == mover_ && !wins_at_once(after_, other_) &&
           fills_a_line(after_, reason.cells[0], mover_) &&
           !fills_a_line(before_, reason.cells[0], mover_);
  }
  [[nodiscard]] bool wins_at_once(const naive::Columns& board, char mark) const {
    return std::ranges::any_of(game_.moves(board), [&](int column) {
      return completes(board, landing(board, column), mark);
    });
  }
  /// After this reply the mover cannot win at once, and any move lets the other side win.
  [[nodiscard]] bool other_forks(Cell reply) const {
    const naive::Columns board = with(after_, reply, other_);
    if (wins_at_once(board, mover_) || !wins_at_once(board, other_)) return false;
    return std::ranges::all_of(game_.moves(board), [&](int column) {
      return wins_at_once(naive::Gravity::after(board, column), other_);
    });
  }
  [[nodiscard]] static std::set<int> named(std::span<const Cell> cells) {
    std::set<int> columns;
    for (const Cell c : cells) columns.insert(c.column);
    return columns;
  }
  /// The columns that keep the result.
  [[nodiscard]] std::set<int> keeping(const naive::Columns& board) {
    std::set<int> columns;
    for (const int column : game_.moves(board)) {
      const int result = -game_.value(naive::Gravity::after(board, column)).result;
      if (result == game_.value(board).result) columns.insert(column);
    }
    return columns;
  }
  naive::Gravity& game_;
  int rows_;
  naive::Columns before_;
  naive::Columns after_;
  Cell move_;
  char mover_;
  char other_;
};

/// Checks every move of random games from the ply on where the second program can value them.
std::map<ReasonKind, int> check_random_games(const Rules& rules, int games, int max_free) {
  std::map<ReasonKind, int> seen;
  Solver solver(rules, std::size_t{1} << 20);
  naive::Gravity second = test::second_program(rules);
  std::mt19937 random(17);
  for (int game = 0; game < games; ++game) {
    Position position(rules);
    while (!position.outcome().over()) {
      const std::vector<Cell> moves = position.available_moves();
      if (position.empty_count() <= max_free) {
        for (const Cell move : moves) {
          Budget budget(Budget::no_limit);
          ReasonChecker checker(second, position, move);
          Analysis analysis(solver, position, move);
          EXPECT_TRUE(analysis.run(budget));
          const std::vector<MoveReason> reasons = analysis.reasons(move, budget);
          EXPECT_TRUE(mnk::test::name_one_reply(reasons)) << to_text(move);
          for (const MoveReason& reason : reasons) {
            EXPECT_TRUE(checker.holds(reason)) << to_text(reason.kind) << " of " << to_text(move)
                                               << " in " << to_position_text(position);
            ++seen[reason.kind];
          }
          EXPECT_TRUE(checker.complete(reasons, position))
              << "of " << to_text(move) << " in " << to_position_text(position);
          // Of another move only the result is known.
          Analysis of_another(solver, position, moves.front());
          EXPECT_TRUE(of_another.run(budget) &&
                      checker.keeps_the_value(of_another.line(move, budget), false));
        }
      }
      std::vector<Cell> quiet = moves;
      std::erase_if(quiet, [&](Cell move) { return position.after(move).outcome().over(); });
      const std::vector<Cell>& next = quiet.empty() ? moves : quiet;
      (void)position.play(next[random() % next.size()]);
    }
  }
  return seen;
}

TEST(GravityReasons, AreTrueOfEveryMoveOfRandomGames) {
  auto seen = check_random_games(rules("4,4,3"), 15, 12);
  for (const auto& [kind, count] : check_random_games(rules("5,4,4"), 100, 9)) seen[kind] += count;
  for (const auto& [kind, count] : check_random_games(Rules(), 150, 8)) seen[kind] += count;
  std::string told;
  for (const auto& [kind, count] : seen) {
    told.append(to_text(kind)).append(" ").append(std::to_string(count)).append(" ");
  }
  EXPECT_EQ(
      told,
      "completes_line 1121 blocks_line 831 only_move 695 makes_fork 133 allows_line 1475 "
      "allows_fork 50 threat_sequence 1938 search 1340 lifts_into_line 182 "
      "stacked_threats 48 makes_threat 209 parity_threat 75 zugzwang 401 follow_up 378 replies 519 "
      "only_reply 510 ")
      << "of each kind as many, or a reason is left out";
}

TEST(GravityReasons, AreTrueOfEveryMoveOfRandomGamesOfMisere) {
  const auto seen = check_random_games(rules("4,4,4", true), 15, 12);
  EXPECT_TRUE(seen.contains(ReasonKind::completes_line));
  EXPECT_TRUE(seen.contains(ReasonKind::follow_up));
  EXPECT_FALSE(seen.contains(ReasonKind::makes_fork));
}

/// The result for the mover that a reason claims; nothing if it is not about the whole game.
std::optional<Result> claimed(const MoveReason& reason, Mark mover) {
  using enum ReasonKind;
  static const std::set of_the_game = {completes_line,  makes_fork,  stacked_threats, allows_line,
                                       lifts_into_line, allows_fork, threat_sequence, zugzwang};
  if (!of_the_game.contains(reason.kind)) return std::nullopt;
  return reason.side == mover ? Result::win : Result::loss;
}

/// The fault of an explanation; empty if its reasons agree with its value.
std::string contradiction(const SearchReport& report, Mark mover) {
  const Assessment& value = report.value;
  for (const MoveReason& reason : report.reasons) {
    const auto claim = claimed(reason, mover);
    if (claim && (*claim < value.at_least.result || *claim > value.at_most.result)) {
      return "another winner";
    }
    if (reason.kind == ReasonKind::follow_up && reason.side == mover &&
        value.at_least.result == Result::win) {
      return "the winner cannot win";
    }
    if (reason.kind != ReasonKind::search) continue;
    if (reason.cells.size() < 2) return "a line of the move alone";
    if (!value.result_is_proven()) return "a line that shows no result";
    const bool loses = value.value.result == Result::loss;
    if (reason.side != (loses ? opponent(mover) : mover)) return "the line's side";
    if (value.is_proven() && reason.plies > value.value.plies) return "a longer line";
  }
  return "";
}

TEST(GravityReasons, NameOneReplyWhereAnotherIsNotProven) {
  // O wins with several replies, and too few nodes are spent on some of them.
  const Position position = test::play(Rules(), "aacbafffcggffeda");
  const Cell move = test::cell("b5");
  Solver solver(Rules(), std::size_t{1} << 20);
  Analysis analysis(solver, position, move);
  Budget budget(30'000'000);
  EXPECT_TRUE(analysis.run(budget));
  const std::vector<MoveReason> reasons = analysis.reasons(move, budget);
  const auto replies = std::ranges::find(reasons, ReasonKind::replies, &MoveReason::kind);
  ASSERT_NE(replies, reasons.end());
  EXPECT_EQ(replies->cells, std::vector{analysis.line(move, budget)[1]});
}

TEST(GravityReasons, OfMirrorImagesAreMirrorImages) {
  const Position position = test::play(rules("5,5,4"), "ccc");
  Solver solver(position.rules(), std::size_t{1} << 20);
  const auto explain = [&](Cell move) {
    Analysis analysis(solver, position, move);
    Budget budget(Budget::no_limit);
    EXPECT_TRUE(analysis.run(budget));
    Budget for_the_line(2'000);
    return analysis.reasons(move, for_the_line);
  };
  for (const std::string_view move : {"a5", "b5"}) {
    const auto image = [](Cell cell) { return Cell{.row = cell.row, .column = 4 - cell.column}; };
    std::vector<MoveReason> left = explain(test::cell(move));
    EXPECT_FALSE(left.empty());
    for (MoveReason& reason : left)
      std::ranges::transform(reason.cells, reason.cells.begin(), image);
    EXPECT_EQ(explain(image(test::cell(move))), left) << move;
  }
}

TEST(GravityReasons, AgreeWithTheValueThatWasFoundWithFewNodes) {
  int shown = 0;
  for (const std::string_view columns : {"", "d", "ddd", "dddc", "dddddc", "ddddda", "dcdedcc"}) {
    const Position position = test::play(Rules(), columns);
    for (const std::uint64_t nodes : {500U, 5'000U, 50'000U, 200'000U}) {
      const auto solver = make_solver(std::size_t{1} << 20);
      for (const Cell move : position.available_moves()) {
        const SearchRequest request{.goal = SearchGoal::explanation,
                                    .position = games::AnyPosition(position),
                                    .node_budget = nodes,
                                    .move = move};
        const SearchReport report = SearchJob(request, solver->task(request)).finish();
        EXPECT_EQ(contradiction(report, position.to_move()), "")
            << to_text(move) << " after " << columns << " with " << nodes << " nodes";
        const bool shows = report.variation.size() > 1;
        EXPECT_EQ(shows, report.value.result_is_proven()) << "also if only the winner is known";
        shown += shows ? 1 : 0;
        for (const MoveReason& reason : report.reasons) {
          EXPECT_TRUE(reason.kind != ReasonKind::search || reason.cells == report.variation);
          if (reason.kind != ReasonKind::zugzwang || report.value.is_proven()) continue;
          EXPECT_EQ(std::ranges::count(reasons_at_once(position, move), reason), 1)
              << "a line that only keeps the result shows none";
        }
      }
    }
  }
  EXPECT_GT(shown, 0);
}

}  // namespace
}  // namespace mnk::gravity
