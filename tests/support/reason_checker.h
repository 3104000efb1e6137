#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/notation.h"
#include "solver/reason.h"
#include "support/naive_game.h"
#include "support/true_values.h"

/// Checks the truth of reasons from the rules alone; of the solver it knows only the form of a
/// reason.
namespace mnk::test {

/// Whether the line of play begins with the reply that another reason names.
inline bool name_one_reply(const std::vector<MoveReason>& reasons) {
  using enum ReasonKind;
  std::optional<Cell> named;
  for (const auto& [kind, side, cells, plies, proven] : reasons) {
    if (kind == allows_line || kind == allows_fork || kind == lifts_into_line ||
        kind == allows_unstoppable_threat)
      named = cells[0];
    if ((kind == search || kind == threat_sequence) && named.value_or(cells.at(1)) != cells[1]) {
      return false;
    }
  }
  return true;
}

class ReasonChecker {
 public:
  /// With `values` it also checks what only the whole tree shows: that no other move does as well,
  /// and that a line is best play.
  ReasonChecker(const Position& position, Cell move, TrueValues* values)
      : before_(position),
        after_(before_.after(move)),
        move_(move),
        mover_(before_.to_move()),
        other_(NaiveGame::other(mover_)),
        values_(values) {}

  /// The fault of a reason; empty if it is true.
  [[nodiscard]] std::string fault(const MoveReason& reason) const {
    using Check = std::string_view (ReasonChecker::*)(const MoveReason&) const;
    constexpr std::array<Check, names_of<ReasonKind>.size()> checks = {
        &ReasonChecker::completes_line,  &ReasonChecker::blocks_line, &ReasonChecker::only_move,
        &ReasonChecker::makes_fork,      &ReasonChecker::allows_line, &ReasonChecker::allows_fork,
        &ReasonChecker::threat_sequence, &ReasonChecker::pairing,     &ReasonChecker::no_line_left,
        &ReasonChecker::weight_bound,    &ReasonChecker::search};
    using enum ReasonKind;
    constexpr std::array in_misere = {completes_line, only_move, no_line_left,
                                      search,         replies,   only_reply};
    const bool of_misere = std::ranges::find(in_misere, reason.kind) != in_misere.end();
    std::string_view found;
    if (before_.misere() && !of_misere) {
      found = "in misère play";
    } else if (!std::ranges::all_of(reason.cells,
                                    [&](Cell cell) { return before_.on_board(cell); })) {
      found = "a cell off the board";
    } else {
      const bool names_replies = reason.kind == replies || reason.kind == only_reply;
      found = names_replies ? of_replies(reason)
                            : (this->*checks[static_cast<std::size_t>(reason.kind)])(reason);
    }
    if (found.empty()) return {};
    std::string text(to_text(reason.kind));
    return text.append(": ").append(found);
  }

 private:
  static constexpr std::string_view right = "";

  [[nodiscard]] char side_of(const MoveReason& reason) const { return letter(reason.side); }

  [[nodiscard]] std::string_view completes_line(const MoveReason& reason) const {
    if (side_of(reason) != mover_ || reason.plies != 1 || !reason.proven) return "its form";
    std::vector<int> cells;
    for (const Cell cell : reason.cells) cells.push_back(before_.index(cell));
    if (std::ranges::find(after_.lines(), cells) == after_.lines().end()) return "no line";
    if (std::ranges::find(reason.cells, move_) == reason.cells.end())
      return "the move is not on it";
    const bool full =
        std::ranges::all_of(cells, [&](int cell) { return after_.at(cell) == mover_; });
    return full ? right : "not complete";
  }

  [[nodiscard]] std::string_view blocks_line(const MoveReason& reason) const {
    if (side_of(reason) != mover_ || reason.plies != 0 || !reason.proven) return "its form";
    if (reason.cells != std::vector{move_}) return "the cell";
    const auto threats = before_.completing_cells(other_);
    return std::ranges::find(threats, before_.index(move_)) != threats.end() ? right : "no threat";
  }

