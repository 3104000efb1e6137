#pragma once

#include <concepts>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/cell.h"
#include "engine/notation.h"
#include "engine/position.h"
#include "engine/rules.h"

namespace mnk::games {

class Game;

/// The rules of any game: the game, m, n and k, and whether it is misère. Always valid: games make
/// their own, and registry/games.h reads them from text.
class AnyRules {
 public:
  /// Implicit, because rules of the m,n,k-game are rules of a game.
  AnyRules(const mnk::Rules& board = {});
  /// The game must allow `board`.
  AnyRules(const Game& game, const mnk::Rules& board) : game_(&game), board_(board) {}

  [[nodiscard]] const Game& game() const { return *game_; }
  /// The board, with its lines.
  [[nodiscard]] const mnk::Rules& board() const { return board_; }

  friend bool operator==(const AnyRules&, const AnyRules&) = default;

 private:
  const Game* game_;
  mnk::Rules board_;
};

/// `3,3,3`, `3,3,3,misere`, or with the option of another game.
[[nodiscard]] std::string to_text(const AnyRules& rules);

/// As Game::is_solved().
[[nodiscard]] bool is_solved(const AnyRules& rules);

/// As Game::kept_marks().
[[nodiscard]] std::optional<int> kept_marks(const AnyRules& rules);
/// As Game::marks_fall().
[[nodiscard]] bool marks_fall(const AnyRules& rules);

/// A position of any game, with the moves played since it was set up. A move is a cell. AnyPosition
/// holds one as a value.
class Position {
 public:
  virtual ~Position() = default;

  [[nodiscard]] virtual std::unique_ptr<Position> clone() const = 0;
  /// `other` must be a position of the same game.
  [[nodiscard]] virtual bool equals(const Position& other) const = 0;

  /// The mark on a cell; nothing on an empty one.
  [[nodiscard]] virtual std::optional<Mark> at(Cell cell) const = 0;
  /// The side whose turn it is; after the end, the side whose turn it would be.
  [[nodiscard]] virtual Mark to_move() const = 0;
  [[nodiscard]] virtual Outcome outcome() const = 0;
  /// The cells that may be played, in row-major order; none once the game is over.
  [[nodiscard]] virtual std::vector<Cell> available_moves() const = 0;
  /// Why `cell` may not be played now; nothing if it may.
  [[nodiscard]] virtual std::optional<Refusal> refusal(Cell cell) const = 0;
  /// Plays for the side to move. A refused move changes nothing.
  virtual std::expected<void, Refusal> play(Cell cell) = 0;
  /// Takes the last move back. The history must not be empty.
  virtual void take_back() = 0;
  /// The moves played since the position was set up, first to last.
  [[nodiscard]] virtual const std::vector<Cell>& history() const = 0;
  /// Every completed line of a decided game, else none; in misère play, the lines that lost.
  [[nodiscard]] virtual std::vector<Line> completed_lines() const = 0;

  /// The move a player means by pointing at a cell of the board: that cell, unless the game
  /// overrides it. May be illegal.
  [[nodiscard]] virtual Cell move_at(Cell cell) const = 0;
  /// The cell whose mark leaves with the next move, if one does.
  [[nodiscard]] virtual std::optional<Cell> next_removed() const = 0;
  /// How often this position has occurred, including now; 1 if positions cannot recur.
  [[nodiscard]] virtual int repetitions() const = 0;
};

/// Adapts a game's own position type. `Own` is a value with the functions of Position; move_at(),
/// next_removed() and repetitions() are optional.
template <class Own>
class PositionOf final : public Position {
 public:
  explicit PositionOf(Own own) : own_(std::move(own)) {}

  [[nodiscard]] const Own& own() const { return own_; }

  [[nodiscard]] std::unique_ptr<Position> clone() const override {
    return std::make_unique<PositionOf>(own_);
  }
  [[nodiscard]] bool equals(const Position& other) const override {
    return own_ == static_cast<const PositionOf&>(other).own_;
  }
  [[nodiscard]] std::optional<Mark> at(Cell cell) const override { return own_.at(cell); }
  [[nodiscard]] Mark to_move() const override { return own_.to_move(); }
  [[nodiscard]] Outcome outcome() const override { return own_.outcome(); }
  [[nodiscard]] std::vector<Cell> available_moves() const override {
    return own_.available_moves();
  }
  [[nodiscard]] std::optional<Refusal> refusal(Cell cell) const override {
    return own_.refusal(cell);
  }
  std::expected<void, Refusal> play(Cell cell) override { return own_.play(cell); }
  void take_back() override { own_.take_back(); }
  [[nodiscard]] const std::vector<Cell>& history() const override { return own_.history(); }
  [[nodiscard]] std::vector<Line> completed_lines() const override {
    return own_.completed_lines();
  }
  [[nodiscard]] Cell move_at(Cell cell) const override {
    if constexpr (requires { own_.move_at(cell); }) return own_.move_at(cell);
    return cell;
  }
  [[nodiscard]] std::optional<Cell> next_removed() const override {
    if constexpr (requires { own_.next_removed(); }) return own_.next_removed();
    return std::nullopt;
  }
  [[nodiscard]] int repetitions() const override {
    if constexpr (requires { own_.repetitions(); }) return own_.repetitions();
    return 1;
  }

