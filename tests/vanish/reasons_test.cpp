#include <gtest/gtest.h>

#include <set>

#include "engine/notation.h"
#include "play.h"
#include "support/heavy.h"
#include "support/reason_checker.h"
#include "vanish/solver.h"

namespace mnk::vanish {
namespace {

using Values = std::map<naive::Board, naive::Vanish::Value>;

/// Checks reasons by the second program's rules and values.
class Checker {
 public:
  Checker(const naive::Vanish& game, bool misere, int columns, const Values& values,
          naive::Board before, int move)
      : game_(game),
        misere_(misere),
        columns_(columns),
        values_(values),
        before_(std::move(before)),
        move_(move),
        after_(game.after(before_, move)) {}

  /// The fault of a reason; empty if it is true.
  [[nodiscard]] std::string fault(const MoveReason& reason) const {
    std::vector<int> cells;
    for (const Cell cell : reason.cells) cells.push_back(cell.row * columns_ + cell.column);
    const bool mine = (reason.side == Mark::X) == before_.x_moves;
    switch (reason.kind) {
      case ReasonKind::completes_line:
        return mine && std::set(cells.begin(), cells.end()) == set_of(marks(after_, false)) &&
                       game_.line(cells)
                   ? ""
                   : "no line";
      case ReasonKind::blocks_line:
        return !misere_ && mine && cells == std::vector{move_} && blocks() ? "" : "no block";
      case ReasonKind::allows_line:
        return !misere_ && !mine && cells.size() == 1 && threats(after_).contains(cells[0])
                   ? ""
                   : "no line is allowed";
      case ReasonKind::makes_fork:
        return !misere_ && mine && cells.size() >= 2 && threats(after_).empty() &&
                       set_of(cells) == threats(passed(after_))
                   ? ""
                   : "no fork";
      case ReasonKind::allows_fork:
        return !misere_ && !mine && cells.size() == 1 && forks(cells[0]) ? "" : "no fork allowed";
      case ReasonKind::unstoppable_threat:
        return !misere_ && mine && cells.size() == 1 && is_unstoppable(after_, cells[0])
                   ? ""
                   : "it can be stopped";
      case ReasonKind::allows_unstoppable_threat:
        return !misere_ && !mine && cells.size() == 2 &&
                       is_unstoppable(game_.after(after_, cells[0]), cells[1])
                   ? ""
                   : "nothing of the kind is allowed";
      case ReasonKind::only_move:
        return mine && only() ? "" : "not the only move";
      case ReasonKind::search:
      case ReasonKind::threat_sequence:
        return best_play(reason, cells);
      case ReasonKind::cycle:
        return cycle(reason, cells);
      case ReasonKind::replies:
      case ReasonKind::only_reply:
        return !mine && set_of(cells) == holding() ? "" : "not the replies that hold";
      default:
        return "a reason of another game";
    }
  }

  /// A reason that is missing; empty if none.
  [[nodiscard]] std::string shortcoming(const std::vector<MoveReason>& reasons) const {
    const auto has = [&](ReasonKind kind) {
      return std::ranges::find(reasons, kind, &MoveReason::kind) != reasons.end();
    };
    if (reasons.size() > max_reasons) return "too many";
    if (game_.ended(after_) != 0) return has(ReasonKind::completes_line) ? "" : "the line";
    if (!misere_ && !threats(after_).empty() != has(ReasonKind::allows_line)) return "allows_line";
    if (only() != has(ReasonKind::only_move)) return "only_move";
    const auto& [result, plies] = values_.at(after_);
    const bool wins = has(ReasonKind::makes_fork) || has(ReasonKind::unstoppable_threat);
    if (!misere_ && (result == -1 && plies == 2) != wins) return "how it wins next";
    const bool allows = has(ReasonKind::allows_fork) || has(ReasonKind::allows_unstoppable_threat);
    if (!misere_ && (result == 1 && plies == 3) != allows) return "how the other wins next";
    const bool drawn = values_.at(after_).result == 0;
    const bool shown = has(ReasonKind::search) || has(ReasonKind::threat_sequence);
    if (drawn != has(ReasonKind::cycle) || drawn == shown) return "no line of play";
    return "";
  }