  [[nodiscard]] std::string_view only_move(const MoveReason& reason) const {
    if (side_of(reason) != mover_ || reason.plies != 0 || !reason.proven) return "its form";
    if (reason.cells != std::vector{move_}) return "the cell";
    const std::vector<int> moves = before_.empty_cells();
    if (moves.size() < 2) return "there is no other";
    if (values_ == nullptr) return right;
    const Result result = values_->of_move(before_, before_.index(move_)).result;
    const bool only = std::ranges::all_of(moves, [&](int cell) {
      return cell == before_.index(move_) || values_->of_move(before_, cell).result < result;
    });
    return only ? right : "another move does as well";
  }

  [[nodiscard]] std::string_view makes_fork(const MoveReason& reason) const {
    if (side_of(reason) != mover_ || reason.plies != 3 || !reason.proven) return "its form";
    std::set<int> cells;
    for (const Cell cell : reason.cells) cells.insert(after_.index(cell));
    if (cells.size() < 2 || cells.size() != reason.cells.size()) return "too few cells";
    const auto threats = after_.completing_cells(mover_);
    if (cells != std::set(threats.begin(), threats.end())) return "not the threats";
    const auto old = before_.completing_cells(mover_);
    const bool fresh = std::ranges::any_of(
        cells, [&](int cell) { return std::ranges::find(old, cell) == old.end(); });
    if (!fresh) return "nothing new";
    return after_.completing_cells(other_).empty() ? right : "the other wins first";
  }

  [[nodiscard]] std::string_view allows_line(const MoveReason& reason) const {
    if (side_of(reason) != other_ || reason.plies != 2 || !reason.proven) return "its form";
    if (reason.cells.size() != 1) return "the cell";
    const auto threats = after_.completing_cells(other_);
    return std::ranges::find(threats, after_.index(reason.cells.front())) != threats.end()
               ? right
               : "no threat";
  }

  [[nodiscard]] std::string_view allows_fork(const MoveReason& reason) const {
    if (side_of(reason) != other_ || reason.plies != 4 || !reason.proven) return "its form";
    if (reason.cells.size() != 1 || !after_.legal(reason.cells.front())) return "the cell";
    if (!after_.completing_cells(other_).empty()) return "there is a quicker win";
    const NaiveGame forked = after_.after(reason.cells.front());
    if (!forked.completing_cells(mover_).empty()) return "the mover wins first";
    return forked.completing_cells(other_).size() > 1 ? right : "no fork";
  }

  [[nodiscard]] std::string_view threat_sequence(const MoveReason& reason) const {
    if (!reason.proven || reason.cells.empty() || reason.cells.front() != move_ ||
        reason.plies != static_cast<int>(reason.cells.size())) {
      return "its form";
    }
    const char winner = side_of(reason);
    NaiveGame game = before_;
    for (const Cell cell : reason.cells) {
      if (!game.legal(cell)) return "an illegal move";
      if (game.to_move() != winner && cell != reason.cells.front()) {
        const auto threats = game.completing_cells(winner);
        if (threats.empty()) return "no threat";
        if (!game.completing_cells(game.to_move()).empty()) return "the loser wins first";
        if (threats.size() == 1 && threats.front() != game.index(cell)) return "no answer";
      }
      game = game.after(cell);
    }
    return game.outcome() == winner ? right : "the side does not win";
  }

  /// Whether the other side has a mark on the line, which makes it useless to this side.
  [[nodiscard]] bool blocked(const std::vector<int>& line, char side) const {
    return std::ranges::any_of(line,
                               [&](int cell) { return after_.at(cell) == NaiveGame::other(side); });
  }

