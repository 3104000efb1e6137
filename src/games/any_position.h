#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/notation.h"
#include "engine/position_text.h"
#include "games/any_rules.h"

namespace mnk::games {

/// A position of any of the games, with the moves that led to it. What each function promises is
/// said at the game's own Position.
class AnyPosition {
 public:
  /// The empty board.
  explicit AnyPosition(const AnyRules& rules);
  /// Implicit, because a position of one of the games is a position of any game.
  template <class P>
    requires(AllGames::has_position<P>)
  AnyPosition(P position) : position_(std::move(position)) {}

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
  [[nodiscard]] AnyPosition after(Cell cell) const;
  [[nodiscard]] const std::vector<Cell>& history() const;
  /// Whether the board is empty.
  [[nodiscard]] bool empty() const;
  [[nodiscard]] std::vector<Line> completed_lines() const;

  /// The cell whose mark leaves with the next move, in a game where marks leave.
  [[nodiscard]] std::optional<Cell> leaving() const;
  /// Whether a position can recur in the course of a game.
  [[nodiscard]] bool can_come_again() const;
  /// How often this position has occurred, this time included; 1 in a game where none can recur.
  [[nodiscard]] int repetitions() const;

  /// As a position of one game; null if it belongs to another.
  template <GamePosition P>
  [[nodiscard]] const P* of() const {
    return std::get_if<P>(&position_);
  }
  template <class Visit>
  [[nodiscard]] decltype(auto) visit(Visit visitor) const {
    return std::visit(visitor, position_);
  }

  /// The same marks under the same rules. Where positions can recur the moves must be the same too,
  /// because how the game goes on depends on them.
  friend bool operator==(const AnyPosition& a, const AnyPosition& b);

 private:
  AllGames::Position position_;
};

static_assert(GamePosition<AnyPosition>);

/// A position that was set up, as its game writes it: `XO./.X./..O`, or `b2.c3/a1/O` where marks
/// vanish.
[[nodiscard]] std::string to_position_text(const AnyPosition& start);
[[nodiscard]] std::expected<AnyPosition, ParseError> parse_any_position(std::string_view text,
                                                                        const AnyRules& rules);

/// As mnk::parse_moves(), from a position of any game.
[[nodiscard]] std::expected<std::vector<Cell>, MovesError> parse_moves(std::string_view text,
                                                                       const AnyPosition& start);

}  // namespace mnk::games