 private:
  static std::set<int> set_of(const std::vector<int>& cells) {
    return {cells.begin(), cells.end()};
  }
  static std::vector<int> marks(const naive::Board& board, bool mover) {
    return board.x_moves == mover ? board.x : board.o;
  }
  static naive::Board passed(naive::Board board) {
    board.x_moves = !board.x_moves;
    return board;
  }
  /// The replies that hold a draw, where others lose.
  [[nodiscard]] std::set<int> holding() const {
    std::set<int> cells;
    for (const int cell : game_.moves(after_)) {
      if (values_.at(game_.after(after_, cell)).result == 0) cells.insert(cell);
    }
    const bool all = cells.size() == game_.moves(after_).size();
    return values_.at(after_).result == 0 && !all ? cells : std::set<int>{};
  }
  /// The cells where the side to move completes a line.
  [[nodiscard]] std::set<int> threats(const naive::Board& board) const {
    std::set<int> cells;
    for (const int cell : game_.moves(board)) {
      if (game_.ended(game_.after(board, cell)) != 0) cells.insert(cell);
    }
    return cells;
  }
  [[nodiscard]] bool blocks() const {
    return threats(passed(before_)).contains(move_) && !threats(after_).contains(move_);
  }
  [[nodiscard]] bool forks(int cell) const {
    const naive::Board then = game_.after(after_, cell);
    return threats(then).empty() && threats(passed(then)).size() >= 2 &&
           values_.at(after_).result == 1 && values_.at(after_).plies <= 3;
  }
  /// Whether every move of the side to move lets the other complete a line on this cell.
  [[nodiscard]] bool is_unstoppable(const naive::Board& board, int cell) const {
    return threats(board).empty() && std::ranges::all_of(game_.moves(board), [&](int reply) {
             return threats(game_.after(board, reply)).contains(cell);
           });
  }
  [[nodiscard]] int result_of(int cell) const {
    return -values_.at(game_.after(before_, cell)).result;
  }
  [[nodiscard]] bool only() const {
    const auto moves = game_.moves(before_);
    return moves.size() > 1 && std::ranges::all_of(moves, [&](int cell) {
             return cell == move_ || result_of(cell) < result_of(move_);
           });
  }
  [[nodiscard]] std::string best_play(const MoveReason& reason,
                                      const std::vector<int>& cells) const {
    if (cells.front() != move_ || reason.plies != static_cast<int>(cells.size())) return "its form";
    naive::Board board = before_;
    int left = values_.at(after_).plies;
    bool forced = reason.kind == ReasonKind::threat_sequence;
    std::set<int> threatened;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (!game_.moves(board).empty() && !game_.free(board, cells[i])) return "an illegal move";
      const bool winners = (reason.side == Mark::X) == board.x_moves;
      if (!winners && i > 0) {
        const bool has_to = threatened.size() >= 2 || threatened == std::set{cells[i]};
        forced = forced && has_to && threats(board).empty();
      }
      board = game_.after(board, cells[i]);
      if (values_.at(board).plies != left--) return "not best play";
      threatened = winners ? threats(passed(board)) : std::set<int>{};
    }
    const int ended = game_.ended(board);
    if (ended == 0) return "it does not end";
    const bool to_move_won = ended > 0;
    if (((reason.side == Mark::X) == board.x_moves) != to_move_won) return "the other side wins";
    return forced == (reason.kind == ReasonKind::threat_sequence) ? "" : "no threats";
  }
  [[nodiscard]] std::string cycle(const MoveReason& reason, const std::vector<int>& cells) const {
    if (cells.front() != move_) return "its form";
    std::vector<naive::Board> boards{before_};
    for (const int cell : cells) {
      if (!game_.free(boards.back(), cell)) return "an illegal move";
      boards.push_back(game_.after(boards.back(), cell));
      if (values_.at(boards.back()).result != 0) return "it gives the draw away";
    }
    const auto back = static_cast<std::size_t>(reason.plies);
    if (reason.plies < 1 || back >= boards.size()) return "its length";
    return boards[boards.size() - 1 - back] == boards.back() ? "" : "it does not come round";
  }

  const naive::Vanish& game_;
  bool misere_;
  int columns_;
  const Values& values_;
  naive::Board before_;
  int move_;
  naive::Board after_;
};

/// Checks the reasons for every move of every step-th position.
void expect_true_reasons(int columns, int rows, int k, bool misere, std::size_t step,
                         const std::set<ReasonKind>& wanted) {
  const Rules rules = Rules::make(columns, rows, k, misere).value();
  const naive::Vanish game(columns, rows, k, misere);
  const Values values = game.values();
  const Solver solver(rules);
  std::set<ReasonKind> found;
  std::size_t number = 0;
  for (const auto& [board, value] : values) {
    if (number++ % step != 0 || game.ended(board) != 0) continue;
    const Position position = test::position_of(rules, board);
    for (const Cell move : position.available_moves()) {
      const Checker checker(game, misere, columns, values, board, rules.board().index(move));
      const std::vector<MoveReason> reasons = solver.reasons(position, move);
      for (const MoveReason& reason : reasons) {
        found.insert(reason.kind);
        ASSERT_EQ(checker.fault(reason), "")
            << to_text(reason.kind) << ' ' << number << ' ' << to_text(move);
      }
      ASSERT_EQ(checker.shortcoming(reasons), "") << number << ' ' << to_text(move);
      ASSERT_TRUE(mnk::test::name_one_reply(reasons)) << number << ' ' << to_text(move);
    }
  }
  EXPECT_EQ(found, wanted);
}

using enum ReasonKind;

TEST(VanishReasons, AreTrueOfEveryMoveOfASmallGame) {
  expect_true_reasons(4, 2, 3, false, 5,
                      {completes_line, blocks_line, allows_line, makes_fork, allows_fork, only_move,
                       unstoppable_threat, allows_unstoppable_threat, threat_sequence, search,
                       cycle, replies, only_reply});
}

TEST(VanishReasons, AreTrueOnThreeByThree) {
  if (!mnk::test::can_do_heavy_work) return;
  expect_true_reasons(
      3, 3, 3, false, 29,
      {completes_line, blocks_line, allows_line, only_move, unstoppable_threat,
       allows_unstoppable_threat, threat_sequence, search, cycle, replies, only_reply});
}

TEST(VanishReasons, AreTrueInMisere) {
  expect_true_reasons(3, 3, 2, true, 1,
                      {completes_line, only_move, search, cycle, replies, only_reply});
}

}  // namespace
}  // namespace mnk::vanish