 private:
  Own own_;
};

/// A position of any game, as a value. See Position for what each function guarantees.
class AnyPosition {
 public:
  /// The empty board.
  explicit AnyPosition(const AnyRules& rules);
  /// Implicit, because every game's position is a position of any game.
  template <class Own>
    requires requires(const Own& own) {
      { own.rules() } -> std::convertible_to<AnyRules>;
    } && (!std::same_as<Own, AnyPosition>)
  AnyPosition(Own own)
      : rules_(own.rules()), position_(std::make_unique<PositionOf<Own>>(std::move(own))) {}

  AnyPosition(const AnyPosition& other)
      : rules_(other.rules_), position_(other.position_->clone()) {}
  AnyPosition& operator=(const AnyPosition& other) { return *this = AnyPosition(other); }
  AnyPosition(AnyPosition&&) noexcept = default;
  AnyPosition& operator=(AnyPosition&&) noexcept = default;
  ~AnyPosition() = default;

  [[nodiscard]] const AnyRules& rules() const { return rules_; }
  [[nodiscard]] const Game& game() const { return rules_.game(); }
  [[nodiscard]] const mnk::Rules& board() const { return rules_.board(); }

  [[nodiscard]] std::optional<Mark> at(Cell cell) const { return position_->at(cell); }
  /// The content of each cell, row-major.
  [[nodiscard]] Marks marks() const;
  /// Whether the board is empty.
  [[nodiscard]] bool empty() const;
  [[nodiscard]] Mark to_move() const { return position_->to_move(); }
  [[nodiscard]] Outcome outcome() const { return position_->outcome(); }
  [[nodiscard]] std::vector<Cell> available_moves() const { return position_->available_moves(); }
  [[nodiscard]] std::optional<Refusal> refusal(Cell cell) const { return position_->refusal(cell); }
  std::expected<void, Refusal> play(Cell cell) { return position_->play(cell); }
  void take_back() { position_->take_back(); }
  /// A copy with `cell`, a legal move, played.
  [[nodiscard]] AnyPosition after(Cell cell) const { return after_move(*this, cell); }
  /// A copy with the last move taken back. The history must not be empty.
  [[nodiscard]] AnyPosition before() const;
  [[nodiscard]] const std::vector<Cell>& history() const { return position_->history(); }
  /// The last move of the history, if any.
  [[nodiscard]] std::optional<Cell> last_move() const;
  [[nodiscard]] std::vector<Line> completed_lines() const { return position_->completed_lines(); }
  /// As Position::move_at(); a cell off the board stands for itself.
  [[nodiscard]] Cell move_at(Cell cell) const {
    return board().contains(cell) ? position_->move_at(cell) : cell;
  }
  [[nodiscard]] std::optional<Cell> next_removed() const { return position_->next_removed(); }
  [[nodiscard]] int repetitions() const { return position_->repetitions(); }
  /// As Game::positions_recur().
  [[nodiscard]] bool positions_recur() const;

  /// For a game's own code: the position inside, which must be an `Own`.
  template <class Own>
  [[nodiscard]] const Own& as() const {
    return static_cast<const PositionOf<Own>&>(*position_).own();
  }

  /// Same rules and same marks. Where positions can recur, also the same moves, because later
  /// repetitions depend on them.
  friend bool operator==(const AnyPosition& a, const AnyPosition& b);

 private:
  AnyRules rules_;
  std::unique_ptr<Position> position_;
};

/// A set-up position as its game writes it: `XO./.X./..O`, or `b2.c3/a1/O` if old marks leave.
[[nodiscard]] std::string to_position_text(const AnyPosition& start);
/// Reads what to_position_text() writes. Refuses positions that play cannot reach.
[[nodiscard]] std::expected<AnyPosition, ParseError> parse_any_position(std::string_view text,
                                                                        const AnyRules& rules);

/// Marks in the game's form of a position, even if play cannot reach them: for the position editor.
[[nodiscard]] std::string to_position_text(const PlacedMarks& marks, const AnyRules& rules);
[[nodiscard]] std::expected<PlacedMarks, ParseError> parse_marks(std::string_view text,
                                                                 const AnyRules& rules);

/// The marks of a position; oldest first where their order matters.
[[nodiscard]] PlacedMarks placed_marks(const AnyPosition& position);

}  // namespace mnk::games