  [[nodiscard]] std::string_view pairing(const MoveReason& reason) const {
    if (reason.plies != 0 || !reason.proven || reason.cells.size() % 2 != 0) return "its form";
    std::vector<int> cells;
    for (const Cell cell : reason.cells) cells.push_back(after_.index(cell));
    if (std::set(cells.begin(), cells.end()).size() != cells.size()) return "a cell in two pairs";
    if (!std::ranges::all_of(cells, [&](int cell) { return after_.at(cell) == '.'; })) {
      return "a cell that is taken";
    }
    const auto on = [](const std::vector<int>& line, int cell) {
      return std::ranges::find(line, cell) != line.end();
    };
    for (const std::vector<int>& line : after_.lines()) {
      if (blocked(line, side_of(reason))) continue;
      bool held = false;
      for (std::size_t i = 0; i < cells.size(); i += 2) {
        held = held || (on(line, cells[i]) && on(line, cells[i + 1]));
      }
      if (!held) return "a line without a pair";
    }
    return right;
  }

  [[nodiscard]] std::string_view no_line_left(const MoveReason& reason) const {
    if (reason.plies != 0 || !reason.proven || !reason.cells.empty()) return "its form";
    const char completer = before_.misere() ? NaiveGame::other(side_of(reason)) : side_of(reason);
    const bool none = std::ranges::all_of(
        after_.lines(), [&](const std::vector<int>& line) { return blocked(line, completer); });
    return none ? right : "a line is left";
  }

  [[nodiscard]] std::string_view weight_bound(const MoveReason& reason) const {
    if (reason.plies != 0 || !reason.proven || !reason.cells.empty()) return "its form";
    const char side = side_of(reason);
    constexpr std::uint64_t one = std::uint64_t{1} << 32;
    std::uint64_t sum = 0;
    for (const std::vector<int>& line : after_.lines()) {
      if (blocked(line, side)) continue;
      const auto missing =
          std::ranges::count_if(line, [&](int cell) { return after_.at(cell) == '.'; });
      sum += one >> missing;
    }
    return sum < (after_.to_move() == side ? one / 2 : one) ? right : "too heavy";
  }

  [[nodiscard]] std::string_view search(const MoveReason& reason) const {
    if (reason.cells.empty() || reason.cells.front() != move_ ||
        reason.plies != static_cast<int>(reason.cells.size())) {
      return "its form";
    }
    NaiveGame game = before_;
    int plies = values_ == nullptr ? 0 : values_->of(after_).plies;
    for (const Cell cell : reason.cells) {
      if (!game.legal(cell)) return "an illegal move";
      game = game.after(cell);
      if (values_ == nullptr || !reason.proven) continue;
      if (values_->of(game).plies != plies--) return "not best play";
    }
    if (!reason.proven) return right;
    const char result = game.outcome();
    if (result == '.') return unfinished(reason, game);
    if (result == '=') return side_of(reason) == mover_ ? right : "the side of a draw";
    return result == side_of(reason) ? right : "it does not end as said";
  }

  /// Which replies hold a draw, where others lose.
  [[nodiscard]] std::string_view of_replies(const MoveReason& reason) const {
    const bool only = reason.kind == ReasonKind::only_reply;
    if (side_of(reason) != other_ || reason.plies != 0 || !reason.proven ||
        only != (reason.cells.size() == 1)) {
      return "its form";
    }
    if (values_ == nullptr) return right;
    const std::vector<int> replies = after_.empty_cells();
    if (reason.cells.size() == replies.size()) return "every reply";
    const bool exact = std::ranges::all_of(replies, [&](int cell) {
      const bool named = std::ranges::any_of(
          reason.cells, [&](Cell reply) { return after_.index(reply) == cell; });
      return named == (values_->of_move(after_, cell).result == Result::draw);
    });
    return exact ? right : "not these replies";
  }

  /// The fault of a proven line that stops before the end: it must still lead to the value.
  [[nodiscard]] std::string_view unfinished(const MoveReason& reason, const NaiveGame& game) const {
    if (values_ == nullptr) return right;
    const Result result = values_->of(game).result;
    if (result == Result::draw) return side_of(reason) == mover_ ? right : "the side of a draw";
    const char winner = result == Result::win ? game.to_move() : NaiveGame::other(game.to_move());
    return winner == side_of(reason) ? right : "the other side wins";
  }

  NaiveGame before_;
  NaiveGame after_;
  Cell move_;
  char mover_;
  char other_;
  TrueValues* values_;
};

}  // namespace mnk::test
