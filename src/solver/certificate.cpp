#include "solver/certificate.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string_view>

#include "engine/notation.h"
#include "solver/static_rules.h"
#include "solver/value_search.h"
#include "solver/win_search.h"
#include "text/scan.h"

namespace mnk {
namespace {

std::string header(const Position& position, Value value) {
  std::string text = "tictactoe certificate 1\nrules " + to_text(position.rules()) + "\nposition " +
                     to_position_text(position) + "\nvalue ";
  text += to_text(value.result);
  if (value.result != Result::draw) {
    text += ' ';
    append_decimal(text, static_cast<std::uint64_t>(value.plies));
  }
  return text + '\n';
}

/// What a strategy achieves.
enum class Promise : std::uint8_t {
  wins,  ///< completes a line as soon as possible
  holds  ///< never lets the other side complete one
};

/// Writes one side's strategy against every defence or attack, as the words of a certificate (see
/// README.md), in the order of a depth-first walk over all replies of the other side. Separated by
/// blanks, with a line break after a hundred characters. Searches each move again, which the table
/// makes quick. The side must be able to keep the promise.
class StrategyWriter {
 public:
  StrategyWriter(const SearchContext& context, const Position& position, Mark side, Promise promise)
      : context_(&context),
        board_(context, position, promise == Promise::wins ? side : opponent(side)),
        own_(promise == Promise::wins ? Role::attacker : Role::defender),
        to_move_(position.to_move() == side ? own_ : other(own_)),
        pairing_(context.map) {}

  /// Nothing if the budget runs out. Call it once.
  [[nodiscard]] std::optional<std::string> write(Budget& budget) {
    if (!(to_move_ == own_ ? own_move(budget) : other_moves(budget))) return std::nullopt;
    return std::move(text_);
  }

 private:
  /// With the strategy's side to move. False if the budget runs out, as in the next two.
  bool own_move(Budget& budget) {
    if (board_.winning_cells(own_) > 0 || !is_new(own_) || justify(own_)) return true;
    const std::optional<CellIndex> move = find_move(budget);
    if (!move) return false;
    add(name(*move));
    board_.play(own_, *move);
    const bool done = other_moves(budget);
    board_.take_back();
    return done;
  }

  /// With the other side to move, which cannot complete a line.
  bool other_moves(Budget& budget) {
    if (board_.winning_cells(own_) > 1) return true;
    if (board_.winning_cells(own_) == 1) return answer_to(board_.winning_cell(own_), budget);
    if (!is_new(other(own_)) || justify(other(own_))) return true;
    add("*");
    for (CellIndex cell = board_.first_empty(); cell != board_.end();
         cell = board_.next_empty(cell)) {
      if (!board_.dead(cell) && !answer_to(cell, budget)) return false;
    }
    return true;
  }

  bool answer_to(CellIndex move, Budget& budget) {
    board_.play(other(own_), move);
    const bool done = own_move(budget);
    board_.take_back();
    return done;
  }

  [[nodiscard]] bool is_new(Role to_move) {
    return visited_[static_cast<std::size_t>(to_move)].insert(board_.key(true).key).second;
  }

  /// Writes a static reason why the other side never completes a line, if there is one.
  bool justify(Role to_move) {
    if (own_ == Role::attacker) return false;
    if (settle_by_weight(board_, to_move, always)) {
      add("w");
      return true;
    }
    if (!pairing_.exists(board_, board_.map().length())) return false;
    std::string word = "p";
    for (const CellIndex cell : pairing_.pairs()) word += name(cell);
    add(word);
    return true;
  }

  [[nodiscard]] std::optional<CellIndex> forking_cell() const {
    if (board_.winning_cells(other(own_)) > 0) return std::nullopt;
    for (CellIndex cell = board_.first_empty(); cell != board_.end();
         cell = board_.next_empty(cell)) {
      if (Forks::is_fork(board_, own_, cell)) return cell;
    }
    return std::nullopt;
  }

  /// The move that wins soonest, or that stops the other side from ever winning.
  [[nodiscard]] std::optional<CellIndex> find_move(Budget& budget) const {
    // The search would settle a fork without giving a move.
    if (const auto fork = forking_cell()) return fork;
    WinSearch search(*context_, board_, own_);
    Depth depth = own_ == Role::attacker ? Depth{1} : always;
    for (;; depth = deeper(deeper(depth))) {
      search.ask(depth);
      const std::optional<Bounds> answer = search.run(budget);
      if (!answer) return std::nullopt;
      if (answer->wins() == (own_ == Role::attacker)) break;
      assert(depth != always && "the side can keep its promise");
    }
    assert(search.root_move() != no_cell);
    return search.root_move();
  }

  void add(std::string_view word) {
    constexpr std::size_t line_length = 100;
    const bool full = text_.size() - line_start_ >= line_length;
    if (full) line_start_ = text_.size() + 1;
    if (!text_.empty()) text_ += full ? '\n' : ' ';
    text_ += word;
  }

  [[nodiscard]] std::string name(CellIndex cell) const {
    return to_text(context_->rules.cell(cell));
  }

  const SearchContext* context_;
  SearchBoard board_;
  Role own_;  ///< of the strategy's side: attacker if it wins, defender if it holds
  Role to_move_;
  Pairing pairing_;
  std::array<std::set<BoardKey>, 2> visited_;  ///< by role to move
  std::string text_;
  std::size_t line_start_ = 0;
};

/// The title and the words of one strategy.
std::optional<std::string> strategy(const SearchContext& context, const Position& position,
                                    Mark side, Promise promise, Budget& budget) {
  const auto words = StrategyWriter(context, position, side, promise).write(budget);
  if (!words) return std::nullopt;
  return std::string{letter(side)} + (promise == Promise::wins ? " wins\n" : " holds\n") + *words +
         (words->empty() ? "" : "\n");
}

/// A strategy for each side that never loses.
std::optional<std::string> draw(const SearchContext& context, const Position& position,
                                Budget& budget) {
  std::string text;
  for (const Mark side : {Mark::X, Mark::O}) {
    if (side == Mark::X && position.mark_count() == 0) {
      text += "X holds\nstealing\n";
      continue;
    }
    const auto held = strategy(context, position, side, Promise::holds, budget);
    if (!held) return std::nullopt;
    text += *held;
  }
  return text;
}

}  // namespace

std::optional<std::string> certificate(const SearchContext& context, const Position& position,
                                       Budget& budget) {
  ValueSearch search(context, position, PositionBounds(position));
  if (!search.run(budget)) return std::nullopt;
  const Value value = search.bounds().assess().value;
  const Mark mover = position.to_move();
  const Mark winner = value.result == Result::win ? mover : opponent(mover);
  const auto proof = value.result == Result::draw
                         ? draw(context, position, budget)
                         : strategy(context, position, winner, Promise::wins, budget);
  if (!proof) return std::nullopt;
  return header(position, value) + *proof + "end\n";
}

}  // namespace mnk
