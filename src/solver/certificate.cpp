#include "solver/certificate.h"

#include "engine/notation.h"
#include "engine/position_text.h"
#include "solver/strategy_writer.h"
#include "solver/value_search.h"
#include "text/decimal.h"

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

/// The title and the words of one strategy.
std::optional<std::string> strategy(const SearchContext& context, const Position& position,
                                    Mark side, Promise promise, Budget& budget) {
  const auto words = StrategyWriter(context, position, side, promise).write(budget);
  if (!words) return std::nullopt;
  return std::string{letter(side)} + (promise == Promise::wins ? " wins\n" : " holds\n") + *words +
         (words->empty() ? "" : "\n");
}

/// That neither side can be beaten.
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
