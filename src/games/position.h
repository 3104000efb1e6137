#pragma once

#include <expected>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/notation.h"
#include "engine/position_text.h"
#include "games/rules.h"

namespace mnk::games {

/// A position of any of the games, with the moves that led to it. What each function promises
/// stands at the game's own position.
class AnyPosition {
 public:
  /// The empty board.
  explicit AnyPosition(const AnyRules& rules);
  /// That it is not this class is asked first, or Clang would ask of the answer itself.
  template <class P>
    requires(!std::same_as<P, AnyPosition> && GamePosition<P>)
  explicit AnyPosition(P position) : position_(std::move(position)) {}

  [[nodiscard]] AnyRules rules() const;
  [[nodiscard]] const mnk::Rules& board() const;

  [[nodiscard]] std::optional<Mark> at(Cell cell) const;
  /// What stands on each cell, row-major.
  [[nodiscard]] Marks marks() const;
  [[nodiscard]] Mark to_move() const;
  [[nodiscard]] Outcome outcome() const;
  [[nodiscard]] std::vector<Cell> available_moves() const;
  [[nodiscard]] std::optional<Refusal> refusal(Cell cell) const;
  std::expected<void, Refusal> play(Cell cell);
  void take_back();
  [[nodiscard]] const std::vector<Cell>& history() const;
  [[nodiscard]] std::vector<Line> completed_lines() const;

  /// The cell whose mark leaves with the next move, in a game where marks leave.
  [[nodiscard]] std::optional<Cell> leaving() const;
  /// How often the position stands there; 1 in a game where none can come again.
  [[nodiscard]] int repetitions() const;

  /// The position of a game; null if it is another's.
  template <GamePosition P>
  [[nodiscard]] const P* of() const {
    return std::get_if<P>(&position_);
  }
  template <class Visit>
  [[nodiscard]] decltype(auto) visit(Visit visitor) const {
    return std::visit(visitor, position_);
  }

 private:
  AllGames::Position position_;
};

static_assert(GamePosition<AnyPosition>);

/// As mnk::parse_moves(), from a position of any game.
[[nodiscard]] std::expected<std::vector<Cell>, MovesError> parse_moves(std::string_view text,
                                                                       const AnyPosition& start);

}  // namespace mnk::games
